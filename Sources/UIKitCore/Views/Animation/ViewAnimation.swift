// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuartzCore

/// One animation block: how its animations run and who hears that they are over.
@MainActor
final class ViewAnimation {
    /// The block that is being run, and those around it.
    private(set) static var current: ViewAnimation?
    /// Whether blocks animate at all.
    static var isEnabled = true

    var course: Course
    private let outer: ViewAnimation?
    private var completion: ((Bool) -> Void)?
    /// Animations that have not ended.
    private var running = 0
    private var isOpen = false
    private var isCutShort = false
    /// Changes of views that no screen shows, whose end is a time of the clock only.
    private var changesUnseen = false
    private var hasAnimated = false

    /// How the animations of a block run.
    struct Course {
        var duration: TimeInterval
        var delay: TimeInterval = 0
        var options: UIView.AnimationOptions = []
        var spring: ViewSpring?
        /// How often; nil is once, or endlessly by the options.
        var repeatCount: Float?
        var autoreverses = false
    }

    init(_ course: Course, completion: ((Bool) -> Void)? = nil) {
        let outer = ViewAnimation.current
        self.outer = outer
        self.course = course.inheriting(from: outer?.course)
        self.completion = completion
    }

    // MARK: Blocks

    /// Runs a block inside this animation.
    func run(_ animations: () -> Void) {
        guard ViewAnimation.isEnabled, course.duration > 0 else {
            ViewAnimation.runWithoutAnimation(animations)
            return tellEnd(true)
        }
        open()
        animations()
        commit()
    }

    /// Makes this the block to which changes belong.
    func open() {
        isOpen = true
        ViewAnimation.current = self
        CALayer.hostAnimationDepth += 1
    }

    /// Ends what `open()` began.
    func commit() {
        CALayer.hostAnimationDepth -= 1
        ViewAnimation.current = outer
        isOpen = false
        if running > 0 { return }
        guard completion != nil else { return }
        // With nothing to animate the end comes with the next turn; with views that no screen
        // shows, when it would come if one did.
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

    /// The action of a layer's property inside this block; nil for what is not animated.
    func action(for view: UIView, forKey key: String) -> (any CAAction)? {
        guard ViewAnimation.animatedKeys.contains(key) else { return nil }
        guard view.isOnSurface else {
            changesUnseen = true
            return nil
        }
        return ViewAnimationAction(self, view: view, key: key)
    }

    /// The properties of a view's layer that blocks animate.
    private static let animatedKeys: Set<String> = [
        "position", "bounds", "transform", "sublayerTransform", "opacity", "backgroundColor",
        "zPosition", "anchorPoint", "contentsRect", "contentsCenter", "cornerRadius",
        "borderWidth", "borderColor", "shadowOpacity", "shadowOffset", "shadowRadius",
        "shadowColor", "shadowPath",
    ]

    /// Starts an animation that belongs to this block.
    func start(_ animation: CABasicAnimation, on layer: CALayer, key: String, of view: UIView) {
        let blocks = !course.options.contains(.allowUserInteraction)
        animation.delegate = ViewAnimationEnd(self, view: blocks ? view : nil)
        if blocks { view.touch.blockingAnimations += 1 }
        running += 1
        hasAnimated = true
        layer.add(animation, forKey: key)
    }

    /// One animation is over.
    func didStop(finished: Bool, on view: UIView?) {
        if let view { view.touch.blockingAnimations = max(0, view.touch.blockingAnimations - 1) }
        running -= 1
        if !finished { isCutShort = true }
        guard running == 0, !isOpen else { return }
        tellEnd(!isCutShort)
    }
}

extension ViewAnimation.Course {
    /// Inside another block its duration and curve count, unless the options say otherwise.
    fileprivate func inheriting(from outer: ViewAnimation.Course?) -> ViewAnimation.Course {
        var course = self
        course.duration = duration.isFinite ? max(0, duration) : 0
        course.delay = delay.isFinite ? delay : 0
        guard let outer, !options.contains(.overrideInheritedOptions) else { return course }
        if !options.contains(.overrideInheritedDuration) { course.duration = outer.duration }
        if !options.contains(.overrideInheritedCurve) {
            course.options = options.withCurve(of: outer.options)
            course.spring = spring ?? outer.spring
        }
        return course
    }

    /// Seconds until everything has run.
    var totalTime: TimeInterval {
        let count = repeatCount.map { Double($0) } ?? (options.contains(.repeat) ? .infinity : 1)
        let isThereAndBack = autoreverses || options.contains(.autoreverse)
        return delay + duration * count * (isThereAndBack ? 2 : 1)
    }
}

/// Hears of the end of one animation on behalf of its block.
private final class ViewAnimationEnd: NSObject, CAAnimationDelegate {
    private let animation: ViewAnimation
    // Unsafe because Core Animation calls on the thread that commits, which for views is the main
    // one; assumeIsolated stops where it is not.
    private nonisolated(unsafe) weak var view: UIView?

    init(_ animation: ViewAnimation, view: UIView?) {
        self.animation = animation
        self.view = view
        super.init()
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        let animation = animation
        nonisolated(unsafe) let view = view
        MainActor.assumeIsolated { animation.didStop(finished: flag, on: view) }
    }
}

extension UIView.AnimationOptions {
    private static let curveMask = UIView.AnimationOptions(rawValue: 0xf << 16)

    /// The same options with the curve of others.
    fileprivate func withCurve(of other: UIView.AnimationOptions) -> UIView.AnimationOptions {
        subtracting(.curveMask).union(other.intersection(.curveMask))
    }

    /// The pace that the options ask for.
    var curve: UIView.AnimationCurve {
        UIView.AnimationCurve(rawValue: Int((rawValue >> 16) & 0xf)) ?? .easeInOut
    }
}

extension UIView.AnimationCurve {
    /// Core Animation's name for the same.
    var timingFunctionName: CAMediaTimingFunctionName {
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
    var isOnSurface: Bool { hierarchy.window?.windowState.surface != nil }
}
