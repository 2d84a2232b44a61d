// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation

/// The context of a transition, for its animator.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The container view, to which the animator adds the view that appears.
    var containerView: UIView { get }
    /// Whether the change is to be seen.
    var isAnimated: Bool { get }
    /// Whether a finger leads at present.
    var isInteractive: Bool { get }
    /// Whether the finger gave it up.
    var transitionWasCancelled: Bool { get }
    /// How a controller is presented; `none` outside of presentations.
    var presentationStyle: UIModalPresentationStyle { get }
    /// The rotation of the interface.
    var targetTransform: CGAffineTransform { get }

    /// Reports the progress of the interaction, from 0 to 1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Reports that the interaction ended, and the transition will complete.
    func finishInteractiveTransition()
    /// Reports that the interaction ended, and the transition will be cancelled.
    func cancelInteractiveTransition()
    /// Reports that an interaction pauses the transition.
    func pauseInteractiveTransition()
    /// Ends the transition, completed or cancelled; every animator must call it.
    func completeTransition(_ didComplete: Bool)
    /// The controller in a role.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view in a role; nil if it stays in place.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// The frame of a controller's view at the beginning; zero if undefined.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// The frame of a controller's view at the end; zero if undefined.
    func finalFrame(for vc: UIViewController) -> CGRect
}
