// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
import ObjCRuntime
import QuartzCore
import RenderServer

extension UIView {
    /// Whether animation blocks animate.
    public class var areAnimationsEnabled: Bool { ViewAnimation.isEnabled }

    /// The duration of the current animation block, in seconds; zero outside of one.
    public class var inheritedAnimationDuration: TimeInterval {
        ViewAnimation.current?.course.duration ?? 0
    }

    /// Turns animation blocks on or off; without them, values are set at once.
    public class func setAnimationsEnabled(_ enabled: Bool) { ViewAnimation.isEnabled = enabled }

    /// Runs a block without animation, even inside an animation block.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        ViewAnimation.runWithoutAnimation(actionsWithoutAnimation)
    }

    /// Animates the changes of a block.
    ///
    /// `completion` is called when the animations are over, with true if they were not cut short.
    public class func animate(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        MainThread.check("UIView.animate(withDuration:delay:options:animations:completion:)")
        let course = ViewAnimation.Course(duration: duration, delay: delay, options: options)
        ViewAnimation(course, completion: completion).run(animations)
    }

    /// Animates the changes of a block.
    public class func animate(
        withDuration duration: TimeInterval,
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: duration,
            delay: 0,
            options: [],
            animations: animations,
            completion: completion
        )
    }

    /// Animates the changes of a block.
    public class func animate(
        withDuration duration: TimeInterval,
        animations: @escaping () -> Void
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations)
    }

    /// Animates the changes of a block with a spring that settles at the end of the duration.
    ///
    /// A damping ratio of 1 does not swing, nearer to 0 swings more; the velocity is that at the
    /// beginning, in whole distances a second.
    public class func animate(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat,
        options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = ViewSpring.fitted(
            dampingRatio: Double(max(0.0001, min(1, dampingRatio))),
            velocity: CGVector(dx: velocity, dy: velocity)
        )
        let course = ViewAnimation.Course(
            duration: duration,
            delay: delay,
            options: options,
            spring: spring
        )
        ViewAnimation(course, completion: completion).run(animations)
    }

    /// Animates the changes of a block with a spring of a perceptual duration and a bounce.
    public class func animate(
        springDuration duration: TimeInterval = 0.5,
        bounce: CGFloat = 0,
        initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0,
        options: UIView.AnimationOptions = [],
        animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = ViewSpring.physical(
            Spring(
                perceptualDuration: max(0.01, duration.isFinite ? duration : 0),
                bounce: Double(bounce.isFinite ? max(-1, min(1, bounce)) : 0)
            ),
            velocity: CGVector(dx: initialSpringVelocity, dy: initialSpringVelocity)
        )
        // The spring rests long after it seems to be there: about twice the time.
        let course = ViewAnimation.Course(
            duration: duration > 0 ? min(spring.ownDuration ?? duration, 1e6) : 0,
            delay: delay,
            options: options,
            spring: spring
        )
        ViewAnimation(course, completion: completion).run(animations)
    }

    /// The action of a layer's property: the block's, or none outside of blocks.
    func layerAction(forKey key: String) -> (any CAAction)? {
        if let result: (any CAAction)? = replaced("actionFor:forKey:", [layer, key]) {
            return result
        }
        // Changes of views without a window are not animated, unless an animator may have to revert
        // them.
        guard let animation = ViewAnimation.current, ViewAnimation.isEnabled,
            window != nil || animation.timeline != nil
        else { return NSNull() }
        return animation.action(for: self, forKey: key) ?? NSNull()
    }
}
