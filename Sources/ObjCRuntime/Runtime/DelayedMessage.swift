// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// A message that waits on a run loop, `perform(_:with:afterDelay:)`.
// Sendable is unchecked because all of it is set before the message is shared, and used by the
// scheduling thread alone.
package final class DelayedMessage: @unchecked Sendable {
    private static let waiting = Mutex<[DelayedMessage]>([])

    // Set once before the message is shared, then used by the scheduling thread alone.
    private let target: any NSObjectProtocol
    private let selector: Selector
    private let argument: Any?
    private let thread = Thread.current
    private var timer: Timer?

    private init(_ selector: Selector, _ target: any NSObjectProtocol, _ argument: Any?) {
        self.target = target
        self.selector = selector
        self.argument = argument
    }

    /// Sends the message when `delay` seconds passed on this thread's run loop.
    ///
    /// Target and argument are retained until then.
    package static func schedule(
        _ selector: Selector,
        to target: any NSObjectProtocol,
        _ argument: Any?,
        after delay: TimeInterval,
        modes: [RunLoop.Mode]
    ) {
        let message = DelayedMessage(selector, target, argument)
        let seconds = delay.isFinite ? max(0, delay) : .greatestFiniteMagnitude
        let timer = Timer(timeInterval: min(seconds, 1e9), repeats: false) { _ in message.fire() }
        message.timer = timer
        waiting.withLock { $0.append(message) }
        for mode in modes { RunLoop.current.add(timer, forMode: mode) }
    }

    private func fire() {
        Self.waiting.withLock { $0.removeAll { $0 === self } }
        timer = nil
        if selector.argumentCount > 0 {
            target.perform(selector, with: argument)
        } else {
            target.perform(selector)
        }
    }

    /// Takes back every message that waits for `target` on this thread.
    package static func cancel(target: AnyObject) { cancel { $0.target === target } }

    /// Takes back the messages of that selector and an equal argument.
    package static func cancel(target: AnyObject, selector: Selector, _ argument: Any?) {
        cancel { message in
            message.target === target && message.selector == selector
                && isEqual(message.argument, argument)
        }
    }

    private static func cancel(_ matches: (DelayedMessage) -> Bool) {
        let thread = Thread.current
        // Compared outside of the lock: equality is user code.
        let cancelled = waiting.withLock { $0 }.filter { $0.thread === thread && matches($0) }
        waiting.withLock { waiting in
            waiting.removeAll { message in cancelled.contains { $0 === message } }
        }
        for message in cancelled {
            message.timer?.invalidate()
            message.timer = nil
        }
    }

    private static func isEqual(_ left: Any?, _ right: Any?) -> Bool {
        guard let left, let right else { return left == nil && right == nil }
        if let left = left as? AnyHashable, let right = right as? AnyHashable {
            return left == right
        }
        return (left as AnyObject) === (right as AnyObject)
    }
}
