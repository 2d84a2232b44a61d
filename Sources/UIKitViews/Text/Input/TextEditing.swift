// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Edits a responder's text: the responder itself, or an interaction of its view.
///
/// Text editing is in a module above; keys, input methods and changes of the first responder reach
/// it through this protocol.
@MainActor
package protocol TextEditing: AnyObject {
    /// Whether letters, arrows, Space and Return are text at present.
    var takesText: Bool { get }

    /// Whether Tab is text, too.
    var takesTab: Bool { get }

    /// Handles a key that moves, selects or deletes; false for other keys.
    func take(_ key: UIKey) -> Bool

    /// Inserts typed text; false leaves it to `insertText(_:)`.
    func insert(_ text: String) -> Bool

    /// Shows an input method's composition, with its selection in characters; empty ends it.
    func compose(_ text: String, selection: Range<Int>)

    /// The rectangle of text input, in the window; nil for the whole view.
    var placeOfText: CGRect? { get }

    /// Called after the responder became first or resigned.
    func firstResponderDidChange()
}

extension UIResponder {
    /// The editor of the responder's text, or nil.
    package var textEditing: (any TextEditing)? {
        if let editing = self as? any TextEditing { return editing }
        guard let view = self as? UIView else { return nil }
        for interaction in view.interactions {
            if let editing = interaction as? any TextEditing { return editing }
        }
        return nil
    }
}
