// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation

/// The properties of a transition under way.
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
    /// Whether the transition was cancelled.
    var isCancelled: Bool { get }
    /// Seconds.
    var transitionDuration: TimeInterval { get }
    /// The progress of the interaction, from 0 to 1.
    var percentComplete: CGFloat { get }
    /// The speed at which the animation continues after the interaction.
    var completionVelocity: CGFloat { get }
    /// The pace once the finger is lifted.
    var completionCurve: UIView.AnimationCurve { get }
    /// The view in which it happens.
    var containerView: UIView { get }
    /// The rotation of the interface.
    var targetTransform: CGAffineTransform { get }

    /// The controller in a role.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

    /// The view in a role.
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

    /// Animates along with the transition, in views outside its container.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?,
        animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Calls a handler when the interaction ends.
    func notifyWhenInteractionEnds(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    )

    /// Calls a handler when an interaction begins or ends.
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
