// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Is notified of changes of text and selection that the keyboard did not make.
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
    /// The selection is about to change.
    func selectionWillChange(_ textInput: (any UITextInput)?)

    /// The selection has changed.
    func selectionDidChange(_ textInput: (any UITextInput)?)

    /// The text is about to change.
    func textWillChange(_ textInput: (any UITextInput)?)

    /// The text has changed.
    func textDidChange(_ textInput: (any UITextInput)?)
}
