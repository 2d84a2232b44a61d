// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime
public import UIKitCore

/// The probes of `UITextFieldDelegate`: its optional methods by name, each as a value that may be nil.
@preconcurrency @MainActor
public protocol _UITextFieldDelegateProbes: AnyObject {}

extension _UITextFieldDelegateProbes {
    private var target: (any UITextFieldDelegate)? { self as? any UITextFieldDelegate }

    /// `textFieldShouldBeginEditing(_:)`, if it is implemented.
    public var textFieldShouldBeginEditing: _ObjCOptional<UITextField, Bool>? {
        guard let target, _objcImplements(target, "textFieldShouldBeginEditing(_:)") else {
            return nil
        }
        return _ObjCOptional { textField in
            _objcOptional(target, "textFieldShouldBeginEditing(_:)") {
                target.textFieldShouldBeginEditing(textField)
            }
        }
    }

    /// `textFieldDidBeginEditing(_:)`, if it is implemented.
    public var textFieldDidBeginEditing: ((UITextField) -> Void)? {
        guard let target, _objcImplements(target, "textFieldDidBeginEditing(_:)") else {
            return nil
        }
        return { textField in
            _ = _objcOptional(target, "textFieldDidBeginEditing(_:)") {
                target.textFieldDidBeginEditing(textField)
            }
        }
    }

    /// `textFieldShouldEndEditing(_:)`, if it is implemented.
    public var textFieldShouldEndEditing: _ObjCOptional<UITextField, Bool>? {
        guard let target, _objcImplements(target, "textFieldShouldEndEditing(_:)") else {
            return nil
        }
        return _ObjCOptional { textField in
            _objcOptional(target, "textFieldShouldEndEditing(_:)") {
                target.textFieldShouldEndEditing(textField)
            }
        }
    }

    /// The methods called `textFieldDidEndEditing`.
    public var textFieldDidEndEditing: _UITextFieldDelegateTextFieldDidEndEditing? {
        target.map { _UITextFieldDelegateTextFieldDidEndEditing(target: $0) }
    }

    /// The methods called `textField`.
    public var textField: _UITextFieldDelegateTextField? {
        target.map { _UITextFieldDelegateTextField(target: $0) }
    }

    /// `textFieldDidChangeSelection(_:)`, if it is implemented.
    public var textFieldDidChangeSelection: ((UITextField) -> Void)? {
        guard let target, _objcImplements(target, "textFieldDidChangeSelection(_:)") else {
            return nil
        }
        return { textField in
            _ = _objcOptional(target, "textFieldDidChangeSelection(_:)") {
                target.textFieldDidChangeSelection(textField)
            }
        }
    }

    /// `textFieldShouldClear(_:)`, if it is implemented.
    public var textFieldShouldClear: _ObjCOptional<UITextField, Bool>? {
        guard let target, _objcImplements(target, "textFieldShouldClear(_:)") else { return nil }
        return _ObjCOptional { textField in
            _objcOptional(target, "textFieldShouldClear(_:)") {
                target.textFieldShouldClear(textField)
            }
        }
    }

    /// `textFieldShouldReturn(_:)`, if it is implemented.
    public var textFieldShouldReturn: _ObjCOptional<UITextField, Bool>? {
        guard let target, _objcImplements(target, "textFieldShouldReturn(_:)") else { return nil }
        return _ObjCOptional { textField in
            _objcOptional(target, "textFieldShouldReturn(_:)") {
                target.textFieldShouldReturn(textField)
            }
        }
    }
}

/// The methods of `UITextFieldDelegate` called `textFieldDidEndEditing`; each answers nil where it is not implemented.
@preconcurrency @MainActor
public struct _UITextFieldDelegateTextFieldDidEndEditing {
    let target: any UITextFieldDelegate

    /// Calls `textFieldDidEndEditing(_:)`.
    @discardableResult
    public func callAsFunction(_ textField: UITextField) -> Void? {
        _objcOptional(target, "textFieldDidEndEditing(_:)") {
            target.textFieldDidEndEditing(textField)
        }
    }

    /// Calls `textFieldDidEndEditing(_:reason:)`.
    @discardableResult
    public func callAsFunction(
        _ textField: UITextField,
        reason: UITextField.DidEndEditingReason
    ) -> Void? {
        _objcOptional(target, "textFieldDidEndEditing(_:reason:)") {
            target.textFieldDidEndEditing(textField, reason: reason)
        }
    }
}

/// The methods of `UITextFieldDelegate` called `textField`; each answers nil where it is not implemented.
@preconcurrency @MainActor
public struct _UITextFieldDelegateTextField {
    let target: any UITextFieldDelegate

    /// Calls `textField(_:shouldChangeCharactersIn:replacementString:)`.
    @discardableResult
    public func callAsFunction(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool? {
        _objcOptional(target, "textField(_:shouldChangeCharactersIn:replacementString:)") {
            target.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
        }
    }

    /// Calls `textField(_:editMenuForCharactersIn:suggestedActions:)`.
    @discardableResult
    public func callAsFunction(
        _ textField: UITextField,
        editMenuForCharactersIn range: NSRange,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        _objcOptional(target, "textField(_:editMenuForCharactersIn:suggestedActions:)") {
            target.textField(
                textField,
                editMenuForCharactersIn: range,
                suggestedActions: suggestedActions
            )
        } ?? nil
    }

    /// Calls `textField(_:willPresentEditMenuWith:)`.
    @discardableResult
    public func callAsFunction(
        _ textField: UITextField,
        willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) -> Void? {
        _objcOptional(target, "textField(_:willPresentEditMenuWith:)") {
            target.textField(textField, willPresentEditMenuWith: animator)
        }
    }

    /// Calls `textField(_:willDismissEditMenuWith:)`.
    @discardableResult
    public func callAsFunction(
        _ textField: UITextField,
        willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) -> Void? {
        _objcOptional(target, "textField(_:willDismissEditMenuWith:)") {
            target.textField(textField, willDismissEditMenuWith: animator)
        }
    }
}
