// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKitControls

/// A view whose text a ``TextEditor`` edits: a text field or a text view.
@MainActor
protocol TextEditorHost: UIView, UITextInput {
    var textEditor: TextEditor { get }
    var traits: TextTraits { get }
    /// The origin of the text container, in the space of the view.
    var containerOrigin: CGPoint { get }
    /// Whether people may change the text at present.
    var isTextEditable: Bool { get }
    /// Whether people may select.
    var isTextSelectable: Bool { get }
    /// Whether text may hold line separators.
    var isMultiline: Bool { get }
    /// Whether attributes of pasted and typed text are people's to choose.
    var keepsPastedAttributes: Bool { get }
    /// The default attributes of the text.
    var baseAttributes: [NSAttributedString.Key: Any] { get }

    /// Asks the delegate whether text may be replaced.
    func mayReplace(_ range: NSRange, with text: String) -> Bool
    /// Handles the return key where it inserts no text; true if it did.
    func takeReturn() -> Bool
    /// The text has changed: lay out and draw it.
    func contentsDidChange()
    /// The user has changed the text: notify observers.
    func textWasEdited()
    /// The selection has changed: notify observers, and show it.
    func selectionWasChanged()
    /// The view became first responder or resigned.
    func firstResponderWasChanged()
    /// Scrolls so that the insertion point is seen.
    func revealSelection()
    /// The view that draws the text.
    var textCanvas: _UITextLayoutCanvasView { get }
    /// The view of the selection handles.
    var handleSpace: UIView { get }
    /// The visible area of the text, in the space of the view.
    var visibleTextArea: CGRect { get }
    /// Points that page keys go by.
    var pageHeight: CGFloat { get }
    /// Opens a link or an attachment at a point; false if there is none.
    func openItem(at point: CGPoint) -> Bool
    /// The delegate's menu for a range, from the suggested elements.
    func menu(for range: NSRange, suggested: [UIMenuElement]) -> UIMenu?
    func menuWillPresent(_ animator: any UIEditMenuInteractionAnimating)
    func menuWillDismiss(_ animator: any UIEditMenuInteractionAnimating)
}
