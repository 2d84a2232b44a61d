// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Security
import Testing

/// What certificates say, beside what OpenSSL says of the same ones.
struct SecCertificateTests {
    private typealias Made = TestCertificates

    @Test("A certificate keeps its bytes, and equals one of the same bytes")
    func bytes() throws {
        let data = SecCertificateCopyData(Made.named)
        let again = try #require(SecCertificateCreateWithData(nil, data))
        #expect(again == Made.named)
        #expect(again !== Made.named)
        #expect(SecCertificateCopyData(again) as Data == data as Data)
        #expect(Set([again, Made.named, Made.root]).count == 2)
        #expect(CFEqual(again, Made.named))
        #expect(!CFEqual(again, Made.root))
        #expect(CFHash(again) == CFHash(Made.named))
    }

    @Test(
        "Bytes that are no certificate give none",
        arguments: [Data(), Data("certificate".utf8), Data([0x30, 0x80]), Data(count: 4096)]
    )
    func nonsense(data: Data) {
        #expect(SecCertificateCreateWithData(nil, data as CFData) == nil)
    }

    @Test("A certificate that is cut off is none")
    func cutOff() {
        let data = SecCertificateCopyData(Made.named) as Data
        for count in stride(from: 0, to: data.count, by: 13) {
            #expect(SecCertificateCreateWithData(nil, data.prefix(count) as CFData) == nil)
        }
    }

    @Test("The text form of a certificate is none, as on iOS")
    func text() {
        let body = (SecCertificateCopyData(Made.root) as Data).base64EncodedString()
        let text = "-----BEGIN CERTIFICATE-----\n\(body)\n-----END CERTIFICATE-----\n"
        #expect(SecCertificateCreateWithData(nil, Data(text.utf8) as CFData) == nil)
    }

    @Test("A certificate tells its names")
    func names() {
        #expect(SecCertificateCopySubjectSummary(Made.root) as String? == "Test Root")
        var name: CFString?
        #expect(SecCertificateCopyCommonName(Made.named, &name) == errSecSuccess)
        #expect(name as String? == "named.example.org")
        var addresses: CFArray?
        #expect(SecCertificateCopyEmailAddresses(Made.named, &addresses) == errSecSuccess)
        #expect(addresses as? [String] == ["a@example.org"])
        #expect(SecCertificateCopyEmailAddresses(Made.curve, &addresses) == errSecSuccess)
        #expect(addresses as? [String] == ["c@example.org"])
        #expect(SecCertificateCopyEmailAddresses(Made.root, &addresses) == errSecSuccess)
        #expect(addresses as? [String] == [])
    }

    @Test("The issuer of a leaf is the subject of the one above")
    func issuers() {
        let subject = SecCertificateCopyNormalizedSubjectSequence(Made.intermediate) as Data?
        #expect(SecCertificateCopyNormalizedIssuerSequence(Made.named) as Data? == subject)
        #expect(SecCertificateCopyNormalizedIssuerSequence(Made.root) as Data? != subject)
        #expect(subject?.first == 0x30)
    }

    @Test("A certificate tells its number and its days")
    func numbers() throws {
        let serial = try #require(SecCertificateCopySerialNumberData(Made.root, nil)) as Data
        #expect(serial == TestCertificates.data(Self.serialOfRoot))
        let from = try #require(SecCertificateCopyNotValidBeforeDate(Made.root))
        let to = try #require(SecCertificateCopyNotValidAfterDate(Made.root))
        #expect(from.timeIntervalSince1970 == 1_577_836_800)
        #expect(to.timeIntervalSince1970 == 4_102_444_799)
    }

    private static let serialOfRoot = "UJwNJvXMgeWMzL9W3vPhxi0t+yg="

    @Test("The key of a certificate is one of RSA as PKCS #1 writes it")
    func rsaKey() throws {
        let key = try #require(SecCertificateCopyKey(Made.named))
        let bytes = try #require(SecKeyCopyExternalRepresentation(key, nil)) as Data
        #expect((SecCertificateCopyData(Made.named) as Data).range(of: bytes) != nil)
        let attributes = try #require(SecKeyCopyAttributes(key) as? [String: Any])
        #expect(attributes[kSecAttrKeyType as String] as? String == "42")
        #expect(attributes[kSecAttrKeySizeInBits as String] as? Int == 2048)
        #expect(attributes[kSecAttrKeyClass as String] as? String == "0")
        #expect(SecCertificateCopyPublicKey(Made.wildcard) == key)
        #expect(SecCertificateCopyKey(Made.root) != key)
    }

    @Test("The key of an elliptic curve has its bytes, and is read from them")
    func curveKey() throws {
        let key = try #require(SecCertificateCopyKey(Made.curve))
        let bytes = try #require(SecKeyCopyExternalRepresentation(key, nil)) as Data
        #expect(bytes.count == 65)
        #expect(bytes.first == 4)
        #expect((SecCertificateCopyData(Made.curve) as Data).range(of: bytes) != nil)
        let attributes = try #require(SecKeyCopyAttributes(key) as? [String: Any])
        #expect(attributes[kSecAttrKeyType as String] as? String == "73")
        #expect(attributes[kSecAttrKeySizeInBits as String] as? Int == 256)
        #expect(SecKeyGetBlockSize(key) == 32)
        let description = [
            kSecAttrKeyType: kSecAttrKeyTypeECSECPrimeRandom,
            kSecAttrKeyClass: kSecAttrKeyClassPublic,
        ]
        #expect(SecKeyCreateWithData(bytes as CFData, description as CFDictionary, nil) == key)
        #expect(
            SecKeyCreateWithData(bytes.dropLast() as CFData, description as CFDictionary, nil)
                == nil
        )
        #expect(!SecKeyIsAlgorithmSupported(key, .verify, .rsaSignatureMessagePKCS1v15SHA256))
    }

    @Test("A certificate's key checks signatures")
    func signatures() throws {
        let key = try #require(SecCertificateCopyKey(Made.intermediate))
        // A leaf is a sequence of what is signed, the algorithm, and the signature of 256 bytes.
        let bytes = [UInt8](SecCertificateCopyData(Made.named) as Data)
        let count = Int(bytes[6]) << 8 | Int(bytes[7])
        let signed = Data(bytes[4..<(8 + count)])
        let signature = Data(bytes.suffix(256))
        let algorithm = SecKeyAlgorithm.rsaSignatureMessagePKCS1v15SHA256
        #expect(
            SecKeyVerifySignature(key, algorithm, signed as CFData, signature as CFData, nil)
        )
        #expect(
            !SecKeyVerifySignature(
                key,
                algorithm,
                signed.dropLast() as CFData,
                signature as CFData,
                nil
            )
        )
    }

    @Test("A thousand damaged certificates crash nothing")
    func damage() {
        let whole = [UInt8](SecCertificateCopyData(Made.named) as Data)
        var generator = SmallGenerator(state: 7)
        var readable = 0
        for _ in 0..<1000 {
            var bytes = whole
            for _ in 0...Int.random(in: 0..<4, using: &generator) {
                let place = Int.random(in: bytes.indices, using: &generator)
                bytes[place] = .random(in: .min ... .max, using: &generator)
            }
            guard let damaged = SecCertificateCreateWithData(nil, Data(bytes) as CFData),
                damaged != Made.named
            else { continue }
            readable += 1
            _ = SecCertificateCopySubjectSummary(damaged)
            _ = SecCertificateCopyKey(damaged)
            let chain = [damaged, Made.intermediate]
            var trust: SecTrust?
            let policy = SecPolicyCreateSSL(true, "named.example.org" as NSString)
            #expect(SecTrustCreateWithCertificates(chain as NSArray, policy, &trust) == 0)
            guard let trust else { continue }
            #expect(SecTrustSetAnchorCertificates(trust, [Made.root] as NSArray) == 0)
            #expect(!SecTrustEvaluateWithError(trust, nil))
        }
        #expect(readable > 100)
    }
}

/// A generator of the same numbers each time.
private struct SmallGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ state >> 29
    }
}
