// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

/// Goes along with the appearance or the going of an edit menu.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
    /// Animates what a block changes, along with the menu.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Calls a block when the animations are over.
    func addCompletion(_ completion: @escaping () -> Void)
}
