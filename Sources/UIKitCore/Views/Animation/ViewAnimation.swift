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

    let duration: TimeInterval
    let delay: TimeInterval
    let options: UIView.AnimationOptions
    let spring: ViewSpring?
    private let outer: ViewAnimation?
    private var completion: ((Bool) -> Void)?

    init(
        duration: TimeInterval,
        delay: TimeInterval = 0,
        options: UIView.AnimationOptions = [],
        spring: ViewSpring? = nil,
        completion: ((Bool) -> Void)? = nil
    ) {
        let outer = ViewAnimation.current
        let inherits = outer != nil && !options.contains(.overrideInheritedOptions)
        self.outer = outer
        if let outer, inherits, !options.contains(.overrideInheritedDuration) {
            self.duration = outer.duration
        } else {
            self.duration = duration.isFinite ? max(0, duration) : 0
        }
        if let outer, inherits, !options.contains(.overrideInheritedCurve) {
            self.options = options.withCurve(of: outer.options)
            self.spring = spring ?? outer.spring
        } else {
            self.options = options
            self.spring = spring
        }
        self.delay = delay.isFinite ? delay : 0
        self.completion = completion
    }

    /// Runs a block inside this animation.
    func run(_ animations: () -> Void) {
        guard ViewAnimation.isEnabled, duration > 0 else {
            UIView.performWithoutAnimation(animations)
            finish(true)
            return
        }
        let former = ViewAnimation.current
        ViewAnimation.current = self
        CALayer.hostAnimationDepth += 1
        animations()
        CALayer.hostAnimationDepth -= 1
        ViewAnimation.current = former
        close()
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

    /// Begins and ends a block without a closure, for the oldest calls.
    func open() {
        ViewAnimation.current = self
        CALayer.hostAnimationDepth += 1
    }

    /// Ends what `open()` began.
    func commit() {
        CALayer.hostAnimationDepth -= 1
        ViewAnimation.current = outer
        close()
    }

    /// The animation's end is a time of the clock.
    private func close() {
        guard completion != nil else { return }
        Deadlines.shared.add(after: delay + duration) { self.finish(true) }
    }

    private func finish(_ finished: Bool) {
        let completion = completion
        self.completion = nil
        completion?(finished)
    }

    /// The action of a layer's property inside this block.
    func action(forKey key: String) -> (any CAAction)? { nil }
}

/// How a spring moves.
struct ViewSpring {
    var dampingRatio: Double
    var initialVelocity: Double
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
