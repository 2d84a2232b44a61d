// SPDX-License-Identifier: Apache-2.0

import CGnuTLS

/// What can be wrong with a certificate of a chain.
enum TrustProblem: String, Sendable {
    case hostName
    case expired
    case notYetValid
    case purpose
    case keyUsage
    case keySize
    case authority
    case constraints
    case digest
    case criticalExtension
    case revocation
    case policy
    case invalid
    case notTrusted

    /// The error's code, and its words about the certificate and about itself.
    private var description: (status: OSStatus, title: String, detail: String) {
        switch self {
        case .hostName:
            (
                errSecHostNameMismatch, "name does not match the server's",
                "SSL hostname does not match name(s) in certificate"
            )
        case .expired:
            (errSecCertificateExpired, "is expired", "Certificate is not temporally valid")
        case .notYetValid:
            (
                errSecCertificateNotValidYet, "is not valid yet",
                "Certificate is not temporally valid"
            )
        case .purpose:
            (
                errSecInvalidExtendedKeyUsage, "is not for this purpose",
                "Extended key usage does not match certificate usage"
            )
        case .keyUsage:
            (
                errSecInvalidKeyUsageForPolicy, "has a key that is not for this use",
                "Key usage does not match certificate usage"
            )
        case .keySize:
            (errSecUnsupportedKeySize, "has a key that is too small", "The key is too small")
        case .authority:
            (
                errSecNoBasicConstraintsCA, "is signed by one that may not sign others",
                "Basic constraints: not a certificate authority"
            )
        case .constraints:
            (
                errSecPathLengthConstraintExceeded, "is not what its issuer may sign",
                "The issuer's constraints are violated"
            )
        case .digest:
            (
                errSecInvalidDigestAlgorithm, "has a weak signature",
                "The signature's algorithm is broken"
            )
        case .criticalExtension:
            (
                errSecUnknownCriticalExtensionFlag, "has an unknown critical extension",
                "Unknown critical extension"
            )
        case .revocation:
            (
                errSecIncompleteCertRevocationCheck, "may have been revoked",
                "There is no answer about revocation"
            )
        case .policy:
            (errSecPolicyNotFound, "is asked for by an unknown policy", "The policy is not built")
        case .invalid: (errSecNotTrusted, "is not valid", "The signatures cannot be checked")
        case .notTrusted: (errSecNotTrusted, "is not trusted", "Root is not trusted")
        }
    }

    var status: OSStatus { description.status }

    /// What is said of the certificate after its name.
    var title: String { description.title }

    /// The reason.
    var detail: String { description.detail }

    /// Whether no exception helps.
    var isFatal: Bool {
        switch self {
        case .authority, .constraints, .criticalExtension, .invalid: true
        default: false
        }
    }

    /// What GnuTLS says of a chain's signatures.
    static func problems(_ status: gnutls_certificate_status_t.RawValue) -> [TrustProblem] {
        guard status != 0 else { return [] }
        let kinds: [(gnutls_certificate_status_t, TrustProblem)] = [
            (GNUTLS_CERT_SIGNER_NOT_CA, .authority),
            (GNUTLS_CERT_SIGNER_CONSTRAINTS_FAILURE, .constraints),
            (GNUTLS_CERT_INSECURE_ALGORITHM, .digest),
            (GNUTLS_CERT_UNKNOWN_CRIT_EXTENSIONS, .criticalExtension),
        ]
        let known = kinds.filter { status & $0.0.rawValue != 0 }.map(\.1)
        return known.isEmpty ? [.invalid] : known
    }
}
