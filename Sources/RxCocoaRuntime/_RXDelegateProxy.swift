// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: NoLeadingUnderscores, TypeNamesShouldBeCapitalized
// The names of RxCocoa's headers.

import Foundation
public import ObjCRuntime

/// A delegate that observes the messages which it does not implement, and passes them on.
open class _RXDelegateProxy: NSObject, MessageReceiver {
    private weak var delegate: AnyObject?
    private var retainedDelegate: AnyObject?

    /// Makes one that passes messages on to nobody.
    public override init() { super.init() }

    /// The delegate that messages are passed on to.
    open var _forwardToDelegate: AnyObject? { delegate }

    /// Sets the delegate that messages are passed on to, and whether the proxy keeps it alive.
    open func _setForwardToDelegate(_ forwardToDelegate: Any?, retainDelegate: Bool) {
        let object = forwardToDelegate.map { $0 as AnyObject }
        delegate = object
        retainedDelegate = retainDelegate ? object : nil
    }

    /// Whether the proxy's class implements a method itself.
    open func hasWiredImplementation(for selector: Selector) -> Bool {
        selector.isUnderstood(by: self)
    }

    /// Whether a method without a result may be observed.
    ///
    /// No list tells which methods a protocol has: it is true of all that the class does not implement.
    /// Those with a result are passed on without being observed.
    open func voidDelegateMethodsContain(_ selector: Selector) -> Bool {
        !hasWiredImplementation(for: selector)
    }

    /// Called before a message without a result is passed on; numbers come as NSNumber, nil as NSNull.
    open func _sentMessage(_ selector: Selector, withArguments arguments: [Any]) {}

    /// Called after a message without a result was passed on.
    open func _methodInvoked(_ selector: Selector, withArguments arguments: [Any]) {}

    /// The proxy itself, which receives what it does not implement.
    open override func forwardingTarget(for aSelector: Selector) -> Any? { self }

    package func receive(_ message: ForwardedMessage) throws -> Any? {
        guard message.isVoid else { return try pass(on: message) }
        let arguments = message.arguments.map(BoxedArgument.make)
        _sentMessage(message.selector, withArguments: arguments)
        let result = try pass(on: message)
        _methodInvoked(message.selector, withArguments: arguments)
        return result
    }

    private func pass(on message: ForwardedMessage) throws -> Any? {
        guard let delegate, case .value(let result) = try message.send(to: delegate) else {
            return nil
        }
        return result
    }
}
