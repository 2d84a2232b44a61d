// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation

/// What is known of a transition while it runs.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether the transition is animated.
    var isAnimated: Bool { get }
    /// How a controller is presented.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether the transition began under a finger.
    var initiallyInteractive: Bool { get }
    /// Whether the animation can be interrupted.
    var isInterruptible: Bool { get }
    /// Whether a finger leads the transition.
    var isInteractive: Bool { get }
    /// Whether the transition was given up.
    var isCancelled: Bool { get }
    /// Seconds.
    var transitionDuration: TimeInterval { get }
    /// How far the finger has led it, from 0 to 1.
    var percentComplete: CGFloat { get }
    /// How fast it goes on once the finger is lifted.
    var completionVelocity: CGFloat { get }
    /// The pace once the finger is lifted.
    var completionCurve: UIView.AnimationCurve { get }
    /// The view in which it happens.
    var containerView: UIView { get }
    /// How far the interface is turned.
    var targetTransform: CGAffineTransform { get }

    /// A controller that takes part.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

    /// A view that takes part.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Animates other things along with a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
    UIViewControllerTransitionCoordinatorContext
{
    /// Runs a block inside the transition's animation, and another when it is over.
    @discardableResult
    func animate(
        alongsideTransition animation:
            ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// The same for views that are not in the transition's container.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?,
        animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Tells when the finger is lifted.
    func notifyWhenInteractionEnds(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    )

    /// Tells when a finger begins or ceases to lead.
    func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    )
}

extension UIViewControllerTransitionCoordinator {
    /// Runs a block inside the transition's animation, and another when it is over.
    @discardableResult
    public func animate(
        alongsideTransition animation:
            ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}
