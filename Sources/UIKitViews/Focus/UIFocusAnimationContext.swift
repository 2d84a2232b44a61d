// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What an animation of a move of the focus goes by.
@preconcurrency @MainActor
public protocol UIFocusAnimationContext: NSObjectProtocol {
    /// How long the system's own animation takes, in seconds.
    var duration: TimeInterval { get }
}

/// The one context there is.
@MainActor
final class FocusAnimationContext: NSObject, UIFocusAnimationContext {
    let duration: TimeInterval

    init(duration: TimeInterval) {
        self.duration = duration
        super.init()
    }
}
