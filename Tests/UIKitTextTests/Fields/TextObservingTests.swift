// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

/// The setters of text notify observers; typing does not, as on iOS.
@MainActor
struct TextObservingTests {
    @Test func aFieldsTextIsObservedWhereItIsSet() throws {
        let (_, field) = try shownField("a")
        var told: [String] = []
        let token = field.observe(\.text, _key: "text", options: [.old, .new]) {
            let (old, new) = ($1.oldValue.flatMap { $0 }, $1.newValue.flatMap { $0 })
            told.append("\(old ?? "-") \(new ?? "-")")
        }
        field.text = "b"
        field.becomeFirstResponder()
        field.insertText("c")
        field.text = nil
        token.invalidate()
        #expect(told == ["a b", "bc "])
    }

    @Test func attributedTextIsObservedWhereItIsSet() throws {
        let (_, view) = try shownView("a")
        var told: [String] = []
        let tokens = [
            view.observe(\.text, _key: "text") { view, _ in told.append("text \(view.text ?? "")")
            },
            view.observe(\.attributedText, _key: "attributedText") { view, _ in
                told.append("attributed \(view.text ?? "")")
            },
        ]
        view.text = "b"
        view.attributedText = NSAttributedString(string: "c")
        for token in tokens { token.invalidate() }
        // The text is set through the attributed one, whose setter subclasses override.
        #expect(told == ["attributed b", "text b", "attributed c"])
    }

    @Test func theTextOfASearchBarIsObservedWhereItIsSet() {
        let bar = UISearchBar()
        var told: [String] = []
        let token = bar.observe(\.text, _key: "text") { bar, _ in told.append(bar.text ?? "-") }
        bar.text = "a"
        bar.searchTextField.insertText("b")
        token.invalidate()
        #expect(told == ["a"])
    }
}
