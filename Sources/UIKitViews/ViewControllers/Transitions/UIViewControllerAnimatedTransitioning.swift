// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

/// Animates the transition from one controller's view to another's.
///
/// For optional methods see Docs/subsystems/optional-requirements.md.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol,
    _UIViewControllerAnimatedTransitioningProbes
{
    /// The duration in seconds; the context is nil if none exists yet.
    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval

    /// Adds the views, animates them, and calls `completeTransition(_:)` in the end.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

    // @optional

    // placeholder: UIViewPropertyAnimator(duration: 0, curve: .linear)
    /// An animator that can be held on its way; one for each transition.
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating

    /// Called after the end.
    func animationEnded(_ transitionCompleted: Bool)
}
