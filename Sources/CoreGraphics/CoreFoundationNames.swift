// SPDX-License-Identifier: Apache-2.0

public import Foundation

// On iOS the Core Foundation classes are the Foundation classes under other names (bridged for
// free). Linux's Foundation does not show them, so the names that stand in public signatures are
// declared here, each for the class that it is bridged to.

/// The Core Foundation spelling of `NSString`.
public typealias CFString = NSString
/// The Core Foundation spelling of `NSData`.
public typealias CFData = NSData
/// The Core Foundation spelling of `NSMutableData`.
public typealias CFMutableData = NSMutableData
/// The Core Foundation spelling of `NSArray`.
public typealias CFArray = NSArray
/// The Core Foundation spelling of `NSDictionary`.
public typealias CFDictionary = NSDictionary
/// The Core Foundation spelling of `NSURL`.
public typealias CFURL = NSURL
/// Any Core Foundation object.
public typealias CFTypeRef = AnyObject
/// A property list: a string, number, date, data, array or dictionary.
public typealias CFPropertyList = AnyObject
/// The number that stands for a Core Foundation class.
public typealias CFTypeID = UInt
/// An index or a count in Core Foundation's interfaces.
public typealias CFIndex = Int
/// Seconds.
public typealias CFTimeInterval = Double
