// SPDX-License-Identifier: Apache-2.0

import CGnuTLS
import Foundation

/// The certificates that this machine trusts, read when the first chain asks for them.
///
/// @unchecked: the lock guards the library's list, which nobody else has.
final class SystemAnchors: @unchecked Sendable {
    static let shared = SystemAnchors()

    private let lock = NSLock()
    private let library: casement_gnutls?
    private let list: gnutls_x509_trust_list_t?

    private init() {
        library = CertificateLibrary.shared
        var made: gnutls_x509_trust_list_t?
        if let library, library.x509_trust_list_init(&made, 0) >= 0 {
            _ = library.x509_trust_list_add_system_trust(made, 0, 0)
        }
        list = made
    }

    /// The trusted certificate that signed another, by its name; nil where there is none.
    func issuer(of certificate: SecCertificate) -> SecCertificate? {
        guard let library, let list, let parsed = certificate.parsed else { return nil }
        var found: gnutls_x509_crt_t?
        let flags = GNUTLS_TL_GET_COPY.rawValue
        let result = lock.withLock {
            library.x509_trust_list_get_issuer(list, parsed.handle, &found, flags)
        }
        guard result >= 0, let found else { return nil }
        return ParsedCertificate(owning: found, library).encoded.flatMap { SecCertificate($0) }
    }

    /// Whether a root is one of them.
    func contains(_ certificate: SecCertificate) -> Bool {
        certificate.isSelfIssued && issuer(of: certificate) == certificate
    }
}
