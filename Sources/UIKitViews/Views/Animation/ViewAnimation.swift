// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuartzCore

/// One animation block: its timing and its completion.
@MainActor
package final class ViewAnimation {
    /// The innermost block that is being run.
    package private(set) static var current: ViewAnimation?
    package static var isEnabled = true

    package var course: Course
    /// Collects the changes of a keyframe block; nil for other blocks.
    package var keyframes: ViewKeyframes?
    let outer: ViewAnimation?
    /// The animator that owns the animations; nil for blocks without one.
    let timeline: AnimatorTimeline?
    /// Called once, when everything is over, with whether it was not cut short.
    private var completion: ((Bool) -> Void)?
    /// Called once, when the first animation begins.
    package var willStart: (() -> Void)?
    /// Animations that have not ended.
    private var running = 0
    private var isOpen = false
    private var isCutShort = false
    /// Whether only views off screen were changed, whose end is a matter of time.
    private var changesUnseen = false
    /// The views whose subviews are placed within the block, by its option.
    private var resized: [UIView] = []
    /// The block's changes of properties whose animations replace each other.
    private var replaced: [ReplacedKey: [Replacement]] = [:]

    /// How the animations of a block run.
    package struct Course {
        package var duration: TimeInterval
        package var delay: TimeInterval = 0
        package var options: UIView.AnimationOptions = []
        var spring: ViewSpring?
        /// A pace that no option names.
        var timingFunction: CAMediaTimingFunction?
        /// How often; nil is once, or endlessly by the options.
        package var repeatCount: Float?
        package var autoreverses = false

        package init(
            duration: TimeInterval,
            delay: TimeInterval = 0,
            options: UIView.AnimationOptions = [],
            spring: ViewSpring? = nil,
            timingFunction: CAMediaTimingFunction? = nil,
            repeatCount: Float? = nil,
            autoreverses: Bool = false
        ) {
            self.duration = duration
            self.delay = delay
            self.options = options
            self.spring = spring
            self.timingFunction = timingFunction
            self.repeatCount = repeatCount
            self.autoreverses = autoreverses
        }
    }

    /// A property of a layer.
    struct ReplacedKey: Hashable {
        let layer: ObjectIdentifier
        let key: String
    }

    /// An animation of a property that holds until the next one begins.
    struct Replacement {
        let key: String
        let delay: TimeInterval
        let from: Any?
    }

    package init(
        _ course: Course,
        timeline: AnimatorTimeline? = nil,
        completion: ((Bool) -> Void)? = nil
    ) {
        let outer = ViewAnimation.current
        self.outer = outer
        self.timeline = timeline ?? outer?.timeline ?? ViewAnimation.joined
        self.course = timeline == nil ? course.inheriting(from: outer?.course) : course
        self.completion = completion
    }

    /// The animator that adopts the animations of current blocks.
    private static var joined: AnimatorTimeline?

    /// Runs blocks whose animations belong to an animator.
    static func join(_ timeline: AnimatorTimeline, _ body: () -> Void) {
        let former = joined
        joined = timeline
        body()
        joined = former
    }

    // MARK: Blocks

    /// Runs a block inside this animation.
    package func run(_ animations: () -> Void) {
        guard ViewAnimation.isEnabled, course.duration > 0 else {
            ViewAnimation.runWithoutAnimation(animations)
            // Apple documents the next turn of the run loop for blocks without duration. Where animations are
            // disabled it is the next turn, too: Docs/facts.md, "Ends of disabled animations".
            if completion != nil { Deadlines.shared.add(after: 0) { self.tellEnd(true) } }
            return
        }
        let flushes = course.options.contains(.flushUpdates)
        if flushes { ViewAnimation.runWithoutAnimation(ViewAnimation.flushUpdates) }
        open()
        animations()
        if flushes { ViewAnimation.flushUpdates() }
        layOutResized()
        keyframes?.start(in: self)
        commit()
    }

    /// Updates all that waits for the next frame.
    private static func flushUpdates() {
        for window in UIApplication.shared.windows { window.layoutIfNeeded() }
    }

    /// Places the subviews of what the block resized, so that they move along.
    private func layOutResized() {
        let views = resized
        resized = []
        for view in views { view.layoutIfNeeded() }
    }

    /// Makes this the block to which changes belong.
    package func open() {
        isOpen = true
        ViewAnimation.current = self
        CALayer.hostAnimationDepth += 1
    }

    /// Ends the block that `open()` began.
    package func commit() {
        CALayer.hostAnimationDepth -= 1
        ViewAnimation.current = outer
        isOpen = false
        if running > 0 { return }
        guard completion != nil else { return }
        // Without animations the completion comes in the next turn; with views off screen only,
        // after the duration.
        let wait = changesUnseen ? course.totalTime : 0
        guard wait.isFinite else { return }
        Deadlines.shared.add(after: wait) { self.tellEnd(true) }
    }

    /// Runs a block outside of any animation.
    static func runWithoutAnimation(_ actions: () -> Void) {
        let former = current
        let depth = CALayer.hostAnimationDepth
        let wasEnabled = isEnabled
        current = nil
        isEnabled = false
        CALayer.hostAnimationDepth = 0
        actions()
        CALayer.hostAnimationDepth = depth
        isEnabled = wasEnabled
        current = former
    }

    private func tellEnd(_ finished: Bool) {
        let completion = completion
        self.completion = nil
        completion?(finished)
    }

    // MARK: Animations

    /// The action of a layer's property inside this block; nil for properties that are not
    /// animated.
    func action(for view: UIView, forKey key: String) -> (any CAAction)? {
        guard ViewAnimation.animatedKeys.contains(key), course.duration > 0 else { return nil }
        // An animator also keeps changes off screen, since it may have to revert them.
        guard timeline != nil || view.isOnSurface else {
            changesUnseen = true
            return nil
        }
        if key == "bounds", course.options.contains(.layoutSubviews) { resized.append(view) }
        return ViewAnimationAction(self, view: view, key: key).given
    }

    /// The properties of a view's layer that blocks animate.
    private static let animatedKeys: Set<String> = [
        "position", "bounds", "transform", "sublayerTransform", "opacity", "backgroundColor",
        "zPosition", "anchorPoint", "anchorPointZ", "contentsRect", "contentsCenter",
        "contentsScale", "cornerRadius", "borderWidth", "borderColor", "shadowOpacity",
        "shadowOffset", "shadowRadius", "shadowColor", "shadowPath",
    ]

    /// Starts an animation that belongs to this block.
    func start(_ animation: CAPropertyAnimation, on layer: CALayer, key: String, of view: UIView) {
        let blocks: Bool
        if let timeline {
            blocks = !timeline.allowsTouches
        } else {
            blocks = !course.options.contains(.allowUserInteraction)
        }
        let end = ViewAnimationEnd(self, view: view, blocks: blocks)
        animation.delegate = end
        if blocks { view.touch.blockingAnimations += 1 }
        if timeline?.hitsPresentation == true {
            end.movesHits = true
            view.touch.presentationHits += 1
            UIView.TouchState.presentationHitViews += 1
        }
        running += 1
        layer.add(animation, forKey: key)
        timeline?.take(layer, key: key, course: course, animation: animation)
    }

    /// The block's changes of a replaced property so far.
    func replacements(_ key: String, of layer: CALayer) -> [Replacement] {
        replaced[ReplacedKey(layer: ObjectIdentifier(layer), key: key)] ?? []
    }

    /// Records a change of a replaced property.
    func note(_ replacement: Replacement, _ key: String, of layer: CALayer) {
        let place = ReplacedKey(layer: ObjectIdentifier(layer), key: key)
        replaced[place, default: []].removeAll { $0.key == replacement.key }
        replaced[place, default: []].append(replacement)
    }

    func didStart() {
        let willStart = willStart
        self.willStart = nil
        willStart?()
    }

    func didStop(finished: Bool) {
        running -= 1
        if !finished { isCutShort = true }
        guard running == 0, !isOpen else { return }
        tellEnd(!isCutShort)
    }
}

extension ViewAnimation.Course {
    /// Inside another block, that one's duration, curve and options apply, unless overridden.
    ///
    /// The delay is not inherited.
    fileprivate func inheriting(from outer: ViewAnimation.Course?) -> ViewAnimation.Course {
        var course = self
        course.duration = duration.isFinite ? max(0, duration) : 0
        course.delay = delay.isFinite ? delay : 0
        guard let outer, !options.contains(.overrideInheritedOptions) else { return course }
        course.options.formUnion(outer.options.intersection(.inheritable))
        course.repeatCount = repeatCount ?? outer.repeatCount
        course.autoreverses = autoreverses || outer.autoreverses
        if !options.contains(.overrideInheritedDuration) { course.duration = outer.duration }
        if !options.contains(.overrideInheritedCurve) {
            course.options = course.options.withCurve(of: outer.options)
            course.spring = spring ?? outer.spring
            course.timingFunction = outer.timingFunction
        }
        return course
    }

    /// The number of repetitions; 0 means one.
    var runs: Float { repeatCount ?? (options.contains(.repeat) ? .infinity : 0) }

    /// Whether every run is followed by one backwards.
    var returns: Bool { autoreverses || options.contains(.autoreverse) }

    /// The timing function, where there is no spring.
    var pace: CAMediaTimingFunction {
        timingFunction ?? CAMediaTimingFunction(name: options.curve.timingFunctionName)
    }

    /// Seconds until everything has run.
    var totalTime: TimeInterval {
        delay + duration * Double(runs > 0 ? runs : 1) * (returns ? 2 : 1)
    }
}

/// Notifies a block of the end of one of its animations.
private final class ViewAnimationEnd: NSObject, CAAnimationDelegate {
    private let animation: ViewAnimation
    // Unsafe because Core Animation calls on the committing thread, which is the main thread for
    // views; assumeIsolated traps on others.
    private nonisolated(unsafe) weak var view: UIView?
    private let blocks: Bool
    /// Whether hit tests use the position that is seen.
    // Unsafe for the reason of `view`.
    nonisolated(unsafe) var movesHits = false

    init(_ animation: ViewAnimation, view: UIView, blocks: Bool) {
        self.animation = animation
        self.view = view
        self.blocks = blocks
        super.init()
    }

    func animationDidStart(_ anim: CAAnimation) {
        let animation = animation
        MainActor.assumeIsolated { animation.didStart() }
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        // On the main thread, which `assumeIsolated` makes sure of.
        nonisolated(unsafe) let this = self
        let identity = anim.identity
        MainActor.assumeIsolated {
            if this.blocks, let view = this.view {
                view.touch.blockingAnimations = max(0, view.touch.blockingAnimations - 1)
            }
            if this.movesHits {
                UIView.TouchState.presentationHitViews -= 1
                if let view = this.view {
                    view.touch.presentationHits = max(0, view.touch.presentationHits - 1)
                }
            }
            this.animation.timeline?.didLose(identity)
            this.animation.didStop(finished: flag)
        }
    }
}

extension UIView.AnimationOptions {
    private static let curveMask = UIView.AnimationOptions(rawValue: 0xf << 16)
    /// What blocks inside a block take over from it.
    fileprivate static let inheritable: UIView.AnimationOptions = [
        .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
    ]

    /// The options with the curve of others.
    fileprivate func withCurve(of other: UIView.AnimationOptions) -> UIView.AnimationOptions {
        subtracting(.curveMask).union(other.intersection(.curveMask))
    }

    package var curve: UIView.AnimationCurve {
        UIView.AnimationCurve(rawValue: Int((rawValue >> 16) & 0xf)) ?? .easeInOut
    }

    /// The options with another pace.
    package func with(_ curve: UIView.AnimationCurve) -> UIView.AnimationOptions {
        subtracting(.curveMask).union(
            UIView.AnimationOptions(rawValue: UInt(curve.rawValue) << 16)
        )
    }
}

extension UIView.AnimationCurve {
    /// The name of Core Animation's timing function.
    package var timingFunctionName: CAMediaTimingFunctionName {
        switch self {
        case .easeInOut: .easeInEaseOut
        case .easeIn: .easeIn
        case .easeOut: .easeOut
        case .linear: .linear
        }
    }
}

extension UIView {
    /// Whether a surface shows the view's layer, so that animations run.
    package var isOnSurface: Bool { hierarchy.window?.windowState.surface != nil }
}
