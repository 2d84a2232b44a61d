// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import CSwiftCalls
public import Foundation

// Core Foundation's functions on types that Foundation has.

/// An allocator of objects; there is only the default one.
public typealias CFAllocator = AnyObject

/// The usual way to make objects.
public var kCFAllocatorDefault: CFAllocator? { nil }

/// Key of a bundle's version in its Info.plist.
public var kCFBundleVersionKey: CFString! { NSString(string: "CFBundleVersion") }

/// Key of a bundle's short name in its Info.plist.
public var kCFBundleNameKey: CFString! { NSString(string: "CFBundleName") }

/// Key of a bundle's identifier in its Info.plist.
public var kCFBundleIdentifierKey: CFString! { NSString(string: "CFBundleIdentifier") }

/// Key of a bundle's program in its Info.plist.
public var kCFBundleExecutableKey: CFString! { NSString(string: "CFBundleExecutable") }

/// Key of a bundle's first language in its Info.plist.
public var kCFBundleDevelopmentRegionKey: CFString! {
    NSString(string: "CFBundleDevelopmentRegion")
}

/// Key of a bundle's languages in its Info.plist.
public var kCFBundleLocalizationsKey: CFString! { NSString(string: "CFBundleLocalizations") }

/// Key of the form of an Info.plist.
public var kCFBundleInfoDictionaryVersionKey: CFString! {
    NSString(string: "CFBundleInfoDictionaryVersion")
}

/// True as an object.
public var kCFBooleanTrue: CFBoolean! { NSNumber(value: true) }

/// False as an object.
public var kCFBooleanFalse: CFBoolean! { NSNumber(value: false) }

/// How often an object is held; about that often, as on iOS.
public func CFGetRetainCount(_ cf: CFTypeRef!) -> CFIndex {
    guard let cf else { return 0 }
    return CFIndex(swift_retainCount(Unmanaged.passUnretained(cf).toOpaque()))
}

/// Whether two objects are equal.
public func CFEqual(_ cf1: CFTypeRef!, _ cf2: CFTypeRef!) -> Bool {
    if let one = cf1 as? Foundation.NSObject { return one.isEqual(cf2) }
    if let one = cf1 as? NSObject { return one.isEqual(cf2) }
    if let one = hashable(cf1), let other = hashable(cf2) { return one == other }
    return cf1 === cf2
}

/// A number for an object; equal objects have equal ones.
public func CFHash(_ cf: CFTypeRef!) -> UInt {
    if let one = cf as? Foundation.NSObject { return UInt(bitPattern: one.hash) }
    if let one = cf as? NSObject { return UInt(bitPattern: one.hash) }
    if let one = hashable(cf) { return UInt(bitPattern: one.hashValue) }
    return cf.map { UInt(bitPattern: ObjectIdentifier($0).hashValue) } ?? 0
}

/// An object of one of Core Foundation's types that compares by what it holds; nil for others.
private func hashable(_ object: CFTypeRef?) -> AnyHashable? {
    guard let object = object as? any CoreFoundationType & Hashable else { return nil }
    return AnyHashable(object)
}

/// Makes bytes that can change; a capacity of 0 is no limit.
public func CFDataCreateMutable(_ allocator: CFAllocator!, _ capacity: CFIndex) -> CFMutableData! {
    NSMutableData(capacity: max(0, capacity)) ?? NSMutableData()
}

/// Makes bytes out of others.
public func CFDataCreate(
    _ allocator: CFAllocator!,
    _ bytes: UnsafePointer<UInt8>!,
    _ length: CFIndex
) -> CFData! {
    guard let bytes, length > 0 else { return NSData() }
    return NSData(bytes: bytes, length: length)
}

/// How many bytes there are.
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData?.length ?? 0 }

/// The bytes.
///
/// The object, which may be a copy that nobody else holds, lives until the pool ends.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
    guard let theData else { return nil }
    return _objcInPool(theData).bytes.assumingMemoryBound(to: UInt8.self)
}

/// An object that lives until the pool ends, since a pointer into it is asked for.
public func _objcInPool<T: AnyObject>(_ object: T) -> T {
    _ = AutoreleasePool.keep(object)
    return object
}

/// How many entries a dictionary has.
public func CFDictionaryGetCount(_ theDict: CFDictionary!) -> CFIndex { theDict?.count ?? 0 }

/// Whether a dictionary has an entry for a key, which is an object's address.
public func CFDictionaryContainsKey(
    _ theDict: CFDictionary!,
    _ key: UnsafeRawPointer!
) -> Bool {
    CFDictionaryGetValue(theDict, key) != nil
}

/// The address of the object for a key, which is an object's address, too; nil for none.
///
/// The dictionary holds the object only if it is one already, not a bridged value: then it lives as
/// long as the run loop's turn.
public func CFDictionaryGetValue(
    _ theDict: CFDictionary!,
    _ key: UnsafeRawPointer!
) -> UnsafeRawPointer! {
    guard let theDict, let key else { return nil }
    let object = Unmanaged<AnyObject>.fromOpaque(key).takeUnretainedValue()
    guard let value = theDict.object(forKey: object) else { return nil }
    return UnsafeRawPointer(AutoreleasePool.keep(value as AnyObject).toOpaque())
}

/// The address of the object at an index.
public func CFArrayGetValueAtIndex(_ theArray: CFArray!, _ idx: CFIndex) -> UnsafeRawPointer! {
    guard let theArray else { return nil }
    return UnsafeRawPointer(AutoreleasePool.keep(theArray.object(at: idx) as AnyObject).toOpaque())
}

/// The number of UTF-16 units of a string.
public func CFStringGetLength(_ theString: CFString!) -> CFIndex { theString?.length ?? 0 }

/// How many bytes an object of a class takes.
public func class_getInstanceSize(_ cls: AnyClass?) -> Int {
    guard let cls else { return 0 }
    // Behind a class's kind, superclass, flags and the place of its address in its instances.
    let size = unsafeBitCast(cls, to: UnsafeRawPointer.self)
        .load(fromByteOffset: 24, as: UInt32.self)
    return Int(size)
}
