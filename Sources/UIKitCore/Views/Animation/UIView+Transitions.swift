// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
import QuartzCore

extension UIView {
    /// Shows the change of a view's contents that a block makes by a transition.
    public class func transition(
        with view: UIView,
        duration: TimeInterval,
        options: UIView.AnimationOptions = [],
        animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        let isAnimated = ViewAnimation.isEnabled && duration > 0 && view.isOnSurface
        if isAnimated, let transition = view.transition(options) {
            transition.duration = duration
            view.layer.add(transition, forKey: kCATransition)
        }
        if options.contains(.allowAnimatedContent) {
            animate(
                withDuration: duration,
                delay: 0,
                options: options,
                animations: { animations?() }
            )
        } else {
            performWithoutAnimation { animations?() }
        }
        guard let completion else { return }
        Deadlines.shared.add(after: isAnimated ? duration : 0) { completion(true) }
    }

    /// Shows a view in place of another by a transition.
    ///
    /// The first is taken out of its superview and the second put there, or one is hidden and the
    /// other shown, as the options say.
    public class func transition(
        from fromView: UIView,
        to toView: UIView,
        duration: TimeInterval,
        options: UIView.AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let superview = fromView.superview else {
            completion?(false)
            return
        }
        let exchange = {
            if options.contains(.showHideTransitionViews) {
                fromView.isHidden = true
                toView.isHidden = false
            } else {
                superview.insertSubview(toView, aboveSubview: fromView)
                fromView.removeFromSuperview()
            }
        }
        transition(
            with: superview,
            duration: duration,
            options: options,
            animations: exchange,
            completion: completion
        )
    }

    /// Shows an animation that the system knows by name.
    public class func perform(
        _ animation: UIView.SystemAnimation,
        on views: [UIView],
        options: UIView.AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        let shrink = {
            for view in views {
                view.alpha = 0
                view.transform = CGAffineTransform(scaleX: 0.01, y: 0.01)
            }
            parallelAnimations?()
        }
        let remove = { (finished: Bool) in
            for view in views {
                view.removeFromSuperview()
                view.alpha = 1
                view.transform = .identity
            }
            completion?(finished)
        }
        animate(
            withDuration: 0.3,
            delay: 0,
            options: options,
            animations: shrink,
            completion: remove
        )
    }

    /// The layer's transition for the options; nil for none.
    private func transition(_ options: UIView.AnimationOptions) -> CATransition? {
        let kind = (options.rawValue >> 20) & 0xf
        guard kind != 0 else { return nil }
        if kind != 5 { Unbuilt.report("UIView.transition: flips and curls, shown as a fade") }
        let transition = CATransition()
        transition.type = .fade
        return transition
    }
}
