// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

/// Goes along with the lifting, dropping or cancelling of an item.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
    /// Animates what a block changes, along with the item.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Calls a block when the animation is over, with where it ended.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
