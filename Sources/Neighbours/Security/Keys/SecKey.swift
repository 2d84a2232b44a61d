// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import ObjCRuntime

/// A key with which data is signed and encrypted: RSA's.
public final class SecKey: Sendable {
    let numbers: RSANumbers

    init(_ numbers: RSANumbers) { self.numbers = numbers }
}

extension SecKey: Hashable {
    /// Whether both are the same key.
    public static func == (left: SecKey, right: SecKey) -> Bool { left.numbers == right.numbers }

    /// Hashes the key's numbers.
    public func hash(into hasher: inout Hasher) { hasher.combine(numbers) }
}

/// Reads a key as ``SecKeyCopyExternalRepresentation`` writes it.
///
/// Elliptic curves are `errSecUnimplemented`.
public func SecKeyCreateWithData(
    _ keyData: CFData,
    _ attributes: CFDictionary,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
    let description = KeyDescription(attributes)
    guard description.isRSA else { return fail(errSecUnimplemented, error) }
    let bytes = [UInt8](Data(referencing: keyData))
    guard let isPrivate = description.isPrivate,
        let numbers = RSANumbers(bytes, isPrivate: isPrivate)
    else { return fail(errSecParam, error) }
    return SecKey(numbers)
}

/// The bytes of a key: PKCS #1.
public func SecKeyCopyExternalRepresentation(
    _ key: SecKey,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    Data(key.numbers.representation) as NSData
}

/// Makes a private key; it is kept nowhere, whatever the attributes say.
public func SecKeyCreateRandomKey(
    _ parameters: CFDictionary,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
    let description = KeyDescription(parameters)
    guard description.isRSA else { return fail(errSecUnimplemented, error) }
    guard let bits = description.bits, let numbers = RSANumbers(bits: bits) else {
        return fail(errSecParam, error)
    }
    return SecKey(numbers)
}

/// The public key of a private one.
public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? { SecKey(key.numbers.open) }

/// The number of bytes of what a key signs or encrypts.
public func SecKeyGetBlockSize(_ key: SecKey) -> Int { key.numbers.blockSize }

/// What is known of a key.
public func SecKeyCopyAttributes(_ key: SecKey) -> CFDictionary? {
    let isPrivate = key.numbers.isPrivate
    let values: [NSString: Any] = [
        kSecClass: kSecClassKey,
        kSecAttrKeyType: kSecAttrKeyTypeRSA,
        kSecAttrKeyClass: isPrivate ? kSecAttrKeyClassPrivate : kSecAttrKeyClassPublic,
        kSecAttrKeySizeInBits: NSNumber(value: key.numbers.bitCount),
        kSecAttrEffectiveKeySize: NSNumber(value: key.numbers.bitCount),
        kSecAttrApplicationLabel: Data(KeyHash.sha1.digest(key.numbers.open.representation)),
        kSecAttrCanSign: NSNumber(value: isPrivate),
        kSecAttrCanDecrypt: NSNumber(value: isPrivate),
        kSecAttrCanVerify: NSNumber(value: !isPrivate),
        kSecAttrCanEncrypt: NSNumber(value: !isPrivate),
        kSecAttrCanDerive: NSNumber(value: false),
        kSecAttrIsPermanent: NSNumber(value: false),
        kSecValueData: Data(key.numbers.representation),
    ]
    return NSDictionary(dictionary: values)
}

/// What a dictionary says of a key.
private struct KeyDescription {
    private var values: [String: Any] = [:]

    init(_ dictionary: CFDictionary) {
        for (key, value) in dictionary {
            if let name = Self.text(key) { values[name] = value }
        }
    }

    private static func text(_ value: Any?) -> String? {
        value as? String ?? (value as? NSString).map { String($0) }
            ?? (value as? NSNumber)?.stringValue
    }

    var isRSA: Bool { Self.text(values["type"]) == "42" }

    var bits: Int? {
        (values["bsiz"] as? NSNumber)?.intValue ?? values["bsiz"] as? Int
            ?? Self.text(values["bsiz"]).flatMap { Int($0) }
    }

    /// Whether it is a private key; nil where the dictionary says neither.
    var isPrivate: Bool? {
        switch Self.text(values["kcls"]) {
        case "0": false
        case "1": true
        default: nil
        }
    }
}

/// Tells the caller why there is no result.
func fail<Result>(
    _ status: OSStatus,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Result? {
    let reason = NSError(domain: "NSOSStatusErrorDomain", code: Int(status))
    error?.pointee = Unmanaged.passRetained(reason)
    return nil
}
