// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Security
import Testing

/// Whether certificates are trusted.
struct SecTrustTests {
    private typealias Made = TestCertificates

    private static let host = "named.example.org"

    private func trust(
        _ certificates: [SecCertificate],
        _ policy: SecPolicy = SecPolicyCreateSSL(true, host as NSString),
        anchors: [SecCertificate]? = [Made.root]
    ) throws -> SecTrust {
        var trust: SecTrust?
        let status = SecTrustCreateWithCertificates(certificates as NSArray, policy, &trust)
        #expect(status == errSecSuccess)
        let made = try #require(trust)
        if let anchors {
            #expect(SecTrustSetAnchorCertificates(made, anchors as NSArray) == errSecSuccess)
            #expect(SecTrustSetAnchorCertificatesOnly(made, true) == errSecSuccess)
        }
        return made
    }

    /// The code of the error; 0 where the certificate is trusted.
    private func code(_ trust: SecTrust) -> OSStatus {
        var error: CFError?
        let isTrusted = SecTrustEvaluateWithError(trust, &error)
        #expect(isTrusted == (error == nil))
        return OSStatus(error?.code ?? 0)
    }

    private func chain(_ trust: SecTrust) -> [SecCertificate]? {
        SecTrustCopyCertificateChain(trust) as? [SecCertificate]
    }

    // MARK: Chains

    @Test("A chain from the leaf over the intermediate one to the anchor is trusted")
    func wholeChain() throws {
        let trust = try trust([Made.named, Made.intermediate])
        var result = SecTrustResultType.otherError
        #expect(SecTrustGetTrustResult(trust, &result) == errSecSuccess)
        #expect(result == .invalid)
        #expect(code(trust) == 0)
        #expect(SecTrustEvaluate(trust, &result) == errSecSuccess)
        #expect(result == .unspecified)
        #expect(SecTrustGetTrustResult(trust, &result) == errSecSuccess)
        #expect(result == .unspecified)
        #expect(chain(trust) == [Made.named, Made.intermediate, Made.root])
        #expect(SecTrustGetCertificateCount(trust) == 3)
        #expect(SecTrustGetCertificateAtIndex(trust, 1) == Made.intermediate)
        #expect(SecTrustGetCertificateAtIndex(trust, 3) == nil)
        #expect(SecTrustCopyKey(trust) == SecCertificateCopyKey(Made.named))
        #expect(SecTrustCopyPublicKey(trust) == SecTrustCopyKey(trust))
    }

    @Test("The certificates behind the leaf come in any order, with others among them")
    func anyOrder() throws {
        let trust = try trust([
            Made.named, Made.otherRoot, Made.root, Made.curve, Made.intermediate,
        ])
        #expect(code(trust) == 0)
        #expect(chain(trust) == [Made.named, Made.intermediate, Made.root])
    }

    @Test("A leaf without the intermediate certificate is not trusted")
    func missingIntermediate() throws {
        let trust = try trust([Made.named])
        #expect(code(trust) == errSecNotTrusted)
        #expect(chain(trust) == [Made.named])
    }

    @Test("A chain that ends at another root is not trusted, and shows how far it goes")
    func otherRoot() throws {
        let trust = try trust(
            [Made.named, Made.intermediate, Made.root],
            anchors: [Made.otherRoot]
        )
        #expect(code(trust) == errSecNotTrusted)
        #expect(chain(trust) == [Made.named, Made.intermediate, Made.root])
    }

    @Test("An intermediate certificate or a leaf can be the anchor")
    func loweredAnchors() throws {
        #expect(code(try trust([Made.named], anchors: [Made.intermediate])) == 0)
        #expect(code(try trust([Made.named], anchors: [Made.named])) == 0)
        #expect(code(try trust([Made.named], anchors: [Made.wildcard])) == errSecNotTrusted)
    }

    @Test("A certificate that signs itself is trusted where it is an anchor only")
    func selfSigned() throws {
        #expect(code(try trust([Made.selfSigned])) == errSecNotTrusted)
        #expect(code(try trust([Made.selfSigned], anchors: nil)) == errSecNotTrusted)
        #expect(code(try trust([Made.selfSigned], anchors: [Made.selfSigned])) == 0)
    }

    @Test("A leaf signs no other certificate")
    func leafAsIssuer() throws {
        let trust = try trust([Made.grandchild, Made.named, Made.intermediate])
        #expect(code(trust) != 0)
        var result = SecTrustResultType.invalid
        #expect(SecTrustEvaluate(trust, &result) == errSecSuccess)
        #expect(result == .fatalTrustFailure)
    }

    @Test("A changed byte of the signature or of what is signed is found out")
    func changedBytes() throws {
        let bytes = [UInt8](SecCertificateCopyData(Made.named) as Data)
        let subject = try #require(Data(bytes).range(of: Data("also".utf8))).lowerBound
        for place in [bytes.count - 1, subject] {
            var changed = bytes
            changed[place] ^= 1
            let data = Data(changed) as CFData
            let leaf = try #require(SecCertificateCreateWithData(nil, data))
            #expect(code(try trust([leaf, Made.intermediate])) == errSecNotTrusted)
        }
    }

    @Test("The machine's anchors count unless the program sets its own")
    func anchors() throws {
        let trust = try trust([Made.named, Made.intermediate], anchors: nil)
        #expect(code(trust) == errSecNotTrusted)
        var anchors: CFArray?
        #expect(SecTrustCopyCustomAnchorCertificates(trust, &anchors) == errSecSuccess)
        #expect(anchors == nil)
        #expect(SecTrustSetAnchorCertificates(trust, [Made.root] as NSArray) == errSecSuccess)
        #expect(code(trust) == 0)
        #expect(SecTrustCopyCustomAnchorCertificates(trust, &anchors) == errSecSuccess)
        #expect(anchors as? [SecCertificate] == [Made.root])
        #expect(SecTrustSetAnchorCertificatesOnly(trust, false) == errSecSuccess)
        #expect(code(trust) == 0)
        #expect(SecTrustSetAnchorCertificates(trust, [] as NSArray) == errSecSuccess)
        #expect(code(trust) == errSecNotTrusted)
    }

    /// The first certificate of the machine's store; nil where there is none.
    private static let systemRoot: SecCertificate? = {
        let path = "/etc/ssl/certs/ca-certificates.crt"
        guard let text = try? String(contentsOfFile: path, encoding: .utf8),
            let from = text.range(of: "-----BEGIN CERTIFICATE-----"),
            let to = text.range(of: "-----END CERTIFICATE-----"),
            let data = Data(
                base64Encoded: String(text[from.upperBound..<to.lowerBound]),
                options: .ignoreUnknownCharacters
            )
        else { return nil }
        return SecCertificateCreateWithData(nil, data as CFData)
    }()

    @Test(
        "A root of the machine's store is trusted, unless other anchors are set",
        .enabled(if: systemRoot != nil, "the machine has no store of certificates")
    )
    func systemAnchors() throws {
        let root = try #require(Self.systemRoot)
        let trust = try trust([root], SecPolicyCreateBasicX509(), anchors: nil)
        let middle = try #require(SecCertificateCopyNotValidAfterDate(root))
            .addingTimeInterval(-86400)
        #expect(SecTrustSetVerifyDate(trust, middle as NSDate) == errSecSuccess)
        #expect(code(trust) == 0)
        #expect(SecTrustSetAnchorCertificates(trust, [Made.root] as NSArray) == errSecSuccess)
        #expect(code(trust) == errSecNotTrusted)
        #expect(SecTrustSetAnchorCertificatesOnly(trust, false) == errSecSuccess)
        #expect(code(trust) == 0)
        #expect(SecTrustSetAnchorCertificates(trust, nil) == errSecSuccess)
        #expect(code(trust) == 0)
    }

    // MARK: Names

    private func code(of leaf: SecCertificate, for host: String) throws -> OSStatus {
        let policy = SecPolicyCreateSSL(true, host as NSString)
        return code(try trust([leaf, Made.intermediate], policy))
    }

    @Test(
        "A DNS name is compared without regard to case",
        arguments: [
            ("named.example.org", true), ("NAMED.Example.ORG", true), ("also.example.org", true),
            ("other.example.org", false), ("example.org", false), ("a.named.example.org", false),
            ("a@example.org", false), ("named.example.org.", true), ("", false),
            ("named.example.org\0.example.com", false),
        ]
    )
    func dnsNames(host: String, fits: Bool) throws {
        #expect(try code(of: Made.named, for: host) == (fits ? 0 : errSecHostNameMismatch))
    }

    @Test(
        "A wildcard stands for one label",
        arguments: [
            ("a.example.org", true), ("other.EXAMPLE.org", true), ("example.org", false),
            ("a.b.example.org", false), ("a.example.com", false), (".example.org", false),
        ]
    )
    func wildcards(host: String, fits: Bool) throws {
        #expect(try code(of: Made.wildcard, for: host) == (fits ? 0 : errSecHostNameMismatch))
    }

    @Test("Neither a common name nor a URI is the name of a server")
    func missingNames() throws {
        #expect(try code(of: Made.nameless, for: Self.host) == errSecHostNameMismatch)
        #expect(try code(of: Made.uri, for: Self.host) == errSecHostNameMismatch)
        for policy in [SecPolicyCreateBasicX509(), SecPolicyCreateSSL(true, nil)] {
            #expect(code(try trust([Made.nameless, Made.intermediate], policy)) == 0)
            #expect(code(try trust([Made.uri, Made.intermediate], policy)) == 0)
        }
    }

    @Test(
        "An address is one of the certificate's addresses",
        arguments: [
            ("192.0.2.7", true), ("2001:db8::7", true), ("[2001:db8:0::7]", true),
            ("192.0.2.8", false), ("::1", false), ("named.example.org", false),
        ]
    )
    func addresses(host: String, fits: Bool) throws {
        #expect(try code(of: Made.address, for: host) == (fits ? 0 : errSecHostNameMismatch))
    }

    // MARK: Days and uses

    @Test("A certificate is trusted in its days only")
    func days() throws {
        let expired = try trust([Made.expired, Made.intermediate])
        #expect(code(expired) == errSecCertificateExpired)
        let winter = NSDate(timeIntervalSince1970: 1_579_000_000)
        #expect(SecTrustSetVerifyDate(expired, winter) == errSecSuccess)
        #expect(SecTrustGetVerifyTime(expired) == winter.timeIntervalSinceReferenceDate)
        #expect(code(expired) == 0)
        #expect(
            code(try trust([Made.early, Made.intermediate])) == errSecCertificateNotValidYet
        )
        let basic = try trust([Made.expired, Made.intermediate], SecPolicyCreateBasicX509())
        #expect(code(basic) == errSecCertificateExpired)
    }

    @Test("The whole chain has to be valid")
    func daysOfChain() throws {
        let trust = try trust([Made.named, Made.intermediate])
        let past = NSDate(timeIntervalSince1970: 1_500_000_000)
        #expect(SecTrustSetVerifyDate(trust, past) == errSecSuccess)
        #expect(code(trust) == errSecCertificateNotValidYet)
    }

    @Test("A client's certificate is not a server's, and the other way round")
    func purposes() throws {
        let client = SecPolicyCreateSSL(false, nil)
        #expect(code(try trust([Made.client, Made.intermediate])) == errSecInvalidExtendedKeyUsage)
        #expect(code(try trust([Made.client, Made.intermediate], client)) == 0)
        #expect(
            code(try trust([Made.named, Made.intermediate], client))
                == errSecInvalidExtendedKeyUsage
        )
        #expect(
            code(try trust([Made.signer, Made.intermediate])) == errSecInvalidKeyUsageForPolicy
        )
    }

    @Test("Servers have keys of 2048 bits at least, or of an elliptic curve")
    func keySizes() throws {
        #expect(code(try trust([Made.small])) == errSecUnsupportedKeySize)
        #expect(code(try trust([Made.small], SecPolicyCreateBasicX509())) == 0)
        #expect(code(try trust([Made.curve])) == 0)
    }

    @Test("What an intermediate certificate is not for, it cannot sign")
    func limitedIssuers() throws {
        let ofClients = [Made.ofClients, Made.clients]
        #expect(code(try trust(ofClients)) == errSecInvalidExtendedKeyUsage)
        #expect(code(try trust(ofClients, SecPolicyCreateSSL(false, nil))) == 0)
        #expect(code(try trust(ofClients, SecPolicyCreateBasicX509())) == 0)
        let outside = try trust([Made.outside, Made.limited], SecPolicyCreateBasicX509())
        #expect(code(outside) == errSecPathLengthConstraintExceeded)
    }

    @Test("Of two ways to the anchor, the one without a defect is taken")
    func twoWays() throws {
        for certificates in [[Made.twin, Made.intermediate], [Made.intermediate, Made.twin]] {
            let trust = try trust([Made.named] + certificates)
            #expect(code(trust) == 0)
            #expect(chain(trust) == [Made.named, Made.intermediate, Made.root])
        }
        let trust = try trust([Made.named, Made.twin])
        #expect(code(trust) == errSecCertificateExpired)
        #expect(chain(trust) == [Made.named, Made.twin, Made.root])
    }

    @Test("A signature by SHA-1 is not taken")
    func weakSignature() throws {
        #expect(code(try trust([Made.weak, Made.intermediate])) == errSecInvalidDigestAlgorithm)
    }
}
