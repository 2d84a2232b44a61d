// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

/// Something that animates what blocks change; every method is optional.
///
/// Docs/subsystems/optional-requirements.md says how that is done.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating, _UIViewImplicitlyAnimatingProbes {
    // @optional

    /// Adds a block whose changes begin after a part of the time that is left.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds a block whose changes are animated.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds a block that is called at the end.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Goes on after a pause, at another pace and in another time if they are given.
    func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?,
        durationFactor: CGFloat
    )
}

extension UIViewImplicitlyAnimating {
    /// Waits for the end.
    public func addCompletion() async -> UIViewAnimatingPosition {
        await withCheckedContinuation { continuation in
            addCompletion { continuation.resume(returning: $0) }
        }
    }
}
