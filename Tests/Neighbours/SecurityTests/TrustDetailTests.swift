// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationAdditions
import ObjCRuntime
import Security
import Testing

/// Policies, errors, exceptions and call-backs of trusts, and pinning as libraries do it.
struct TrustDetailTests {
    private typealias Made = TestCertificates

    private static let host = "named.example.org"

    private func trust(_ certificates: CFTypeRef, _ policies: CFTypeRef? = nil) throws -> SecTrust {
        var trust: SecTrust?
        #expect(SecTrustCreateWithCertificates(certificates, policies, &trust) == errSecSuccess)
        return try #require(trust)
    }

    /// A trust of an expired certificate.
    private func expired() throws -> SecTrust {
        let policy = SecPolicyCreateSSL(true, Self.host as NSString)
        let trust = try trust([Made.expired, Made.intermediate] as NSArray, policy)
        #expect(SecTrustSetAnchorCertificates(trust, [Made.root] as NSArray) == errSecSuccess)
        return trust
    }

    @Test("A trust is made of one certificate or of many, and of nothing else")
    func creation() throws {
        #expect(SecTrustGetCertificateCount(try trust(Made.named)) == 1)
        let array = [Made.named, Made.intermediate]
        #expect(SecTrustGetCertificateCount(try trust(array as CFTypeRef)) == 2)
        #expect(SecTrustGetCertificateCount(try trust(NSArray(array: array))) == 2)
        var trust: SecTrust?
        for wrong in [[] as NSArray, NSString(string: "a"), [Made.named, "a"] as NSArray] {
            #expect(SecTrustCreateWithCertificates(wrong, nil, &trust) == errSecParam)
            #expect(trust == nil)
        }
    }

    @Test("Policies are set and told, one or many")
    func policies() throws {
        let trust = try trust(Made.named)
        var policies: CFArray?
        #expect(SecTrustCopyPolicies(trust, &policies) == errSecSuccess)
        #expect(policies as? [SecPolicy] == [SecPolicyCreateBasicX509()])
        let ssl = SecPolicyCreateSSL(true, Self.host as NSString)
        #expect(SecTrustSetPolicies(trust, ssl) == errSecSuccess)
        #expect(SecTrustCopyPolicies(trust, &policies) == errSecSuccess)
        #expect(policies as? [SecPolicy] == [ssl])
        let both = [SecPolicyCreateBasicX509(), ssl]
        #expect(SecTrustSetPolicies(trust, both as NSArray) == errSecSuccess)
        #expect(SecTrustCopyPolicies(trust, &policies) == errSecSuccess)
        #expect(policies as? [SecPolicy] == both)
        #expect(SecTrustSetPolicies(trust, [] as NSArray) == errSecParam)
    }

    @Test("All policies have to be content")
    func manyPolicies() throws {
        let names = ["named.example.org", "also.example.org"]
        let policies = names.map { SecPolicyCreateSSL(true, $0 as NSString) }
        let trust = try trust([Made.named, Made.intermediate] as NSArray, policies as NSArray)
        #expect(SecTrustSetAnchorCertificates(trust, [Made.root] as NSArray) == errSecSuccess)
        #expect(SecTrustEvaluateWithError(trust, nil))
        let other = policies + [SecPolicyCreateSSL(true, "other.example.org" as NSString)]
        #expect(SecTrustSetPolicies(trust, other as NSArray) == errSecSuccess)
        #expect(!SecTrustEvaluateWithError(trust, nil))
    }

    @Test("A policy tells what it asks, and is made from that")
    func properties() throws {
        let policy = SecPolicyCreateSSL(false, Self.host as NSString)
        let values = try #require(SecPolicyCopyProperties(policy))
        #expect(values[kSecPolicyOid] as? NSString == kSecPolicyAppleSSL)
        #expect(values[kSecPolicyName] as? String == Self.host)
        #expect(values[kSecPolicyClient] as? Bool == true)
        #expect(SecPolicyCreateWithProperties(kSecPolicyAppleSSL, values) == policy)
        let basic = try #require(SecPolicyCopyProperties(SecPolicyCreateBasicX509()))
        #expect(basic[kSecPolicyOid] as? NSString == kSecPolicyAppleX509Basic)
        #expect(basic[kSecPolicyName] == nil)
        #expect(SecPolicyCreateWithProperties(NSNumber(value: 1), nil) == nil)
    }

    @Test("Nobody answers about revocation: only who must have an answer is refused")
    func revocation() throws {
        let trust = try expired()
        let day = NSDate(timeIntervalSince1970: 1_579_000_000)
        #expect(SecTrustSetVerifyDate(trust, day) == errSecSuccess)
        let any = try #require(SecPolicyCreateRevocation(kSecRevocationUseAnyAvailableMethod))
        #expect(SecTrustSetPolicies(trust, any) == errSecSuccess)
        #expect(SecTrustEvaluateWithError(trust, nil))
        let strict = try #require(SecPolicyCreateRevocation(kSecRevocationRequirePositiveResponse))
        #expect(SecTrustSetPolicies(trust, strict) == errSecSuccess)
        var error: CFError?
        #expect(!SecTrustEvaluateWithError(trust, &error))
        #expect(error?.code == Int(errSecIncompleteCertRevocationCheck))
    }

    @Test("A policy that is not known refuses each certificate")
    func unknownPolicy() throws {
        let policy = try #require(SecPolicyCreateWithProperties(kSecPolicyAppleSMIME, nil))
        let trust = try trust(Made.root, policy)
        #expect(SecTrustSetAnchorCertificates(trust, [Made.root] as NSArray) == errSecSuccess)
        #expect(!SecTrustEvaluateWithError(trust, nil))
    }

    @Test("The error names the certificate, and has the reason below it")
    func errors() throws {
        var error: CFError?
        #expect(!SecTrustEvaluateWithError(try expired(), &error))
        let reason = try #require(error)
        #expect(reason.domain == NSOSStatusErrorDomain)
        #expect(reason.code == Int(errSecCertificateExpired))
        #expect(reason.localizedDescription == "“Expired” certificate is expired")
        let below = try #require(reason.userInfo[NSUnderlyingErrorKey] as? NSError)
        #expect(below.code == Int(errSecCertificateExpired))
        #expect(
            below.localizedDescription
                == "Certificate 0 “Expired” has errors: Certificate is not temporally valid;"
        )
        error = reason
        #expect(SecTrustEvaluateWithError(try anchored(Made.named), &error))
        #expect(error == nil)
    }

    private func anchored(_ leaf: SecCertificate) throws -> SecTrust {
        let trust = try trust([leaf, Made.intermediate] as NSArray)
        #expect(SecTrustSetAnchorCertificates(trust, [Made.root] as NSArray) == errSecSuccess)
        return trust
    }

    @Test("Exceptions forgive what was wrong with the same certificate, and nothing more")
    func exceptions() throws {
        let trust = try expired()
        let exceptions = try #require(SecTrustCopyExceptions(trust))
        #expect(SecTrustSetExceptions(trust, exceptions))
        var result = SecTrustResultType.invalid
        #expect(SecTrustEvaluate(trust, &result) == errSecSuccess)
        #expect(result == .proceed)
        #expect(SecTrustEvaluateWithError(trust, nil))
        let other = SecPolicyCreateSSL(true, "other.example.org" as NSString)
        #expect(SecTrustSetPolicies(trust, other) == errSecSuccess)
        #expect(!SecTrustEvaluateWithError(trust, nil))
        #expect(!SecTrustSetExceptions(try anchored(Made.early), exceptions))
        #expect(!SecTrustSetExceptions(trust, Data("a".utf8) as CFData))
        #expect(!SecTrustSetExceptions(trust, nil))
        #expect(SecTrustEvaluate(trust, &result) == errSecSuccess)
        #expect(result == .recoverableTrustFailure)
    }

    @Test("Exceptions do not help a certificate whose issuer may not sign others")
    func fatalProblems() throws {
        let trust = try trust([Made.grandchild, Made.named, Made.intermediate] as NSArray)
        #expect(SecTrustSetAnchorCertificates(trust, [Made.root] as NSArray) == errSecSuccess)
        let exceptions = try #require(SecTrustCopyExceptions(trust))
        #expect(SecTrustSetExceptions(trust, exceptions))
        #expect(!SecTrustEvaluateWithError(trust, nil))
    }

    @Test("Errors of certificates have words")
    func words() {
        for status in [errSecCertificateExpired, errSecHostNameMismatch, errSecNotTrusted] {
            #expect(SecCopyErrorMessageString(status, nil) != nil)
        }
    }

    @Test("The result has the day and the number, and what is wrong")
    func result() throws {
        let trust = try expired()
        let values = try #require(SecTrustCopyResult(trust))
        #expect(values[kSecTrustResultValue] as? UInt32 == 5)
        #expect(values[kSecTrustEvaluationDate] is Date)
        let properties = try #require(SecTrustCopyProperties(trust))
        #expect(properties.count == 1)
        let first = properties.firstObject as? NSDictionary
        #expect(first?[kSecPropertyTypeTitle] as? String == "Expired")
    }

    @Test("The answer comes on the queue that was given")
    func callbacks() async throws {
        let queue = DispatchQueue(label: "trust")
        let key = DispatchSpecificKey<Int>()
        queue.setSpecific(key: key, value: 7)
        let good = try anchored(Made.named)
        let isTrusted = await withCheckedContinuation { continuation in
            let status = SecTrustEvaluateAsyncWithError(good, queue) { trust, isTrusted, error in
                #expect(DispatchQueue.getSpecific(key: key) == 7)
                #expect(trust == good)
                #expect(error == nil)
                continuation.resume(returning: isTrusted)
            }
            #expect(status == errSecSuccess)
        }
        #expect(isTrusted)
        let bad = try expired()
        let result = await withCheckedContinuation { continuation in
            let status = SecTrustEvaluateAsync(bad, queue) { continuation.resume(returning: $1) }
            #expect(status == errSecSuccess)
        }
        #expect(result == .recoverableTrustFailure)
    }

    @Test("Types have numbers of their own")
    func types() throws {
        let trust = try trust(Made.named)
        let key = try #require(SecTrustCopyKey(trust))
        #expect(CFGetTypeID(Made.named) == SecCertificateGetTypeID())
        #expect(CFGetTypeID(trust) == SecTrustGetTypeID())
        #expect(CFGetTypeID(SecPolicyCreateBasicX509()) == SecPolicyGetTypeID())
        #expect(CFGetTypeID(key) == SecKeyGetTypeID())
        let own = [
            SecCertificateGetTypeID(), SecTrustGetTypeID(), SecPolicyGetTypeID(), SecKeyGetTypeID(),
            CFStringGetTypeID(),
        ]
        #expect(Set(own).count == own.count)
    }

    // MARK: Pinning

    /// Whether one of the chain's certificates, or its key, is among the pinned ones.
    private func isPinned(
        _ leaf: SecCertificate,
        to pinned: [SecCertificate],
        byKey: Bool
    ) throws -> Bool {
        let trust = try trust(
            [leaf, Made.intermediate] as CFTypeRef,
            SecPolicyCreateSSL(true, Self.host as CFString)
        )
        SecTrustSetAnchorCertificates(trust, [Made.root] as CFArray)
        SecTrustSetAnchorCertificatesOnly(trust, true)
        guard SecTrustEvaluateWithError(trust, nil) else { return false }
        let chain = (0..<SecTrustGetCertificateCount(trust)).compactMap {
            SecTrustGetCertificateAtIndex(trust, $0)
        }
        if byKey {
            let keys = Set(chain.compactMap(SecCertificateCopyKey))
            return !keys.isDisjoint(with: pinned.compactMap(SecCertificateCopyKey))
        }
        let data = Set(chain.map { SecCertificateCopyData($0) as Data })
        return !data.isDisjoint(with: pinned.map { SecCertificateCopyData($0) as Data })
    }

    @Test("Certificates are pinned by their bytes, keys by their numbers")
    func pinning() throws {
        for pin in [Made.named, Made.intermediate, Made.root] {
            #expect(try isPinned(Made.named, to: [pin], byKey: false))
            #expect(try isPinned(Made.named, to: [pin], byKey: true))
        }
        // The same key in another certificate.
        #expect(try !isPinned(Made.named, to: [Made.wildcard], byKey: false))
        #expect(try isPinned(Made.named, to: [Made.wildcard], byKey: true))
        #expect(try !isPinned(Made.named, to: [Made.otherRoot], byKey: true))
        #expect(try !isPinned(Made.expired, to: [Made.expired], byKey: false))
    }
}
