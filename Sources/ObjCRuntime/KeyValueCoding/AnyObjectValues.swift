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

/// How many values a list, a dictionary or a set has.
public func _objc_count(_ object: Any?) -> Int! {
    switch object {
    case let list as NSArray: list.count
    case let dictionary as NSDictionary: dictionary.count
    case let set as NSSet: set.count
    case let set as NSOrderedSet: set.count
    case let indexes as NSIndexSet: indexes.count
    default: nil
    }
}

/// The length of a text in UTF-16 units, or of data in bytes.
public func _objc_length(_ object: Any?) -> Int! {
    switch object {
    case let text as NSString: text.length
    case let text as NSAttributedString: text.length
    case let data as NSData: data.length
    default: nil
    }
}

private func number(_ object: Any?) -> NSNumber? { object as? NSNumber }

private func string(_ object: Any?) -> NSString? { object as? NSString }
