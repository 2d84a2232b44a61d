// SPDX-License-Identifier: Apache-2.0

public import Foundation

// On iOS selectors are implicitly unwrapped here, so that `item.target?.perform(item.action)` compiles.
// Overrides may name either type there; so these stand beside what can be overridden.
extension NSObjectProtocol {
    /// Whether a message would be understood; false without a selector.
    public func responds(to aSelector: Selector?) -> Bool {
        aSelector.map { responds(to: $0) } ?? false
    }

    /// Sends a message without arguments; traps without a selector.
    @discardableResult
    public func perform(_ aSelector: Selector?) -> Unmanaged<AnyObject>! {
        perform(Selector.given(aSelector, to: self))
    }

    /// Sends a message with one argument; traps without a selector.
    @discardableResult
    public func perform(_ aSelector: Selector?, with object: Any?) -> Unmanaged<AnyObject>! {
        perform(Selector.given(aSelector, to: self), with: object)
    }

    /// Sends a message with two arguments; traps without a selector.
    @discardableResult
    public func perform(
        _ aSelector: Selector?,
        with object1: Any?,
        with object2: Any?
    ) -> Unmanaged<AnyObject>! {
        perform(Selector.given(aSelector, to: self), with: object1, with: object2)
    }
}

extension NSObject {
    /// Whether the class itself would understand a message; false without a selector.
    public class func responds(to aSelector: Selector?) -> Bool {
        aSelector.map { self.responds(to: $0) } ?? false
    }

    /// Whether instances understand a message; false without a selector.
    public class func instancesRespond(to aSelector: Selector?) -> Bool {
        aSelector.map { instancesRespond(to: $0) } ?? false
    }
}
