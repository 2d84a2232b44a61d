// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

/// Rows and sections that come, go and move.
@MainActor
@Suite(.serialized)
final class TableUpdateTests {
    private let app: TestApp

    init() throws { app = try TestApp(device: "iPhone SE (3rd generation)") }

    isolated deinit { _ = try? TestApp() }

    private func texts(_ table: UITableView) -> [String] {
        table.visibleCells.map { $0.textLabel?.text ?? "" }
    }

    @Test(arguments: [
        UITableView.RowAnimation.fade, .right, .left, .top, .bottom, .none, .middle, .automatic,
    ])
    func rowsComeAndGoByEveryAnimation(_ animation: UITableView.RowAnimation) {
        let source = RowSource([["a", "b", "c", "d"]])
        let table = app.showTable(source)
        let kept = table.cellForRow(at: row(3))
        source.sections = [["a", "x", "d", "y"]]
        table.beginUpdates()
        table.deleteRows(at: [row(1), row(2)], with: animation)
        table.insertRows(at: [row(1), row(3)], with: animation)
        table.endUpdates()
        #expect(texts(table) == ["a", "x", "d", "y"])
        #expect(table.cellForRow(at: row(2)) === kept)
        app.advance(by: 0.1)
        app.settle()
        #expect(texts(table) == ["a", "x", "d", "y"])
        for (index, cell) in table.visibleCells.enumerated() {
            #expect(cell.frame == table.rectForRow(at: row(index)))
            #expect(cell.alpha == 1)
        }
        // What has gone is hidden, or used again.
        let seen = table.subviews.filter { $0 is UITableViewCell && !$0.isHidden }
        #expect(seen.count == 4)
    }

    @Test func rowsMoveWithTheirCells() {
        let source = RowSource([["a", "b", "c"], ["d"]])
        let table = app.showTable(source)
        let moved = table.cellForRow(at: row(0))
        source.sections = [["b", "c"], ["d", "a"]]
        table.moveRow(at: row(0), to: row(1, 1))
        #expect(texts(table) == ["b", "c", "d", "a"])
        #expect(table.cellForRow(at: row(1, 1)) === moved)
        app.settle()
        #expect(moved?.frame.minY == 132)
    }

    @Test func sectionsComeGoAndMove() {
        let source = RowSource([["a"], ["b"], ["c"]])
        let table = app.showTable(source)
        source.sections = [["c"], ["n"], ["a"]]
        table.performBatchUpdates({
            table.deleteSections(IndexSet(integer: 1), with: .fade)
            table.insertSections(IndexSet(integer: 1), with: .fade)
            table.moveSection(2, toSection: 0)
        })
        #expect(texts(table) == ["c", "n", "a"])
        source.sections[1] = ["n", "m"]
        table.reloadSections(IndexSet(integer: 1), with: .automatic)
        app.settle()
        #expect(texts(table) == ["c", "n", "m", "a"])
    }

    @Test func completionsComeWhenTheAnimationIsOver() {
        let source = RowSource([["a"]])
        let table = app.showTable(source)
        var done: [Bool] = []
        source.sections = [["a", "b"]]
        table.performBatchUpdates(
            { table.insertRows(at: [row(1)], with: .fade) },
            completion: { done.append($0) }
        )
        #expect(done == [])
        app.advance(by: 0.1)
        let coming = table.cellForRow(at: row(1))
        #expect((coming?.layer.presentation()?.opacity ?? 1) < 1)
        app.settle()
        #expect(done == [true])
        table.removeFromSuperview()
        source.sections = [["b"]]
        table.performBatchUpdates(
            { table.deleteRows(at: [row(0)], with: .fade) },
            completion: { done.append($0) }
        )
        #expect(done == [true, true])
    }

    @Test func theSelectionGoesAlong() {
        let source = RowSource(count: 10)
        let table = app.showTable(source)
        table.allowsMultipleSelection = true
        for index in [2, 5] {
            table.selectRow(at: row(index), animated: false, scrollPosition: .none)
        }
        source.sections[0].remove(at: 2)
        source.sections[0].insert("new", at: 0)
        table.performBatchUpdates({
            table.deleteRows(at: [row(2)], with: .none)
            table.insertRows(at: [row(0)], with: .none)
        })
        #expect(table.indexPathsForSelectedRows == [row(5)])
        app.settle()
    }

    @Test func reloadedRowsGetOtherCellsAndReconfiguredOnesTheSame() {
        let source = RowSource([["a", "b"]])
        let table = app.showTable(source)
        let first = table.cellForRow(at: row(0))
        source.sections = [["A", "B"]]
        table.reloadRows(at: [row(0)], with: .none)
        #expect(table.cellForRow(at: row(0)) !== first)
        let second = table.cellForRow(at: row(1))
        table.reconfigureRows(at: [row(1)])
        #expect(table.cellForRow(at: row(1)) === second)
        #expect(texts(table) == ["A", "B"])
        app.settle()
    }

    @Test func deletingTheEndScrollsBack() {
        let source = RowSource(count: 100)
        let table = app.showTable(source)
        table.contentOffset.y = 4400 - 667
        app.update()
        source.sections[0].removeLast(90)
        table.deleteRows(at: (10..<100).map { row($0) }, with: .top)
        app.settle()
        #expect(table.contentOffset.y == 0)
        #expect(texts(table).count == 10)
    }

    @Test func whatDoesNotFitTheDataTraps() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let source = RowSource([["a"]])
                let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
                table.dataSource = source
                table.layoutIfNeeded()
                table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)
            }
        }
    }

    @Test func updatesInTheMiddleOfAnAnimationEndWell() {
        let source = RowSource(count: 8)
        let table = app.showTable(source)
        source.sections[0].removeFirst()
        table.deleteRows(at: [row(0)], with: .left)
        app.advance(by: 0.1)
        source.sections[0].insert("x", at: 3)
        table.insertRows(at: [row(3)], with: .right)
        app.advance(by: 0.1)
        source.sections[0] = ["end"]
        table.reloadData()
        app.settle()
        #expect(texts(table) == ["end"])
        #expect(table.subviews.filter { $0 is UITableViewCell && !$0.isHidden }.count == 1)
    }

    @Test func aNewTablesDataMayChangeBeforeTheTableAsksForIt() {
        let source = RowSource([])
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = source
        source.sections = [["a"]]
        table.beginUpdates()
        table.insertSections([0], with: .automatic)
        table.endUpdates()
        // What is there now counts for the next change.
        source.sections = [["a"], ["b", "c"]]
        table.beginUpdates()
        table.insertSections([1], with: .none)
        table.endUpdates()
        source.sections = [["b", "c"], ["a"]]
        table.moveSection(0, toSection: 1)
        #expect(table.numberOfRows(inSection: 0) == 2)
        source.sections = [["a"]]
        table.reloadData()
        #expect(table.numberOfSections == 1)
        source.sections = [["a", "b"]]
        table.beginUpdates()
        table.insertRows(at: [row(1)], with: .automatic)
        table.endUpdates()
        #expect(table.numberOfRows(inSection: 0) == 2)
        var isDone = false
        let other = UITableView(frame: table.frame)
        other.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        other.dataSource = source
        other.performBatchUpdates(
            {
                source.sections[0].append("c")
                other.insertRows(at: [row(2)], with: .none)
            },
            completion: { isDone = $0 }
        )
        #expect(isDone)
        #expect(other.numberOfRows(inSection: 0) == 3)
    }
}
