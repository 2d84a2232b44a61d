// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import ObjCRuntime

/// Receives a trust and its result.
public typealias SecTrustCallback = (SecTrust, SecTrustResultType) -> Void

/// Receives a trust, whether it is trusted, and why not.
public typealias SecTrustWithErrorCallback = (SecTrust, Bool, CFError?) -> Void

/// Gives whether the certificate is trusted; the older way.
@discardableResult
public func SecTrustEvaluate(
    _ trust: SecTrust,
    _ result: UnsafeMutablePointer<SecTrustResultType>
) -> OSStatus {
    result.pointee = trust.result().type
    return errSecSuccess
}

/// Whether the certificate is trusted; if not, `error` has the reason, in the domain of statuses.
@discardableResult
public func SecTrustEvaluateWithError(
    _ trust: SecTrust,
    _ error: UnsafeMutablePointer<CFError?>?
) -> Bool {
    let reason = trust.error()
    error?.pointee = reason
    return reason == nil
}

/// Calls back on a queue, the main one where none is given, with the result; the older way.
@discardableResult
public func SecTrustEvaluateAsync(
    _ trust: SecTrust,
    _ queue: DispatchQueue?,
    _ result: @escaping SecTrustCallback
) -> OSStatus {
    let result = UncheckedTransfer(result)
    (queue ?? .main).async { result.value(trust, trust.result().type) }
    return errSecSuccess
}

/// Calls back on a queue with whether the certificate is trusted, and why not.
@discardableResult
public func SecTrustEvaluateAsyncWithError(
    _ trust: SecTrust,
    _ queue: DispatchQueue,
    _ result: @escaping SecTrustWithErrorCallback
) -> OSStatus {
    let result = UncheckedTransfer(result)
    queue.async {
        let reason = trust.error()
        result.value(trust, reason == nil, reason)
    }
    return errSecSuccess
}

/// Gives the result of the last evaluation; `invalid` where there was none since the last change.
@discardableResult
public func SecTrustGetTrustResult(
    _ trust: SecTrust,
    _ result: UnsafeMutablePointer<SecTrustResultType>
) -> OSStatus {
    result.pointee = trust.current.verdict == nil ? .invalid : trust.result().type
    return errSecSuccess
}

/// The number of certificates of the chain.
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> CFIndex {
    trust.verdict().chain.count
}

/// A certificate of the chain, the one in question at 0; nil behind the last one.
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: CFIndex) -> SecCertificate? {
    let chain = trust.verdict().chain
    return chain.indices.contains(ix) ? chain[ix] : nil
}

/// The chain, from the certificate in question to the anchor, or as far as it is known.
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? {
    NSArray(array: trust.verdict().chain)
}

/// The public key of the certificate in question; nil for one of another kind than RSA and NIST's curves.
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? {
    trust.current.question.certificates.first?.facts.key
}

/// The public key of the certificate in question; the older name.
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { SecTrustCopyKey(trust) }

/// What is known of the evaluation: its day, and the result.
public func SecTrustCopyResult(_ trust: SecTrust) -> CFDictionary? {
    let values: [NSString: Any] = [
        kSecTrustEvaluationDate: trust.verdict().date,
        kSecTrustResultValue: NSNumber(value: trust.result().type.rawValue),
    ]
    return NSDictionary(dictionary: values)
}

/// What is wrong with the certificates of the chain, a dictionary for each problem.
public func SecTrustCopyProperties(_ trust: SecTrust) -> CFArray? {
    let chain = trust.verdict().chain
    let properties = trust.result().defects.map { defect in
        let values: [NSString: Any] = [
            kSecPropertyTypeTitle: chain[defect.index].facts.summary ?? "",
            kSecPropertyTypeError: defect.problem.detail,
        ]
        return NSDictionary(dictionary: values)
    }
    return NSArray(array: properties)
}

extension SecTrust {
    /// Why the certificate is not trusted: the first problem, from the certificate in question up; nil where it is.
    fileprivate func error() -> CFError? {
        let defects = result().defects
        guard let first = defects.min(by: { $0.index < $1.index }) else { return nil }
        let chain = verdict().chain
        func name(_ index: Int) -> String { "“\(chain[index].facts.summary ?? "")”" }
        let places = Set(defects.map(\.index)).sorted()
        let details = places.map { index in
            let own = defects.filter { $0.index == index }.map { $0.problem.detail + ";" }
            return "Certificate \(index) \(name(index)) has errors: \(own.joined(separator: " "))"
        }
        let code = Int(first.problem.status)
        let reason = NSError(
            domain: NSOSStatusErrorDomain,
            code: code,
            userInfo: [NSLocalizedDescriptionKey: details.joined(separator: " ")]
        )
        let title = "\(name(first.index)) certificate \(first.problem.title)"
        return NSError(
            domain: NSOSStatusErrorDomain,
            code: code,
            userInfo: [NSLocalizedDescriptionKey: title, NSUnderlyingErrorKey: reason]
        )
    }
}
