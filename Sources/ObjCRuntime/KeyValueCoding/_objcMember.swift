// SPDX-License-Identifier: Apache-2.0

/// A member that is looked up on an object of no known class, `anyObject?.name`: nil where there is
/// no object or no such property.
///
/// A wrapper of a raw value gives that value where the caller wants it, as a property of imported
/// structure type does.
public func _objcMember<R>(_ object: AnyObject?, _ name: String) -> R? {
    guard let object, let property = Registry.shared.property(name, of: object) else { return nil }
    let value = property.read(object)
    if let exact = value as? R ?? Coercion.convert(value, to: R.self) { return exact }
    return (value as? any RawRepresentable)?.rawValue as? R
}

/// A member of the class itself that it or a class above it lists by `classMember`; nil where none does.
public func _objcMember<R>(_ aClass: AnyClass, _ name: String) -> R? {
    Registry.shared.classMember(name, of: aClass) as? R
}
