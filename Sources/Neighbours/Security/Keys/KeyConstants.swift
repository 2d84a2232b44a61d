// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// The keys and values of dictionaries that describe keys.

/// Key of what kind of key it is.
public var kSecAttrKeyType: CFString { NSString(string: "type") }
/// RSA.
public var kSecAttrKeyTypeRSA: CFString { NSString(string: "42") }
/// Elliptic curves; only public keys are read.
public var kSecAttrKeyTypeEC: CFString { NSString(string: "73") }
/// Elliptic curves; only public keys are read.
public var kSecAttrKeyTypeECSECPrimeRandom: CFString { NSString(string: "73") }
/// Key of whether it is public or private.
public var kSecAttrKeyClass: CFString { NSString(string: "kcls") }
/// A public key.
public var kSecAttrKeyClassPublic: CFString { NSString(string: "0") }
/// A private key.
public var kSecAttrKeyClassPrivate: CFString { NSString(string: "1") }
/// A key for both directions.
public var kSecAttrKeyClassSymmetric: CFString { NSString(string: "2") }
/// Key of the number of bits.
public var kSecAttrKeySizeInBits: CFString { NSString(string: "bsiz") }
/// Key of the number of bits that count.
public var kSecAttrEffectiveKeySize: CFString { NSString(string: "esiz") }
/// Key of the program's own name for a key.
public var kSecAttrApplicationTag: CFString { NSString(string: "atag") }
/// Key of what a program finds a key by.
public var kSecAttrApplicationLabel: CFString { NSString(string: "klbl") }
/// Key of whether a new key is kept.
public var kSecAttrIsPermanent: CFString { NSString(string: "perm") }
/// Key of the attributes of a new private key.
public var kSecPrivateKeyAttrs: CFString { NSString(string: "private") }
/// Key of the attributes of a new public key.
public var kSecPublicKeyAttrs: CFString { NSString(string: "public") }
/// Key of where a key lies.
public var kSecAttrTokenID: CFString { NSString(string: "tkid") }
/// In the device's own processor for keys, of which there is none.
public var kSecAttrTokenIDSecureEnclave: CFString {
    NSString(string: "com.apple.setoken")
}
/// Key of whether a key encrypts.
public var kSecAttrCanEncrypt: CFString { NSString(string: "encr") }
/// Key of whether a key decrypts.
public var kSecAttrCanDecrypt: CFString { NSString(string: "decr") }
/// Key of whether a key signs.
public var kSecAttrCanSign: CFString { NSString(string: "sign") }
/// Key of whether a key verifies.
public var kSecAttrCanVerify: CFString { NSString(string: "vrfy") }
/// Key of whether other keys are derived from a key.
public var kSecAttrCanDerive: CFString { NSString(string: "drve") }
