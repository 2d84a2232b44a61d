// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

public import Foundation
public import ObjCRuntime

// Values in these collections are objects' addresses, as in C; the collections hold the objects.

private func object(_ address: UnsafeRawPointer) -> AnyObject {
    Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue()
}

/// How an array treats its values; here they are objects always.
public struct CFArrayCallBacks: Sendable {
    /// Makes the only way there is.
    public init() {}
}

/// How a dictionary treats its keys; here they are objects always.
public struct CFDictionaryKeyCallBacks: Sendable {
    /// Makes the only way there is.
    public init() {}
}

/// How a dictionary treats its values; here they are objects always.
public struct CFDictionaryValueCallBacks: Sendable {
    /// Makes the only way there is.
    public init() {}
}

// Its address is taken, as in C, for which Swift wants a variable; nothing is stored in it.
/// How an array of objects is treated.
nonisolated(unsafe) public var kCFTypeArrayCallBacks = CFArrayCallBacks()
// Its address is taken, as in C, for which Swift wants a variable; nothing is stored in it.
/// How keys of objects are treated.
nonisolated(unsafe) public var kCFTypeDictionaryKeyCallBacks = CFDictionaryKeyCallBacks()
// Its address is taken, as in C, for which Swift wants a variable; nothing is stored in it.
/// How values of objects are treated.
nonisolated(unsafe) public var kCFTypeDictionaryValueCallBacks = CFDictionaryValueCallBacks()

/// Makes an array that can change; a capacity of 0 is no limit.
public func CFArrayCreateMutable(
    _ allocator: CFAllocator!,
    _ capacity: CFIndex,
    _ callBacks: UnsafePointer<CFArrayCallBacks>!
) -> CFMutableArray! {
    NSMutableArray()
}

/// Makes a copy that does not change.
public func CFArrayCreateCopy(_ allocator: CFAllocator!, _ theArray: CFArray!) -> CFArray! {
    theArray.map { NSArray(array: Array($0)) }
}

/// Makes a copy that can change; a capacity of 0 is no limit.
public func CFArrayCreateMutableCopy(
    _ allocator: CFAllocator!,
    _ capacity: CFIndex,
    _ theArray: CFArray!
) -> CFMutableArray! {
    theArray.map { NSMutableArray(array: Array($0)) }
}

/// Adds an object at the end.
public func CFArrayAppendValue(_ theArray: CFMutableArray!, _ value: UnsafeRawPointer!) {
    guard let value else { return }
    theArray?.add(object(value))
}

/// Adds an object before an index.
public func CFArrayInsertValueAtIndex(
    _ theArray: CFMutableArray!,
    _ idx: CFIndex,
    _ value: UnsafeRawPointer!
) {
    guard let value else { return }
    theArray?.insert(object(value), at: idx)
}

/// Removes the object at an index.
public func CFArrayRemoveValueAtIndex(_ theArray: CFMutableArray!, _ idx: CFIndex) {
    theArray?.removeObject(at: idx)
}

/// Removes all objects.
public func CFArrayRemoveAllValues(_ theArray: CFMutableArray!) { theArray?.removeAllObjects() }

/// Whether a range of an array holds an object that is equal to a value.
public func CFArrayContainsValue(
    _ theArray: CFArray!,
    _ range: CFRange,
    _ value: UnsafeRawPointer!
) -> Bool {
    CFArrayGetFirstIndexOfValue(theArray, range, value) >= 0
}

/// The first index within a range whose object is equal to a value; -1 for none.
public func CFArrayGetFirstIndexOfValue(
    _ theArray: CFArray!,
    _ range: CFRange,
    _ value: UnsafeRawPointer!
) -> CFIndex {
    guard let theArray, let value else { return -1 }
    let wanted = object(value)
    let end = min(range.location + range.length, theArray.count)
    return (range.location..<max(range.location, end))
        .first { CFEqual(theArray.object(at: $0) as AnyObject, wanted) } ?? -1
}

/// Makes a dictionary that can change; a capacity of 0 is no limit.
public func CFDictionaryCreateMutable(
    _ allocator: CFAllocator!,
    _ capacity: CFIndex,
    _ keyCallBacks: UnsafePointer<CFDictionaryKeyCallBacks>!,
    _ valueCallBacks: UnsafePointer<CFDictionaryValueCallBacks>!
) -> CFMutableDictionary! {
    NSMutableDictionary()
}

/// Makes a copy that does not change.
public func CFDictionaryCreateCopy(
    _ allocator: CFAllocator!,
    _ theDict: CFDictionary!
) -> CFDictionary! {
    theDict.map { $0.copy() as? NSDictionary ?? $0 }
}

/// Makes a copy that can change; a capacity of 0 is no limit.
public func CFDictionaryCreateMutableCopy(
    _ allocator: CFAllocator!,
    _ capacity: CFIndex,
    _ theDict: CFDictionary!
) -> CFMutableDictionary! {
    theDict.map { $0.mutableCopy() as? NSMutableDictionary ?? NSMutableDictionary() }
}

/// Sets the value for a key.
public func CFDictionarySetValue(
    _ theDict: CFMutableDictionary!,
    _ key: UnsafeRawPointer!,
    _ value: UnsafeRawPointer!
) {
    guard let theDict, let key, let value, let name = object(key) as? AnyHashable else { return }
    theDict.setObject(object(value), forKey: name)
}

/// Sets the value for a key that has none.
public func CFDictionaryAddValue(
    _ theDict: CFMutableDictionary!,
    _ key: UnsafeRawPointer!,
    _ value: UnsafeRawPointer!
) {
    guard !CFDictionaryContainsKey(theDict, key) else { return }
    CFDictionarySetValue(theDict, key, value)
}

/// Removes the value for a key.
public func CFDictionaryRemoveValue(_ theDict: CFMutableDictionary!, _ key: UnsafeRawPointer!) {
    guard let key else { return }
    theDict?.removeObject(forKey: object(key))
}

/// Removes all entries.
public func CFDictionaryRemoveAllValues(_ theDict: CFMutableDictionary!) {
    theDict?.removeAllObjects()
}

/// Whether there is a value for a key, which is written to `value`.
public func CFDictionaryGetValueIfPresent(
    _ theDict: CFDictionary!,
    _ key: UnsafeRawPointer!,
    _ value: UnsafeMutablePointer<UnsafeRawPointer?>!
) -> Bool {
    guard let found = CFDictionaryGetValue(theDict, key) else { return false }
    value?.pointee = found
    return true
}

/// Makes a copy that does not change.
public func CFDataCreateCopy(_ allocator: CFAllocator!, _ theData: CFData!) -> CFData! {
    theData.map { NSData(data: Data(referencing: $0)) }
}

/// Makes a copy that can change; a capacity of 0 is no limit.
public func CFDataCreateMutableCopy(
    _ allocator: CFAllocator!,
    _ capacity: CFIndex,
    _ theData: CFData!
) -> CFMutableData! {
    theData.map { NSMutableData(data: Data(referencing: $0)) }
}

/// Adds bytes at the end.
public func CFDataAppendBytes(
    _ theData: CFMutableData!,
    _ bytes: UnsafePointer<UInt8>!,
    _ length: CFIndex
) {
    guard let bytes, length > 0 else { return }
    theData?.append(bytes, length: length)
}

/// Copies bytes.
public func CFDataGetBytes(
    _ theData: CFData!,
    _ range: CFRange,
    _ buffer: UnsafeMutablePointer<UInt8>!
) {
    guard let buffer else { return }
    theData?.getBytes(buffer, range: NSRange(range))
}

/// The bytes, to be changed in place.
public func CFDataGetMutableBytePtr(_ theData: CFMutableData!) -> UnsafeMutablePointer<UInt8>! {
    theData?.mutableBytes.assumingMemoryBound(to: UInt8.self)
}

/// Cuts bytes off at the end, or adds zeros there.
public func CFDataSetLength(_ theData: CFMutableData!, _ length: CFIndex) {
    theData?.length = max(0, length)
}

/// Adds zeros at the end.
public func CFDataIncreaseLength(_ theData: CFMutableData!, _ extraLength: CFIndex) {
    theData?.increaseLength(by: max(0, extraLength))
}
