// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A context menu on the screen, as its interaction sees it.
@MainActor
package protocol ContextMenuSession: AnyObject {
    /// Whether a preview is lifted beside the menu.
    var hasPreview: Bool { get }
    /// The menu that is in front.
    var visibleMenu: UIMenu? { get }
    /// Takes the menu away.
    func dismiss(animated: Bool)
    /// Shows another menu in place of the one in front.
    func update(_ menu: UIMenu)
    /// Highlights what a finger that is still down is over, in the window.
    func track(_ point: CGPoint)
    /// Chooses what the finger was lifted over, in the window.
    func release(at point: CGPoint)
}
