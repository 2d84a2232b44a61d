// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
public import UIKitControls

/// Hears of editing in a text field, and decides what it may.
///
/// Every method is optional; Docs/subsystems/optional-requirements.md says how that is done.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol, _UITextFieldDelegateProbes {
    // @optional

    /// Whether editing may begin; true where it is not implemented.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

    /// Editing has begun.
    func textFieldDidBeginEditing(_ textField: UITextField)

    /// Whether editing may end; true where it is not implemented.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

    /// Editing has ended; not called where the method with a reason is.
    func textFieldDidEndEditing(_ textField: UITextField)

    /// Editing has ended for a reason.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)

    /// Whether a part of the text, in UTF-16 units, may be replaced; true where it is not implemented.
    func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool

    /// The selection has changed.
    func textFieldDidChangeSelection(_ textField: UITextField)

    /// Whether the clear button may clear; true where it is not implemented.
    func textFieldShouldClear(_ textField: UITextField) -> Bool

    /// Whether the return key does what it does by itself; true where it is not implemented.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool

    /// The menu for a part of the text; nil for the one suggested.
    func textField(
        _ textField: UITextField,
        editMenuForCharactersIn range: NSRange,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?

    /// The edit menu is about to appear.
    func textField(
        _ textField: UITextField,
        willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    )

    /// The edit menu is about to go.
    func textField(
        _ textField: UITextField,
        willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    )
}
