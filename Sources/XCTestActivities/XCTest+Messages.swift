// SPDX-License-Identifier: Apache-2.0

import Dispatch
public import Foundation
public import ObjCRuntime
public import XCTest

// A test is an object on iOS, which waits for messages to itself.
extension XCTest {
    /// Sends a message later, on this thread's run loop in the default mode.
    public func perform(
        _ aSelector: Selector,
        with anArgument: Any?,
        afterDelay delay: TimeInterval
    ) {
        perform(aSelector, with: anArgument, afterDelay: delay, inModes: [.default])
    }

    /// Sends a message later, on this thread's run loop in the given modes.
    public func perform(
        _ aSelector: Selector,
        with anArgument: Any?,
        afterDelay delay: TimeInterval,
        inModes modes: [RunLoop.Mode]
    ) {
        DelayedMessage.schedule(aSelector, to: self, anArgument, after: delay, modes: modes)
    }

    /// Takes back every message that waits for this target on this thread.
    public static func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        NSObject.cancelPreviousPerformRequests(withTarget: aTarget)
    }

    /// Takes back the waiting messages of that selector and an equal argument.
    public static func cancelPreviousPerformRequests(
        withTarget aTarget: Any,
        selector aSelector: Selector,
        object anArgument: Any?
    ) {
        NSObject.cancelPreviousPerformRequests(
            withTarget: aTarget,
            selector: aSelector,
            object: anArgument
        )
    }

    /// Sends a message on the main thread.
    ///
    /// `wait`: whether to return only when it ran; on the main thread it runs at once
    ///   then.
    public func performSelector(
        onMainThread aSelector: Selector,
        with arg: Any?,
        waitUntilDone wait: Bool
    ) {
        if wait, Thread.isMainThread {
            deliver(aSelector, arg)
            return
        }
        let done = wait ? DispatchSemaphore(value: 0) : nil
        let message = UncheckedTransfer((self, arg))
        RunLoop.main.perform(inModes: [.common]) {
            message.value.0.deliver(aSelector, message.value.1)
            done?.signal()
        }
        done?.wait()
    }

    /// Sends a message on a new thread.
    public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
        let message = UncheckedTransfer((self, arg))
        Thread.detachNewThread { message.value.0.deliver(aSelector, message.value.1) }
    }

    private func deliver(_ selector: Selector, _ argument: Any?) {
        _ = perform(selector, with: argument)
    }
}
