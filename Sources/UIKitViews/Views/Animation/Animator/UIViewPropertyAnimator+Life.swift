// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import QuartzCore

/// An animator's life: inactive, running, held, stopped, and back.
extension UIViewPropertyAnimator {
    // MARK: Blocks

    func add(_ body: @escaping () -> Void, delayFactor: CGFloat) {
        MainThread.check("UIViewPropertyAnimator.addAnimations(_:delayFactor:)")
        let factor = delayFactor.isFinite ? min(max(Double(delayFactor), 0), 1) : 0
        let block = AnimatorState.Block(body: body, delayFactor: factor)
        switch animatorState.life {
        case .inactive: animatorState.blocks.append(block)
        case .running, .held: run(block)
        case .stopped: misuse("addAnimations(_:delayFactor:)", "stopped", "finish it first")
        }
    }

    /// Runs an animation block, for the remaining time.
    private func run(_ block: AnimatorState.Block) {
        guard let timeline = animatorState.timeline else { return }
        let gone = timeline.elapsed
        let begin = gone + (duration - gone) * block.delayFactor
        var course = animatorState.pace.course(
            duration: max(duration - begin, 1e-6),
            options: animatorState.options
        )
        course.delay = begin
        ViewAnimation(course, timeline: timeline).run(block.body)
        isUnfinished = animatorState.isUnfinished
    }

    /// Activates the animator, at its beginning.
    private func activate() {
        guard animatorState.life == .inactive else { return }
        let timeline = AnimatorTimeline(
            duration: duration,
            pace: animatorState.pace.values(duration: duration),
            allowsTouches: animatorState.allowsTouches,
            hitsPresentation: animatorState.allowsTouches
                && !animatorState.isManualHitTestingEnabled,
            isLinear: animatorState.scrubsLinearly
        )
        timeline.didLoseAll = { [weak self] in self?.loseAll() }
        animatorState.timeline = timeline
        animatorState.life = .held
        let blocks = animatorState.blocks
        animatorState.blocks = []
        for block in blocks { run(block) }
        // Reversed from the outset: from the end to the beginning.
        if animatorState.isReversed { timeline.scrub(to: 1) }
    }

    // MARK: Time

    /// Enters a part of the life and does what it begins with, with notifications to the observers of
    /// `isRunning`.
    private func enter(_ life: AnimatorState.Life, _ begin: () -> Void = {}) {
        guard (life == .running) != (animatorState.life == .running) else {
            animatorState.life = life
            return begin()
        }
        announcing("isRunning", "running") {
            animatorState.life = life
            begin()
        }
    }

    func start(after delay: TimeInterval) {
        MainThread.check("UIViewPropertyAnimator.startAnimation()")
        switch animatorState.life {
        case .stopped: misuse("startAnimation()", "stopped", "finish it first")
        case .running: return
        case .inactive:
            animatorState.delay = delay
            guard UIView.areAnimationsEnabled, duration > 0 || delay > 0 else {
                return finishAtOnce()
            }
            activate()
            go(after: delay)
        case .held: go(after: delay)
        }
    }

    private func go(after delay: TimeInterval) {
        enter(.running) {
            animatorState.timeline?.run(isReversed: animatorState.isReversed, after: delay)
            awaitEnd()
        }
    }

    /// Without a visible animation: sets the values, and completes in the next turn.
    private func finishAtOnce() {
        let blocks = animatorState.blocks
        animatorState.blocks = []
        enter(.running) {
            for block in blocks { UIView.performWithoutAnimation(block.body) }
            animatorState.deadline = Deadlines.shared.add(after: 0) { self.conclude(at: .end) }
        }
    }

    /// Retains the animator until its time is over.
    private func awaitEnd() {
        animatorState.deadline?.cancel()
        guard let seconds = animatorState.timeline?.remaining else { return }
        animatorState.deadline = Deadlines.shared.add(after: seconds) { self.timeIsOver() }
    }

    private func timeIsOver() {
        animatorState.deadline = nil
        guard animatorState.life == .running else { return }
        if animatorState.pausesOnCompletion {
            animatorState.timeline?.hold()
            animatorState.timeline?.scrub(to: animatorState.isReversed ? 0 : 1)
            enter(.held)
            return
        }
        conclude(at: animatorState.isReversed ? .start : .end)
    }

    func pause() {
        MainThread.check("UIViewPropertyAnimator.pauseAnimation()")
        switch animatorState.life {
        case .stopped: misuse("pauseAnimation()", "stopped", "finish it first")
        case .held: return
        case .inactive: activate()
        case .running:
            requireInterruptible("pauseAnimation()")
            animatorState.deadline?.cancel()
            animatorState.deadline = nil
            animatorState.timeline?.hold()
            enter(.held)
        }
    }

    /// Collects the animations of the blocks that `body` runs, and holds them at their beginning;
    /// changes outside blocks are not animated.
    func gather(_ body: () -> Void) {
        pause()
        guard let timeline = animatorState.timeline else { return body() }
        ViewAnimation.join(timeline, body)
    }

    func scrub(to fraction: CGFloat) {
        MainThread.check("UIViewPropertyAnimator.fractionComplete")
        guard fraction.isFinite else { return }
        switch animatorState.life {
        case .stopped: misuse("fractionComplete", "stopped", "finish it first")
        case .running: return
        case .inactive: activate()
        case .held: break
        }
        animatorState.timeline?.scrub(to: Double(fraction))
    }

    var currentFraction: CGFloat {
        switch animatorState.life {
        case .inactive: 0
        case .stopped: CGFloat(animatorState.stoppedFraction)
        case .held, .running: CGFloat(animatorState.timeline?.fraction ?? 0)
        }
    }

    func setReversed(_ isReversed: Bool) {
        guard isReversed != animatorState.isReversed else { return }
        animatorState.isReversed = isReversed
        guard animatorState.life == .running else { return }
        animatorState.timeline?.run(isReversed: isReversed)
        awaitEnd()
    }

    func proceed(_ parameters: (any UITimingCurveProvider)?, _ durationFactor: CGFloat) {
        MainThread.check("UIViewPropertyAnimator.continueAnimation")
        let name = "continueAnimation(withTimingParameters:durationFactor:)"
        switch animatorState.life {
        case .stopped: misuse(name, "stopped", "finish it first")
        case .running: misuse(name, "running", "pause it first")
        case .inactive: activate()
        case .held: break
        }
        let pace = parameters.map { AnimatorPace($0) }
        let factor = durationFactor.isFinite ? max(0, Double(durationFactor)) : 0
        var seconds = factor > 0 ? factor * duration : nil
        // A spring with mass and stiffness has its own duration.
        if let own = pace?.ownDuration { seconds = own }
        enter(.running) {
            animatorState.timeline?.run(
                isReversed: animatorState.isReversed,
                by: pace.map { pace in { pace.values(duration: $0) } },
                seconds: seconds
            )
            awaitEnd()
        }
    }

    // MARK: End

    func stop(_ withoutFinishing: Bool) {
        MainThread.check("UIViewPropertyAnimator.stopAnimation(_:)")
        switch animatorState.life {
        case .inactive: return
        case .stopped:
            if withoutFinishing { becomeInactive() }
        case .held, .running:
            requireInterruptible("stopAnimation(_:)")
            animatorState.deadline?.cancel()
            animatorState.deadline = nil
            if withoutFinishing {
                animatorState.timeline?.end(at: .current)
                return becomeInactive()
            }
            animatorState.timeline?.hold()
            animatorState.stoppedFraction = animatorState.timeline?.fraction ?? 0
            animatorState.timeline?.stop()
            enter(.stopped)
        }
    }

    func finishStopped(at position: UIViewAnimatingPosition) {
        MainThread.check("UIViewPropertyAnimator.finishAnimation(at:)")
        guard animatorState.life == .stopped else {
            misuse(
                "finishAnimation(at:)",
                animatorState.life == .inactive ? "inactive" : "active",
                "call stopAnimation(false) first"
            )
        }
        conclude(at: position)
    }

    /// Completes: the views get the values of a position, and the completion blocks are called.
    private func conclude(at position: UIViewAnimatingPosition) {
        animatorState.timeline?.end(at: position)
        let completions = animatorState.completions
        becomeInactive()
        for completion in completions { completion(position) }
    }

    private func becomeInactive() {
        animatorState.deadline?.cancel()
        animatorState.deadline = nil
        animatorState.timeline = nil
        animatorState.completions = []
        animatorState.stoppedFraction = 0
        enter(.inactive)
    }

    /// All animations were removed from outside: nothing is left to show.
    private func loseAll() {
        guard animatorState.life == .running else { return }
        conclude(at: animatorState.isReversed ? .start : .end)
    }

    // MARK: Making

    static func makeRunning(
        _ duration: TimeInterval,
        _ delay: TimeInterval,
        _ options: UIView.AnimationOptions,
        _ animations: @escaping () -> Void,
        _ completion: ((UIViewAnimatingPosition) -> Void)?
    ) -> Self {
        let outer = ViewAnimation.current
        var seconds = duration
        var curve = options.curve
        if let outer, !options.contains(.overrideInheritedOptions) {
            if !options.contains(.overrideInheritedDuration) { seconds = outer.course.duration }
            if !options.contains(.overrideInheritedCurve) { curve = outer.course.options.curve }
        }
        let made = UIViewPropertyAnimator(
            duration: seconds,
            timingParameters: UICubicTimingParameters(animationCurve: curve)
        )
        guard let animator = made as? Self else {
            fatalError(
                "UIViewPropertyAnimator.runningPropertyAnimator: \(self) is a subclass; make an "
                    + "instance and call startAnimation(afterDelay:)"
            )
        }
        animator.animatorState.options = options
        animator.animatorState.allowsTouches = options.contains(.allowUserInteraction)
        animator.addAnimations(animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        if outer != nil { animator.animatorState.isInterruptible = false }
        return animator
    }

    // MARK: Misuse

    private func requireInterruptible(_ name: String) {
        guard !animatorState.isInterruptible else { return }
        misuse(name, "running and not interruptible", "set isInterruptible before it starts")
    }

    func requireInactive(_ name: String) {
        guard animatorState.life != .inactive else { return }
        misuse(name, "\(animatorState.life.state)", "set it before the animator starts")
    }

    private func misuse(_ name: String, _ state: String, _ remedy: String) -> Never {
        fatalError("UIViewPropertyAnimator.\(name): \(self) is \(state); \(remedy)")
    }
}
