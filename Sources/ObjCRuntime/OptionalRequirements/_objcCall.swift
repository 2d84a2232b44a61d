// SPDX-License-Identifier: Apache-2.0

/// An optional call of a method of an object of no known class: `anyObject?.rowChanged?(3)`.
///
/// Without the object or the method nothing happens.
///
/// `name`: the method's selector, `rowChanged:`.
public func _objcCall(_ object: Any?, _ name: String, _ arguments: [Any?]) {
    let selector = Selector(name)
    guard let target = object as? NSObject, target.responds(to: selector) else { return }
    _ = target.send(selector, arguments)
}

/// A property that was asked of any object, as the compiler types it on iOS: nil where the object has
/// none, and unwrapped where the code needs a value.
public func _objcDynamicMember<Value>(_ value: Value?) -> Value! { value }
