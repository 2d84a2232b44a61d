// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import ObjCRuntime

/// The number of the type of trusts.
public func SecTrustGetTypeID() -> CFTypeID { SecTrust.typeNumber }

/// Makes a trust from a certificate or an array of them, the one in question first, and a policy or an array of
/// them; none is the basic one.
@discardableResult
public func SecTrustCreateWithCertificates(
    _ certificates: CFTypeRef,
    _ policies: CFTypeRef?,
    _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
    guard let certificates: [SecCertificate] = list(certificates), !certificates.isEmpty,
        let policies: [SecPolicy] = policies.map({ list($0) }) ?? [SecPolicyCreateBasicX509()]
    else {
        trust.pointee = nil
        return errSecParam
    }
    trust.pointee = SecTrust(TrustQuestion(certificates: certificates, policies: policies))
    return errSecSuccess
}

/// Sets a policy or an array of them.
@discardableResult
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: CFTypeRef) -> OSStatus {
    guard let policies: [SecPolicy] = list(policies), !policies.isEmpty else { return errSecParam }
    trust.change { $0.question.policies = policies }
    return errSecSuccess
}

/// Gives the policies.
@discardableResult
public func SecTrustCopyPolicies(
    _ trust: SecTrust,
    _ policies: UnsafeMutablePointer<CFArray?>
) -> OSStatus {
    policies.pointee = NSArray(array: trust.current.question.policies)
    return errSecSuccess
}

/// Sets the certificates that end a chain.
///
/// The machine's no longer do, unless ``SecTrustSetAnchorCertificatesOnly(_:_:)`` says so. With nil they do again.
@discardableResult
public func SecTrustSetAnchorCertificates(
    _ trust: SecTrust,
    _ anchorCertificates: CFArray?
) -> OSStatus {
    guard let anchorCertificates else {
        trust.change { $0.question.anchors = nil }
        return errSecSuccess
    }
    guard let anchors: [SecCertificate] = list(anchorCertificates) else { return errSecParam }
    trust.change {
        $0.question.anchors = anchors
        $0.question.usesSystemAnchors = false
    }
    return errSecSuccess
}

/// Sets whether the program's anchors alone end a chain, or the machine's, too.
@discardableResult
public func SecTrustSetAnchorCertificatesOnly(
    _ trust: SecTrust,
    _ anchorCertificatesOnly: Bool
) -> OSStatus {
    trust.change { $0.question.usesSystemAnchors = !anchorCertificatesOnly }
    return errSecSuccess
}

/// Gives the program's anchors; nil where there are none.
@discardableResult
public func SecTrustCopyCustomAnchorCertificates(
    _ trust: SecTrust,
    _ anchors: UnsafeMutablePointer<CFArray?>
) -> OSStatus {
    anchors.pointee = trust.current.question.anchors.map { NSArray(array: $0) }
    return errSecSuccess
}

/// Sets the day of the question, in place of today.
@discardableResult
public func SecTrustSetVerifyDate(_ trust: SecTrust, _ verifyDate: CFDate) -> OSStatus {
    let date = Date(timeIntervalSince1970: verifyDate.timeIntervalSince1970)
    trust.change { $0.question.date = date }
    return errSecSuccess
}

/// The day of the question; now, where none is set.
public func SecTrustGetVerifyTime(_ trust: SecTrust) -> CFAbsoluteTime {
    trust.current.question.date?.timeIntervalSinceReferenceDate ?? CFAbsoluteTimeGetCurrent()
}

/// Sets whether missing certificates may be fetched; none is, here.
@discardableResult
public func SecTrustSetNetworkFetchAllowed(_ trust: SecTrust, _ allowFetch: Bool) -> OSStatus {
    trust.change { $0.isFetchAllowed = allowFetch }
    return errSecSuccess
}

/// Gives whether missing certificates may be fetched; none is, here.
@discardableResult
public func SecTrustGetNetworkFetchAllowed(
    _ trust: SecTrust,
    _ allowFetch: UnsafeMutablePointer<DarwinBoolean>
) -> OSStatus {
    allowFetch.pointee = DarwinBoolean(trust.current.isFetchAllowed)
    return errSecSuccess
}

/// Takes a service's answers about revocation; not built.
@discardableResult
public func SecTrustSetOCSPResponse(_ trust: SecTrust, _ responseData: CFTypeRef?) -> OSStatus {
    Unbuilt.report("SecTrustSetOCSPResponse")
    return errSecUnimplemented
}

/// Takes proofs that the certificate is in public logs; not built.
@discardableResult
public func SecTrustSetSignedCertificateTimestamps(
    _ trust: SecTrust,
    _ sctArray: CFArray?
) -> OSStatus {
    Unbuilt.report("SecTrustSetSignedCertificateTimestamps")
    return errSecUnimplemented
}

/// Objects of one type, from one of them or an array; nil where something else is among them.
private func list<Element: AnyObject>(_ object: CFTypeRef) -> [Element]? {
    if let one = object as? Element { return [one] }
    if let array = object as? NSArray {
        let elements = array.compactMap { $0 as? Element }
        return elements.count == array.count ? elements : nil
    }
    return object as? [Element]
}
