// SPDX-License-Identifier: Apache-2.0

import Foundation

// What `@NSManaged` properties are lowered to.

/// The value that an object keeps under a key that is none of its stored properties; nothing of
/// the type (zero, nil, empty) before anybody sets one.
public func _objcManaged<T>(_ object: NSObject, _ key: String) -> T {
    let value = object.value(forUndefinedKey: key)
    if let exact = value as? T { return exact }
    if let value, let converted = Coercion.convert(value, to: T.self) { return converted }
    if let empty = EmptyValue.of(T.self) { return empty }
    Diagnostics.trap(
        .invalidArgumentException,
        "[\(Diagnostics.name(of: object)) \(key)]: there is no value of \(T.self) yet; set one first"
    )
}

/// Stores the value of such a key and notifies observers.
public func _objcSetManaged<T>(_ object: NSObject, _ key: String, _ value: T) {
    object.willChangeValue(forKey: key)
    var kept: Any? = value
    if let optional = T.self as? any OptionalValue.Type { kept = unwrapped(value, optional) }
    object.setValue(kept is NSNull ? nil : kept, forUndefinedKey: key)
    object.didChangeValue(forKey: key)
}

/// Unwraps an optional, which would count as a value inside of `Any`.
private func unwrapped<O: OptionalValue>(_ value: Any, _ type: O.Type) -> Any? {
    (value as? O)?.wrapped
}
