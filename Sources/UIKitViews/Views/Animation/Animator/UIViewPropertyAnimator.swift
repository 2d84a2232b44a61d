// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
import QuartzCore

/// An animator of changes in blocks, which can be paused, scrubbed, reversed and stopped.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, @preconcurrency NSCopying {
    final var animatorState = AnimatorState() {
        didSet { isUnfinished = animatorState.isUnfinished }
    }
    // Unsafe because it is read in `deinit` only, when no other reference exists.
    nonisolated(unsafe) final var isUnfinished = false

    /// The timing that the animator was made with; by default the system's.
    open private(set) var timingParameters: (any UITimingCurveProvider)?

    /// Seconds from beginning to end; a spring of masses and forces decides by itself.
    open var duration: TimeInterval { animatorState.duration }

    /// Seconds before the beginning.
    open var delay: TimeInterval { animatorState.delay }

    /// Whether views receive touches while they are animated; true by default.
    open var isUserInteractionEnabled: Bool {
        get { animatorState.allowsTouches }
        set {
            requireInactive("isUserInteractionEnabled")
            animatorState.allowsTouches = newValue
        }
    }

    /// Whether hit tests use the final positions; false by default: they use the positions that are
    /// seen.
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

    /// Whether ``fractionComplete`` means progress while the animation is paused (true, the
    /// default), or time.
    open var scrubsLinearly: Bool {
        get { animatorState.scrubsLinearly }
        set {
            requireInactive("scrubsLinearly")
            animatorState.scrubsLinearly = newValue
        }
    }

    /// Whether the animator pauses at its end and stays active; false by default.
    open var pausesOnCompletion: Bool {
        get { animatorState.pausesOnCompletion }
        set { announcing("pausesOnCompletion") { animatorState.pausesOnCompletion = newValue } }
    }

    /// Makes an animator with timing parameters.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        timingParameters = parameters
        super.init()
        animatorState.pace = AnimatorPace(parameters)
        animatorState.duration = animatorState.pace.ownDuration ?? duration.asLength
    }

    /// Makes an animator with one of the system's curves.
    public convenience init(
        duration: TimeInterval,
        curve: UIView.AnimationCurve,
        animations: (() -> Void)? = nil
    ) {
        let parameters = UICubicTimingParameters(animationCurve: curve)
        self.init(duration: duration, timingParameters: parameters)
        if let animations { addAnimations(animations) }
    }

    /// Makes an animator with a cubic timing curve.
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

    /// Makes an animator with a spring that settles at the end of the duration.
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
    /// Inside another animator's block it uses that one's duration and timing, unless the options
    /// override them, and cannot be paused.
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
        guard isUnfinished else { return }
        fatalError(
            "UIViewPropertyAnimator: a paused or stopped animator was released; call "
                + "startAnimation(), stopAnimation(true) or finishAnimation(at:) first"
        )
    }

    // MARK: Blocks

    /// Adds an animation block that begins after a part, from 0 to 1, of the remaining time.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        add(animation, delayFactor: delayFactor)
    }

    /// Adds an animation block for the remaining time.
    open func addAnimations(_ animation: @escaping () -> Void) { add(animation, delayFactor: 0) }

    /// Adds a block that is called at the end, with the position of the views.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        animatorState.completions.append(completion)
    }

    // MARK: UIViewAnimating

    /// The state of the animator.
    open var state: UIViewAnimatingState { animatorState.life.state }

    /// Whether time runs.
    open var isRunning: Bool { animatorState.life == .running }

    /// Whether it runs, or will run, from the end to the beginning; may be set at any time.
    open var isReversed: Bool {
        get { animatorState.isReversed }
        set { announcing("isReversed", "reversed") { setReversed(newValue) } }
    }

    /// The progress from 0 to 1.
    ///
    /// Setting it holds an inactive or held animation there, and does nothing to one that runs.
    open var fractionComplete: CGFloat {
        get { currentFraction }
        set { announcing("fractionComplete") { scrub(to: newValue) } }
    }

    /// Starts the animation, or resumes it after a pause.
    open func startAnimation() { start(after: 0) }

    /// Starts after some seconds.
    open func startAnimation(afterDelay delay: TimeInterval) { start(after: delay.asLength) }

    /// Pauses the animation; an inactive animator becomes active at its beginning.
    open func pauseAnimation() { pause() }

    /// Stops the animation where it is.
    ///
    /// Without finishing, the animator is inactive again, its views keep the values that are seen,
    /// and no completion block is called; otherwise it waits for ``finishAnimation(at:)``.
    open func stopAnimation(_ withoutFinishing: Bool) { stop(withoutFinishing) }

    /// Ends a stopped animation: its views get the values of a position, and the completion blocks
    /// are called.
    ///
    /// Traps unless the animation was stopped.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        finishStopped(at: finalPosition)
    }

    /// Resumes after a pause, for a multiple of the duration (0: the remaining time), with another
    /// timing if one is given.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?,
        durationFactor: CGFloat
    ) {
        proceed(parameters, durationFactor)
    }

    /// An inactive animator with the same timing, duration and blocks.
    open func copy(with zone: NSZone? = nil) -> Any {
        let parameters = timingParameters ?? UICubicTimingParameters()
        let copy = UIViewPropertyAnimator(duration: duration, timingParameters: parameters)
        copy.animatorState.takeSettings(from: animatorState)
        return copy
    }

    /// The class, the address and the state.
    open override nonisolated var description: String {
        MainThread.describe(self) { animator in
            "\(UIView.className(animator)) \(animator.state) running=\(animator.isRunning) "
                + "reversed=\(animator.isReversed) fraction=\(animator.fractionComplete)"
        }
    }
}
