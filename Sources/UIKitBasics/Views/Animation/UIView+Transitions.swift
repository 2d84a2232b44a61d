// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
import QuartzCore

extension UIView {
    /// Shows the change of a view's contents that a block makes by a transition.
    ///
    /// `completion` is called at its end, with true if it was not cut short.
    public class func transition(
        with view: UIView,
        duration: TimeInterval,
        options: UIView.AnimationOptions = [],
        animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        MainThread.check("UIView.transition(with:duration:options:animations:completion:)")
        var seconds = duration.asLength
        if let outer = ViewAnimation.current?.course,
            options.isDisjoint(with: [.overrideInheritedOptions, .overrideInheritedDuration])
        {
            seconds = outer.duration
        }
        let isStarted = view.startTransition(options, duration: seconds, completion: completion)
        if options.contains(.allowAnimatedContent) {
            let wait = isStarted ? nil : completion
            animate(
                withDuration: seconds,
                delay: 0,
                options: options,
                animations: { animations?() },
                completion: wait
            )
            return
        }
        performWithoutAnimation { animations?() }
        if !isStarted, let completion { Deadlines.shared.add(after: 0) { completion(true) } }
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
        let former = views.map { ($0, $0.alpha, $0.transform) }
        let shrink = {
            for view in views {
                view.alpha = 0
                view.transform = view.transform.scaledBy(x: 0.01, y: 0.01)
            }
            parallelAnimations?()
        }
        let remove = { (finished: Bool) in
            for (view, alpha, transform) in former {
                view.removeFromSuperview()
                view.alpha = alpha
                view.transform = transform
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

    /// Lets the layer's next picture come by a transition; false where there is none to be seen.
    @discardableResult
    func startTransition(
        _ options: UIView.AnimationOptions,
        duration: TimeInterval,
        completion: ((Bool) -> Void)? = nil
    ) -> Bool {
        guard ViewAnimation.isEnabled, duration > 0, isOnSurface,
            let transition = CATransition(options)
        else { return false }
        transition.duration = duration
        transition.timingFunction = CAMediaTimingFunction(name: options.curve.timingFunctionName)
        let blocks = !options.contains(.allowUserInteraction)
        if blocks { touch.blockingAnimations += 1 }
        transition.delegate = TransitionEnd(view: blocks ? self : nil, completion: completion)
        layer.add(transition, forKey: kCATransition)
        return true
    }
}

/// Hears of the end of a view's transition.
private final class TransitionEnd: NSObject, CAAnimationDelegate {
    // Unsafe because Core Animation calls on the thread that commits, which for views is the main
    // one; assumeIsolated stops where it is not.
    private nonisolated(unsafe) weak var view: UIView?
    private nonisolated(unsafe) var completion: ((Bool) -> Void)?

    init(view: UIView?, completion: ((Bool) -> Void)?) {
        self.view = view
        self.completion = completion
        super.init()
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        // On the main thread, which `assumeIsolated` makes sure of.
        nonisolated(unsafe) let this = self
        MainActor.assumeIsolated {
            if let view = this.view {
                view.touch.blockingAnimations = max(0, view.touch.blockingAnimations - 1)
            }
            let completion = this.completion
            this.completion = nil
            completion?(flag)
        }
    }
}

extension CATransition {
    /// The transition that the options ask for; nil for none.
    fileprivate convenience init?(_ options: UIView.AnimationOptions) {
        self.init()
        switch (options.rawValue >> 20) & 0xf {
        case 1: (type, subtype) = (.flip, .fromLeft)
        case 2: (type, subtype) = (.flip, .fromRight)
        case 3: type = .curlUp
        case 4: type = .curlDown
        case 5: type = .fade
        case 6: (type, subtype) = (.flip, .fromBottom)
        case 7: (type, subtype) = (.flip, .fromTop)
        default: return nil
        }
    }
}
