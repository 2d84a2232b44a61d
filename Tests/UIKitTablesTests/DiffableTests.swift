// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

/// A data source with titles and rows that can be edited.
@MainActor
private final class TitledSource: UITableViewDiffableDataSource<String, Int> {
    override func tableView(
        _ tableView: UITableView,
        titleForHeaderInSection section: Int
    ) -> String? { sectionIdentifier(for: section) }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        true
    }

    override func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete, let item = itemIdentifier(for: indexPath) else { return }
        var next = snapshot()
        next.deleteItems([item])
        apply(next)
    }
}

/// Tables that show snapshots.
@MainActor
@Suite(.serialized)
final class TableDiffableTests {
    private typealias Source = UITableViewDiffableDataSource<String, Int>
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private let app: TestApp
    private var made: [Int] = []

    init() throws { app = try TestApp(device: "iPhone SE (3rd generation)") }

    isolated deinit { _ = try? TestApp() }

    private func show(_ sections: [(String, [Int])]) -> Snapshot {
        var snapshot = Snapshot()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items)
        }
        return snapshot
    }

    private func showTable() -> UITableView {
        let table = UITableView(frame: UIScreen.main.bounds, style: .plain)
        table.contentInsetAdjustmentBehavior = .never
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        app.show(table)
        return table
    }

    private var provider: Source.CellProvider {
        { [unowned self] table, path, item in
            made.append(item)
            let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
            cell.textLabel?.text = "\(item)"
            return cell
        }
    }

    private func source(_ table: UITableView) -> Source {
        let source = Source(tableView: table, cellProvider: provider)
        keep(source)
        return source
    }

    private func texts(_ table: UITableView) -> [String] {
        table.visibleCells.map { $0.textLabel?.text ?? "" }
    }

    @Test func aSnapshotIsShownAndAskedFor() {
        let table = showTable()
        let source = source(table)
        #expect(table.dataSource === source)
        #expect(table.numberOfSections == 0)
        source.apply(show([("a", [1, 2]), ("b", [3])]), animatingDifferences: false)
        table.layoutIfNeeded()
        #expect(texts(table) == ["1", "2", "3"])
        #expect(source.snapshot().itemIdentifiers == [1, 2, 3])
        #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 1)) == 3)
        #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 1)) == nil)
        #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 7)) == nil)
        #expect(source.indexPath(for: 2) == IndexPath(row: 1, section: 0))
        #expect(source.indexPath(for: 9) == nil)
        #expect(source.sectionIdentifier(for: 1) == "b")
        #expect(source.sectionIdentifier(for: 2) == nil)
        #expect(source.index(for: "b") == 1)
        #expect(source.defaultRowAnimation == .automatic)
    }

    @Test func cellsOfItemsThatStayAreKeptAndMove() {
        let table = showTable()
        let source = source(table)
        source.apply(show([("a", [1, 2, 3]), ("b", [4])]), animatingDifferences: false)
        table.layoutIfNeeded()
        let one = table.cellForRow(at: row(0))
        made = []
        var isOver = false
        source.apply(show([("b", [4, 1]), ("c", [5]), ("a", [3])])) { isOver = true }
        #expect(texts(table) == ["4", "1", "5", "3"])
        #expect(table.cellForRow(at: row(1, 0)) === one)
        #expect(made == [5])
        app.settle()
        #expect(isOver)
        #expect(one?.frame.minY == 44)
    }

    @Test func reloadedRowsAreMadeAnewAndReconfiguredOnesFilledAgain() {
        let table = showTable()
        let source = source(table)
        source.apply(show([("a", [1, 2, 3])]), animatingDifferences: false)
        table.layoutIfNeeded()
        let cells = table.visibleCells
        made = []
        var next = source.snapshot()
        next.reconfigureItems([2])
        source.apply(next, animatingDifferences: false)
        #expect(made == [2])
        #expect(table.visibleCells[1] === cells[1])
        made = []
        next = source.snapshot()
        #expect(next.reconfiguredItemIdentifiers.isEmpty)
        next.reloadItems([3])
        next.moveItem(3, beforeItem: 1)
        source.apply(next, animatingDifferences: false)
        table.layoutIfNeeded()
        #expect(made == [3])
        #expect(texts(table) == ["3", "1", "2"])
    }

    @Test func randomSnapshotsAreShownAsIfFromScratch() {
        let table = showTable()
        let source = source(table)
        var state: UInt64 = 7
        func random(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        for round in 0..<60 {
            var items = Array(0..<12)
            for index in items.indices.reversed() { items.swapAt(index, random(index + 1)) }
            var names = ["a", "b", "c", "d"]
            for index in names.indices.reversed() { names.swapAt(index, random(index + 1)) }
            var snapshot = Snapshot()
            for name in names.prefix(random(4) + 1) {
                snapshot.appendSections([name])
                let count = min(items.count, random(5))
                snapshot.appendItems(Array(items.prefix(count)))
                items.removeFirst(count)
            }
            source.apply(snapshot, animatingDifferences: round % 2 == 0)
            table.layoutIfNeeded()
            let shown = texts(table).compactMap { Int($0) }
            #expect(shown == Array(snapshot.itemIdentifiers.prefix(shown.count)), "\(round)")
            #expect(shown.count == min(snapshot.numberOfItems, shown.count))
        }
        app.settle()
        #expect(texts(table).compactMap { Int($0) } == source.snapshot().itemIdentifiers)
    }

    @Test func aSubclassSaysTitlesAndWhatMayBeEdited() {
        let table = showTable()
        let source = TitledSource(tableView: table, cellProvider: provider)
        source.apply(show([("first", [1]), ("second", [2])]), animatingDifferences: false)
        table.layoutIfNeeded()
        #expect(table.headerView(forSection: 1)?.textLabel?.text == "second")
        source.tableView(table, commit: .delete, forRowAt: row(0))
        app.settle()
        #expect(texts(table) == ["2"])
        #expect(table.numberOfRows(inSection: 0) == 0)
    }

    @Test func byReloadingEverythingIsMadeAnew() async {
        let table = showTable()
        let source = source(table)
        await source.apply(show([("a", [1, 2])]), animatingDifferences: false)
        table.layoutIfNeeded()
        made = []
        await source.applySnapshotUsingReloadData(show([("a", [2, 1])]))
        #expect(made == [2, 1])
        #expect(texts(table) == ["2", "1"])
    }

    @Test func aSourceThatWasReplacedKeepsItsSnapshot() {
        let table = showTable()
        let source = source(table)
        let other = RowSource(count: 3)
        table.dataSource = other
        source.apply(show([("a", [1])]))
        #expect(source.snapshot().numberOfItems == 1)
        #expect(table.numberOfRows(inSection: 0) == 3)
    }
}
