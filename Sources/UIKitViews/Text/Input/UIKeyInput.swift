// SPDX-License-Identifier: Apache-2.0

/// Receives typed text while it is the first responder.
///
/// Letters come from the window system's input method, so that dead keys and layouts work. Return,
/// Tab and the backward delete key come as `\n`, `\t` and ``deleteBackward()``. A key that a key
/// command, the focus or a responder of the chain has handled types nothing: an override of
/// `pressesBegan(_:with:)` calls `super` for keys that are text.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is text to delete.
    var hasText: Bool { get }

    /// Inserts typed text at the cursor.
    func insertText(_ text: String)

    /// Deletes the character before the cursor.
    func deleteBackward()
}
