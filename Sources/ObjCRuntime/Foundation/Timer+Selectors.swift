// SPDX-License-Identifier: Apache-2.0

public import Foundation
internal import LocaleDefaults

/// The association that holds a timer's user info.
private var userInfoKey: UnsafeRawPointer {
    unsafeBitCast(Timer.self as AnyClass, to: UnsafeRawPointer.self)
}

extension Timer {
    /// Makes a timer that sends a message to a target, which it retains until it is invalid.
    ///
    /// The message carries the timer.
    public convenience init(
        timeInterval ti: TimeInterval,
        target aTarget: Any,
        selector aSelector: Selector,
        userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        let target = UncheckedTransfer(aTarget as AnyObject)
        self.init(timeInterval: ti, repeats: yesOrNo) { timer in
            send(aSelector, to: target.value, timer)
        }
        keep(userInfo)
    }

    /// Makes a timer that first fires at a date.
    public convenience init(
        fireAt date: Date,
        interval ti: TimeInterval,
        target t: Any,
        selector s: Selector,
        userInfo ui: Any?,
        repeats rep: Bool
    ) {
        let target = UncheckedTransfer(t as AnyObject)
        self.init(fire: date, interval: ti, repeats: rep) { timer in
            send(s, to: target.value, timer)
        }
        keep(ui)
    }

    /// Makes a timer that sends a message, and adds it to this thread's run loop.
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval,
        target aTarget: Any,
        selector aSelector: Selector,
        userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        let target = UncheckedTransfer(aTarget as AnyObject)
        let date = Date(timeIntervalSinceNow: ti)
        let timer = SelectorTimer(fire: date, interval: ti, repeats: yesOrNo) { timer in
            send(aSelector, to: target.value, timer)
        }
        timer.info = userInfo
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }

    /// The `userInfo` that a selector timer was made with, however it was made.
    public var _userInfo: Any? { objc_getAssociatedObject(self, userInfoKey) ?? userInfo }

    /// Keeps the user info, which `userInfo` then gives.
    private func keep(_ info: Any?) {
        guard let info else { return }
        objc_setAssociatedObject(self, userInfoKey, info, .OBJC_ASSOCIATION_RETAIN)
        TimerInfo.set { objc_getAssociatedObject($0, userInfoKey) }
    }
}

/// A timer that knows its user info.
private final class SelectorTimer: Timer {
    // Written before the timer is shared.
    var info: Any?

    override var userInfo: Any? { info }
}

/// Sends a timer's message.
private func send(_ selector: Selector, to target: AnyObject, _ timer: Timer) {
    if let target = target as? NSObject {
        if selector.argumentCount > 0 {
            target.perform(selector, with: timer)
        } else {
            target.perform(selector)
        }
    } else {
        _ = selector.send(to: target, [timer])
    }
}
