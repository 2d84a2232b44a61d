// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

// What an object of no known class says of its value, `(x as AnyObject).doubleValue`; lowered code
// asks by these. Nil where it is neither a number nor a string; the caller may take that for granted
// or not, as on iOS.

/// The whole number that an object stands for.
public func _objc_intValue(_ object: Any?) -> Int32! {
    number(object)?.int32Value ?? string(object)?.intValue
}

/// The whole number that an object stands for.
public func _objc_integerValue(_ object: Any?) -> Int! {
    number(object)?.intValue ?? string(object)?.integerValue
}

/// The single number that an object stands for.
public func _objc_floatValue(_ object: Any?) -> Float! {
    number(object)?.floatValue ?? string(object)?.floatValue
}

/// The double number that an object stands for.
public func _objc_doubleValue(_ object: Any?) -> Double! {
    number(object)?.doubleValue ?? string(object)?.doubleValue
}

/// The truth value that an object stands for.
public func _objc_boolValue(_ object: Any?) -> Bool! {
    number(object)?.boolValue ?? string(object)?.boolValue
}

/// A number in digits.
public func _objc_stringValue(_ object: Any?) -> String! { number(object)?.stringValue }

private func number(_ object: Any?) -> NSNumber? { object as? NSNumber }

private func string(_ object: Any?) -> NSString? { object as? NSString }
