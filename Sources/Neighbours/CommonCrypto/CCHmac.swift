// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import MessageDigests

/// Which sum an authentication code is made of.
public typealias CCHmacAlgorithm = UInt32

/// SHA-1.
public let kCCHmacAlgSHA1 = 0
/// MD5.
public let kCCHmacAlgMD5 = 1
/// SHA-2 with 256 bits.
public let kCCHmacAlgSHA256 = 2
/// SHA-2 with 384 bits.
public let kCCHmacAlgSHA384 = 3
/// SHA-2 with 512 bits.
public let kCCHmacAlgSHA512 = 4
/// SHA-2 with 224 bits.
public let kCCHmacAlgSHA224 = 5

/// Writes the authentication code of a message (RFC 2104); nothing for an algorithm that there is
/// not.
public func CCHmac(
    _ algorithm: CCHmacAlgorithm,
    _ key: UnsafeRawPointer!,
    _ keyLength: Int,
    _ data: UnsafeRawPointer!,
    _ dataLength: Int,
    _ macOut: UnsafeMutableRawPointer!
) {
    let secret = Array(UnsafeRawBufferPointer(start: key, count: max(0, keyLength)))
    let message = UnsafeRawBufferPointer(start: data, count: max(0, dataLength))
    let code: [UInt8]
    switch Int(algorithm) {
    case kCCHmacAlgSHA1: code = SHA1.authenticationCode(of: message, key: secret)
    case kCCHmacAlgMD5: code = MD5.authenticationCode(of: message, key: secret)
    case kCCHmacAlgSHA256:
        code = SHA256.authenticationCode(of: message, key: secret)
    case kCCHmacAlgSHA384:
        code = SHA384.authenticationCode(of: message, key: secret)
    case kCCHmacAlgSHA512:
        code = SHA512.authenticationCode(of: message, key: secret)
    case kCCHmacAlgSHA224:
        code = SHA224.authenticationCode(of: message, key: secret)
    default: code = []
    }
    for (index, byte) in code.enumerated() {
        macOut?.storeBytes(of: byte, toByteOffset: index, as: UInt8.self)
    }
}
