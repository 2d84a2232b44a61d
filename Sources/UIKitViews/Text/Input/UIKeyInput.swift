// SPDX-License-Identifier: Apache-2.0

/// Takes what is typed while it is the first responder.
///
/// Letters come from the window system's input method, so that dead keys and layouts work. Return,
/// Tab and the backward delete key come as `\n`, `\t` and ``deleteBackward()``. A key that a key
/// command, the focus or a responder of the chain has taken types nothing: who overrides
/// `pressesBegan(_:with:)` passes on to `super` what shall be text.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is anything that could be deleted.
    var hasText: Bool { get }

    /// Inserts what was typed at the cursor.
    func insertText(_ text: String)

    /// Deletes what stands before the cursor.
    func deleteBackward()
}
