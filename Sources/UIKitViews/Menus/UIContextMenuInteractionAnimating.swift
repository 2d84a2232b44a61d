// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

/// Animates along with the appearance or dismissal of a context menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// The controller of the preview that is shown; nil for none.
    var previewViewController: UIViewController? { get }
    /// Animates a block's changes along with the menu.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Calls a block when the animations are over.
    func addCompletion(_ completion: @escaping () -> Void)
}
