// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

/// Animates how one controller's view takes the place of another's.
///
/// Optional methods are as Docs/subsystems/optional-requirements.md says.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol,
    _UIViewControllerAnimatedTransitioningProbes
{
    /// Seconds; the context is nil where nobody knows it yet.
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

    /// Told after the end.
    func animationEnded(_ transitionCompleted: Bool)
}
