// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import AccessibilityBridge

/// What readers are told of views and controls.
@MainActor
@Suite(.serialized)
struct ReadingTests {
    private let reader = ElementReader()

    /// The node of a view after it has been shown.
    private func node(_ view: UIView) throws -> AccessibleNode {
        let app = try TestApp(device: "iPhone 15")
        if view.frame.isEmpty { view.frame = CGRect(x: 20, y: 100, width: 200, height: 40) }
        app.show(view)
        return try #require(reader.read()[reader.identities.id(of: view)])
    }

    @Test func controlsHaveTheRolesAndStatesOfTheirKind() throws {
        let toggle = UISwitch()
        toggle.isOn = true
        let on = try node(toggle)
        #expect(on.role == .toggleButton && on.states.isSuperset(of: [.checkable, .checked]))
        #expect(on.actions.map(\.name) == ["click"] && on.summary == "")

        let slider = UISlider()
        slider.value = 0.25
        let quarter = try node(slider)
        #expect(quarter.role == .slider && quarter.value?.current == 0.25)
        #expect(quarter.value?.text == "25%" && quarter.actions.count == 2)

        let button = UIButton(type: .system)
        button.setTitle("Send", for: .normal)
        button.accessibilityHint = "Sends it"
        button.isEnabled = false
        let dead = try node(button)
        #expect(dead.role == .pushButton && dead.name == "Send" && dead.summary == "Sends it")
        #expect(dead.states.isDisjoint(with: [.enabled, .sensitive]) && dead.actions.isEmpty)

        let label = UILabel()
        label.text = "Title"
        label.accessibilityTraits = .header
        let heading = try node(label)
        #expect(heading.role == .heading && heading.text?.string == "Title")
    }

    @Test func aPasswordIsToldAsBullets() throws {
        let field = UITextField()
        field.isSecureTextEntry = true
        field.text = "s3cret"
        let told = try node(field)
        #expect(told.role == .passwordText && told.text?.isSecure == true)
        #expect(told.text?.string == String(repeating: "\u{2022}", count: 6))
        #expect(!"\(told)".contains("s3cret"))
    }

    @Test func aFieldIsNamedByItsLabelOrPlaceholder() throws {
        let field = UITextField()
        field.placeholder = "Street"
        let empty = try node(field)
        #expect(empty.role == .entry && empty.name == "Street" && empty.text?.string == "")
        #expect(empty.states.isSuperset(of: [.editable, .singleLine, .focusable]))
        field.accessibilityLabel = "Address"
        #expect(try node(field).name == "Address")
    }

    @Test func segmentsAreChoicesOfOneGroup() throws {
        let segments = UISegmentedControl(items: ["A", "B"])
        segments.selectedSegmentIndex = 1
        let group = try node(segments)
        #expect(group.holdsSelection && group.children.count == 2)
        let tree = reader.read()
        let choices = group.children.compactMap { tree[$0] }
        #expect(choices.map(\.role) == [.radioButton, .radioButton])
        #expect(choices.map(\.name) == ["A", "B"])
        #expect(choices.map { $0.states.contains(.selected) } == [false, true])
    }

    @Test func whatIsHiddenIsNotTold() throws {
        let app = try TestApp(device: "iPhone 15")
        let box = UIView()
        let labels = (0..<4).map { index in
            let label = UILabel(frame: CGRect(x: 0, y: index * 20 + 100, width: 90, height: 20))
            label.text = "L\(index)"
            box.addSubview(label)
            return label
        }
        labels[0].isHidden = true
        labels[1].alpha = 0
        app.show(box)
        func names() -> [String] {
            let tree = reader.read()
            return tree.order.compactMap { tree[$0] }.filter { $0.role == .label }.map(\.name)
        }
        #expect(names() == ["L2", "L3"])
        labels[2].isAccessibilityElement = false
        #expect(names() == ["L3"])
        box.accessibilityElementsHidden = true
        #expect(names() == [])
    }

    @Test func identitiesLastAsLongAsTheObjects() throws {
        let identities = ElementIdentities()
        let kept = UIView()
        let id = identities.id(of: kept)
        var others: Set<UInt64> = []
        for _ in 0..<5000 { others.insert(identities.id(of: UIView()).number) }
        #expect(others.count == 5000 && !others.contains(id.number))
        #expect(identities.id(of: kept) == id && identities.object(id) === kept)
        #expect(identities.object(AccessibleID(others.max() ?? 0)) == nil)
    }

    @Test func containersThatNameEachOtherEnd() throws {
        let app = try TestApp(device: "iPhone 15")
        let one = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let other = UIView(frame: one.bounds)
        one.addSubview(other)
        one.accessibilityElements = [other]
        other.accessibilityElements = [one]
        app.show(one)
        #expect(reader.read().order.count < 10)
    }

    private final class Rows: UITableViewController {
        override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
            1_000_000
        }

        override func tableView(
            _ tableView: UITableView,
            cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
    }

    @Test func aLongListTellsTheRowsOnTheScreen() throws {
        let app = try TestApp(device: "iPhone 15")
        let rows = Rows()
        app.show(rows)
        rows.tableView.scrollToRow(
            at: IndexPath(row: 500_000, section: 0),
            at: .top,
            animated: false
        )
        app.update()
        let tree = reader.read()
        let list = try #require(tree[reader.identities.id(of: rows.tableView)])
        #expect(list.role == .list && list.grid?.rows == 1_000_000)
        #expect(list.children.count < 60)
        #expect(list.actions.map(\.name) == ["scroll up", "scroll down"])
        let row = try #require(tree.cell(row: 500_000, column: 0, of: list))
        #expect(row.role == .listItem && row.name == "Row 500000")
    }

    @Test func anAlertIsToldWithItsTexts() throws {
        let app = try TestApp(device: "iPhone 15")
        let controller = UIViewController()
        app.show(controller)
        let alert = UIAlertController(title: "Sure?", message: "Quite", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .default))
        controller.present(alert, animated: false)
        app.update()
        let tree = reader.read()
        let told = tree.nodes.values.first { $0.role == .alert }
        #expect(told?.name == "Sure?" && told?.summary == "Quite")
        #expect(told?.states.contains(.modal) == true)
        let yes = tree.nodes.values.first { $0.name == "Yes" }
        #expect(yes?.role == .pushButton)
    }
}
