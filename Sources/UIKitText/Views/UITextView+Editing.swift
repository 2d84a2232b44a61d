// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitControls

extension UITextView: TextEditorHost {
    var textDelegate: (any UITextViewDelegate)? { delegate }

    var containerOrigin: CGPoint { CGPoint(x: view.inset.left, y: view.inset.top) }
    var isTextEditable: Bool { view.isEditable }
    var isTextSelectable: Bool { view.isSelectable }
    var isMultiline: Bool { true }
    var keepsPastedAttributes: Bool { view.allowsAttributes }
    var baseAttributes: [NSAttributedString.Key: Any] { view.base }
    var handleSpace: UIView { self }
    var visibleTextArea: CGRect {
        CGRect(
            x: 0,
            y: 0,
            width: max(bounds.width, contentSize.width),
            height: .greatestFiniteMagnitude
        )
    }
    var pageHeight: CGFloat { max(0, bounds.height - view.inset.top - view.inset.bottom) }

    func mayBegin() -> Bool {
        guard view.isEditable else { return true }
        return textDelegate?.textViewShouldBeginEditing?(self) ?? true
    }

    func mayEnd() -> Bool {
        guard view.isEditing else { return true }
        return textDelegate?.textViewShouldEndEditing?(self) ?? true
    }

    func firstResponderWasChanged() {
        if isFirstResponder, view.isEditable, !view.isEditing {
            view.isEditing = true
            textDelegate?.textViewDidBeginEditing?(self)
            post(UITextView.textDidBeginEditingNotification)
        } else if !isFirstResponder {
            interaction.gestures.hideMenu()
            interaction.display.hide()
            guard view.isEditing else { return }
            view.isEditing = false
            textEditor.endComposition()
            textEditor.run = nil
            textDelegate?.textViewDidEndEditing?(self)
            post(UITextView.textDidEndEditingNotification)
        }
    }

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }

    func mayReplace(_ range: NSRange, with text: String) -> Bool {
        textDelegate?.textView?(self, shouldChangeTextIn: range, replacementText: text) ?? true
    }

    func takeReturn() -> Bool { false }

    func contentsDidChange() {
        guard !view.isMeasuring else { return }
        textEditor.repair()
        textCanvas.redraw()
        setNeedsLayout()
        if !isScrollEnabled { invalidateIntrinsicContentSize() }
    }

    func textWasEdited() {
        contentsDidChange()
        interaction.gestures.hideMenu()
        textDelegate?.textViewDidChange?(self)
        post(UITextView.textDidChangeNotification)
    }

    func selectionWasChanged() {
        interaction.display.update()
        window?.showPlaceOfText()
        textDelegate?.textViewDidChangeSelection?(self)
    }

    func revealSelection() {
        interaction.display.update()
        guard isFirstResponder, window != nil else { return }
        let place =
            textEditor.selection.length > 0 ? textEditor.focus : textEditor.selection.location
        reveal(NSRange(location: place, length: 0), animated: false)
    }

    // MARK: Menu

    func menu(for range: NSRange, suggested: [UIMenuElement]) -> UIMenu? {
        textDelegate?.textView?(self, editMenuForTextIn: range, suggestedActions: suggested)
            ?? editMenu(for: textEditor.stretch(range), suggestedActions: suggested)
    }

    func menuWillPresent(_ animator: any UIEditMenuInteractionAnimating) {
        textDelegate?.textView?(self, willPresentEditMenuWith: animator)
    }

    func menuWillDismiss(_ animator: any UIEditMenuInteractionAnimating) {
        textDelegate?.textView?(self, willDismissEditMenuWith: animator)
    }
}
