// SPDX-License-Identifier: Apache-2.0

public import Foundation
import QuartzCore

extension UIView {
    /// Animates what the keyframes added by a block change, each in its part of the time.
    public class func animateKeyframes(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: UIView.KeyframeAnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        // The bits that both kinds of options have mean the same, and a curve paces the whole.
        let shared = UIView.AnimationOptions(rawValue: options.rawValue & 0xf_03ff)
        let course = ViewAnimation.Course(duration: duration, delay: delay, options: shared)
        let animation = ViewAnimation(course, completion: completion)
        animation.keyframes = ViewKeyframes(options.calculationMode)
        animation.run(animations)
    }

    /// Animates what the keyframes added by a block change, and answers whether it ran to its end.
    @discardableResult
    public class func animateKeyframes(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: UIView.KeyframeAnimationOptions = [],
        animations: @escaping () -> Void
    ) async -> Bool {
        await withCheckedContinuation { continuation in
            animateKeyframes(
                withDuration: duration,
                delay: delay,
                options: options,
                animations: animations,
                completion: { continuation.resume(returning: $0) }
            )
        }
    }

    /// Adds a keyframe to the animation whose block is run.
    ///
    /// - Parameters:
    ///   - frameStartTime: When it begins, as a fraction of the whole.
    ///   - frameDuration: How long it takes, as a fraction of the whole.
    ///   - animations: Changes what is to be changed by its end.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double,
        relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard let keyframes = ViewAnimation.current?.keyframes else { return animations() }
        keyframes.run(from: frameStartTime, lasting: frameDuration, animations)
    }

    /// Lets what a block animates run several times, forth and back if wanted.
    public class func modifyAnimations(
        withRepeatCount count: CGFloat,
        autoreverses: Bool,
        animations: () -> Void
    ) {
        guard let animation = ViewAnimation.current else { return animations() }
        let whole = animation.course
        animation.course.repeatCount = Float(count)
        animation.course.autoreverses = autoreverses
        animations()
        // Keyframes of a property are one animation, so they repeat together.
        if animation.keyframes == nil { animation.course = whole }
    }
}

extension UIView.KeyframeAnimationOptions {
    /// What lies between the values.
    fileprivate var calculationMode: CAAnimationCalculationMode {
        switch (rawValue >> 10) & 0xf {
        case 1: .discrete
        case 2: .paced
        case 3: .cubic
        case 4: .cubicPaced
        default: .linear
        }
    }
}
