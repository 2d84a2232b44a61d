// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime
public import UIKitCore

/// The probes of `UITextViewDelegate`: its optional methods by name, each as a value that may be nil.
@preconcurrency @MainActor
public protocol _UITextViewDelegateProbes: AnyObject {}

extension _UITextViewDelegateProbes {
    private var target: (any UITextViewDelegate)? { self as? any UITextViewDelegate }

    /// `textViewShouldBeginEditing(_:)`, if it is implemented.
    public var textViewShouldBeginEditing: _ObjCOptional<UITextView, Bool>? {
        guard let target, _objcImplements(target, "textViewShouldBeginEditing(_:)") else {
            return nil
        }
        return _ObjCOptional { textView in
            _objcOptional(target, "textViewShouldBeginEditing(_:)") {
                target.textViewShouldBeginEditing(textView)
            }
        }
    }

    /// `textViewShouldEndEditing(_:)`, if it is implemented.
    public var textViewShouldEndEditing: _ObjCOptional<UITextView, Bool>? {
        guard let target, _objcImplements(target, "textViewShouldEndEditing(_:)") else {
            return nil
        }
        return _ObjCOptional { textView in
            _objcOptional(target, "textViewShouldEndEditing(_:)") {
                target.textViewShouldEndEditing(textView)
            }
        }
    }

    /// `textViewDidBeginEditing(_:)`, if it is implemented.
    public var textViewDidBeginEditing: ((UITextView) -> Void)? {
        guard let target, _objcImplements(target, "textViewDidBeginEditing(_:)") else { return nil }
        return { textView in
            _ = _objcOptional(target, "textViewDidBeginEditing(_:)") {
                target.textViewDidBeginEditing(textView)
            }
        }
    }

    /// `textViewDidEndEditing(_:)`, if it is implemented.
    public var textViewDidEndEditing: ((UITextView) -> Void)? {
        guard let target, _objcImplements(target, "textViewDidEndEditing(_:)") else { return nil }
        return { textView in
            _ = _objcOptional(target, "textViewDidEndEditing(_:)") {
                target.textViewDidEndEditing(textView)
            }
        }
    }

    /// The methods called `textView`.
    public var textView: _UITextViewDelegateTextView? {
        target.map { _UITextViewDelegateTextView(target: $0) }
    }

    /// `textViewDidChange(_:)`, if it is implemented.
    public var textViewDidChange: ((UITextView) -> Void)? {
        guard let target, _objcImplements(target, "textViewDidChange(_:)") else { return nil }
        return { textView in
            _ = _objcOptional(target, "textViewDidChange(_:)") {
                target.textViewDidChange(textView)
            }
        }
    }

    /// `textViewDidChangeSelection(_:)`, if it is implemented.
    public var textViewDidChangeSelection: ((UITextView) -> Void)? {
        guard let target, _objcImplements(target, "textViewDidChangeSelection(_:)") else {
            return nil
        }
        return { textView in
            _ = _objcOptional(target, "textViewDidChangeSelection(_:)") {
                target.textViewDidChangeSelection(textView)
            }
        }
    }
}

/// The methods of `UITextViewDelegate` called `textView`; each answers nil where it is not implemented.
@preconcurrency @MainActor
public struct _UITextViewDelegateTextView {
    let target: any UITextViewDelegate

    /// Calls `textView(_:shouldChangeTextIn:replacementText:)`.
    @discardableResult
    public func callAsFunction(
        _ textView: UITextView,
        shouldChangeTextIn range: NSRange,
        replacementText text: String
    ) -> Bool? {
        _objcOptional(target, "textView(_:shouldChangeTextIn:replacementText:)") {
            target.textView(textView, shouldChangeTextIn: range, replacementText: text)
        }
    }

    /// Calls `textView(_:editMenuForTextIn:suggestedActions:)`.
    @discardableResult
    public func callAsFunction(
        _ textView: UITextView,
        editMenuForTextIn range: NSRange,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        _objcOptional(target, "textView(_:editMenuForTextIn:suggestedActions:)") {
            target.textView(textView, editMenuForTextIn: range, suggestedActions: suggestedActions)
        } ?? nil
    }

    /// Calls `textView(_:willPresentEditMenuWith:)`.
    @discardableResult
    public func callAsFunction(
        _ textView: UITextView,
        willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) -> Void? {
        _objcOptional(target, "textView(_:willPresentEditMenuWith:)") {
            target.textView(textView, willPresentEditMenuWith: animator)
        }
    }

    /// Calls `textView(_:willDismissEditMenuWith:)`.
    @discardableResult
    public func callAsFunction(
        _ textView: UITextView,
        willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) -> Void? {
        _objcOptional(target, "textView(_:willDismissEditMenuWith:)") {
            target.textView(textView, willDismissEditMenuWith: animator)
        }
    }

    /// Calls `textView(_:primaryActionFor:defaultAction:)`.
    @discardableResult
    public func callAsFunction(
        _ textView: UITextView,
        primaryActionFor textItem: UITextItem,
        defaultAction: UIAction
    ) -> UIAction? {
        _objcOptional(target, "textView(_:primaryActionFor:defaultAction:)") {
            target.textView(textView, primaryActionFor: textItem, defaultAction: defaultAction)
        } ?? nil
    }

    /// Calls `textView(_:menuConfigurationFor:defaultMenu:)`.
    @discardableResult
    public func callAsFunction(
        _ textView: UITextView,
        menuConfigurationFor textItem: UITextItem,
        defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? {
        _objcOptional(target, "textView(_:menuConfigurationFor:defaultMenu:)") {
            target.textView(textView, menuConfigurationFor: textItem, defaultMenu: defaultMenu)
        } ?? nil
    }

    /// Calls `textView(_:textItemMenuWillDisplayFor:animator:)`.
    @discardableResult
    public func callAsFunction(
        _ textView: UITextView,
        textItemMenuWillDisplayFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating
    ) -> Void? {
        _objcOptional(target, "textView(_:textItemMenuWillDisplayFor:animator:)") {
            target.textView(textView, textItemMenuWillDisplayFor: textItem, animator: animator)
        }
    }

    /// Calls `textView(_:textItemMenuWillEndFor:animator:)`.
    @discardableResult
    public func callAsFunction(
        _ textView: UITextView,
        textItemMenuWillEndFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating
    ) -> Void? {
        _objcOptional(target, "textView(_:textItemMenuWillEndFor:animator:)") {
            target.textView(textView, textItemMenuWillEndFor: textItem, animator: animator)
        }
    }

    /// Calls `textView(_:shouldInteractWith:in:interaction:)`.
    @discardableResult
    public func callAsFunction(
        _ textView: UITextView,
        shouldInteractWith url: URL,
        in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool? {
        _objcOptional(target, "textView(_:shouldInteractWith:in:interaction:)") {
            target.textView(
                textView,
                shouldInteractWith: url,
                in: characterRange,
                interaction: interaction
            )
        }
    }

    /// Calls `textView(_:shouldInteractWith:in:interaction:)`.
    @discardableResult
    public func callAsFunction(
        _ textView: UITextView,
        shouldInteractWith textAttachment: NSTextAttachment,
        in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool? {
        _objcOptional(target, "textView(_:shouldInteractWith:in:interaction:)") {
            target.textView(
                textView,
                shouldInteractWith: textAttachment,
                in: characterRange,
                interaction: interaction
            )
        }
    }

    /// Calls `textView(_:shouldInteractWith:in:)`.
    @discardableResult
    public func callAsFunction(
        _ textView: UITextView,
        shouldInteractWith url: URL,
        in characterRange: NSRange
    ) -> Bool? {
        _objcOptional(target, "textView(_:shouldInteractWith:in:)") {
            target.textView(textView, shouldInteractWith: url, in: characterRange)
        }
    }

    /// Calls `textView(_:shouldInteractWith:in:)`.
    @discardableResult
    public func callAsFunction(
        _ textView: UITextView,
        shouldInteractWith textAttachment: NSTextAttachment,
        in characterRange: NSRange
    ) -> Bool? {
        _objcOptional(target, "textView(_:shouldInteractWith:in:)") {
            target.textView(textView, shouldInteractWith: textAttachment, in: characterRange)
        }
    }
}
