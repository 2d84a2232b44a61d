// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation

/// What an animator is told of the transition that it animates.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view in which it happens; the animator puts what comes into it.
    var containerView: UIView { get }
    /// Whether the change is to be seen.
    var isAnimated: Bool { get }
    /// Whether a finger leads at present.
    var isInteractive: Bool { get }
    /// Whether the finger gave it up.
    var transitionWasCancelled: Bool { get }
    /// How a controller is presented; `none` outside of presentations.
    var presentationStyle: UIModalPresentationStyle { get }
    /// How far the interface is turned.
    var targetTransform: CGAffineTransform { get }

    /// Says how far the finger has led it, from 0 to 1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Says that the rest goes by itself to the end.
    func finishInteractiveTransition()
    /// Says that the rest goes by itself back to the beginning.
    func cancelInteractiveTransition()
    /// Says that a finger takes hold of it.
    func pauseInteractiveTransition()
    /// Says that it is over, and whether it came to its end; every animator has to.
    func completeTransition(_ didComplete: Bool)
    /// The controller that comes or goes.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view that comes or goes; nil for one that stays where it is.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Where a controller's view is at the beginning; zero if that is open.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Where a controller's view has to be at the end; zero if that is open.
    func finalFrame(for vc: UIViewController) -> CGRect
}
