// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Who edits a responder's text: the responder itself, or an interaction of its view.
///
/// What edits text lies above; keys, input methods and the change of the first responder reach it
/// through this protocol.
@MainActor
package protocol TextEditing: AnyObject {
    /// Whether letters, arrows, Space and Return are text at present.
    var takesText: Bool { get }

    /// Whether Tab is text, too.
    var takesTab: Bool { get }

    /// Takes a key that moves, selects or deletes; false for one that does nothing of that kind.
    func take(_ key: UIKey) -> Bool

    /// Takes text that was typed; false leaves it to `insertText(_:)`.
    func insert(_ text: String) -> Bool

    /// Shows what an input method is composing, with its selection in characters; empty ends it.
    func compose(_ text: String, selection: Range<Int>)

    /// Where text is written, in the window; nil for all of the view.
    var placeOfText: CGRect? { get }

    /// Told after the responder has become first or has ceased to be.
    func firstResponderDidChange()
}

extension UIResponder {
    /// Who edits the responder's text; nil where nobody does.
    package var textEditing: (any TextEditing)? {
        if let editing = self as? any TextEditing { return editing }
        guard let view = self as? UIView else { return nil }
        for interaction in view.interactions {
            if let editing = interaction as? any TextEditing { return editing }
        }
        return nil
    }
}
