// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals
// swift-format-ignore-file: TypeNamesShouldBeCapitalized

import MessageDigests

// Sums of bytes that come in pieces. Each function answers 1, as on iOS.

// MARK: MD5

/// The sum of the bytes so far.
public struct CC_MD5_CTX {
    var sum = MessageDigests.MD5()

    /// No bytes.
    public init() {}
}

/// Begins with no bytes.
@discardableResult
public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>!) -> Int32 {
    c?.pointee = CC_MD5_CTX()
    return 1
}

/// Takes in bytes.
@discardableResult
public func CC_MD5_Update(
    _ c: UnsafeMutablePointer<CC_MD5_CTX>!,
    _ data: UnsafeRawPointer!,
    _ len: CC_LONG
) -> Int32 {
    c?.pointee.sum.update(UnsafeRawBufferPointer(start: data, count: Int(len)))
    return 1
}

/// Writes the sum of all bytes so far.
@discardableResult
public func CC_MD5_Final(
    _ md: UnsafeMutablePointer<UInt8>!,
    _ c: UnsafeMutablePointer<CC_MD5_CTX>!
) -> Int32 {
    if let c { write(c.pointee.sum.digest(), to: md) }
    return 1
}

// MARK: SHA1

/// The sum of the bytes so far.
public struct CC_SHA1_CTX {
    var sum = MessageDigests.SHA1()

    /// No bytes.
    public init() {}
}

/// Begins with no bytes.
@discardableResult
public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>!) -> Int32 {
    c?.pointee = CC_SHA1_CTX()
    return 1
}

/// Takes in bytes.
@discardableResult
public func CC_SHA1_Update(
    _ c: UnsafeMutablePointer<CC_SHA1_CTX>!,
    _ data: UnsafeRawPointer!,
    _ len: CC_LONG
) -> Int32 {
    c?.pointee.sum.update(UnsafeRawBufferPointer(start: data, count: Int(len)))
    return 1
}

/// Writes the sum of all bytes so far.
@discardableResult
public func CC_SHA1_Final(
    _ md: UnsafeMutablePointer<UInt8>!,
    _ c: UnsafeMutablePointer<CC_SHA1_CTX>!
) -> Int32 {
    if let c { write(c.pointee.sum.digest(), to: md) }
    return 1
}

// MARK: SHA224

/// The sum of the bytes so far.
public struct CC_SHA224_CTX {
    var sum = MessageDigests.SHA224()

    /// No bytes.
    public init() {}
}

/// Begins with no bytes.
@discardableResult
public func CC_SHA224_Init(_ c: UnsafeMutablePointer<CC_SHA224_CTX>!) -> Int32 {
    c?.pointee = CC_SHA224_CTX()
    return 1
}

/// Takes in bytes.
@discardableResult
public func CC_SHA224_Update(
    _ c: UnsafeMutablePointer<CC_SHA224_CTX>!,
    _ data: UnsafeRawPointer!,
    _ len: CC_LONG
) -> Int32 {
    c?.pointee.sum.update(UnsafeRawBufferPointer(start: data, count: Int(len)))
    return 1
}

/// Writes the sum of all bytes so far.
@discardableResult
public func CC_SHA224_Final(
    _ md: UnsafeMutablePointer<UInt8>!,
    _ c: UnsafeMutablePointer<CC_SHA224_CTX>!
) -> Int32 {
    if let c { write(c.pointee.sum.digest(), to: md) }
    return 1
}

// MARK: SHA256

/// The sum of the bytes so far.
public struct CC_SHA256_CTX {
    var sum = MessageDigests.SHA256()

    /// No bytes.
    public init() {}
}

/// Begins with no bytes.
@discardableResult
public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 {
    c?.pointee = CC_SHA256_CTX()
    return 1
}

/// Takes in bytes.
@discardableResult
public func CC_SHA256_Update(
    _ c: UnsafeMutablePointer<CC_SHA256_CTX>!,
    _ data: UnsafeRawPointer!,
    _ len: CC_LONG
) -> Int32 {
    c?.pointee.sum.update(UnsafeRawBufferPointer(start: data, count: Int(len)))
    return 1
}

/// Writes the sum of all bytes so far.
@discardableResult
public func CC_SHA256_Final(
    _ md: UnsafeMutablePointer<UInt8>!,
    _ c: UnsafeMutablePointer<CC_SHA256_CTX>!
) -> Int32 {
    if let c { write(c.pointee.sum.digest(), to: md) }
    return 1
}

// MARK: SHA384

/// The sum of the bytes so far.
public struct CC_SHA384_CTX {
    var sum = MessageDigests.SHA384()

    /// No bytes.
    public init() {}
}

/// Begins with no bytes.
@discardableResult
public func CC_SHA384_Init(_ c: UnsafeMutablePointer<CC_SHA384_CTX>!) -> Int32 {
    c?.pointee = CC_SHA384_CTX()
    return 1
}

/// Takes in bytes.
@discardableResult
public func CC_SHA384_Update(
    _ c: UnsafeMutablePointer<CC_SHA384_CTX>!,
    _ data: UnsafeRawPointer!,
    _ len: CC_LONG
) -> Int32 {
    c?.pointee.sum.update(UnsafeRawBufferPointer(start: data, count: Int(len)))
    return 1
}

/// Writes the sum of all bytes so far.
@discardableResult
public func CC_SHA384_Final(
    _ md: UnsafeMutablePointer<UInt8>!,
    _ c: UnsafeMutablePointer<CC_SHA384_CTX>!
) -> Int32 {
    if let c { write(c.pointee.sum.digest(), to: md) }
    return 1
}

// MARK: SHA512

/// The sum of the bytes so far.
public struct CC_SHA512_CTX {
    var sum = MessageDigests.SHA512()

    /// No bytes.
    public init() {}
}

/// Begins with no bytes.
@discardableResult
public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
    c?.pointee = CC_SHA512_CTX()
    return 1
}

/// Takes in bytes.
@discardableResult
public func CC_SHA512_Update(
    _ c: UnsafeMutablePointer<CC_SHA512_CTX>!,
    _ data: UnsafeRawPointer!,
    _ len: CC_LONG
) -> Int32 {
    c?.pointee.sum.update(UnsafeRawBufferPointer(start: data, count: Int(len)))
    return 1
}

/// Writes the sum of all bytes so far.
@discardableResult
public func CC_SHA512_Final(
    _ md: UnsafeMutablePointer<UInt8>!,
    _ c: UnsafeMutablePointer<CC_SHA512_CTX>!
) -> Int32 {
    if let c { write(c.pointee.sum.digest(), to: md) }
    return 1
}
