// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

/// Rows of a plain table: made as they are seen, used again, found and scrolled to.
@MainActor
@Suite(.serialized)
final class PlainTableTests {
    private let app: TestApp

    init() throws { app = try TestApp(device: "iPhone SE (3rd generation)") }

    // Other suites count on the usual screen.
    isolated deinit { _ = try? TestApp() }

    @Test func aCellsContentHasItsSizeBeforeTheFirstLayout() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
        let field = UITextField(frame: cell.contentView.bounds.insetBy(dx: 16, dy: 0))
        field.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        cell.contentView.addSubview(field)
        cell.frame = CGRect(x: 0, y: 0, width: 390, height: 50)
        cell.layoutIfNeeded()
        #expect(field.frame == CGRect(x: 16, y: 0, width: 358, height: 50))
    }

    @Test func onlyRowsThatAreSeenAreMade() {
        let source = RowSource(count: 10_000)
        let table = app.showTable(source)
        // 667 points hold fifteen rows of 44 and a part of another.
        #expect(table.visibleCells.count == 16)
        #expect(source.madeCells == 16)
        #expect(table.contentSize == CGSize(width: 375, height: 440_000))
        #expect(table.indexPathsForVisibleRows?.first == row(0))
        #expect(table.indexPathsForVisibleRows?.last == row(15))
        #expect(table.numberOfSections == 1)
        #expect(table.numberOfRows(inSection: 0) == 10_000)
    }

    @Test func cellsOfRowsThatWentAreUsedAgain() {
        let source = RowSource(count: 10_000)
        let table = app.showTable(source)
        for step in 1...50 {
            table.contentOffset.y = CGFloat(step) * 100
            app.update()
        }
        #expect(source.madeCells <= 18)
        #expect(table.visibleCells.first?.textLabel?.text == "Row 113")
        #expect(table.visibleCells.map { $0.textLabel?.text } == (113...128).map { "Row \($0)" })
    }

    @Test func placesAreFoundBothWays() {
        let source = RowSource(count: 100)
        let table = app.showTable(source)
        #expect(table.rectForRow(at: row(3)) == CGRect(x: 0, y: 132, width: 375, height: 44))
        #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 131)) == row(2))
        #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 132)) == row(3))
        #expect(table.indexPathForRow(at: CGPoint(x: 10, y: -1)) == nil)
        #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 4400)) == nil)
        #expect(table.rectForRow(at: row(100)) == .zero)
        #expect(table.rect(forSection: 0).height == 4400)
        let paths = table.indexPathsForRows(in: CGRect(x: 0, y: 40, width: 10, height: 50))
        #expect(paths == [row(0), row(1), row(2)])
        let cell = table.cellForRow(at: row(4))
        #expect(cell?.frame == table.rectForRow(at: row(4)))
        #expect(cell.flatMap { table.indexPath(for: $0) } == row(4))
        #expect(table.cellForRow(at: row(50)) == nil)
    }

    @Test func scrollsToARowAsAsked() {
        let source = RowSource(count: 100)
        let table = app.showTable(source)
        table.scrollToRow(at: row(50), at: .top, animated: false)
        #expect(table.contentOffset.y == 2200)
        table.scrollToRow(at: row(50), at: .bottom, animated: false)
        #expect(table.contentOffset.y == 1577)
        table.scrollToRow(at: row(50), at: .middle, animated: false)
        #expect(table.contentOffset.y == 2222 - 333.5)
        table.scrollToRow(at: row(50), at: .none, animated: false)
        #expect(table.contentOffset.y == 2222 - 333.5)
        table.scrollToRow(at: row(10), at: .none, animated: false)
        #expect(table.contentOffset.y == 440)
        table.scrollToRow(at: row(99), at: .top, animated: false)
        #expect(table.contentOffset.y == 3733)
        table.scrollToRow(at: row(0), at: .middle, animated: true)
        app.settle()
        #expect(table.contentOffset.y == 0)
    }

    @Test func heightsComeFromThePropertyTheDelegateOrTheCell() {
        let source = RowSource(count: 20)
        let table = app.showTable(source)
        table.rowHeight = 60
        app.update()
        #expect(table.rectForRow(at: row(1)).minY == 60)
        #expect(table.contentSize.height == 1200)
        #expect(table.cellForRow(at: row(1))?.frame.height == 60)

        final class Stepped: RowSource, UITableViewDelegate {
            func tableView(
                _ tableView: UITableView,
                heightForRowAt indexPath: IndexPath
            ) -> CGFloat { CGFloat(10 + indexPath.row) }
        }
        let steps = Stepped(count: 20)
        let other = app.showTable(steps)
        app.update()
        #expect(other.rectForRow(at: row(2)) == CGRect(x: 0, y: 21, width: 375, height: 12))
        #expect(other.contentSize.height == 390)
    }

    @Test func estimatesAreReplacedAsRowsAreSeen() {
        final class Tall: RowSource, UITableViewDelegate {
            func tableView(
                _ tableView: UITableView,
                heightForRowAt indexPath: IndexPath
            ) -> CGFloat { 100 }
        }
        let source = Tall(count: 1000)
        let table = app.showTable(source)
        // Seven rows are seen; the rest is taken for 44.
        #expect(table.contentSize.height == 44_392)
        table.scrollToRow(at: row(500), at: .top, animated: false)
        app.update()
        #expect(table.indexPathsForVisibleRows?.first == row(500))
        #expect(table.rectForRow(at: row(500)).minY == table.contentOffset.y)
        // Going up from there meets rows that are higher than expected: what is seen stays.
        let place = table.rectForRow(at: row(500)).minY - table.contentOffset.y
        table.contentOffset.y -= 30
        app.update()
        let moved = table.rectForRow(at: row(500)).minY - table.contentOffset.y
        #expect(moved - place == 30)
        table.estimatedRowHeight = 0
        app.update()
        #expect(table.contentSize.height == 100_000)
    }

    @Test func cellsWithConstraintsDecideOnTheirHeight() {
        final class Padded: RowSource {
            override func tableView(
                _ tableView: UITableView,
                cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
                if cell.contentView.subviews.isEmpty {
                    let box = UIView()
                    box.translatesAutoresizingMaskIntoConstraints = false
                    cell.contentView.addSubview(box)
                    NSLayoutConstraint.activate([
                        box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 5),
                        box.bottomAnchor.constraint(
                            equalTo: cell.contentView.bottomAnchor,
                            constant: -5
                        ),
                        box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
                        box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
                        box.heightAnchor.constraint(equalToConstant: 20),
                    ])
                }
                return cell
            }
        }
        let source = Padded(count: 100)
        let table = app.showTable(source)
        #expect(table.cellForRow(at: row(0))?.frame.height == 30)
        #expect(table.visibleCells.count == 23)
        #expect(table.cellForRow(at: row(3))?.contentView.subviews.first?.frame.height == 20)
    }

    @Test func aMillionRowsOpenAtOnce() {
        final class Many: RowSource {
            override func tableView(
                _ tableView: UITableView,
                numberOfRowsInSection section: Int
            ) -> Int { 1_000_000 }

            override func tableView(
                _ tableView: UITableView,
                cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell {
                madeCells += 1
                return tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            }
        }
        let source = Many([[]])
        let table = app.showTable(source)
        #expect(source.madeCells == 16)
        table.scrollToRow(at: row(999_999), at: .bottom, animated: false)
        app.update()
        #expect(source.madeCells < 60)
        #expect(table.indexPathsForVisibleRows?.last == row(999_999))
    }

    @Test func emptyAndHostileDataEndWithAnAnswer() {
        let source = RowSource([])
        let table = app.showTable(source)
        #expect(table.numberOfSections == 0)
        #expect(table.visibleCells.isEmpty)
        #expect(table.indexPathForRow(at: .zero) == nil)
        table.rowHeight = .nan
        table.sectionHeaderHeight = .infinity
        source.sections = [["a"], []]
        table.reloadData()
        app.update()
        #expect(table.visibleCells.count == 1)
        table.frame.size = .zero
        app.update()
        #expect(table.indexPathForRow(at: CGPoint(x: Double.nan, y: 2)) == nil)

        final class Mad: RowSource, UITableViewDelegate {
            func tableView(
                _ tableView: UITableView,
                heightForRowAt indexPath: IndexPath
            ) -> CGFloat { [.nan, .infinity, -500, 0][indexPath.row] }
        }
        let madness = Mad(count: 4)
        let mad = app.showTable(madness)
        app.update()
        #expect(mad.contentSize.height.isFinite)
    }

    @Test func aTableWithoutDataSourceIsEmpty() {
        let table = UITableView()
        #expect(table.style == .plain)
        #expect(table.numberOfSections == 1)
        #expect(table.numberOfRows(inSection: 0) == 0)
        #expect(table.rowHeight == UITableView.automaticDimension)
        #expect(table.separatorStyle == .singleLine)
        #expect(table.allowsSelection)
        #expect(!table.allowsMultipleSelection)
        #expect(table.alwaysBounceVertical)
        #expect(UITableViewCell().reuseIdentifier == nil)
    }

    @Test func registeredClassesAreMadeByTheirInitializer() {
        final class Own: UITableViewCell {
            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
                accessibilityIdentifier = "own"
            }

            required init?(coder: NSCoder) { nil }
        }
        final class Head: UITableViewHeaderFooterView {
            override init(reuseIdentifier: String?) {
                super.init(reuseIdentifier: reuseIdentifier)
                tag = 7
            }

            required init?(coder: NSCoder) { nil }
        }
        let table = UITableView()
        table.register(Own.self, forCellReuseIdentifier: "an identifier that is long")
        table.register(Head.self, forHeaderFooterViewReuseIdentifier: "head")
        let cell = table.dequeueReusableCell(withIdentifier: "an identifier that is long")
        #expect(cell?.accessibilityIdentifier == "own")
        #expect(cell?.reuseIdentifier == "an identifier that is long")
        #expect(cell?.detailTextLabel != nil)
        #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
        let head = table.dequeueReusableHeaderFooterView(withIdentifier: "head")
        #expect(head?.tag == 7)
        #expect(head?.reuseIdentifier == "head")
    }
}

/// Scrolling past rows whose heights are not known.
@MainActor
@Suite(.serialized)
final class TableEstimateTests {
    private let app: TestApp

    init() throws { app = try TestApp(device: "iPhone SE (3rd generation)") }

    isolated deinit { _ = try? TestApp() }

    private final class Tall: RowSource, UITableViewDelegate {
        func tableView(
            _ tableView: UITableView,
            heightForRowAt indexPath: IndexPath
        ) -> CGFloat { CGFloat(60 + indexPath.row % 5 * 10) }
    }

    @Test func anAnimatedScrollEndsAtTheRow() {
        let source = Tall(count: 400)
        let table = app.showTable(source)
        table.scrollToRow(at: row(200), at: .top, animated: true)
        app.settle()
        #expect(table.rectForRow(at: row(200)).minY == table.contentOffset.y)
        #expect(table.indexPathsForVisibleRows?.first == row(200))
    }

    @Test func aThrowUpwardsThroughUnknownRowsIsSteady() {
        let source = Tall(count: 400)
        let table = app.showTable(source)
        table.scrollToRow(at: row(300), at: .top, animated: false)
        app.settle()
        let finger = app.finger()
        finger.down(at: CGPoint(x: 100, y: 200))
        finger.move(to: CGPoint(x: 100, y: 400), duration: 0.1)
        finger.up()
        // What is seen moves down by a little less in each frame, whatever heights turn out to be.
        var steps: [CGFloat] = []
        for _ in 0..<40 {
            guard let path = table.indexPathsForVisibleRows?.dropFirst(3).first else { break }
            let before = table.rectForRow(at: path).minY - table.contentOffset.y
            app.advance(by: TestApp.frameDuration)
            let after = table.rectForRow(at: path).minY - table.contentOffset.y
            steps.append(after - before)
        }
        #expect(steps.allSatisfy { $0 > 0 && $0 < 60 })
        #expect(zip(steps, steps.dropFirst()).allSatisfy { $1 <= $0 + 1 })
        app.settle()
    }

    @Test func anotherDataSourceShowsItsRows() {
        let one = RowSource([["a"]])
        let table = app.showTable(one)
        let other = RowSource([["b", "c"]])
        table.dataSource = other
        app.settle()
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["b", "c"])
    }
}
