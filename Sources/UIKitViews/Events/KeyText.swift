// SPDX-License-Identifier: Apache-2.0

import Platform

/// The meaning of keys for a first responder that takes text.
@MainActor
enum KeyText {
    private static let delete = 0x2A
    /// The keys that type although no input method makes text of them, by their usage numbers.
    private static let typing = [0x28: "\n", 0x58: "\n", 0x2B: "\t"]

    private static var receiver: (any UIKeyInput)? {
        UIApplication.sharedOrNil?.firstResponder as? any UIKeyInput
    }

    private static var editing: (any TextEditing)? {
        UIApplication.sharedOrNil?.firstResponder?.textEditing
    }

    /// Edits, deletes, or types what no input method handles.
    static func type(_ sample: KeySample, _ key: UIKey) {
        if let editing, editing.take(key) { return }
        guard sample.modifiers.isDisjoint(with: [.command, .control]) else { return }
        if sample.usage == delete {
            receiver?.deleteBackward()
        } else if let text = typing[sample.usage] {
            receiver?.insertText(text)
        }
    }

    static func insert(_ text: String) {
        guard !text.isEmpty else { return }
        if let editing, editing.insert(text) { return }
        receiver?.insertText(text)
    }

    /// Shows an input method's composition (empty for none) with its selection in characters.
    static func compose(_ text: String, selection: Range<Int>) {
        editing?.compose(text, selection: selection)
    }
}

extension UIResponder {
    /// The end of presses that every responder of the chain has let pass.
    final func passOn(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let next else {
            for press in presses { press.isUnhandled = true }
            return
        }
        next.pressesBegan(presses, with: event)
    }
}

extension UIPress {
    /// Whether the press is text for the first responder, and so is not for controls and scroll
    /// views.
    final var isForText: Bool {
        guard let responder = pressedResponder else { return false }
        return responder.takesTextInput && responder.isFirstResponder
    }
}
