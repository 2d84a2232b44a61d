// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A context menu on the screen, as its interaction sees it.
@MainActor
package protocol ContextMenuSession: AnyObject {
    /// Whether a preview is lifted beside the menu.
    var hasPreview: Bool { get }
    /// The menu that is in front.
    var visibleMenu: UIMenu? { get }
    func dismiss(animated: Bool)
    /// Shows another menu in place of the one in front.
    func update(_ menu: UIMenu)
    /// Highlights the element below a touch, in the window.
    func track(_ point: CGPoint)
    /// Chooses the element where the touch ended, in the window.
    func release(at point: CGPoint)
}
