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
        (self as? NSObject)?.perform(aSelector)
    }

    /// Sends a message with one argument.
    @discardableResult
    public func perform(_ aSelector: Selector, with object: Any?) -> Unmanaged<AnyObject>! {
        (self as? NSObject)?.perform(aSelector, with: object)
    }

    /// Sends a message with two arguments.
    @discardableResult
    public func perform(
        _ aSelector: Selector,
        with object1: Any?,
        with object2: Any?
    ) -> Unmanaged<AnyObject>! {
        (self as? NSObject)?.perform(aSelector, with: object1, with: object2)
    }

    /// Whether the object is of a class or of one below it.
    public func isKind(of aClass: AnyClass) -> Bool {
        _objcIsClass(type(of: self), orBelow: aClass)
    }

    /// Whether the object is of just that class.
    public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }
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
