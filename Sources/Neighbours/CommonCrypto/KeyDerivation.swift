// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import CNettle

/// A way to make keys of passwords; there is one.
public typealias CCPBKDFAlgorithm = UInt32
/// The authentication code that a key is made with.
public typealias CCPseudoRandomAlgorithm = UInt32

/// PBKDF2.
public let kCCPBKDF2 = 2

/// HMAC with SHA1.
public let kCCPRFHmacAlgSHA1 = 1
/// HMAC with SHA224.
public let kCCPRFHmacAlgSHA224 = 2
/// HMAC with SHA256.
public let kCCPRFHmacAlgSHA256 = 3
/// HMAC with SHA384.
public let kCCPRFHmacAlgSHA384 = 4
/// HMAC with SHA512.
public let kCCPRFHmacAlgSHA512 = 5

/// Makes a key of a password (PBKDF2, RFC 8018).
@discardableResult
public func CCKeyDerivationPBKDF(
    _ algorithm: CCPBKDFAlgorithm,
    _ password: UnsafePointer<CChar>!,
    _ passwordLen: Int,
    _ salt: UnsafePointer<UInt8>!,
    _ saltLen: Int,
    _ prf: CCPseudoRandomAlgorithm,
    _ rounds: UInt32,
    _ derivedKey: UnsafeMutablePointer<UInt8>!,
    _ derivedKeyLen: Int
) -> Int32 {
    guard Int(algorithm) == kCCPBKDF2, rounds > 0, let derivedKey, derivedKeyLen > 0,
        password != nil || passwordLen == 0, salt != nil || saltLen == 0
    else { return Int32(kCCParamError) }
    let secret = UnsafeRawPointer(password)?.assumingMemoryBound(to: UInt8.self)
    typealias Derive = (
        Int, UnsafePointer<UInt8>?, UInt32, Int, UnsafePointer<UInt8>?, Int,
        UnsafeMutablePointer<UInt8>?
    ) -> Void
    func derive(_ function: Derive) {
        function(passwordLen, secret, rounds, saltLen, salt, derivedKeyLen, derivedKey)
    }
    switch Int(prf) {
    case kCCPRFHmacAlgSHA1:
        derive(nettle_pbkdf2_hmac_sha1)
    case kCCPRFHmacAlgSHA224:
        derive(casement_pbkdf2_hmac_sha224)
    case kCCPRFHmacAlgSHA256:
        derive(nettle_pbkdf2_hmac_sha256)
    case kCCPRFHmacAlgSHA384:
        derive(nettle_pbkdf2_hmac_sha384)
    case kCCPRFHmacAlgSHA512:
        derive(nettle_pbkdf2_hmac_sha512)
    default:
        return Int32(kCCParamError)
    }
    return Int32(kCCSuccess)
}
