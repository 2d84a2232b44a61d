// SPDX-License-Identifier: Apache-2.0

import CGnuTLS
import Foundation

/// What a certificate says, read once.
struct CertificateFacts: Sendable {
    let commonName: String?
    /// The name for people.
    let summary: String?
    let emailAddresses: [String]
    let subject: [UInt8]
    let issuer: [UInt8]
    let serialNumber: [UInt8]
    let validFrom: Date
    let validTo: Date
    let keyUsage: UInt32?
    let purposes: [String]
    let key: SecKey?

    init(_ certificate: ParsedCertificate) {
        let names = certificate.alternativeNames
        func texts(_ kind: gnutls_x509_subject_alt_name_t) -> [String] {
            names.filter { $0.kind == kind.rawValue }
                .map { String(decoding: $0.bytes.prefix { $0 != 0 }, as: UTF8.self) }
        }
        commonName = certificate.subjectPart(Part.commonName)
        let addresses = (0..<UInt32(16)).lazy.map { certificate.subjectPart(Part.email, $0) }
            .prefix { $0 != nil }.compactMap { $0 }
        let listed = texts(GNUTLS_SAN_RFC822NAME)
        emailAddresses = listed + addresses.filter { !listed.contains($0) }
        summary =
            commonName ?? certificate.subjectPart(Part.unit)
            ?? certificate.subjectPart(Part.organization) ?? emailAddresses.first
            ?? texts(GNUTLS_SAN_DNSNAME).first
        subject = certificate.subject
        issuer = certificate.issuer
        serialNumber = certificate.serialNumber
        (validFrom, validTo) = certificate.validity
        keyUsage = certificate.keyUsage
        purposes = certificate.purposes
        key = certificate.key
    }

    /// The object identifiers of a name's parts.
    private enum Part {
        static let commonName = "2.5.4.3"
        static let unit = "2.5.4.11"
        static let organization = "2.5.4.10"
        static let email = "1.2.840.113549.1.9.1"
    }
}
