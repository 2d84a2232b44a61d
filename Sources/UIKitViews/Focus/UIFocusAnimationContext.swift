// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The animation parameters of a focus move.
@preconcurrency @MainActor
public protocol UIFocusAnimationContext: NSObjectProtocol {
    /// The duration of the system's animation, in seconds.
    var duration: TimeInterval { get }
}

/// The only context.
@MainActor
final class FocusAnimationContext: NSObject, UIFocusAnimationContext {
    let duration: TimeInterval

    init(duration: TimeInterval) {
        self.duration = duration
        super.init()
    }
}
