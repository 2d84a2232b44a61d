// SPDX-License-Identifier: Apache-2.0

#if CryptoKit
import CryptoKit
import Foundation
import Testing

struct CipherTests {
    private static func bytes(_ text: String) -> [UInt8] {
        stride(from: 0, to: text.count, by: 2).compactMap { offset in
            UInt8(text.dropFirst(offset).prefix(2), radix: 16)
        }
    }

    // Test case 4 of the specification of GCM (McGrew and Viega).
    @Test func aesInGaloisCounterModeIsThatOfTheStandard() throws {
        let key = SymmetricKey(data: Self.bytes("feffe9928665731c6d6a8f9467308308"))
        let text = Self.bytes(
            "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a72"
                + "1c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39"
        )
        let header = Self.bytes("feedfacedeadbeeffeedfacedeadbeefabaddad2")
        let box = try AES.GCM.seal(
            text,
            using: key,
            nonce: AES.GCM.Nonce(data: Self.bytes("cafebabefacedbaddecaf888")),
            authenticating: header
        )
        #expect(
            Array(box.ciphertext)
                == Self.bytes(
                    "42831ec2217774244b7221b784d0d49ce3aa212f2c02a4e035c17e2329aca12e"
                        + "21d514b25466931c7d8f6a5aac84aa051ba30b396a0aac973d58e091"
                )
        )
        #expect(Array(box.tag) == Self.bytes("5bc94fbc3221a5db94fae95ae7121a47"))
        #expect(try Array(AES.GCM.open(box, using: key, authenticating: header)) == text)
        #expect(throws: CryptoKitError.self) {
            try AES.GCM.open(box, using: key, authenticating: header.reversed())
        }
    }

    // RFC 8439, section 2.8.2.
    @Test func chaChaPolyIsThatOfTheStandard() throws {
        let key = SymmetricKey(data: Array(UInt8(0x80)...0x9F))
        let text = Array(
            ("Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the "
                + "future, sunscreen would be it.").utf8
        )
        let header = Self.bytes("50515253c0c1c2c3c4c5c6c7")
        let box = try ChaChaPoly.seal(
            text,
            using: key,
            nonce: ChaChaPoly.Nonce(data: Self.bytes("070000004041424344454647")),
            authenticating: header
        )
        #expect(
            Array(box.ciphertext.prefix(16)) == Self.bytes("d31a8d34648e60db7b86afbc53ef7ec2")
        )
        #expect(Array(box.tag) == Self.bytes("1ae10b594f09e26a7e902ecbd0600691"))
        #expect(try Array(ChaChaPoly.open(box, using: key, authenticating: header)) == text)
        var changed = box.combined
        changed[changed.count - 1] ^= 1
        let other = try ChaChaPoly.SealedBox(combined: changed)
        #expect(throws: CryptoKitError.self) {
            try ChaChaPoly.open(other, using: key, authenticating: header)
        }
    }

    // RFC 5869, test case 1.
    @Test func derivedKeysAreThoseOfTheStandard() {
        let key = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: [UInt8](repeating: 0x0B, count: 22)),
            salt: Array(UInt8(0)...0x0C),
            info: Array(UInt8(0xF0)...0xF9),
            outputByteCount: 42
        )
        #expect(
            key.withUnsafeBytes { Array($0) }
                == Self.bytes(
                    "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf"
                        + "34007208d5b887185865"
                )
        )
    }
}
#endif
