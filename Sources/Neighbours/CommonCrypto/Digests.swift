// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals
// swift-format-ignore-file: TypeNamesShouldBeCapitalized

import MessageDigests

/// A number of bytes.
public typealias CC_LONG = UInt32
/// A large number of bytes.
public typealias CC_LONG64 = UInt64

private func sum<Digest: MessageDigest>(
    _ digest: Digest.Type,
    _ data: UnsafeRawPointer!,
    _ len: CC_LONG,
    _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    write(Digest.digest(of: UnsafeRawBufferPointer(start: data, count: Int(len))), to: md)
    return md
}

func write(_ bytes: [UInt8], to md: UnsafeMutablePointer<UInt8>!) {
    for (index, byte) in bytes.enumerated() { md?[index] = byte }
}

// MARK: MD5

/// The number of bytes of the sum.
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
/// The number of bytes that are worked on together.
public let CC_MD5_BLOCK_BYTES: Int32 = 64

/// Writes the sum of some bytes to `md`, and hands that back.
@discardableResult
public func CC_MD5(
    _ data: UnsafeRawPointer!,
    _ len: CC_LONG,
    _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    sum(MessageDigests.MD5.self, data, len, md)
}

// MARK: SHA1

/// The number of bytes of the sum.
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
/// The number of bytes that are worked on together.
public let CC_SHA1_BLOCK_BYTES: Int32 = 64

/// Writes the sum of some bytes to `md`, and hands that back.
@discardableResult
public func CC_SHA1(
    _ data: UnsafeRawPointer!,
    _ len: CC_LONG,
    _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    sum(MessageDigests.SHA1.self, data, len, md)
}

// MARK: SHA224

/// The number of bytes of the sum.
public let CC_SHA224_DIGEST_LENGTH: Int32 = 28
/// The number of bytes that are worked on together.
public let CC_SHA224_BLOCK_BYTES: Int32 = 64

/// Writes the sum of some bytes to `md`, and hands that back.
@discardableResult
public func CC_SHA224(
    _ data: UnsafeRawPointer!,
    _ len: CC_LONG,
    _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    sum(MessageDigests.SHA224.self, data, len, md)
}

// MARK: SHA256

/// The number of bytes of the sum.
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
/// The number of bytes that are worked on together.
public let CC_SHA256_BLOCK_BYTES: Int32 = 64

/// Writes the sum of some bytes to `md`, and hands that back.
@discardableResult
public func CC_SHA256(
    _ data: UnsafeRawPointer!,
    _ len: CC_LONG,
    _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    sum(MessageDigests.SHA256.self, data, len, md)
}

// MARK: SHA384

/// The number of bytes of the sum.
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
/// The number of bytes that are worked on together.
public let CC_SHA384_BLOCK_BYTES: Int32 = 128

/// Writes the sum of some bytes to `md`, and hands that back.
@discardableResult
public func CC_SHA384(
    _ data: UnsafeRawPointer!,
    _ len: CC_LONG,
    _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    sum(MessageDigests.SHA384.self, data, len, md)
}

// MARK: SHA512

/// The number of bytes of the sum.
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64
/// The number of bytes that are worked on together.
public let CC_SHA512_BLOCK_BYTES: Int32 = 128

/// Writes the sum of some bytes to `md`, and hands that back.
@discardableResult
public func CC_SHA512(
    _ data: UnsafeRawPointer!,
    _ len: CC_LONG,
    _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    sum(MessageDigests.SHA512.self, data, len, md)
}
