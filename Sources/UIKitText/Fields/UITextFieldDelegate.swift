// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
public import UIKitControls

/// Is notified of editing in a text field, and controls it.
///
/// Every method is optional; see Docs/subsystems/optional-requirements.md.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol, _UITextFieldDelegateProbes {
    // @optional

    /// Whether editing may begin; true where it is not implemented.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

    /// Editing has begun.
    func textFieldDidBeginEditing(_ textField: UITextField)

    /// Whether editing may end; true where it is not implemented.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

    /// Editing has ended; not called if the method with a reason is implemented.
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

    /// Whether the return key has its default effect; true where it is not implemented.
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
