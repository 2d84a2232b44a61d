// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime
import QuartzCore

/// The oldest way of animating: between two calls, with settings by further calls.
///
/// Settings count for what is changed after them; outside of `beginAnimations` and
/// `commitAnimations` they have no effect.
extension UIView {
    /// Begins a block; blocks may lie inside each other.
    ///
    /// The identifier and the context are handed to the delegate's methods.
    public class func beginAnimations(
        _ animationID: String?,
        context: UnsafeMutableRawPointer?
    ) {
        MainThread.check("UIView.beginAnimations(_:context:)")
        BegunAnimation.begin(animationID, context)
    }

    /// Ends the innermost block and starts its animations.
    public class func commitAnimations() {
        MainThread.check("UIView.commitAnimations()")
        BegunAnimation.commit()
    }

    /// Sets who is told of the beginning and the end; held until then.
    public class func setAnimationDelegate(_ delegate: Any?) {
        BegunAnimation.innermost?.delegate = delegate as AnyObject?
    }

    /// Sets the delegate's method that is called at the beginning, with the identifier and the
    /// context.
    public class func setAnimationWillStart(_ selector: Selector?) {
        BegunAnimation.innermost?.willStart = selector
    }

    /// Sets the delegate's method that is called at the end, with the identifier, whether the
    /// animations were not cut short (an NSNumber) and the context.
    public class func setAnimationDidStop(_ selector: Selector?) {
        BegunAnimation.innermost?.didStop = selector
    }

    /// Sets how many seconds the animations take; 0.2 by default.
    public class func setAnimationDuration(_ duration: TimeInterval) {
        BegunAnimation.innermost?.animation.course.duration = duration.asLength
    }

    /// Sets after how many seconds they begin; 0 by default.
    public class func setAnimationDelay(_ delay: TimeInterval) {
        BegunAnimation.innermost?.animation.course.delay = delay.isFinite ? delay : 0
    }

    /// Sets the date at which they begin.
    public class func setAnimationStart(_ startDate: Date) {
        setAnimationDelay(max(0, startDate.timeIntervalSinceNow))
    }

    /// Sets the pace; slow at both ends by default.
    public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
        guard let animation = BegunAnimation.innermost?.animation else { return }
        animation.course.options = animation.course.options.with(curve)
    }

    /// Sets how often they run; may be a fraction.
    public class func setAnimationRepeatCount(_ repeatCount: Float) {
        BegunAnimation.innermost?.animation.course.repeatCount = max(0, repeatCount)
    }

    /// Sets whether every run is followed by one backwards.
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        BegunAnimation.innermost?.animation.course.autoreverses = repeatAutoreverses
    }

    /// Sets whether properties that are replaced begin at what is seen.
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        guard let animation = BegunAnimation.innermost?.animation else { return }
        if fromCurrentState {
            animation.course.options.insert(.beginFromCurrentState)
        } else {
            animation.course.options.remove(.beginFromCurrentState)
        }
    }

    /// Shows what changes in a view by a transition.
    ///
    /// - Parameters:
    ///   - transition: Which.
    ///   - view: The view that changes.
    ///   - cache: Whether pictures of before and after are shown, as they always are here.
    public class func setAnimationTransition(
        _ transition: UIView.AnimationTransition,
        for view: UIView,
        cache: Bool
    ) {
        BegunAnimation.innermost?.transition = (view, transition)
    }
}

/// A block between `beginAnimations` and `commitAnimations`.
@MainActor
private final class BegunAnimation {
    private static var open: [BegunAnimation] = []
    static var innermost: BegunAnimation? { open.last }

    private let identifier: String?
    private let context: UnsafeMutableRawPointer?
    private(set) var animation: ViewAnimation
    var delegate: AnyObject?
    var willStart: Selector?
    var didStop: Selector?
    var transition: (view: UIView, kind: AnimationTransition)?

    typealias AnimationTransition = UIView.AnimationTransition

    private init(_ identifier: String?, _ context: UnsafeMutableRawPointer?) {
        self.identifier = identifier
        self.context = context
        let course = ViewAnimation.Course(duration: 0.2, options: .overrideInheritedOptions)
        let end = EndBox()
        animation = ViewAnimation(course, completion: { end.action?($0) })
        end.action = { finished in self.tellStop(finished) }
    }

    /// Lets the block's end reach an object that is still being made.
    @MainActor private final class EndBox {
        var action: ((Bool) -> Void)?
    }

    static func begin(_ identifier: String?, _ context: UnsafeMutableRawPointer?) {
        let begun = BegunAnimation(identifier, context)
        open.append(begun)
        begun.animation.open()
    }

    static func commit() {
        guard let begun = open.popLast() else { return }
        begun.animation.willStart = { begun.tellStart() }
        begun.animation.commit()
        if let (view, kind) = begun.transition, kind != .none {
            view.startTransition(
                UIView.AnimationOptions(rawValue: UInt(kind.rawValue) << 20),
                duration: begun.animation.course.duration
            )
        }
    }

    private func tellStart() {
        guard let delegate, let willStart else { return }
        _ = willStart.send(to: delegate, [identifier, context])
    }

    private func tellStop(_ finished: Bool) {
        guard let delegate else { return }
        self.delegate = nil
        guard let didStop else { return }
        _ = didStop.send(to: delegate, [identifier, NSNumber(value: finished), context])
    }
}
