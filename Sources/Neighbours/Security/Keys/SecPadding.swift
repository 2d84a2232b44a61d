// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// What is put around data before a key signs or encrypts it.
public struct SecPadding: OptionSet, Sendable {
    /// The number of the kind.
    public let rawValue: UInt32

    /// Takes a number as it is.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// PKCS #1.
    public static let PKCS1 = SecPadding(rawValue: 1)
    /// OAEP with SHA-1.
    public static let OAEP = SecPadding(rawValue: 2)
    /// The numbers of a signature side by side; for elliptic curves.
    public static let sigRaw = SecPadding(rawValue: 0x4000)
    /// PKCS #1 around a digest by SHA-1.
    public static let PKCS1SHA1 = SecPadding(rawValue: 0x8002)
    /// PKCS #1 around a digest by SHA-224.
    public static let PKCS1SHA224 = SecPadding(rawValue: 0x8003)
    /// PKCS #1 around a digest by SHA-256.
    public static let PKCS1SHA256 = SecPadding(rawValue: 0x8004)
    /// PKCS #1 around a digest by SHA-384.
    public static let PKCS1SHA384 = SecPadding(rawValue: 0x8005)
    /// PKCS #1 around a digest by SHA-512.
    public static let PKCS1SHA512 = SecPadding(rawValue: 0x8006)

    private var hash: KeyHash? {
        switch self {
        case .PKCS1SHA1: .sha1
        case .PKCS1SHA224: .sha224
        case .PKCS1SHA256: .sha256
        case .PKCS1SHA384: .sha384
        case .PKCS1SHA512: .sha512
        default: nil
        }
    }

    /// The block that is signed; nil for data that does not suit the padding.
    fileprivate func signed(_ data: [UInt8], size: Int) -> [UInt8]? {
        if let hash {
            guard data.count == hash.length else { return nil }
            return KeyPadding.signing(hash.digestInfo + data, size: size)
        }
        switch self {
        case .PKCS1: return KeyPadding.signing(data, size: size)
        case []: return data.count == size ? data : nil
        default: return nil
        }
    }
}

/// A signature that is not one of the data.
public var errSSLCrypto: OSStatus { -9809 }

/// Signs a digest, or data that is short enough.
public func SecKeyRawSign(
    _ key: SecKey,
    _ padding: SecPadding,
    _ dataToSign: UnsafePointer<UInt8>,
    _ dataToSignLen: Int,
    _ sig: UnsafeMutablePointer<UInt8>,
    _ sigLen: UnsafeMutablePointer<Int>
) -> OSStatus {
    guard let numbers = key.numbers else { return errSecUnimplemented }
    let size = numbers.blockSize
    let data = Array(UnsafeBufferPointer(start: dataToSign, count: dataToSignLen))
    guard sigLen.pointee >= size, let block = padding.signed(data, size: size),
        let signature = numbers.decrypt(block)
    else { return errSecParam }
    return write(signature, to: sig, sigLen)
}

/// Whether a signature is one of a digest, or of data: `errSecSuccess`, else `errSSLCrypto`.
public func SecKeyRawVerify(
    _ key: SecKey,
    _ padding: SecPadding,
    _ signedData: UnsafePointer<UInt8>,
    _ signedDataLen: Int,
    _ sig: UnsafePointer<UInt8>,
    _ sigLen: Int
) -> OSStatus {
    let data = Array(UnsafeBufferPointer(start: signedData, count: signedDataLen))
    let signature = Array(UnsafeBufferPointer(start: sig, count: sigLen))
    guard let numbers = key.numbers else { return errSecUnimplemented }
    guard let block = padding.signed(data, size: numbers.blockSize) else { return errSecParam }
    return numbers.encrypt(signature) == block ? errSecSuccess : errSSLCrypto
}

/// Encrypts a block with a public key.
public func SecKeyEncrypt(
    _ key: SecKey,
    _ padding: SecPadding,
    _ plainText: UnsafePointer<UInt8>,
    _ plainTextLen: Int,
    _ cipherText: UnsafeMutablePointer<UInt8>,
    _ cipherTextLen: UnsafeMutablePointer<Int>
) -> OSStatus {
    guard let numbers = key.numbers else { return errSecUnimplemented }
    let size = numbers.blockSize
    let data = Array(UnsafeBufferPointer(start: plainText, count: plainTextLen))
    let block: [UInt8]?
    switch padding {
    case .PKCS1: block = KeyPadding.encrypting(data, size: size)
    case .OAEP: block = KeyPadding.optimal(data, size: size, .sha1)
    case []: block = data.count <= size ? data : nil
    default: block = nil
    }
    guard cipherTextLen.pointee >= size, let block, let result = numbers.encrypt(block) else {
        return errSecParam
    }
    return write(result, to: cipherText, cipherTextLen)
}

/// Decrypts a block with a private key.
public func SecKeyDecrypt(
    _ key: SecKey,
    _ padding: SecPadding,
    _ cipherText: UnsafePointer<UInt8>,
    _ cipherTextLen: Int,
    _ plainText: UnsafeMutablePointer<UInt8>,
    _ plainTextLen: UnsafeMutablePointer<Int>
) -> OSStatus {
    let data = Array(UnsafeBufferPointer(start: cipherText, count: cipherTextLen))
    guard let numbers = key.numbers else { return errSecUnimplemented }
    guard let block = numbers.decrypt(data) else { return errSecParam }
    let result: [UInt8]?
    switch padding {
    case .PKCS1: result = KeyPadding.decrypted(block)
    case .OAEP: result = KeyPadding.optimallyFilled(block, .sha1)
    case []: result = block
    default: return errSecParam
    }
    guard let result else { return errSecDecode }
    guard result.count <= plainTextLen.pointee else { return errSecParam }
    return write(result, to: plainText, plainTextLen)
}

private func write(
    _ bytes: [UInt8],
    to place: UnsafeMutablePointer<UInt8>,
    _ count: UnsafeMutablePointer<Int>
) -> OSStatus {
    place.update(from: bytes, count: bytes.count)
    count.pointee = bytes.count
    return errSecSuccess
}
