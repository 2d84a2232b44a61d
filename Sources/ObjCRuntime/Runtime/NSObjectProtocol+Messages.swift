// SPDX-License-Identifier: Apache-2.0

public import Foundation

// What Objective-C's protocol of all objects has, and Foundation's on Linux has not: delegates are
// asked this.
extension NSObjectProtocol {
    /// Whether a message would be understood.
    public func responds(to aSelector: Selector) -> Bool {
        (self as? NSObject)?.responds(to: aSelector) ?? aSelector.isUnderstood(by: self)
    }

    /// Sends a message without arguments.
    @discardableResult
    public func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>! {
        if let object = self as? NSObject { return object.perform(aSelector) }
        return sendToAny(aSelector, to: self, [])
    }

    /// Sends a message with one argument.
    @discardableResult
    public func perform(_ aSelector: Selector, with object: Any?) -> Unmanaged<AnyObject>! {
        if let receiver = self as? NSObject { return receiver.perform(aSelector, with: object) }
        return sendToAny(aSelector, to: self, [object])
    }

    /// Sends a message with two arguments.
    @discardableResult
    public func perform(
        _ aSelector: Selector,
        with object1: Any?,
        with object2: Any?
    ) -> Unmanaged<AnyObject>! {
        if let receiver = self as? NSObject {
            return receiver.perform(aSelector, with: object1, with: object2)
        }
        return sendToAny(aSelector, to: self, [object1, object2])
    }

    /// Whether the object conforms to a protocol.
    public func conforms(to aProtocol: Protocol) -> Bool {
        (self as? NSObject)?.conforms(to: aProtocol) ?? aProtocol.isAdopted(by: self)
    }

    /// Whether the object conforms to a protocol that is named in the call, `x.conforms(to: P.self)`: on iOS
    /// the name of one of Objective-C's is a `Protocol`.
    public func conforms<P>(to aProtocol: P.Type) -> Bool { conforms(to: Protocol(aProtocol)) }

    /// Whether the object is of a class or of one below it.
    public func isKind(of aClass: AnyClass) -> Bool {
        _objcIsClass(type(of: self), orBelow: aClass)
    }

    /// Whether the object is of just that class.
    public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }
}

/// Sends a message to an object that is none of this module's class, as a test; traps when the object has
/// no such method.
@discardableResult
package func sendToAny(
    _ selector: Selector,
    to target: AnyObject,
    _ arguments: [Any?]
) -> Unmanaged<AnyObject>? {
    if case .value(let result) = selector.send(to: target, arguments) {
        return AutoreleasePool.keepResult(result)
    }
    Diagnostics.trap(
        .invalidArgumentException,
        "-[\(_objcClassName(type(of: target))) \(selector)]: unrecognized selector sent to "
            + "instance \(Diagnostics.name(of: target))"
    )
}

/// Whether a class is another one or inherits from it.
func _objcIsClass(_ aClass: AnyClass, orBelow ancestor: AnyClass) -> Bool {
    var candidate: AnyClass? = aClass
    while let current = candidate {
        if current == ancestor { return true }
        candidate = _getSuperclass(current)
    }
    return false
}
