// SPDX-License-Identifier: Apache-2.0

import CGnuTLS
import Foundation

/// A certificate as GnuTLS holds it, for as long as a question takes.
final class ParsedCertificate {
    let library: casement_gnutls
    let handle: gnutls_x509_crt_t

    /// Reads a certificate in DER; nil for anything else.
    init?(_ bytes: [UInt8]) {
        guard let library = CertificateLibrary.shared, bytes.count <= 1 << 20 else { return nil }
        var made: gnutls_x509_crt_t?
        guard library.x509_crt_init(&made) >= 0, let made else { return nil }
        let isRead = CertificateLibrary.withDatum(bytes) {
            library.x509_crt_import(made, $0, GNUTLS_X509_FMT_DER) >= 0
        }
        guard isRead else {
            library.x509_crt_deinit(made)
            return nil
        }
        self.library = library
        handle = made
    }

    /// Takes over a certificate that the library made.
    init(owning handle: gnutls_x509_crt_t, _ library: casement_gnutls) {
        self.library = library
        self.handle = handle
    }

    deinit { library.x509_crt_deinit(handle) }

    /// The certificate in DER.
    var encoded: [UInt8]? {
        var datum = gnutls_datum_t()
        guard library.x509_crt_export2(handle, GNUTLS_X509_FMT_DER, &datum) >= 0 else { return nil }
        return CertificateLibrary.taken(datum)
    }

    // MARK: Names

    /// A part of the subject's name, by its object identifier; nil where there is none.
    func subjectPart(_ identifier: String, _ index: UInt32 = 0) -> String? {
        CertificateLibrary.bytes {
            library.x509_crt_get_dn_by_oid(handle, identifier, index, 0, $0, $1)
        }.map { String(decoding: $0.bytes, as: UTF8.self) }
    }

    /// The whole name of the subject in DER.
    var subject: [UInt8] { name(library.x509_crt_get_raw_dn) }

    /// The whole name of the issuer in DER.
    var issuer: [UInt8] { name(library.x509_crt_get_raw_issuer_dn) }

    private func name(
        _ read: (gnutls_x509_crt_t?, UnsafeMutablePointer<gnutls_datum_t>?) -> Int32
    ) -> [UInt8] {
        var datum = gnutls_datum_t()
        return read(handle, &datum) >= 0 ? CertificateLibrary.taken(datum) : []
    }

    /// The alternative names of the subject, each with its kind's number.
    var alternativeNames: [(kind: UInt32, bytes: [UInt8])] {
        var names: [(kind: UInt32, bytes: [UInt8])] = []
        for index in UInt32(0)..<Self.mostNames {
            let name = CertificateLibrary.bytes {
                library.x509_crt_get_subject_alt_name(handle, index, $0, $1, nil)
            }
            guard let name else { break }
            names.append((UInt32(name.result), name.bytes))
        }
        return names
    }

    private static let mostNames: UInt32 = 1000

    // MARK: Numbers and dates

    var serialNumber: [UInt8] {
        CertificateLibrary.bytes { library.x509_crt_get_serial(handle, $0, $1) }?.bytes ?? []
    }

    var validity: (from: Date, to: Date) {
        let from = library.x509_crt_get_activation_time(handle)
        let to = library.x509_crt_get_expiration_time(handle)
        return (
            from < 0 ? .distantFuture : Date(timeIntervalSince1970: TimeInterval(from)),
            to < 0 ? .distantPast : Date(timeIntervalSince1970: TimeInterval(to))
        )
    }

    // MARK: Uses

    /// The bits of what the key may be used for; nil where the certificate does not say.
    var keyUsage: UInt32? {
        var usage: UInt32 = 0
        return library.x509_crt_get_key_usage(handle, &usage, nil) >= 0 ? usage : nil
    }

    /// The object identifiers of the purposes; none where the certificate does not say.
    var purposes: [String] {
        var purposes: [String] = []
        for index in UInt32(0)..<Self.mostNames {
            let purpose = CertificateLibrary.bytes {
                library.x509_crt_get_key_purpose_oid(handle, index, $0, $1, nil)
            }
            guard let purpose else { break }
            purposes.append(String(decoding: purpose.bytes.prefix { $0 != 0 }, as: UTF8.self))
        }
        return purposes
    }

    /// The public key; nil for one of another kind than RSA and NIST's curves.
    var key: SecKey? {
        var first = gnutls_datum_t()
        var second = gnutls_datum_t()
        if library.x509_crt_get_pk_rsa_raw(handle, &first, &second) >= 0 {
            let numbers = [first, second].map(CertificateLibrary.taken)
            let sequence = DER.sequence(ofNumbers: numbers)
            return RSANumbers(sequence, isPrivate: false).map { SecKey($0) }
        }
        var curve = GNUTLS_ECC_CURVE_INVALID
        guard library.x509_crt_get_pk_ecc_raw(handle, &curve, &first, &second) >= 0 else {
            return nil
        }
        let numbers = [first, second].map(CertificateLibrary.taken)
        let bits =
            switch curve {
            case GNUTLS_ECC_CURVE_SECP256R1: 256
            case GNUTLS_ECC_CURVE_SECP384R1: 384
            case GNUTLS_ECC_CURVE_SECP521R1: 521
            default: 0
            }
        guard bits > 0 else { return nil }
        return CurvePoint(x: numbers[0], y: numbers[1], bitCount: bits).map { SecKey($0) }
    }

    // MARK: Checks

    /// Whether one of the alternative names is a host's: a DNS name, with wildcards, or an address.
    func names(host: String) -> Bool {
        let host = host.hasSuffix(".") ? String(host.dropLast()) : host
        // The library takes an empty label for what a wildcard stands for, and a zero byte for the end.
        let labels = host.split(separator: ".", omittingEmptySubsequences: false)
        guard labels.allSatisfy({ !$0.isEmpty }), !host.utf8.contains(0) else { return false }
        if let address = HostAddress.bytes(of: host) {
            return library.x509_crt_check_ip(handle, address, UInt32(address.count), 0) != 0
        }
        // Without a DNS name the library would ask the common name.
        guard alternativeNames.contains(where: { $0.kind == GNUTLS_SAN_DNSNAME.rawValue }) else {
            return false
        }
        let flags = GNUTLS_VERIFY_DO_NOT_ALLOW_IP_MATCHES.rawValue
        return library.x509_crt_check_hostname2(handle, host, flags) != 0
    }

    /// What is wrong with a chain, each certificate signed by the next, whose last one is trusted; dates are not
    /// looked at.
    static func defects(of chain: [ParsedCertificate]) -> gnutls_certificate_status_t.RawValue {
        guard let last = chain.last else { return GNUTLS_CERT_INVALID.rawValue }
        let handles: [gnutls_x509_crt_t?] = chain.map(\.handle)
        let anchors: [gnutls_x509_crt_t?] = [last.handle]
        var status: UInt32 = 0
        let result = last.library.x509_crt_list_verify(
            handles,
            UInt32(handles.count),
            anchors,
            1,
            nil,
            0,
            GNUTLS_VERIFY_DISABLE_TIME_CHECKS.rawValue,
            &status
        )
        return result < 0 ? GNUTLS_CERT_INVALID.rawValue : status
    }
}
