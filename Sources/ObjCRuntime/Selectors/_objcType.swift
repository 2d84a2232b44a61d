// SPDX-License-Identifier: Apache-2.0

/// The class of an object, for `#selector(x.tap)` where `x` is one.
@inlinable
public func _objcType<Object>(of object: Object) -> Object.Type { type(of: object) }

/// The class itself, for `#selector(x.make)` where `x` holds one.
@inlinable
public func _objcType<Object>(of aClass: Object.Type) -> Object.Type { aClass }
