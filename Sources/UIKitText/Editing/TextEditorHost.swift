// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKitControls

/// A view whose text a ``TextEditor`` edits: a text field or a text view.
@MainActor
protocol TextEditorHost: UIView, UITextInput {
    var textEditor: TextEditor { get }
    /// Where the container's top left is, in the space of the view.
    var containerOrigin: CGPoint { get }
    /// Whether people may change the text at present.
    var isTextEditable: Bool { get }
    /// Whether people may select.
    var isTextSelectable: Bool { get }
    /// Whether text may hold line separators.
    var isMultiline: Bool { get }
    /// Whether attributes of pasted and typed text are people's to choose.
    var keepsPastedAttributes: Bool { get }
    /// What text without attributes of its own is written in.
    var baseAttributes: [NSAttributedString.Key: Any] { get }

    /// Asks the delegate.
    func mayReplace(_ range: NSRange, with text: String) -> Bool
    /// Takes the return key where it does not become text; true if it did.
    func takeReturn() -> Bool
    /// The text was changed by somebody: lay out and draw.
    func contentsDidChange()
    /// People have changed the text: tell.
    func textWasEdited()
    /// The selection has changed: tell, and show it.
    func selectionWasChanged()
    /// The view has become first responder, or has ceased to be.
    func firstResponderWasChanged()
    /// Scrolls so that the insertion point is seen.
    func revealSelection()
    /// Where the text is drawn.
    var textCanvas: TextCanvas { get }
    /// The view that the handles of a selection stand in.
    var handleSpace: UIView { get }
    /// What is seen of the text, in the space of the view.
    var visibleTextArea: CGRect { get }
    /// Points that page keys go by.
    var pageHeight: CGFloat { get }
    /// What is done with a link or an attachment at a point; false where there is none.
    func openItem(at point: CGPoint) -> Bool
    /// The menu that the delegate wants for a range, of those suggested.
    func menu(for range: NSRange, suggested: [UIMenuElement]) -> UIMenu?
    func menuWillPresent(_ animator: any UIEditMenuInteractionAnimating)
    func menuWillDismiss(_ animator: any UIEditMenuInteractionAnimating)
}
