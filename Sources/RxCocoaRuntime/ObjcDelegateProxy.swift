// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime

/// A delegate that observes the messages without a result which it does not implement, as CombineCocoa has it.
open class ObjcDelegateProxy: NSObject, MessageReceiver {
    /// Makes one that observes nothing.
    public override init() { super.init() }

    /// Called with each message without a result; numbers come as NSNumber, nil as NSNull.
    open func interceptedSelector(_ selector: Selector, arguments: [Any]) {}

    /// Whether a message is observed.
    ///
    /// No list tells which methods a protocol has: it is true of all that the class does not implement. Those
    /// with a result count as not implemented when they are called.
    open func canRespond(to selector: Selector) -> Bool { !selector.isUnderstood(by: self) }

    /// Whether the class implements a method, or observes it.
    open override func responds(to aSelector: Selector) -> Bool {
        super.responds(to: aSelector) || canRespond(to: aSelector)
    }

    /// The proxy itself, which receives what it does not implement.
    open override func forwardingTarget(for aSelector: Selector) -> Any? { self }

    package var takesMessagesWithResults: Bool { false }

    package func receive(_ message: ForwardedMessage) throws -> Any? {
        let arguments = message.arguments.map(BoxedArgument.make)
        interceptedSelector(message.selector, arguments: arguments)
        return nil
    }
}
