// SPDX-License-Identifier: Apache-2.0

import Platform

/// What keys mean to a first responder that takes text.
@MainActor
enum KeyText {
    private static let delete = 0x2A
    /// The keys that type although no input method makes text of them, by their usage numbers.
    private static let typing = [0x28: "\n", 0x58: "\n", 0x2B: "\t"]

    private static var receiver: (any UIKeyInput)? {
        UIApplication.sharedOrNil?.firstResponder as? any UIKeyInput
    }

    /// Deletes, or types what no input method does.
    static func type(_ sample: KeySample) {
        guard sample.modifiers.isDisjoint(with: [.command, .control]) else { return }
        if sample.usage == delete {
            receiver?.deleteBackward()
        } else if let text = typing[sample.usage] {
            receiver?.insertText(text)
        }
    }

    static func insert(_ text: String) {
        guard !text.isEmpty else { return }
        receiver?.insertText(text)
    }
}

extension UIResponder {
    /// The end of presses that every responder of the chain has let pass.
    final func passOn(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let next else {
            for press in presses { press.isLeftOver = true }
            return
        }
        next.pressesBegan(presses, with: event)
    }
}

extension UIPress {
    /// Whether the press is text of who is first, and so is not for controls and scroll views.
    final var isForText: Bool {
        guard let responder = pressedResponder else { return false }
        return responder.takesTextInput && responder.isFirstResponder
    }
}
