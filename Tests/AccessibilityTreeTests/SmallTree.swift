// SPDX-License-Identifier: Apache-2.0

import SystemBus

@testable import AccessibilityTree

/// An application with a window that holds one element of each kind.
enum SmallTree {
    static let window = AccessibleID(1)
    static let button = AccessibleID(2)
    static let slider = AccessibleID(3)
    static let field = AccessibleID(4)
    static let secret = AccessibleID(5)
    static let list = AccessibleID(6)
    static let row = AccessibleID(7)
    static let picture = AccessibleID(8)

    static let program: AccessibleAnswers.Program = {
        var program = AccessibleAnswers.Program(busName: ":1.5", language: "en", version: "1")
        program.desktop = AccessibleReference(
            program: ":1.0",
            path: "/org/a11y/atspi/accessible/root"
        )
        return program
    }()

    static var answers: AccessibleAnswers { AccessibleAnswers(tree, program) }

    static let tree: AccessibleTree = {
        var tree = AccessibleTree()
        var root = AccessibleNode(.application, .application)
        root.name = "Small"
        root.children = [window]
        tree.insert(root)
        func add(
            _ id: AccessibleID,
            _ role: AccessibleRole,
            in parent: AccessibleID,
            _ change: (inout AccessibleNode) -> Void = { _ in }
        ) {
            var node = AccessibleNode(id, role)
            node.parent = parent
            node.states = [.showing, .visible, .enabled]
            node.frame = AccessibleRectangle(x: 10, y: 10 * Int(id.number), width: 50, height: 10)
            change(&node)
            tree.insert(node)
        }
        add(window, .frame, in: .application) {
            $0.frame = AccessibleRectangle(x: 5, y: 5, width: 300, height: 300)
            $0.children = [button, slider, field, secret, list, picture]
            $0.states.insert(.active)
        }
        add(button, .pushButton, in: window) {
            $0.name = "Press"
            $0.actions = [AccessibleNode.Action("click")]
            $0.identifier = "press"
        }
        add(slider, .slider, in: window) {
            $0.value = AccessibleNode.Value(minimum: 0, maximum: 1, current: 0.5, isSettable: true)
        }
        add(field, .entry, in: window) {
            $0.text = AccessibleText(
                "One two.\nThree \u{1F600}",
                selection: 0..<3,
                isEditable: true
            )
            $0.states.insert(.focused)
        }
        add(secret, .passwordText, in: window) {
            $0.text = AccessibleText("\u{2022}\u{2022}", isEditable: true, isSecure: true)
        }
        add(list, .list, in: window) {
            $0.grid = AccessibleNode.Grid(rows: 1_000_000, columns: 1)
            $0.holdsSelection = true
            $0.children = [row]
        }
        add(row, .listItem, in: list) {
            $0.cell = AccessibleNode.Cell(table: list, row: 999, column: 0)
            $0.states.formUnion([.selectable, .selected])
            $0.name = "Row 999"
        }
        add(picture, .image, in: window)
        return tree
    }()

    /// The reply to a call.
    static func reply(
        _ id: AccessibleID,
        _ interface: String?,
        _ member: String,
        _ arguments: BusValue...
    ) -> [BusValue]? {
        let answer = answers.answer(
            BusCall(
                path: id.path,
                interface: interface.map { "org.a11y.atspi." + $0 },
                member: member,
                arguments: arguments
            )
        )
        guard case .reply(let values) = answer else { return nil }
        return values
    }

    /// The error that a call is answered with.
    static func failure(_ call: BusCall) -> String? {
        guard case .failure(let failure) = answers.answer(call) else { return nil }
        return failure.name.split(separator: ".").last.map(String.init)
    }
}
