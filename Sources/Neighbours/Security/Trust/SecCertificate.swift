// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import ObjCRuntime

/// An X.509 certificate.
///
/// Certificates are equal when their bytes are.
public final class SecCertificate: Sendable {
    let bytes: [UInt8]
    let facts: CertificateFacts

    /// Reads a certificate in DER; nil for anything else.
    convenience init?(_ bytes: [UInt8]) {
        guard let parsed = ParsedCertificate(bytes) else { return nil }
        self.init(bytes, CertificateFacts(parsed))
    }

    private init(_ bytes: [UInt8], _ facts: CertificateFacts) {
        self.bytes = bytes
        self.facts = facts
    }

    /// Whether the subject and the issuer have the same name.
    var isSelfIssued: Bool { facts.subject == facts.issuer }

    /// The certificate for a question to GnuTLS.
    var parsed: ParsedCertificate? { ParsedCertificate(bytes) }
}

extension SecCertificate: Hashable {
    /// Whether both have the same bytes.
    public static func == (left: SecCertificate, right: SecCertificate) -> Bool {
        left.bytes == right.bytes
    }

    /// Hashes the bytes.
    public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}

extension SecCertificate: CustomStringConvertible {
    /// The certificate's name.
    public var description: String { "<SecCertificate: \(facts.summary ?? "without a name")>" }
}

extension SecCertificate: CoreFoundationType {
    package static var typeNumber: UInt { 102 }
}

/// The number of the type of certificates.
public func SecCertificateGetTypeID() -> CFTypeID { SecCertificate.typeNumber }

/// Reads a certificate in DER; nil for anything else.
public func SecCertificateCreateWithData(
    _ allocator: CFAllocator?,
    _ data: CFData
) -> SecCertificate? {
    SecCertificate([UInt8](Data(referencing: data)))
}

/// The certificate in DER.
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData {
    Data(certificate.bytes) as NSData
}

/// A name for people: the common name, or what else there is of the subject.
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? {
    certificate.facts.summary.map { NSString(string: $0) }
}

/// Gives the subject's common name; `errSecInternalComponent` where there is none.
@discardableResult
public func SecCertificateCopyCommonName(
    _ certificate: SecCertificate,
    _ commonName: UnsafeMutablePointer<CFString?>
) -> OSStatus {
    commonName.pointee = certificate.facts.commonName.map { NSString(string: $0) }
    return commonName.pointee == nil ? errSecInternalComponent : errSecSuccess
}

/// Gives the addresses of mail, as an array of strings that may be empty.
@discardableResult
public func SecCertificateCopyEmailAddresses(
    _ certificate: SecCertificate,
    _ emailAddresses: UnsafeMutablePointer<CFArray?>
) -> OSStatus {
    emailAddresses.pointee = NSArray(array: certificate.facts.emailAddresses)
    return errSecSuccess
}

/// The subject's name in DER, as the certificate has it.
///
/// iOS brings letters and spaces into one form first.
public func SecCertificateCopyNormalizedSubjectSequence(_ certificate: SecCertificate) -> CFData? {
    Data(certificate.facts.subject) as NSData
}

/// The issuer's name in DER, as the certificate has it.
///
/// iOS brings letters and spaces into one form first.
public func SecCertificateCopyNormalizedIssuerSequence(_ certificate: SecCertificate) -> CFData? {
    Data(certificate.facts.issuer) as NSData
}

/// The bytes of the serial number.
public func SecCertificateCopySerialNumberData(
    _ certificate: SecCertificate,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    Data(certificate.facts.serialNumber) as NSData
}

/// The bytes of the serial number; the older name.
public func SecCertificateCopySerialNumber(_ certificate: SecCertificate) -> CFData? {
    SecCertificateCopySerialNumberData(certificate, nil)
}

/// When the certificate begins to be valid.
public func SecCertificateCopyNotValidBeforeDate(_ certificate: SecCertificate) -> CFDate? {
    NSDate(timeIntervalSince1970: certificate.facts.validFrom.timeIntervalSince1970)
}

/// When the certificate is valid for the last time.
public func SecCertificateCopyNotValidAfterDate(_ certificate: SecCertificate) -> CFDate? {
    NSDate(timeIntervalSince1970: certificate.facts.validTo.timeIntervalSince1970)
}

/// The public key; nil for one of another kind than RSA and NIST's curves.
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? {
    certificate.facts.key
}

/// The public key; the older name.
public func SecCertificateCopyPublicKey(_ certificate: SecCertificate) -> SecKey? {
    certificate.facts.key
}
