// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// Core Foundation's names for types that Foundation has; bridged for nothing on iOS, the same here.

/// Seconds.
public typealias CFTimeInterval = Double
/// Seconds since 1 January 2001.
public typealias CFAbsoluteTime = Double
/// A count or position.
public typealias CFIndex = Int
/// A number that identifies a type.
public typealias CFTypeID = UInt
/// Options as bits.
public typealias CFOptionFlags = UInt
/// Any object.
public typealias CFTypeRef = AnyObject
/// A property list: a string, number, date, data, array or dictionary.
public typealias CFPropertyList = AnyObject
/// A string.
public typealias CFString = NSString
/// A string that can change.
public typealias CFMutableString = NSMutableString
/// A dictionary.
public typealias CFDictionary = NSDictionary
/// A dictionary that can change.
public typealias CFMutableDictionary = NSMutableDictionary
/// An array.
public typealias CFArray = NSArray
/// An array that can change.
public typealias CFMutableArray = NSMutableArray
/// A set.
public typealias CFSet = NSSet
/// Bytes.
public typealias CFData = NSData
/// Bytes that can change.
public typealias CFMutableData = NSMutableData
/// A number.
public typealias CFNumber = NSNumber
/// A truth value in a number object.
public typealias CFBoolean = NSNumber
/// A point in time.
public typealias CFDate = NSDate
/// A location of a resource.
public typealias CFURL = NSURL
/// An error.
public typealias CFError = NSError
/// Attributed text.
public typealias CFAttributedString = NSAttributedString
/// Attributed text that can change.
public typealias CFMutableAttributedString = NSMutableAttributedString
/// A locale.
public typealias CFLocale = NSLocale
/// A set of characters.
public typealias CFCharacterSet = NSCharacterSet
/// An object.
public typealias CFType = AnyObject
/// A run loop.
public typealias CFRunLoop = RunLoop

/// Makes a Core Foundation range, which is Foundation's with another name.
public struct CFRange: Equatable, Sendable {
    /// The first position.
    public var location: CFIndex
    /// The number of positions.
    public var length: CFIndex

    /// Makes an empty range at 0.
    public init() { self.init(location: 0, length: 0) }

    /// Makes a range.
    public init(location: CFIndex, length: CFIndex) {
        self.location = location
        self.length = length
    }
}

/// Makes a range.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange {
    CFRange(location: loc, length: len)
}

/// Seconds since 1 January 2001, by the system's clock.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// Seconds from 1970 to the zero of absolute times.
public let kCFAbsoluteTimeIntervalSince1970: CFTimeInterval = 978_307_200

/// How many objects an array holds.
public func CFArrayGetCount(_ theArray: CFArray) -> CFIndex { theArray.count }
