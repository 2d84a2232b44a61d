// SPDX-License-Identifier: Apache-2.0

import Foundation

extension NSObject {
    /// Sends a message, forwards it if the receiver does not implement it, and traps if no object
    /// does.
    func send(_ selector: Selector, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
        switch selector.send(to: self, arguments) {
        case .value(let result):
            return result.map { AutoreleasePool.keep($0 as AnyObject) }
        case .notUnderstood:
            if let target = forwardingTarget(for: selector) as AnyObject?, target !== self,
                case .value(let result) = selector.send(to: target, arguments)
            {
                return result.map { AutoreleasePool.keep($0 as AnyObject) }
            }
            doesNotRecognizeSelector(selector)
            return nil
        }
    }

    /// Sends the class a message, and traps when it has no such method.
    static func sendToClass(_ selector: Selector, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
        if case .value(let result) = selector.send(to: self as AnyObject, arguments) {
            return result.map { AutoreleasePool.keep($0 as AnyObject) }
        }
        Diagnostics.trap(
            .invalidArgumentException,
            "+[\(_objcClassName(self)) \(selector)]: unrecognized selector sent to class"
        )
    }

    static func instancesUnderstand(_ selector: Selector) -> Bool {
        Registry.shared.table(of: self).methods[selector.name] != nil
    }

    /// The superclass of this object's class.
    public var superclass: AnyClass? { _getSuperclass(type(of: self)) }

    /// The superclass of this class.
    public static func superclass() -> AnyClass? { _getSuperclass(self) }

    /// Sends a message on the main thread.
    ///
    /// `wait`: whether to return only when it ran; on the main thread it runs at once
    ///   then.
    public func performSelector(
        onMainThread aSelector: Selector,
        with arg: Any?,
        waitUntilDone wait: Bool
    ) {
        performSelector(
            onMainThread: aSelector,
            with: arg,
            waitUntilDone: wait,
            modes: [RunLoop.Mode.common.rawValue]
        )
    }

    /// Sends a message on the main thread, in one of the given run-loop modes.
    public func performSelector(
        onMainThread aSelector: Selector,
        with arg: Any?,
        waitUntilDone wait: Bool,
        modes array: [String]?
    ) {
        if wait, Thread.isMainThread {
            perform(aSelector, with: arg)
            return
        }
        let done = wait ? DispatchSemaphore(value: 0) : nil
        let message = UncheckedTransfer((target: self, argument: arg))
        let modes = (array ?? [RunLoop.Mode.common.rawValue]).map { RunLoop.Mode($0) }
        RunLoop.main.perform(inModes: modes) {
            message.value.target.perform(aSelector, with: message.value.argument)
            done?.signal()
        }
        done?.wait()
    }

    /// Sends a message on a new thread.
    public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
        let message = UncheckedTransfer((target: self, argument: arg))
        Thread.detachNewThread {
            message.value.target.perform(aSelector, with: message.value.argument)
        }
    }
}
