// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKitCore
import UITestWire

/// The keyboard on the screen as UI tests see it.
///
/// Nothing is drawn: keys come as from a keyboard that is plugged in. But tests tap keys by their
/// names, and look whether a keyboard is there.
@MainActor
final class ScreenKeyboard {
    private static let height: CGFloat = 260
    private static let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
    /// Beyond all identifiers of objects and rows.
    private static let first: UInt64 = 1 << 50

    /// What the keys type, by their identifiers.
    private var keys: [UInt64: String] = [:]

    /// What a key types; nil for what is no key.
    func text(of id: UInt64) -> String? { keys[id] }

    /// Adds the keyboard where something takes text.
    func add(to tree: inout UITestTree) {
        keys = [:]
        guard let input = UIApplication.shared.firstResponder, input.takesTextInput,
            let traits = input as? any UITextInputTraits
        else { return }
        let screen = UIScreen.main.bounds
        let frame = CGRect(
            x: 0,
            y: screen.height - Self.height,
            width: screen.width,
            height: Self.height
        )
        var next = Self.first
        func append(_ type: UITestElementType, _ parent: Int, _ frame: CGRect) -> Int {
            var node = UITestNode(id: next, type: type, parent: parent)
            node.frame = UITestRectangle(frame)
            tree.nodes.append(node)
            next += 1
            return tree.nodes.count - 1
        }
        let window = append(.window, 0, screen)
        let keyboard = append(.keyboard, window, frame)
        func key(_ type: UITestElementType, _ name: String, _ text: String, _ frame: CGRect) {
            let place = append(type, keyboard, frame)
            tree.nodes[place].label = name
            // Tests write names of keys both ways.
            tree.nodes[place].identifier =
                name.count == 1 && name == name.lowercased() ? name.uppercased() : name.capitalized
            keys[tree.nodes[place].id] = text
        }
        let isUpper = traits.autocapitalizationType != .none && isEmpty(input)
        let rowHeight = Self.height / 4
        for (index, row) in Self.rows.enumerated() {
            let width = frame.width / CGFloat(row.count)
            for (column, letter) in row.enumerated() {
                let name = isUpper ? letter.uppercased() : "\(letter)"
                let place = CGRect(
                    x: CGFloat(column) * width,
                    y: frame.minY + CGFloat(index) * rowHeight,
                    width: width,
                    height: rowHeight
                )
                key(.key, name, name, place)
            }
        }
        let bottom = frame.minY + rowHeight * 3
        let third = frame.width / 3
        func place(_ index: Int) -> CGRect {
            CGRect(x: CGFloat(index) * third, y: bottom, width: third, height: rowHeight)
        }
        key(.key, "delete", "\u{8}", place(0))
        key(.key, "space", " ", place(1))
        key(.button, name(of: traits.returnKeyType), "\r", place(2))
    }

    private func isEmpty(_ input: UIResponder) -> Bool {
        (input as? any UIKeyInput).map { !$0.hasText } ?? true
    }

    private func name(of key: UIReturnKeyType) -> String {
        switch key {
        case .go: "go"
        case .google: "Google"
        case .join: "join"
        case .next: "next"
        case .route: "route"
        case .search: "search"
        case .send: "send"
        case .yahoo: "Yahoo"
        case .done: "done"
        case .emergencyCall: "Emergency call"
        case .continue: "continue"
        default: "return"
        }
    }
}
