// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitTables

/// The controller of a table, and keys and assistive technology on its rows.
@MainActor
@Suite(.serialized)
final class TableControllerTests {
    @Test func whatIsNotOverriddenAnswersDirectCallsAsOnIOS() {
        let controller = UITableViewController(style: .plain)
        let (table, row) = (UITableView(), IndexPath(row: 0, section: 0))
        #expect(controller.numberOfSections(in: table) == 1)
        #expect(controller.tableView(table, numberOfRowsInSection: 0) == 0)
        #expect(controller.tableView(table, titleForHeaderInSection: 0) == nil)
        #expect(controller.tableView(table, titleForFooterInSection: 0) == nil)
        #expect(controller.tableView(table, canEditRowAt: row))
        #expect(controller.tableView(table, heightForRowAt: row) == table.rowHeight)
    }

    private let app: TestApp

    init() throws { app = try TestApp(device: "iPhone SE (3rd generation)") }

    isolated deinit { _ = try? TestApp() }

    private final class Names: UITableViewController {
        var names = ["Ann", "Bob", "Cid"]
        var chosen: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        }

        override func tableView(
            _ tableView: UITableView,
            numberOfRowsInSection section: Int
        ) -> Int { names.count }

        override func tableView(
            _ tableView: UITableView,
            cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            var content = cell.defaultContentConfiguration()
            content.text = names[indexPath.row]
            cell.contentConfiguration = content
            return cell
        }

        override func tableView(
            _ tableView: UITableView,
            didSelectRowAt indexPath: IndexPath
        ) { chosen.append(names[indexPath.row]) }
    }

    /// A class that says what it implements, as lowered ones do.
    private final class Inserting: UITableViewController {
        @section(".init_array") @used private nonisolated static let list:
            @convention(c) @Sendable () -> Void = {
                _objcRegister { m in
                    m.implementsNothingElse()
                    return Inserting.self
                }
            }

        override func tableView(
            _ tableView: UITableView,
            numberOfRowsInSection section: Int
        ) -> Int { 1 }

        override func tableView(
            _ tableView: UITableView,
            cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell { UITableViewCell() }
    }

    @Test func rowsThatNobodyMovesHaveNoHandles() throws {
        let controller = Inserting()
        app.show(controller)
        controller.isEditing = true
        app.settle()
        let cell = try #require(controller.tableView.visibleCells.first)
        #expect(cell.isEditing && !cell.state.canMove)
    }

    @Test func itsMethodsAreThoseOfTheTable() throws {
        let controller = Names(style: .insetGrouped)
        let navigation = UINavigationController(rootViewController: controller)
        app.show(navigation)
        app.settle()
        let table = try #require(controller.tableView)
        #expect(table.style == .insetGrouped)
        #expect(table === controller.view)
        #expect(table.visibleCells.count == 3)
        #expect(table.visibleCells.allSatisfy { $0.contentView is UIListContentView })
        #expect(table.visibleCells.allSatisfy { $0.textLabel == nil })
        let cell = try #require(table.cellForRow(at: row(1)))
        app.tap(cell)
        app.settle()
        #expect(controller.chosen == ["Bob"])
        #expect(table.indexPathForSelectedRow == row(1))
        navigation.pushViewController(UIViewController(), animated: true)
        app.settle()
        navigation.popViewController(animated: true)
        app.settle()
        #expect(table.indexPathForSelectedRow == nil)
        #expect(controller.editButtonItem.title == "Edit")
        controller.setEditing(true, animated: false)
        #expect(table.isEditing)
        let refresh = UIRefreshControl()
        controller.refreshControl = refresh
        #expect(table.refreshControl === refresh)
    }

    @Test func keysMoveThroughRowsAndUseThem() {
        let controller = Names(style: .plain)
        app.show(controller)
        app.settle()
        app.press(.keyboardTab)
        #expect(controller.tableView.cellForRow(at: row(0))?.isFocused == true)
        app.press(.keyboardDownArrow)
        #expect(controller.tableView.cellForRow(at: row(1))?.isFocused == true)
        app.press(.keyboardReturnOrEnter)
        #expect(controller.chosen == ["Bob"])
    }

    @Test func rowsAreElementsWithTheirTexts() {
        let controller = Names(style: .plain)
        app.show(controller)
        app.settle()
        let cell = controller.tableView.cellForRow(at: row(2))
        #expect(cell?.isAccessibilityElement == true)
        #expect(cell?.accessibilityLabel == "Cid")
        #expect(cell?.accessibilityActivate() == true)
        #expect(controller.chosen == ["Cid"])
        #expect(cell?.accessibilityTraits.contains(.selected) == true)
    }
}
