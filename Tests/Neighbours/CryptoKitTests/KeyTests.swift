// SPDX-License-Identifier: Apache-2.0

#if CryptoKit
import CryptoKit
import Foundation
import Testing

struct KeyTests {
    private static func bytes(_ text: String) -> [UInt8] {
        stride(from: 0, to: text.count, by: 2).compactMap { offset in
            UInt8(text.dropFirst(offset).prefix(2), radix: 16)
        }
    }

    // RFC 6979, section A.2.5: a signature of "sample", and the key that made it.
    @Test func signaturesByP256AreThoseOfTheStandard() throws {
        let key = try P256.Signing.PrivateKey(
            rawRepresentation: Self.bytes(
                "c9afa9d845ba75166b5c215767b1d6934e50c3db36e89b127b8a622b120f6721"
            )
        )
        #expect(
            Array(key.publicKey.rawRepresentation.prefix(32))
                == Self.bytes("60fed4ba255a9d31c961eb74c6356d68c049b8923b61fa6ce669622e60f29fb6")
        )
        let known = try P256.Signing.ECDSASignature(
            rawRepresentation: Self.bytes(
                "efd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf3716"
                    + "f7cb1c942d657c41d436c7a1b6e29f65f3e900dbb9aff4064dc4ab2f843acda8"
            )
        )
        #expect(key.publicKey.isValidSignature(known, for: Data("sample".utf8)))
        #expect(!key.publicKey.isValidSignature(known, for: Data("simple".utf8)))
        let own = try key.signature(for: Data("sample".utf8))
        #expect(key.publicKey.isValidSignature(own, for: Data("sample".utf8)))
        let other = P256.Signing.PrivateKey().publicKey
        #expect(!other.isValidSignature(own, for: Data("sample".utf8)))
    }

    // RFC 7748, section 6.1.
    @Test func agreementsByCurve25519AreThoseOfTheStandard() throws {
        typealias PrivateKey = Curve25519.KeyAgreement.PrivateKey
        let alice = try PrivateKey(
            rawRepresentation: Self.bytes(
                "77076d0a7318a57d3c16c17251b26645df4c2f87ebc0992ab177fba51db92c2a"
            )
        )
        let bob = try PrivateKey(
            rawRepresentation: Self.bytes(
                "5dab087e624a8a4b79e17f8b83800ee66f3bb1292618b6fd1c2f8b27ff88e0eb"
            )
        )
        let known = Self.bytes("4a5d9d5ba4ce2de1728e3bf480350f25e07e21c947d19e3376f09b3c1e161742")
        let ones = try alice.sharedSecretFromKeyAgreement(with: bob.publicKey)
        let others = try bob.sharedSecretFromKeyAgreement(with: alice.publicKey)
        #expect(ones.withUnsafeBytes { Array($0) } == known)
        #expect(ones == others)
    }

    // RFC 8032, section 7.1, test 2.
    @Test func signaturesByCurve25519AreThoseOfTheStandard() throws {
        let key = try Curve25519.Signing.PrivateKey(
            rawRepresentation: Self.bytes(
                "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb"
            )
        )
        #expect(
            Array(key.publicKey.rawRepresentation)
                == Self.bytes("3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c")
        )
        let signature = try key.signature(for: [0x72])
        #expect(key.publicKey.isValidSignature(signature, for: [0x72]))
        #expect(!key.publicKey.isValidSignature(signature, for: [0x73]))
    }
}
#endif
