// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

/// Goes along with the pointer's way into a region or out of it.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
    /// Animates what a block changes, along with the pointer.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Calls a block when the animations are over, with whether they ran to their end.
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}
