// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

/// Editing rows: controls before them, swipes across them, dragging them to other places.
@MainActor
@Suite(.serialized)
final class TableEditingTests {
    private let app: TestApp

    init() throws { app = try TestApp(device: "iPhone SE (3rd generation)") }

    isolated deinit { _ = try? TestApp() }

    private func texts(_ table: UITableView) -> [String] {
        table.visibleCells.map { $0.textLabel?.text ?? "" }
    }

    /// Actions for swipes on either side.
    private final class Swiper: RowSource, UITableViewDelegate {
        var isFull = true

        private func action(_ name: String) -> UIContextualAction {
            UIContextualAction(style: .normal, title: name) { [weak self] _, _, done in
                self?.log.append(name)
                done(true)
            }
        }

        func tableView(
            _ tableView: UITableView,
            trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            let found = UISwipeActionsConfiguration(actions: [action("one"), action("two")])
            found.performsFirstActionWithFullSwipe = isFull
            return found
        }

        func tableView(
            _ tableView: UITableView,
            leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            UISwipeActionsConfiguration(actions: [action("front")])
        }

        func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
            log.append("begin \(indexPath.row)")
        }

        func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
            log.append("end \(indexPath?.row ?? -1)")
        }
    }

    private func swipe(from start: CGFloat, to end: CGFloat, y: CGFloat, rests: Bool = true) {
        let finger = app.finger()
        finger.down(at: CGPoint(x: start, y: y))
        finger.move(to: CGPoint(x: end, y: y), duration: 0.3)
        if rests { app.advance(by: 0.3) }
        finger.up()
        app.settle()
    }

    @Test func editingShowsControlsThatMoveTheContentAside() {
        let source = RowSource(count: 5)
        let table = app.showTable(source)
        let cell = table.cellForRow(at: row(0))
        #expect(cell?.contentView.frame.minX == 0)
        table.setEditing(true, animated: true)
        app.settle()
        #expect(table.isEditing)
        #expect(cell?.isEditing == true)
        #expect(cell?.editingStyle == .delete)
        #expect(cell?.contentView.frame.minX == 38)
        // The control before the row asks; the button behind it deletes.
        app.tap(at: CGPoint(x: 25, y: 22), times: 1)
        app.settle()
        #expect(cell?.showingDeleteConfirmation == true)
        app.tap(at: CGPoint(x: 350, y: 22), times: 1)
        app.settle()
        #expect(source.take() == ["commit 1 0"])
        #expect(texts(table) == ["Row 1", "Row 2", "Row 3", "Row 4"])
        table.setEditing(false, animated: false)
        app.settle()
        #expect(table.cellForRow(at: row(0))?.contentView.frame.minX == 0)
    }

    @Test func aSwipeShowsTheButtonThatDeletes() {
        let source = RowSource(count: 5)
        let table = app.showTable(source)
        swipe(from: 300, to: 220, y: 66)
        let cell = table.cellForRow(at: row(1))
        // As wide as the one button: 45 points for its text, and 15 at either side.
        #expect(cell?.frame.minX == -75)
        app.tap(at: CGPoint(x: 350, y: 66), times: 1)
        app.settle()
        #expect(source.take() == ["commit 1 1"])
        #expect(texts(table) == ["Row 0", "Row 2", "Row 3", "Row 4"])
        #expect(table.visibleCells.allSatisfy { $0.frame.minX == 0 })
    }

    @Test func swipesShowActionsOnEitherSide() {
        let source = Swiper(count: 5)
        let table = app.showTable(source)
        swipe(from: 300, to: 180, y: 66)
        #expect(table.cellForRow(at: row(1))?.frame.minX == -148)
        // A touch elsewhere closes the row, and selects nothing.
        app.tap(at: CGPoint(x: 100, y: 300), times: 1)
        app.settle()
        #expect(table.cellForRow(at: row(1))?.frame.minX == 0)
        #expect(table.indexPathForSelectedRow == nil)
        #expect(source.take() == ["begin 1", "end 1"])
        swipe(from: 50, to: 130, y: 22)
        #expect(table.cellForRow(at: row(0))?.frame.minX == 74)
        app.tap(at: CGPoint(x: 30, y: 22), times: 1)
        app.settle()
        #expect(source.take() == ["begin 0", "front", "end 0"])
    }

    @Test func aSwipeAcrossTheWholeRowDoesTheFirstAction() {
        let source = Swiper(count: 5)
        let table = app.showTable(source)
        swipe(from: 360, to: 60, y: 22)
        #expect(source.take() == ["begin 0", "one", "end 0"])
        source.isFull = false
        swipe(from: 360, to: 60, y: 22)
        #expect(source.take() == ["begin 0"])
        #expect(table.cellForRow(at: row(0))?.frame.minX == -148)
        table.reloadData()
        app.settle()
        #expect(source.take() == ["end 0"])
    }

    @Test func goingDownAcrossARowScrolls() {
        let source = Swiper(count: 100)
        let table = app.showTable(source)
        let finger = app.finger()
        finger.down(at: CGPoint(x: 200, y: 400))
        finger.move(to: CGPoint(x: 190, y: 300), duration: 0.2)
        finger.up()
        app.settle()
        #expect(table.contentOffset.y > 50)
        #expect(source.take() == [])
    }

    @Test func aRowIsDraggedToAnotherPlace() {
        let source = RowSource(count: 6)
        let table = app.showTable(source)
        table.isEditing = true
        app.settle()
        let finger = app.finger()
        finger.down(at: CGPoint(x: 355, y: 22))
        app.advance(by: 0.1)
        finger.move(to: CGPoint(x: 355, y: 22 + 44 * 3), duration: 0.5)
        #expect(table.hasUncommittedUpdates)
        finger.up()
        app.settle()
        #expect(source.take() == ["move 0 to 3"])
        #expect(texts(table) == ["Row 1", "Row 2", "Row 3", "Row 0", "Row 4", "Row 5"])
        #expect(!table.hasUncommittedUpdates)
        for (index, cell) in table.visibleCells.enumerated() {
            #expect(cell.frame == table.rectForRow(at: row(index)))
        }
    }

    @Test func severalRowsAreSelectedByCircles() {
        let source = RowSource(count: 6)
        let table = app.showTable(source)
        table.allowsMultipleSelectionDuringEditing = true
        table.setEditing(true, animated: false)
        app.settle()
        app.tap(at: CGPoint(x: 25, y: 66), times: 1)
        app.tap(at: CGPoint(x: 200, y: 110), times: 1)
        app.settle()
        #expect(table.indexPathsForSelectedRows == [row(1), row(2)])
        table.setEditing(false, animated: false)
        #expect(table.indexPathsForSelectedRows == nil)
    }
}

extension TableEditingTests {
    /// Rows whose contents are values.
    private final class Values: RowSource {
        override func tableView(
            _ tableView: UITableView,
            cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            var content = cell.defaultContentConfiguration()
            content.text = sections[indexPath.section][indexPath.row]
            content.image = UIImage(systemName: "star")
            cell.contentConfiguration = content
            return cell
        }
    }

    @Test func contentsKeepTheirMarginBehindTheControl() throws {
        for source in [RowSource(count: 3), Values(count: 3)] {
            let app = try TestApp(device: "iPhone SE (3rd generation)")
            let table = app.showTable(source)
            let cell = try #require(table.cellForRow(at: row(0)))
            #expect(cell.frame.height == 44)
            let first = cell.contentView.subviews.filter { !$0.isHidden }.map(\.frame.minX).min()
            table.setEditing(true, animated: false)
            app.settle()
            #expect(cell.contentView.frame.minX == 38)
            let moved = cell.contentView.subviews.filter { !$0.isHidden }.map(\.frame.minX).min()
            #expect(moved == first)
            #expect((first ?? 0) >= 16)
        }
    }
}
