// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

public import Foundation
public import ObjCRuntime

// Core Foundation's numbers of types, for objects of Foundation's classes. The numbers are ours: on
// iOS they are no constants either.

/// The types that have numbers, the more special ones first.
private enum TypeNumber: CFTypeID {
    case other = 1
    case boolean, number, string, attributedString, array, dictionary, set, data, date, url, null
    case error, locale, characterSet

    init(_ object: CFTypeRef) {
        switch object {
        case let number as NSNumber:
            self = CFNumberIsBoolean(number) ? .boolean : .number
        case is NSString: self = .string
        case is NSAttributedString: self = .attributedString
        case is NSArray: self = .array
        case is NSDictionary: self = .dictionary
        case is NSSet: self = .set
        case is NSData: self = .data
        case is NSDate: self = .date
        case is NSURL: self = .url
        case is NSNull: self = .null
        case is NSError: self = .error
        case is NSLocale: self = .locale
        case is NSCharacterSet: self = .characterSet
        default: self = .other
        }
    }
}

/// Whether a number object holds a truth value.
private func CFNumberIsBoolean(_ number: NSNumber) -> Bool {
    // Foundation's number objects of truth values alone have the type `c`: an Int8 has `i`.
    String(cString: number.objCType) == String(cString: NSNumber(value: true).objCType)
}

/// The number of an object's type.
public func CFGetTypeID(_ cf: CFTypeRef!) -> CFTypeID {
    guard let cf else { return 0 }
    if let own = cf as? any CoreFoundationType { return type(of: own).typeNumber }
    return TypeNumber(cf).rawValue
}

/// The type of truth values.
public func CFBooleanGetTypeID() -> CFTypeID { TypeNumber.boolean.rawValue }
/// The type of numbers.
public func CFNumberGetTypeID() -> CFTypeID { TypeNumber.number.rawValue }
/// The type of strings.
public func CFStringGetTypeID() -> CFTypeID { TypeNumber.string.rawValue }
/// The type of attributed strings.
public func CFAttributedStringGetTypeID() -> CFTypeID { TypeNumber.attributedString.rawValue }
/// The type of arrays.
public func CFArrayGetTypeID() -> CFTypeID { TypeNumber.array.rawValue }
/// The type of dictionaries.
public func CFDictionaryGetTypeID() -> CFTypeID { TypeNumber.dictionary.rawValue }
/// The type of sets.
public func CFSetGetTypeID() -> CFTypeID { TypeNumber.set.rawValue }
/// The type of bytes.
public func CFDataGetTypeID() -> CFTypeID { TypeNumber.data.rawValue }
/// The type of dates.
public func CFDateGetTypeID() -> CFTypeID { TypeNumber.date.rawValue }
/// The type of addresses of resources.
public func CFURLGetTypeID() -> CFTypeID { TypeNumber.url.rawValue }
/// The type of the null object.
public func CFNullGetTypeID() -> CFTypeID { TypeNumber.null.rawValue }
/// The type of errors.
public func CFErrorGetTypeID() -> CFTypeID { TypeNumber.error.rawValue }
/// The type of locales.
public func CFLocaleGetTypeID() -> CFTypeID { TypeNumber.locale.rawValue }
/// The type of character sets.
public func CFCharacterSetGetTypeID() -> CFTypeID { TypeNumber.characterSet.rawValue }

/// Whether a number has a fraction's type.
public func CFNumberIsFloatType(_ number: CFNumber!) -> Bool {
    guard let number else { return false }
    return ["f", "d"].contains(String(cString: number.objCType))
}

/// The value of a truth value.
public func CFBooleanGetValue(_ boolean: CFBoolean!) -> Bool { boolean?.boolValue ?? false }
