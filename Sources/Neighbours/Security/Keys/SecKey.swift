// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import ObjCRuntime

/// A key with which data is signed and encrypted: RSA's, or the public key of an elliptic curve, which is only read
/// and compared.
public final class SecKey: Sendable {
    let material: KeyMaterial

    init(_ numbers: RSANumbers) { material = .rsa(numbers) }

    init(_ point: CurvePoint) { material = .curve(point) }

    /// The numbers of an RSA key; nil for others.
    var numbers: RSANumbers? {
        if case .rsa(let numbers) = material { numbers } else { nil }
    }
}

extension SecKey: Hashable {
    /// Whether both are the same key.
    public static func == (left: SecKey, right: SecKey) -> Bool { left.material == right.material }

    /// Hashes the key's numbers.
    public func hash(into hasher: inout Hasher) { hasher.combine(material) }
}

extension SecKey: CoreFoundationType {
    package static var typeNumber: UInt { 101 }
}

/// The number of the type of keys.
public func SecKeyGetTypeID() -> CFTypeID { SecKey.typeNumber }

/// Reads a key as ``SecKeyCopyExternalRepresentation`` writes it.
///
/// Private keys of elliptic curves are `errSecUnimplemented`.
public func SecKeyCreateWithData(
    _ keyData: CFData,
    _ attributes: CFDictionary,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
    let description = KeyDescription(attributes)
    let bytes = [UInt8](Data(referencing: keyData))
    guard description.isRSA else {
        guard description.isOfCurve, description.isPrivate == false else {
            return fail(errSecUnimplemented, error)
        }
        return CurvePoint(bytes).map { SecKey($0) } ?? fail(errSecParam, error)
    }
    guard let isPrivate = description.isPrivate,
        let numbers = RSANumbers(bytes, isPrivate: isPrivate)
    else { return fail(errSecParam, error) }
    return SecKey(numbers)
}

/// The bytes of a key: PKCS #1 for RSA, X9.63 for an elliptic curve.
public func SecKeyCopyExternalRepresentation(
    _ key: SecKey,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    Data(key.material.representation) as NSData
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
public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? {
    key.numbers.map { SecKey($0.open) } ?? key
}

/// The number of bytes of what a key signs or encrypts.
public func SecKeyGetBlockSize(_ key: SecKey) -> Int { key.material.blockSize }

/// What is known of a key.
public func SecKeyCopyAttributes(_ key: SecKey) -> CFDictionary? {
    let material = key.material
    let isPrivate = material.isPrivate
    let isRSA = key.numbers != nil
    let values: [NSString: Any] = [
        kSecClass: kSecClassKey,
        kSecAttrKeyType: isRSA ? kSecAttrKeyTypeRSA : kSecAttrKeyTypeECSECPrimeRandom,
        kSecAttrKeyClass: isPrivate ? kSecAttrKeyClassPrivate : kSecAttrKeyClassPublic,
        kSecAttrKeySizeInBits: NSNumber(value: material.bitCount),
        kSecAttrEffectiveKeySize: NSNumber(value: material.bitCount),
        kSecAttrApplicationLabel: Data(KeyHash.sha1.digest(material.openRepresentation)),
        kSecAttrCanSign: NSNumber(value: isPrivate),
        kSecAttrCanDecrypt: NSNumber(value: isPrivate),
        kSecAttrCanVerify: NSNumber(value: !isPrivate && isRSA),
        kSecAttrCanEncrypt: NSNumber(value: !isPrivate && isRSA),
        kSecAttrCanDerive: NSNumber(value: false),
        kSecAttrIsPermanent: NSNumber(value: false),
        kSecValueData: Data(material.representation),
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
    var isOfCurve: Bool { Self.text(values["type"]) == "73" }

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
