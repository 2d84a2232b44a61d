// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
public import UIKitControls

/// Hears of editing in a text view, and decides what it may.
///
/// Every method is optional; see Docs/subsystems/optional-requirements.md.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate, _UITextViewDelegateProbes {
    // @optional

    /// Whether editing may begin; true where it is not implemented.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

    /// Whether editing may end; true where it is not implemented.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool

    /// Editing has begun.
    func textViewDidBeginEditing(_ textView: UITextView)

    /// Editing has ended.
    func textViewDidEndEditing(_ textView: UITextView)

    /// Whether a part of the text, in UTF-16 units, may be replaced; true where it is not implemented.
    func textView(
        _ textView: UITextView,
        shouldChangeTextIn range: NSRange,
        replacementText text: String
    ) -> Bool

    /// The person has changed the text.
    func textViewDidChange(_ textView: UITextView)

    /// The selection has changed.
    func textViewDidChangeSelection(_ textView: UITextView)

    /// The menu for a part of the text; nil for the one suggested.
    func textView(
        _ textView: UITextView,
        editMenuForTextIn range: NSRange,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?

    /// The edit menu is about to appear.
    func textView(
        _ textView: UITextView,
        willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    )

    /// The edit menu is about to go.
    func textView(
        _ textView: UITextView,
        willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    )

    /// What a tap on a link or an attachment does; nil for nothing.
    func textView(
        _ textView: UITextView,
        primaryActionFor textItem: UITextItem,
        defaultAction: UIAction
    ) -> UIAction?

    /// What a press on a link or an attachment offers; nil for nothing.
    func textView(
        _ textView: UITextView,
        menuConfigurationFor textItem: UITextItem,
        defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration?

    /// The menu of a link or an attachment is about to appear.
    func textView(
        _ textView: UITextView,
        textItemMenuWillDisplayFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating
    )

    /// The menu of a link or an attachment is about to go.
    func textView(
        _ textView: UITextView,
        textItemMenuWillEndFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating
    )

    /// Whether an address may be opened or shown; asked where there is no `primaryActionFor`.
    func textView(
        _ textView: UITextView,
        shouldInteractWith url: URL,
        in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool

    // listed as: textView(_:shouldInteractWithAttachment:in:interaction:)
    /// Whether something may be done with an attachment.
    func textView(
        _ textView: UITextView,
        shouldInteractWith textAttachment: NSTextAttachment,
        in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool

    /// Whether an address may be opened, as it was asked before iOS 10.
    func textView(
        _ textView: UITextView,
        shouldInteractWith url: URL,
        in characterRange: NSRange
    ) -> Bool

    // listed as: textView(_:shouldInteractWithAttachment:in:)
    /// Whether something may be done with an attachment, as it was asked before iOS 10.
    func textView(
        _ textView: UITextView,
        shouldInteractWith textAttachment: NSTextAttachment,
        in characterRange: NSRange
    ) -> Bool

    /// Writing Tools begin: never, since there are none.
    func textViewWritingToolsWillBegin(_ textView: UITextView)

    /// Writing Tools have ended: never, since there are none.
    func textViewWritingToolsDidEnd(_ textView: UITextView)

    /// The ranges that Writing Tools leave as they are; not asked for, since there are none.
    func textView(
        _ textView: UITextView,
        writingToolsIgnoredRangesInEnclosingRange enclosingRange: NSRange
    ) -> [NSValue]
}
