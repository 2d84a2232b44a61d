// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

/// Animates the changes that blocks make; every method is optional.
///
/// See Docs/subsystems/optional-requirements.md.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating, _UIViewImplicitlyAnimatingProbes {
    // @optional

    /// Adds an animation block that begins after a part of the remaining time.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds an animation block.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds a block that is called at the end.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Resumes after a pause, with another timing and duration if they are given.
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
