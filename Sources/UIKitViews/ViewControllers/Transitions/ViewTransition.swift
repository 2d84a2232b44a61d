// SPDX-License-Identifier: Apache-2.0

package import CoreGraphics
package import Foundation
import ObjCRuntime

/// One transition between controllers, from its announcement to its end.
///
/// It is the context for animators and the coordinator for controllers. It waits until `start()`,
/// then runs until the animator calls `completeTransition(_:)`.
@MainActor
package final class ViewTransition: NSObject, UIViewControllerContextTransitioning,
    UIViewControllerTransitionCoordinator
{
    /// One of the two sides.
    package struct Side {
        package let controller: UIViewController?
        package let view: UIView?
        let initialFrame: CGRect
        let finalFrame: CGRect

        /// Makes a side with the view that appears or disappears, nil if it stays, and its frames
        /// in the container's space.
        package init(
            _ controller: UIViewController?,
            view: UIView?,
            from initial: CGRect = .zero,
            to final: CGRect = .zero
        ) {
            self.controller = controller
            self.view = view
            initialFrame = initial
            finalFrame = final
        }
    }

    private typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

    private enum Phase {
        case announced
        case running
        case over
    }

    package let containerView: UIView
    package let presentationStyle: UIModalPresentationStyle
    package let isAnimated: Bool
    /// Both sides are set before the animation starts; views load late.
    package var from: Side
    package var to: Side
    /// Called once, at the end; true if the transition was completed.
    package var didEnd: ((Bool) -> Void)?

    let animator: any UIViewControllerAnimatedTransitioning
    private let interaction: (any UIViewControllerInteractiveTransitioning)?
    private var phase = Phase.announced
    private var along: [Block] = []
    private var completions: [Block] = []
    private var interactionHandlers: [Block] = []
    private var percent: CGFloat = 0
    package private(set) var isInteractive = false
    package private(set) var transitionWasCancelled = false

    package init(
        in container: UIView,
        from: Side,
        to: Side,
        style: UIModalPresentationStyle = .none,
        isAnimated: Bool,
        animator: any UIViewControllerAnimatedTransitioning,
        interaction: (any UIViewControllerInteractiveTransitioning)? = nil
    ) {
        containerView = container
        self.from = from
        self.to = to
        presentationStyle = style
        self.isAnimated = isAnimated
        self.animator = animator
        self.interaction = isAnimated ? interaction : nil
        super.init()
        isInteractive = self.interaction?.wantsInteractiveStart ?? false
    }

    // MARK: Course

    /// Lets the animator begin.
    package func start() {
        guard phase == .announced else { return }
        phase = .running
        guard isAnimated else {
            UIView.performWithoutAnimation { animator.animateTransition(using: self) }
            return
        }
        if let interaction, isInteractive {
            interaction.startInteractiveTransition(self)
        } else {
            animator.animateTransition(using: self)
            runAlongside()
        }
    }

    /// Makes the animator's animations and holds them at their beginning.
    package func holdAnimations() -> (any UIViewImplicitlyAnimating)? {
        if let own = animator.interruptibleAnimator?(using: self) {
            own.pauseAnimation()
            runAlongside()
            return own
        }
        let holder = UIViewPropertyAnimator(duration: transitionDuration, curve: .linear)
        holder.gather {
            animator.animateTransition(using: self)
            runAlongside()
        }
        return holder
    }

    private func runAlongside() {
        let blocks = along
        along = []
        guard !blocks.isEmpty else { return }
        UIView.animate(withDuration: transitionDuration) {
            for block in blocks { block(self) }
        }
    }

    package func completeTransition(_ didComplete: Bool) {
        guard phase != .over else { return }
        phase = .over
        if !didComplete { transitionWasCancelled = true }
        isInteractive = false
        // Without animation the blocks have not been run yet.
        let late = along
        along = []
        UIView.performWithoutAnimation { for block in late { block(self) } }
        let didEnd = didEnd
        self.didEnd = nil
        didEnd?(didComplete)
        animator.animationEnded?(didComplete)
        let blocks = completions
        completions = []
        for block in blocks { block(self) }
    }

    // MARK: Interaction

    package func updateInteractiveTransition(_ percentComplete: CGFloat) {
        percent = percentComplete
    }

    package func finishInteractiveTransition() { release() }

    package func cancelInteractiveTransition() {
        transitionWasCancelled = true
        release()
    }

    package func pauseInteractiveTransition() {
        guard phase == .running else { return }
        isInteractive = true
        for handler in interactionHandlers { handler(self) }
    }

    private func release() {
        guard isInteractive else { return }
        isInteractive = false
        for handler in interactionHandlers { handler(self) }
    }

    // MARK: What is known

    package func viewController(
        forKey key: UITransitionContextViewControllerKey
    ) -> UIViewController? {
        key == .from ? from.controller : key == .to ? to.controller : nil
    }

    package func view(forKey key: UITransitionContextViewKey) -> UIView? {
        key == .from ? from.view : key == .to ? to.view : nil
    }

    package func initialFrame(for vc: UIViewController) -> CGRect {
        side(of: vc)?.initialFrame ?? .zero
    }

    package func finalFrame(for vc: UIViewController) -> CGRect {
        side(of: vc)?.finalFrame ?? .zero
    }

    private func side(of controller: UIViewController) -> Side? {
        controller === from.controller ? from : controller === to.controller ? to : nil
    }

    package var targetTransform: CGAffineTransform { .identity }
    package var initiallyInteractive: Bool { interaction?.wantsInteractiveStart ?? false }
    package var isInterruptible: Bool { interaction != nil }
    package var isCancelled: Bool { transitionWasCancelled }
    package var transitionDuration: TimeInterval {
        isAnimated ? animator.transitionDuration(using: self) : 0
    }
    package var percentComplete: CGFloat { phase == .over ? 1 : percent }
    package var completionVelocity: CGFloat { interaction?.completionSpeed ?? 1 }
    package var completionCurve: UIView.AnimationCurve {
        interaction?.completionCurve ?? .easeInOut
    }

    // MARK: Coordinator

    package func animate(
        alongsideTransition animation:
            ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        guard phase != .over else { return false }
        if let completion { completions.append(completion) }
        guard let animation else { return true }
        along.append(animation)
        // A block that is added later animates along with the rest.
        if phase == .running, isAnimated { runAlongside() }
        return true
    }

    package func animateAlongsideTransition(
        in view: UIView?,
        animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    package func notifyWhenInteractionEnds(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) {
        notifyWhenInteractionChanges { if !$0.isInteractive { handler($0) } }
    }

    package func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) {
        interactionHandlers.append(handler)
    }
}
