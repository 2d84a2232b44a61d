// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import ObjCRuntime

/// How a key signs or encrypts.
public struct SecKeyAlgorithm: RawRepresentable, Hashable, Sendable {
    private let name: String

    /// The name, as Security's headers have it.
    public var rawValue: CFString { NSString(string: name) }

    /// Takes a name.
    public init(rawValue: CFString) { name = String(rawValue) }

    private init(_ name: String) { self.name = "algid:" + name }

    /// Signs a block as it is.
    public static let rsaSignatureRaw = SecKeyAlgorithm("sign:RSA:raw")
    /// Signs data behind the padding of PKCS #1.
    public static let rsaSignatureDigestPKCS1v15Raw = SecKeyAlgorithm(
        "sign:RSA:digest-PKCS1v15"
    )
    /// Signs a digest by SHA-1 behind the padding of PKCS #1.
    public static let rsaSignatureDigestPKCS1v15SHA1 = SecKeyAlgorithm(
        "sign:RSA:digest-PKCS1v15:SHA1"
    )
    /// Signs the digest by SHA-1 of data behind the padding of PKCS #1.
    public static let rsaSignatureMessagePKCS1v15SHA1 = SecKeyAlgorithm(
        "sign:RSA:message-PKCS1v15:SHA1"
    )
    /// Signs a digest by SHA-224 behind the padding of PKCS #1.
    public static let rsaSignatureDigestPKCS1v15SHA224 = SecKeyAlgorithm(
        "sign:RSA:digest-PKCS1v15:SHA224"
    )
    /// Signs the digest by SHA-224 of data behind the padding of PKCS #1.
    public static let rsaSignatureMessagePKCS1v15SHA224 = SecKeyAlgorithm(
        "sign:RSA:message-PKCS1v15:SHA224"
    )
    /// Signs a digest by SHA-256 behind the padding of PKCS #1.
    public static let rsaSignatureDigestPKCS1v15SHA256 = SecKeyAlgorithm(
        "sign:RSA:digest-PKCS1v15:SHA256"
    )
    /// Signs the digest by SHA-256 of data behind the padding of PKCS #1.
    public static let rsaSignatureMessagePKCS1v15SHA256 = SecKeyAlgorithm(
        "sign:RSA:message-PKCS1v15:SHA256"
    )
    /// Signs a digest by SHA-384 behind the padding of PKCS #1.
    public static let rsaSignatureDigestPKCS1v15SHA384 = SecKeyAlgorithm(
        "sign:RSA:digest-PKCS1v15:SHA384"
    )
    /// Signs the digest by SHA-384 of data behind the padding of PKCS #1.
    public static let rsaSignatureMessagePKCS1v15SHA384 = SecKeyAlgorithm(
        "sign:RSA:message-PKCS1v15:SHA384"
    )
    /// Signs a digest by SHA-512 behind the padding of PKCS #1.
    public static let rsaSignatureDigestPKCS1v15SHA512 = SecKeyAlgorithm(
        "sign:RSA:digest-PKCS1v15:SHA512"
    )
    /// Signs the digest by SHA-512 of data behind the padding of PKCS #1.
    public static let rsaSignatureMessagePKCS1v15SHA512 = SecKeyAlgorithm(
        "sign:RSA:message-PKCS1v15:SHA512"
    )
    /// Encrypts a block as it is.
    public static let rsaEncryptionRaw = SecKeyAlgorithm("encrypt:RSA:raw")
    /// Encrypts data behind the padding of PKCS #1.
    public static let rsaEncryptionPKCS1 = SecKeyAlgorithm("encrypt:RSA:PKCS1")
    /// Encrypts data behind OAEP's padding with SHA-1.
    public static let rsaEncryptionOAEPSHA1 = SecKeyAlgorithm("encrypt:RSA:OAEP:SHA1")
    /// Encrypts data behind OAEP's padding with SHA-224.
    public static let rsaEncryptionOAEPSHA224 = SecKeyAlgorithm("encrypt:RSA:OAEP:SHA224")
    /// Encrypts data behind OAEP's padding with SHA-256.
    public static let rsaEncryptionOAEPSHA256 = SecKeyAlgorithm("encrypt:RSA:OAEP:SHA256")
    /// Encrypts data behind OAEP's padding with SHA-384.
    public static let rsaEncryptionOAEPSHA384 = SecKeyAlgorithm("encrypt:RSA:OAEP:SHA384")
    /// Encrypts data behind OAEP's padding with SHA-512.
    public static let rsaEncryptionOAEPSHA512 = SecKeyAlgorithm("encrypt:RSA:OAEP:SHA512")

    fileprivate var parts: [Substring] {
        name.split(separator: ":", omittingEmptySubsequences: false)
    }

    /// The hash function at the end of the name.
    fileprivate var hash: KeyHash? {
        switch parts.last {
        case "SHA1": .sha1
        case "SHA224": .sha224
        case "SHA256": .sha256
        case "SHA384": .sha384
        case "SHA512": .sha512
        default: nil
        }
    }

    fileprivate var isOfSignatures: Bool { parts.dropFirst().first == "sign" && parts.count > 3 }
    fileprivate var isOfEncryption: Bool { parts.dropFirst().first == "encrypt" && parts.count > 3 }

    /// The block of a signature; nil for data that does not suit.
    fileprivate func signed(_ data: [UInt8], size: Int) -> [UInt8]? {
        if parts[3] == "raw" { return data.count == size ? data : nil }
        guard let hash else { return KeyPadding.signing(data, size: size) }
        let digest = parts[3].hasPrefix("message") ? hash.digest(data) : data
        guard digest.count == hash.length else { return nil }
        return KeyPadding.signing(hash.digestInfo + digest, size: size)
    }

    fileprivate func encrypted(_ data: [UInt8], size: Int) -> [UInt8]? {
        switch parts[3] {
        case "raw": data.count <= size ? data : nil
        case "PKCS1": KeyPadding.encrypting(data, size: size)
        default: hash.flatMap { KeyPadding.optimal(data, size: size, $0) }
        }
    }

    fileprivate func decrypted(_ block: [UInt8]) -> [UInt8]? {
        switch parts[3] {
        case "raw": block
        case "PKCS1": KeyPadding.decrypted(block)
        default: hash.flatMap { KeyPadding.optimallyFilled(block, $0) }
        }
    }
}

/// What is done with a key.
public enum SecKeyOperationType: Int, Sendable {
    /// Signing.
    case sign = 0
    /// Verifying a signature.
    case verify = 1
    /// Encrypting.
    case encrypt = 2
    /// Decrypting.
    case decrypt = 3
    /// Agreeing on a secret; not built.
    case keyExchange = 4
}

/// Whether a key can be used so.
public func SecKeyIsAlgorithmSupported(
    _ key: SecKey,
    _ operation: SecKeyOperationType,
    _ algorithm: SecKeyAlgorithm
) -> Bool {
    guard let numbers = key.numbers else { return false }
    return switch operation {
    case .sign: numbers.isPrivate && algorithm.isOfSignatures
    case .verify: algorithm.isOfSignatures
    case .encrypt: algorithm.isOfEncryption
    case .decrypt: numbers.isPrivate && algorithm.isOfEncryption
    case .keyExchange: false
    }
}

/// Signs data, or its digest, with a private key.
public func SecKeyCreateSignature(
    _ key: SecKey,
    _ algorithm: SecKeyAlgorithm,
    _ dataToSign: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    guard SecKeyIsAlgorithmSupported(key, .sign, algorithm), let numbers = key.numbers,
        let block = algorithm.signed(bytes(dataToSign), size: numbers.blockSize),
        let signature = numbers.decrypt(block)
    else { return fail(errSecParam, error) }
    return Data(signature) as NSData
}

/// Whether a signature is one of data, or of its digest.
public func SecKeyVerifySignature(
    _ key: SecKey,
    _ algorithm: SecKeyAlgorithm,
    _ signedData: CFData,
    _ signature: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    guard SecKeyIsAlgorithmSupported(key, .verify, algorithm), let numbers = key.numbers,
        let block = algorithm.signed(bytes(signedData), size: numbers.blockSize)
    else { return fail(errSecParam, error) ?? false }
    return numbers.encrypt(bytes(signature)) == block
        || fail(errSSLCrypto, error) ?? false
}

/// Encrypts data with a public key.
public func SecKeyCreateEncryptedData(
    _ key: SecKey,
    _ algorithm: SecKeyAlgorithm,
    _ plaintext: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    guard SecKeyIsAlgorithmSupported(key, .encrypt, algorithm), let numbers = key.numbers,
        let block = algorithm.encrypted(bytes(plaintext), size: numbers.blockSize),
        let result = numbers.encrypt(block)
    else { return fail(errSecParam, error) }
    return Data(result) as NSData
}

/// Decrypts data with a private key.
public func SecKeyCreateDecryptedData(
    _ key: SecKey,
    _ algorithm: SecKeyAlgorithm,
    _ ciphertext: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    guard SecKeyIsAlgorithmSupported(key, .decrypt, algorithm), let numbers = key.numbers,
        let block = numbers.decrypt(bytes(ciphertext)),
        let result = algorithm.decrypted(block)
    else { return fail(errSecParam, error) }
    return Data(result) as NSData
}

private func bytes(_ data: CFData) -> [UInt8] { [UInt8](Data(referencing: data)) }
