// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Security
import Testing

/// Keys of RSA, beside what OpenSSL writes with the same key.
struct SecKeyTests {
    private static let privateKey = """
        MIICXAIBAAKBgQCjD3WiDlgZMxO7TsMQCO4iewziu11oP7mlnp7TN1ZOqU3h9c0I+EywgRudB95l \
        Hfbx+mCY1usGbydgXKCaAGkxj7gvfUI1vyiyh+5hfahI0CNeRNuSpGoVwOVc5ExLC8k1vorgAJ8y \
        4i36AZakS6809Q78PhozYwwlr2QgxGRPdwIDAQABAoGAJsbJYZVpq+xyl8t+JbUJ9Fcw1EZcSytE \
        Wbdj67SwKJqoc8DBVo29pwe86lXxtDgw/pBdIluRnoEWaxr78kOAwDAr2/Iwa2ZBqaLae3zHrnYu \
        QjM1nJJdHAL7yf7OVw6OA0w0Zmx9TosuvRyCIlNKc+no27lSNz+HiNlouNvTLFECQQDX5UQinFsd \
        eHnWS+nudWBeBnkT9u/eU/duaJvBHAhJYsn3T0MiGEsWtsTBreapcOzyInXj5Do4PI4Rk3ANguuZ \
        AkEAwVmpCpTPgAORqlK2hB/7MK0Tr3mwfWw766FzWa9E7elbAPFKfpIGfK6CexrG+SQHc3qdvXl1 \
        ZtGfc96/IKF9jwJBAL4NWTmOorcCw15eXYRJV5ft4tAsZWQ2Tm6nL9WDM9hGWryWzeZJtHA+XF6T \
        E6a9fhh5NYZz9rxisj3OqKl8QqECQGMVgJREmGWg7pgbVR82iHJ0b78gHHrZ6YciMMvIDwng6Vr9 \
        TFC6oopon8NYgJkShqL+NjHwOWLcj9tATi/5si8CQFJFDhy4PHID3IbO3HbW/W/mbnlBoa2Mb3Z2 \
        PKDFrdlYydWDiDY0vqn97bXAzG/CqSXW0DOZJwaknbnoy77M1tk=
        """
    private static let publicKey = """
        MIGJAoGBAKMPdaIOWBkzE7tOwxAI7iJ7DOK7XWg/uaWentM3Vk6pTeH1zQj4TLCBG50H3mUd9vH6 \
        YJjW6wZvJ2BcoJoAaTGPuC99QjW/KLKH7mF9qEjQI15E25KkahXA5VzkTEsLyTW+iuAAnzLiLfoB \
        lqRLrzT1Dvw+GjNjDCWvZCDEZE93AgMBAAE=
        """
    /// Of `abc`, with SHA-256.
    private static let signature = """
        JW5inamda3iz2C7izzSMQ4HdBm6UAtGCzbs5YdBO20Z9DpL6D3Fv4o8KRHY4Bhw2rVTzionmHoJu \
        jJVtuOf8afsMzS2CDvSdYF3VTpuCxFW5eCehEDf18FbnS/bCcJlu++9YqdZieFDb1+iroJQVoCM+ \
        J7iAdeQgmTNpZlmYYWI=
        """
    /// `a secret` by OAEP with SHA-256.
    private static let secret = """
        E/j3z1qnNHC6UdzSNIn8W9lvDB/Yvfav6rWIUgaZwPQ9qUg2GSr89IViEXvrjnNFwTSaH0bI4X55 \
        vkPdxmgYy8HI2zWZv3BTS/J49ufLsH7zk5yYxO9S1e+QiYjCKDNutd4SEoWmdV0TsKQIgk2/kprW \
        onQIQqUwFx8y3/vlR2o=
        """

    private func data(_ text: String) throws -> Data {
        try #require(Data(base64Encoded: text.filter { $0 != " " }))
    }

    private func key(_ bytes: Data, isPrivate: Bool) -> SecKey? {
        let attributes: [CFString: Any] = [
            kSecAttrKeyType: kSecAttrKeyTypeRSA,
            kSecAttrKeyClass: isPrivate ? kSecAttrKeyClassPrivate : kSecAttrKeyClassPublic,
        ]
        return SecKeyCreateWithData(bytes as CFData, attributes as CFDictionary, nil)
    }

    private func keys() throws -> (private: SecKey, public: SecKey) {
        (
            try #require(key(data(Self.privateKey), isPrivate: true)),
            try #require(key(data(Self.publicKey), isPrivate: false))
        )
    }

    @Test("A key is read and written")
    func representations() throws {
        let (own, open) = try keys()
        #expect(SecKeyCopyExternalRepresentation(own, nil) as Data? == (try data(Self.privateKey)))
        #expect(SecKeyCopyExternalRepresentation(open, nil) as Data? == (try data(Self.publicKey)))
        #expect(SecKeyCopyPublicKey(own) == open)
        #expect(SecKeyGetBlockSize(own) == 128)
        let attributes = try #require(SecKeyCopyAttributes(own) as? [String: Any])
        #expect(attributes[kSecAttrKeyClass as String] as? String == "1")
        #expect(attributes[kSecAttrKeySizeInBits as String] as? Int == 1024)
    }

    @Test("What is no key is refused, with the reason")
    func brokenKeys() throws {
        let bytes = try data(Self.publicKey)
        #expect(key(bytes, isPrivate: true) == nil)
        #expect(key(bytes.dropLast(), isPrivate: false) == nil)
        #expect(key(Data(), isPrivate: false) == nil)
        var error: Unmanaged<CFError>?
        let curve = [kSecAttrKeyType: kSecAttrKeyTypeEC] as CFDictionary
        #expect(SecKeyCreateRandomKey(curve, &error) == nil)
        #expect(error?.takeRetainedValue().code == Int(errSecUnimplemented))
    }

    @Test("Signatures are those of others, and fit one text only")
    func signatures() throws {
        let (own, open) = try keys()
        let text = Data("abc".utf8) as CFData
        let algorithm = SecKeyAlgorithm.rsaSignatureMessagePKCS1v15SHA256
        let made = try #require(SecKeyCreateSignature(own, algorithm, text, nil))
        #expect(made as Data == (try data(Self.signature)))
        #expect(SecKeyVerifySignature(open, algorithm, text, made, nil))
        #expect(!SecKeyVerifySignature(open, algorithm, Data("abd".utf8) as CFData, made, nil))
        #expect(SecKeyCreateSignature(open, algorithm, text, nil) == nil)
        #expect(!SecKeyIsAlgorithmSupported(open, .sign, algorithm))
    }

    @Test("Blocks are signed by their digests")
    func rawSignatures() throws {
        let (own, open) = try keys()
        let digest = [UInt8](repeating: 7, count: 20)
        var signature = [UInt8](repeating: 0, count: 128)
        var count = signature.count
        #expect(SecKeyRawSign(own, .PKCS1SHA1, digest, 20, &signature, &count) == errSecSuccess)
        #expect(count == 128)
        #expect(SecKeyRawVerify(open, .PKCS1SHA1, digest, 20, signature, 128) == errSecSuccess)
        signature[5] ^= 1
        #expect(SecKeyRawVerify(open, .PKCS1SHA1, digest, 20, signature, 128) == errSSLCrypto)
        #expect(SecKeyRawSign(own, .PKCS1SHA1, digest, 19, &signature, &count) == errSecParam)
        count = 127
        #expect(SecKeyRawSign(own, .PKCS1SHA1, digest, 20, &signature, &count) == errSecParam)
    }

    @Test("What others encrypt is decrypted")
    func otherSecrets() throws {
        let (own, open) = try keys()
        let secret = try data(Self.secret) as CFData
        let text = SecKeyCreateDecryptedData(own, .rsaEncryptionOAEPSHA256, secret, nil)
        #expect(text as Data? == Data("a secret".utf8))
        #expect(SecKeyCreateDecryptedData(own, .rsaEncryptionOAEPSHA1, secret, nil) == nil)
        #expect(SecKeyCreateDecryptedData(open, .rsaEncryptionOAEPSHA256, secret, nil) == nil)
    }

    @Test(
        "What a key encrypts it decrypts, up to the length that the padding leaves",
        arguments: [
            (SecPadding.PKCS1, 117), (.OAEP, 86),
        ]
    )
    func secrets(padding: SecPadding, most: Int) throws {
        let (own, open) = try keys()
        for length in [0, 1, most] {
            let text = (0..<length).map { UInt8(truncatingIfNeeded: $0) }
            var secret = [UInt8](repeating: 0, count: 128)
            var count = secret.count
            #expect(SecKeyEncrypt(open, padding, text, length, &secret, &count) == errSecSuccess)
            var result = [UInt8](repeating: 0, count: 128)
            var size = result.count
            #expect(SecKeyDecrypt(own, padding, secret, 128, &result, &size) == errSecSuccess)
            #expect(Array(result.prefix(size)) == text)
        }
        let long = [UInt8](repeating: 1, count: most + 1)
        var secret = [UInt8](repeating: 0, count: 128)
        var count = secret.count
        #expect(SecKeyEncrypt(open, padding, long, most + 1, &secret, &count) == errSecParam)
    }

    @Test("A new key has as many bits as it is asked for")
    func newKeys() throws {
        let parameters: [CFString: Any] = [
            kSecAttrKeyType: kSecAttrKeyTypeRSA, kSecAttrKeySizeInBits: 1024,
        ]
        let own = try #require(SecKeyCreateRandomKey(parameters as CFDictionary, nil))
        let other = try #require(SecKeyCreateRandomKey(parameters as CFDictionary, nil))
        #expect(own != other && SecKeyGetBlockSize(own) == 128)
        let bytes = try #require(SecKeyCopyExternalRepresentation(own, nil)) as Data
        #expect(key(bytes, isPrivate: true) == own)
        let open = try #require(SecKeyCopyPublicKey(own))
        let text = Data("abc".utf8) as CFData
        let algorithm = SecKeyAlgorithm.rsaSignatureMessagePKCS1v15SHA512
        let signature = try #require(SecKeyCreateSignature(own, algorithm, text, nil))
        #expect(SecKeyVerifySignature(open, algorithm, text, signature, nil))
        #expect(!SecKeyVerifySignature(other, algorithm, text, signature, nil))
    }
}
