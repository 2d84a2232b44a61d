// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
import Foundation

/// Drives an animator by a fraction instead of time.
///
/// Set the fraction by `update(_:)`, then call `finish()` or `cancel()`.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
    private struct Drive {
        var context: (any UIViewControllerContextTransitioning)?
        /// Holds the animations at a fraction.
        var animator: (any UIViewImplicitlyAnimating)?
        var percent: CGFloat = 0
        var seconds: CGFloat = 0
    }

    private final var drive = Drive()

    /// Makes an object for one transition after the other.
    public override init() { super.init() }

    /// The duration of the whole animation, in seconds.
    open var duration: CGFloat { drive.seconds }

    /// The progress from 0 to 1.
    open var percentComplete: CGFloat { drive.percent }

    /// The speed of the remaining animation, relative to the whole's.
    open var completionSpeed: CGFloat = 1

    /// The pace of the rest.
    open var completionCurve: UIView.AnimationCurve = .easeInOut

    /// A timing that overrides `completionCurve`.
    open var timingCurve: (any UITimingCurveProvider)?

    /// Whether it is led from the beginning, and not only when paused.
    open var wantsInteractiveStart = true

    /// Sets the animator's views up and holds them at the beginning.
    open func startInteractiveTransition(
        _ transitionContext: any UIViewControllerContextTransitioning
    ) {
        drive = Drive(context: transitionContext)
        guard let transition = transitionContext as? ViewTransition else { return }
        drive.seconds = CGFloat(transition.transitionDuration)
        drive.animator = transition.holdAnimations()
    }

    /// Leads it to a fraction.
    open func update(_ percentComplete: CGFloat) {
        guard percentComplete.isFinite else { return }
        drive.percent = max(0, min(1, percentComplete))
        drive.context?.updateInteractiveTransition(drive.percent)
        drive.animator?.fractionComplete = drive.percent
    }

    /// Pauses a transition that is running.
    open func pause() {
        drive.animator?.pauseAnimation()
        drive.percent = drive.animator?.fractionComplete ?? drive.percent
        drive.context?.pauseInteractiveTransition()
    }

    /// Lets the rest go back to the beginning.
    open func cancel() {
        guard let context = drive.context else { return }
        context.cancelInteractiveTransition()
        letGo(isReversed: true, part: drive.percent)
    }

    /// Lets the rest go on to the end.
    open func finish() {
        guard let context = drive.context else { return }
        context.finishInteractiveTransition()
        letGo(isReversed: false, part: 1 - drive.percent)
    }

    private func letGo(isReversed: Bool, part: CGFloat) {
        let animator = drive.animator
        drive.context = nil
        drive.animator = nil
        guard let animator else { return }
        animator.isReversed = isReversed
        let pace = timingCurve ?? UICubicTimingParameters(animationCurve: completionCurve)
        let speed = completionSpeed > 0 ? completionSpeed : 1
        // A factor of 0 would mean the time that is left anyway.
        let factor = max(part / speed, 0.001)
        animator.continueAnimation?(withTimingParameters: pace, durationFactor: factor)
    }
}
