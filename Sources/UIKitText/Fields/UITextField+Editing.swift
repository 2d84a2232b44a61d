// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitControls

// The order of notifications at the start, at the end and for changes: the delegate, the control
// event, the notification. Apple does not document it; programs rely on the delegate's being first.
extension UITextField: TextEditorHost {
    var containerOrigin: CGPoint { field.origin }
    var isTextEditable: Bool { isEnabled }
    var isTextSelectable: Bool { isEnabled }
    var isMultiline: Bool { false }
    var keepsPastedAttributes: Bool { field.allowsAttributes }
    var baseAttributes: [NSAttributedString.Key: Any] { field.defaults }
    var handleSpace: UIView { self }
    var visibleTextArea: CGRect { textCanvas.frame }
    var pageHeight: CGFloat { bounds.height }

    // MARK: Beginning and ending

    func mayBegin() -> Bool { delegate?.textFieldShouldBeginEditing?(self) ?? true }

    func mayEnd() -> Bool { delegate?.textFieldShouldEndEditing?(self) ?? true }

    func firstResponderWasChanged() {
        if isFirstResponder, !field.isEditing {
            begin()
        } else if !isFirstResponder, field.isEditing {
            end()
        }
    }

    private func begin() {
        field.isEditing = true
        if field.clearsOnBegin, textEditor.length > 0,
            delegate?.textFieldShouldClear?(self) ?? true
        {
            textEditor.set(NSAttributedString(string: ""))
        }
        textEditor.select(NSRange(location: textEditor.length, length: 0))
        // Secure text is replaced when editing begins again.
        if isSecureTextEntry, textEditor.length > 0 { textEditor.clearsOnInsertion = true }
        setNeedsLayout()
        textCanvas.redraw()
        invalidateIntrinsicContentSize()
        delegate?.textFieldDidBeginEditing?(self)
        sendActions(for: .editingDidBegin)
        post(UITextField.textDidBeginEditingNotification)
    }

    private func end() {
        field.isEditing = false
        textEditor.endComposition()
        textEditor.clearsOnInsertion = false
        textEditor.run = nil
        field.scroll = 0
        interaction.gestures.hideMenu()
        interaction.display.hide()
        setNeedsLayout()
        textCanvas.redraw()
        invalidateIntrinsicContentSize()
        if delegate?.textFieldDidEndEditing?(self, reason: .committed) == nil {
            delegate?.textFieldDidEndEditing?(self)
        }
        sendActions(for: .editingDidEnd)
        post(
            UITextField.textDidEndEditingNotification,
            [
                UITextField.didEndEditingReasonUserInfoKey: NSNumber(
                    value: UITextField.DidEndEditingReason.committed.rawValue
                )
            ]
        )
    }

    private func post(_ name: Notification.Name, _ info: [AnyHashable: Any]? = nil) {
        NotificationCenter.default.post(name: name, object: self, userInfo: info)
    }

    // MARK: Changing

    func mayReplace(_ range: NSRange, with text: String) -> Bool {
        delegate?.textField?(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
    }

    func takeReturn() -> Bool {
        if enablesReturnKeyAutomatically, textEditor.length == 0 { return true }
        textEditor.endComposition()
        guard delegate?.textFieldShouldReturn?(self) ?? true else { return true }
        let ends = allControlEvents.contains(.editingDidEndOnExit)
        sendActions(for: .editingDidEndOnExit)
        sendActions(for: .primaryActionTriggered)
        if ends { resignFirstResponder() }
        return true
    }

    func contentsDidChange() {
        textCanvas.redraw()
        setNeedsLayout()
        if window != nil { placeText() }
    }

    func textWasEdited() {
        contentsDidChange()
        interaction.gestures.hideMenu()
        invalidateIntrinsicContentSize()
        sendActions(for: .editingChanged)
        post(UITextField.textDidChangeNotification)
    }

    func selectionWasChanged() {
        placeText()
        interaction.display.update()
        window?.showPlaceOfText()
        delegate?.textFieldDidChangeSelection?(self)
    }

    func revealSelection() {
        placeText()
        interaction.display.update()
    }

    /// The action of the clear button.
    func clear() {
        guard delegate?.textFieldShouldClear?(self) ?? true else { return }
        let all = NSRange(location: 0, length: textEditor.length)
        textEditor.replace(all, with: NSAttributedString(string: ""), name: "Clear")
        setNeedsLayout()
    }

    func openItem(at point: CGPoint) -> Bool { false }

    // MARK: Menu

    func menu(for range: NSRange, suggested: [UIMenuElement]) -> UIMenu? {
        delegate?.textField?(self, editMenuForCharactersIn: range, suggestedActions: suggested)
            ?? editMenu(for: textEditor.stretch(range), suggestedActions: suggested)
    }

    func menuWillPresent(_ animator: any UIEditMenuInteractionAnimating) {
        delegate?.textField?(self, willPresentEditMenuWith: animator)
    }

    func menuWillDismiss(_ animator: any UIEditMenuInteractionAnimating) {
        delegate?.textField?(self, willDismissEditMenuWith: animator)
    }
}
