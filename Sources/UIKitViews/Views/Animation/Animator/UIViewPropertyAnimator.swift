// SPDX-License-Identifier: Apache-2.0

public import Foundation
import QuartzCore

/// Animates what blocks change, and can be held, moved back and forth, turned round and ended.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, @preconcurrency NSCopying {
    final var animatorState = AnimatorState() {
        didSet { isUnfinished = animatorState.life.isUnfinished }
    }
    // Unsafe because it is read on the last release alone, when nobody writes any more.
    private nonisolated(unsafe) final var isUnfinished = false

    /// The pace that the animator was made with; the system's where it was made with none.
    open private(set) var timingParameters: (any UITimingCurveProvider)?

    /// Seconds from beginning to end; a spring of masses and forces decides by itself.
    open var duration: TimeInterval { animatorState.duration }

    /// Seconds before the beginning.
    open var delay: TimeInterval { animatorState.delay }

    /// Whether views take touches while they move; true by default.
    open var isUserInteractionEnabled: Bool {
        get { animatorState.allowsTouches }
        set {
            requireInactive("isUserInteractionEnabled")
            animatorState.allowsTouches = newValue
        }
    }

    /// Whether touches go by where views will be; false by default, when they go by where views
    /// are seen.
    open var isManualHitTestingEnabled: Bool {
        get { animatorState.isManualHitTestingEnabled }
        set {
            requireInactive("isManualHitTestingEnabled")
            animatorState.isManualHitTestingEnabled = newValue
        }
    }

    /// Whether the animation can be held and stopped; true by default.
    ///
    /// Traps when it is set while the animator is active.
    open var isInterruptible: Bool {
        get { animatorState.isInterruptible }
        set {
            requireInactive("isInterruptible")
            animatorState.isInterruptible = newValue
        }
    }

    /// Whether ``fractionComplete`` stands for the way while the animation is held (true, the
    /// default), or for the time.
    open var scrubsLinearly: Bool {
        get { animatorState.scrubsLinearly }
        set {
            requireInactive("scrubsLinearly")
            animatorState.scrubsLinearly = newValue
        }
    }

    /// Whether the animator is held at its end and stays active; false by default.
    open var pausesOnCompletion: Bool {
        get { animatorState.pausesOnCompletion }
        set { animatorState.pausesOnCompletion = newValue }
    }

    /// Makes an animator that goes at a pace.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        timingParameters = parameters
        super.init()
        animatorState.pace = AnimatorPace(parameters)
        animatorState.duration = animatorState.pace.ownDuration ?? duration.asLength
    }

    /// Makes an animator that goes at one of the system's paces.
    public convenience init(
        duration: TimeInterval,
        curve: UIView.AnimationCurve,
        animations: (() -> Void)? = nil
    ) {
        let parameters = UICubicTimingParameters(animationCurve: curve)
        self.init(duration: duration, timingParameters: parameters)
        if let animations { addAnimations(animations) }
    }

    /// Makes an animator whose pace is a cubic curve through two control points.
    public convenience init(
        duration: TimeInterval,
        controlPoint1 point1: CGPoint,
        controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        let parameters = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
        self.init(duration: duration, timingParameters: parameters)
        if let animations { addAnimations(animations) }
    }

    /// Makes an animator that moves like a spring which rests when the duration is over.
    public convenience init(
        duration: TimeInterval,
        dampingRatio ratio: CGFloat,
        animations: (() -> Void)? = nil
    ) {
        let parameters = UISpringTimingParameters(dampingRatio: ratio)
        self.init(duration: duration, timingParameters: parameters)
        if let animations { addAnimations(animations) }
    }

    /// Makes an animator that starts at once, or after a delay.
    ///
    /// Inside another animator's block it takes that one's duration and pace, unless the options
    /// say otherwise, and cannot be interrupted.
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> Self {
        makeRunning(duration, delay, options, animations, completion)
    }

    deinit {
        // A held or stopped animator that nobody can reach any more would leave its views between
        // two values for good.
        if isUnfinished {
            fatalError(
                "UIViewPropertyAnimator: a paused or stopped animator was released; call "
                    + "startAnimation(), stopAnimation(true) or finishAnimation(at:) first"
            )
        }
    }

    // MARK: Blocks

    /// Adds a block whose changes begin after a part, from 0 to 1, of the time that is left.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        add(animation, delayFactor: delayFactor)
    }

    /// Adds a block whose changes are animated in the time that is left.
    open func addAnimations(_ animation: @escaping () -> Void) { add(animation, delayFactor: 0) }

    /// Adds a block that is called at the end, with the position of the views.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        animatorState.completions.append(completion)
    }

    // MARK: UIViewAnimating

    /// Where the animator is in its life.
    open var state: UIViewAnimatingState { animatorState.life.state }

    /// Whether time runs.
    open var isRunning: Bool { animatorState.life == .running }

    /// Whether it runs, or will run, from the end to the beginning; may be set at any time.
    open var isReversed: Bool {
        get { animatorState.isReversed }
        set { setReversed(newValue) }
    }

    /// How much is done, from 0 to 1.
    ///
    /// Setting it holds an inactive or held animation there, and does nothing to one that runs.
    open var fractionComplete: CGFloat {
        get { currentFraction }
        set { scrub(to: newValue) }
    }

    /// Starts, or goes on after a pause.
    open func startAnimation() { start(after: 0) }

    /// Starts after some seconds.
    open func startAnimation(afterDelay delay: TimeInterval) { start(after: delay.asLength) }

    /// Holds the animation where it is; an inactive one becomes active at its beginning.
    open func pauseAnimation() { pause() }

    /// Ends the animation where it is.
    ///
    /// Without finishing, the animator is inactive again, the views keep the values that are
    /// seen, and nobody is told; otherwise it waits for ``finishAnimation(at:)``.
    open func stopAnimation(_ withoutFinishing: Bool) { stop(withoutFinishing) }

    /// Gives the views of a stopped animation their values at a position and tells of the end.
    ///
    /// Traps unless the animation was stopped.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        finishStopped(at: finalPosition)
    }

    /// Goes on after a pause, in so many times the duration (0: what is left of it), at another
    /// pace if one is given.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?,
        durationFactor: CGFloat
    ) {
        proceed(parameters, durationFactor)
    }

    /// An animator with the same pace, duration and blocks that has not started.
    open func copy(with zone: NSZone? = nil) -> Any {
        let parameters = timingParameters ?? UICubicTimingParameters()
        let copy = UIViewPropertyAnimator(duration: duration, timingParameters: parameters)
        copy.animatorState.takeSettings(from: animatorState)
        return copy
    }

    /// The class, the address and where it stands.
    open override nonisolated var description: String {
        MainThread.describe(self) { animator in
            "\(UIView.className(animator)) \(animator.state) running=\(animator.isRunning) "
                + "reversed=\(animator.isReversed) fraction=\(animator.fractionComplete)"
        }
    }
}
