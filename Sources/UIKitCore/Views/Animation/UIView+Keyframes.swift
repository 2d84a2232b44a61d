// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIView {
    /// Animates what the keyframes added by a block change, each in its part of the time.
    public class func animateKeyframes(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: UIView.KeyframeAnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        // The bits that both kinds of options have mean the same.
        let shared = UIView.AnimationOptions(rawValue: options.rawValue & 0x3ff)
        let course = ViewAnimation.Course(
            duration: duration,
            delay: delay,
            options: shared.union(.curveLinear)
        )
        ViewAnimation(course, completion: completion).run(animations)
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
        guard let whole = ViewAnimation.current?.course else { return animations() }
        let course = ViewAnimation.Course(
            duration: whole.duration * max(0, min(1, frameDuration)),
            delay: whole.delay + whole.duration * max(0, min(1, frameStartTime)),
            options: [.overrideInheritedOptions, .curveLinear]
        )
        ViewAnimation.current?.runPart(course, animations)
    }

    /// Lets what a block animates run several times, forth and back if wanted.
    public class func modifyAnimations(
        withRepeatCount count: CGFloat,
        autoreverses: Bool,
        animations: () -> Void
    ) {
        guard let animation = ViewAnimation.current else { return animations() }
        var course = animation.course
        course.repeatCount = Float(count)
        course.autoreverses = autoreverses
        animation.runPart(course, animations)
    }
}

extension ViewAnimation {
    /// Runs a block whose animations run otherwise than the rest, and end with it.
    func runPart(_ part: Course, _ animations: () -> Void) {
        let whole = course
        course = part
        animations()
        course = whole
    }
}
