// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals
// swift-format-ignore-file: TypeNamesShouldBeCapitalized
// Written by: Scripts/checks/common_crypto.py --write

import CNettle

/// The hash functions of this module.
enum DigestAlgorithm: Sendable {
    case md5, sha1, sha224, sha256, sha384, sha512

    /// Nettle's description of the function.
    var hash: nettle_hash {
        switch self {
        case .md5: nettle_md5
        case .sha1: nettle_sha1
        case .sha224: nettle_sha224
        case .sha256: nettle_sha256
        case .sha384: nettle_sha384
        case .sha512: nettle_sha512
        }
    }

    /// The function that an authentication code is made with; nil for an unknown one.
    init?(hmac algorithm: CCHmacAlgorithm) {
        switch Int(algorithm) {
        case kCCHmacAlgMD5: self = .md5
        case kCCHmacAlgSHA1: self = .sha1
        case kCCHmacAlgSHA224: self = .sha224
        case kCCHmacAlgSHA256: self = .sha256
        case kCCHmacAlgSHA384: self = .sha384
        case kCCHmacAlgSHA512: self = .sha512
        default: return nil
        }
    }
}

/// HMAC with SHA1.
public let kCCHmacAlgSHA1 = 0

/// HMAC with MD5.
public let kCCHmacAlgMD5 = 1

/// HMAC with SHA256.
public let kCCHmacAlgSHA256 = 2

/// HMAC with SHA384.
public let kCCHmacAlgSHA384 = 3

/// HMAC with SHA512.
public let kCCHmacAlgSHA512 = 4

/// HMAC with SHA224.
public let kCCHmacAlgSHA224 = 5

// MARK: MD5, RFC 1321

/// The number of bytes of a digest.
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
/// The number of bytes of a block.
public let CC_MD5_BLOCK_BYTES: Int32 = 64

/// Writes the digest of `len` bytes at `data` to `md`, and returns `md`.
@discardableResult
public func CC_MD5(
    _ data: UnsafeRawPointer!,
    _ len: CC_LONG,
    _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    IncrementalDigest.hash(.md5, data, len, md)
}

/// The state of an incremental hash; `CC_MD5_Init` begins one.
public struct CC_MD5_CTX {
    var digest: IncrementalDigest?

    /// Makes a state without a hash.
    public init() {}
}

/// Begins an incremental hash; returns 1.
@discardableResult
public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>!) -> Int32 {
    c?.pointee.digest = IncrementalDigest(.md5)
    return 1
}

/// Hashes `len` more bytes; returns 1.
@discardableResult
public func CC_MD5_Update(
    _ c: UnsafeMutablePointer<CC_MD5_CTX>!,
    _ data: UnsafeRawPointer!,
    _ len: CC_LONG
) -> Int32 {
    c?.pointee.digest?.update(UnsafeRawBufferPointer(start: data, count: Int(len)))
    return 1
}

/// Writes the digest of all bytes so far to `md`; returns 1.
@discardableResult
public func CC_MD5_Final(
    _ md: UnsafeMutablePointer<UInt8>!,
    _ c: UnsafeMutablePointer<CC_MD5_CTX>!
) -> Int32 {
    c?.pointee.digest?.write(to: md)
    return 1
}

// MARK: SHA1, FIPS 180-4

/// The number of bytes of a digest.
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
/// The number of bytes of a block.
public let CC_SHA1_BLOCK_BYTES: Int32 = 64

/// Writes the digest of `len` bytes at `data` to `md`, and returns `md`.
@discardableResult
public func CC_SHA1(
    _ data: UnsafeRawPointer!,
    _ len: CC_LONG,
    _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    IncrementalDigest.hash(.sha1, data, len, md)
}

/// The state of an incremental hash; `CC_SHA1_Init` begins one.
public struct CC_SHA1_CTX {
    var digest: IncrementalDigest?

    /// Makes a state without a hash.
    public init() {}
}

/// Begins an incremental hash; returns 1.
@discardableResult
public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>!) -> Int32 {
    c?.pointee.digest = IncrementalDigest(.sha1)
    return 1
}

/// Hashes `len` more bytes; returns 1.
@discardableResult
public func CC_SHA1_Update(
    _ c: UnsafeMutablePointer<CC_SHA1_CTX>!,
    _ data: UnsafeRawPointer!,
    _ len: CC_LONG
) -> Int32 {
    c?.pointee.digest?.update(UnsafeRawBufferPointer(start: data, count: Int(len)))
    return 1
}

/// Writes the digest of all bytes so far to `md`; returns 1.
@discardableResult
public func CC_SHA1_Final(
    _ md: UnsafeMutablePointer<UInt8>!,
    _ c: UnsafeMutablePointer<CC_SHA1_CTX>!
) -> Int32 {
    c?.pointee.digest?.write(to: md)
    return 1
}

// MARK: SHA224, FIPS 180-4

/// The number of bytes of a digest.
public let CC_SHA224_DIGEST_LENGTH: Int32 = 28
/// The number of bytes of a block.
public let CC_SHA224_BLOCK_BYTES: Int32 = 64

/// Writes the digest of `len` bytes at `data` to `md`, and returns `md`.
@discardableResult
public func CC_SHA224(
    _ data: UnsafeRawPointer!,
    _ len: CC_LONG,
    _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    IncrementalDigest.hash(.sha224, data, len, md)
}

/// Begins an incremental hash; returns 1.
@discardableResult
public func CC_SHA224_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 {
    c?.pointee.digest = IncrementalDigest(.sha224)
    return 1
}

/// Hashes `len` more bytes; returns 1.
@discardableResult
public func CC_SHA224_Update(
    _ c: UnsafeMutablePointer<CC_SHA256_CTX>!,
    _ data: UnsafeRawPointer!,
    _ len: CC_LONG
) -> Int32 {
    c?.pointee.digest?.update(UnsafeRawBufferPointer(start: data, count: Int(len)))
    return 1
}

/// Writes the digest of all bytes so far to `md`; returns 1.
@discardableResult
public func CC_SHA224_Final(
    _ md: UnsafeMutablePointer<UInt8>!,
    _ c: UnsafeMutablePointer<CC_SHA256_CTX>!
) -> Int32 {
    c?.pointee.digest?.write(to: md)
    return 1
}

// MARK: SHA256, FIPS 180-4

/// The number of bytes of a digest.
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
/// The number of bytes of a block.
public let CC_SHA256_BLOCK_BYTES: Int32 = 64

/// Writes the digest of `len` bytes at `data` to `md`, and returns `md`.
@discardableResult
public func CC_SHA256(
    _ data: UnsafeRawPointer!,
    _ len: CC_LONG,
    _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    IncrementalDigest.hash(.sha256, data, len, md)
}

/// The state of an incremental hash; `CC_SHA256_Init` begins one.
public struct CC_SHA256_CTX {
    var digest: IncrementalDigest?

    /// Makes a state without a hash.
    public init() {}
}

/// Begins an incremental hash; returns 1.
@discardableResult
public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 {
    c?.pointee.digest = IncrementalDigest(.sha256)
    return 1
}

/// Hashes `len` more bytes; returns 1.
@discardableResult
public func CC_SHA256_Update(
    _ c: UnsafeMutablePointer<CC_SHA256_CTX>!,
    _ data: UnsafeRawPointer!,
    _ len: CC_LONG
) -> Int32 {
    c?.pointee.digest?.update(UnsafeRawBufferPointer(start: data, count: Int(len)))
    return 1
}

/// Writes the digest of all bytes so far to `md`; returns 1.
@discardableResult
public func CC_SHA256_Final(
    _ md: UnsafeMutablePointer<UInt8>!,
    _ c: UnsafeMutablePointer<CC_SHA256_CTX>!
) -> Int32 {
    c?.pointee.digest?.write(to: md)
    return 1
}

// MARK: SHA384, FIPS 180-4

/// The number of bytes of a digest.
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
/// The number of bytes of a block.
public let CC_SHA384_BLOCK_BYTES: Int32 = 128

/// Writes the digest of `len` bytes at `data` to `md`, and returns `md`.
@discardableResult
public func CC_SHA384(
    _ data: UnsafeRawPointer!,
    _ len: CC_LONG,
    _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    IncrementalDigest.hash(.sha384, data, len, md)
}

/// Begins an incremental hash; returns 1.
@discardableResult
public func CC_SHA384_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
    c?.pointee.digest = IncrementalDigest(.sha384)
    return 1
}

/// Hashes `len` more bytes; returns 1.
@discardableResult
public func CC_SHA384_Update(
    _ c: UnsafeMutablePointer<CC_SHA512_CTX>!,
    _ data: UnsafeRawPointer!,
    _ len: CC_LONG
) -> Int32 {
    c?.pointee.digest?.update(UnsafeRawBufferPointer(start: data, count: Int(len)))
    return 1
}

/// Writes the digest of all bytes so far to `md`; returns 1.
@discardableResult
public func CC_SHA384_Final(
    _ md: UnsafeMutablePointer<UInt8>!,
    _ c: UnsafeMutablePointer<CC_SHA512_CTX>!
) -> Int32 {
    c?.pointee.digest?.write(to: md)
    return 1
}

// MARK: SHA512, FIPS 180-4

/// The number of bytes of a digest.
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64
/// The number of bytes of a block.
public let CC_SHA512_BLOCK_BYTES: Int32 = 128

/// Writes the digest of `len` bytes at `data` to `md`, and returns `md`.
@discardableResult
public func CC_SHA512(
    _ data: UnsafeRawPointer!,
    _ len: CC_LONG,
    _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    IncrementalDigest.hash(.sha512, data, len, md)
}

/// The state of an incremental hash; `CC_SHA512_Init` begins one.
public struct CC_SHA512_CTX {
    var digest: IncrementalDigest?

    /// Makes a state without a hash.
    public init() {}
}

/// Begins an incremental hash; returns 1.
@discardableResult
public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
    c?.pointee.digest = IncrementalDigest(.sha512)
    return 1
}

/// Hashes `len` more bytes; returns 1.
@discardableResult
public func CC_SHA512_Update(
    _ c: UnsafeMutablePointer<CC_SHA512_CTX>!,
    _ data: UnsafeRawPointer!,
    _ len: CC_LONG
) -> Int32 {
    c?.pointee.digest?.update(UnsafeRawBufferPointer(start: data, count: Int(len)))
    return 1
}

/// Writes the digest of all bytes so far to `md`; returns 1.
@discardableResult
public func CC_SHA512_Final(
    _ md: UnsafeMutablePointer<UInt8>!,
    _ c: UnsafeMutablePointer<CC_SHA512_CTX>!
) -> Int32 {
    c?.pointee.digest?.write(to: md)
    return 1
}
