// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

/// Selecting rows, by touches and by the program.
@MainActor
@Suite(.serialized)
final class TableSelectionTests {
    private let app: TestApp

    init() throws { app = try TestApp(device: "iPhone SE (3rd generation)") }

    isolated deinit { _ = try? TestApp() }

    /// Records what a table tells of selection.
    private final class Listener: RowSource, UITableViewDelegate {
        var refused: Set<Int> = []
        var redirected: [Int: Int] = [:]

        func tableView(_ tableView: UITableView, shouldHighlightRowAt path: IndexPath) -> Bool {
            log.append("should \(path.row)")
            return true
        }

        func tableView(_ tableView: UITableView, didHighlightRowAt path: IndexPath) {
            log.append("lit \(path.row)")
        }

        func tableView(_ tableView: UITableView, didUnhighlightRowAt path: IndexPath) {
            log.append("unlit \(path.row)")
        }

        func tableView(
            _ tableView: UITableView,
            willSelectRowAt path: IndexPath
        ) -> IndexPath? {
            log.append("will \(path.row)")
            if refused.contains(path.row) { return nil }
            return redirected[path.row].map { IndexPath(row: $0, section: 0) } ?? path
        }

        func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
            log.append("did \(path.row)")
        }

        func tableView(
            _ tableView: UITableView,
            willDeselectRowAt path: IndexPath
        ) -> IndexPath? {
            log.append("will not \(path.row)")
            return path
        }

        func tableView(_ tableView: UITableView, didDeselectRowAt path: IndexPath) {
            log.append("did not \(path.row)")
        }
    }

    private func tap(_ row: Int) {
        app.tap(at: CGPoint(x: 100, y: CGFloat(row) * 44 + 20), times: 1)
        app.advance(by: 0.5)
    }

    @Test func aTapTellsOfEachStepInOrder() {
        let source = Listener(count: 20)
        let table = app.showTable(source)
        tap(1)
        #expect(source.take() == ["should 1", "lit 1", "unlit 1", "will 1", "did 1"])
        #expect(table.indexPathForSelectedRow == row(1))
        tap(3)
        #expect(
            source.take() == [
                "should 3", "lit 3", "unlit 3", "will 3", "will not 1", "did not 1", "did 3",
            ]
        )
        #expect(table.indexPathsForSelectedRows == [row(3)])
        #expect(table.cellForRow(at: row(3))?.isSelected == true)
        #expect(table.cellForRow(at: row(1))?.isSelected == false)
        tap(3)
        #expect(source.take() == ["should 3", "lit 3", "unlit 3", "will 3", "did 3"])
    }

    @Test func theDelegateMayRefuseOrRedirect() {
        let source = Listener(count: 20)
        source.refused = [2]
        source.redirected = [4: 5]
        let table = app.showTable(source)
        tap(2)
        #expect(table.indexPathForSelectedRow == nil)
        tap(4)
        #expect(table.indexPathForSelectedRow == row(5))
        #expect(source.log.suffix(1) == ["did 5"])
    }

    @Test func severalRowsCanBeSelectedAndDeselected() {
        let source = Listener(count: 20)
        let table = app.showTable(source)
        table.allowsMultipleSelection = true
        tap(1)
        tap(4)
        #expect(table.indexPathsForSelectedRows == [row(1), row(4)])
        _ = source.take()
        tap(1)
        #expect(
            source.take() == ["should 1", "lit 1", "unlit 1", "will not 1", "did not 1"]
        )
        #expect(table.indexPathsForSelectedRows == [row(4)])
        table.allowsSelection = false
        #expect(table.indexPathsForSelectedRows == nil)
        tap(1)
        #expect(source.take() == [])
    }

    @Test func programsSelectWithoutAWordToTheDelegate() {
        let source = Listener(count: 100)
        let table = app.showTable(source)
        table.selectRow(at: row(50), animated: false, scrollPosition: .middle)
        app.update()
        #expect(source.take() == [])
        #expect(table.cellForRow(at: row(50))?.isSelected == true)
        table.deselectRow(at: row(50), animated: true)
        #expect(table.indexPathForSelectedRow == nil)
        app.settle()
        #expect(source.take() == [])
        table.selectRow(at: row(3), animated: false, scrollPosition: .none)
        table.selectRow(at: nil, animated: false, scrollPosition: .none)
        #expect(table.indexPathsForSelectedRows == nil)
        table.selectRow(at: row(3), animated: false, scrollPosition: .none)
        table.reloadData()
        #expect(table.indexPathsForSelectedRows == nil)
    }

    @Test func aDragTakesTheHighlightAway() {
        let source = Listener(count: 100)
        let table = app.showTable(source)
        let finger = app.finger()
        finger.down(at: CGPoint(x: 100, y: 300))
        app.advance(by: 0.3)
        #expect(table.cellForRow(at: row(6))?.isHighlighted == true)
        finger.move(to: CGPoint(x: 100, y: 200), duration: 0.2)
        #expect(table.cellForRow(at: row(6))?.isHighlighted == false)
        finger.up()
        app.settle()
        #expect(source.take() == ["should 6", "lit 6", "unlit 6"])
        #expect(table.contentOffset.y > 0)
    }

    @Test func aFingerThatScrollsAtOnceHighlightsNothing() {
        let source = Listener(count: 100)
        _ = app.showTable(source)
        let finger = app.finger()
        finger.down(at: CGPoint(x: 100, y: 300))
        finger.move(to: CGPoint(x: 100, y: 200), duration: 0.1)
        finger.up()
        app.settle()
        #expect(source.take() == [])
    }

    @Test func selectionLooksSelected() {
        let source = RowSource(count: 5)
        let table = app.showTable(source)
        let cell = table.cellForRow(at: row(0))
        cell?.setSelected(true, animated: false)
        #expect(cell?.subviews.contains { $0.backgroundColor == .systemGray4 } == true)
        cell?.selectionStyle = .none
        #expect(cell?.subviews.contains { $0.backgroundColor == .systemGray4 } == false)
        let own = UIView()
        cell?.selectionStyle = .default
        cell?.selectedBackgroundView = own
        #expect(own.superview === cell)
        cell?.setSelected(false, animated: false)
        #expect(own.superview == nil)
    }
}

/// Two fingers that select rows one after the other.
@MainActor
@Suite(.serialized)
final class TableRangeSelectionTests {
    private let app: TestApp

    init() throws { app = try TestApp(device: "iPhone SE (3rd generation)") }

    isolated deinit { _ = try? TestApp() }

    private final class Ranges: RowSource, UITableViewDelegate {
        func tableView(
            _ tableView: UITableView,
            shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) -> Bool { true }

        func tableView(
            _ tableView: UITableView,
            didBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) {
            log.append("begin \(indexPath.row)")
            tableView.setEditing(true, animated: false)
        }

        func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
            log.append("end")
        }
    }

    @Test func theRowsBetweenAreSelected() {
        let source = Ranges(count: 20)
        let table = app.showTable(source)
        table.allowsMultipleSelectionDuringEditing = true
        let one = app.finger()
        let other = app.finger()
        one.down(at: CGPoint(x: 100, y: 60))
        other.down(at: CGPoint(x: 200, y: 60))
        app.move(
            [(one, CGPoint(x: 100, y: 200)), (other, CGPoint(x: 200, y: 200))],
            duration: 0.5
        )
        #expect(table.isEditing)
        #expect(
            Set(table.indexPathsForSelectedRows ?? []).isSuperset(of: [row(2), row(3), row(4)])
        )
        #expect(table.contentOffset.y == 0)
        app.move(
            [(one, CGPoint(x: 100, y: 150)), (other, CGPoint(x: 200, y: 150))],
            duration: 0.2
        )
        #expect(table.indexPathsForSelectedRows?.contains(row(4)) == false)
        one.up()
        other.up()
        app.settle()
        #expect(source.log.first?.hasPrefix("begin") == true)
        #expect(source.log.last == "end")
    }
}
