// SPDX-License-Identifier: Apache-2.0

import CGnuTLS

/// Finds chains from a certificate to an anchor: depth first, anchors before certificates that only came along.
struct ChainBuilder {
    /// The certificate in question, then those that came along in any order.
    let certificates: [SecCertificate]
    let anchors: [SecCertificate]
    let usesSystemAnchors: Bool
    /// The steps that are left: hostile certificates can name each other in very many ways.
    private var steps = 100

    private static let longestChain = 12

    init(certificates: [SecCertificate], anchors: [SecCertificate], usesSystemAnchors: Bool) {
        self.certificates = certificates
        self.anchors = anchors
        self.usesSystemAnchors = usesSystemAnchors
    }

    /// Calls `body` with each chain, and whether an anchor ends it, until it returns true.
    mutating func visit(_ body: (_ chain: [SecCertificate], _ isAnchored: Bool) -> Bool) {
        if let leaf = certificates.first { _ = extend([leaf], body) }
    }

    private mutating func extend(
        _ chain: [SecCertificate],
        _ body: ([SecCertificate], Bool) -> Bool
    ) -> Bool {
        guard steps > 0, let last = chain.last else { return true }
        steps -= 1
        if isAnchor(last) { return body(chain, true) }
        var isLast = true
        if chain.count < Self.longestChain {
            for issuer in issuers(of: last) where !chain.contains(issuer) {
                isLast = false
                if extend(chain + [issuer], body) { return true }
            }
        }
        return isLast ? body(chain, false) : false
    }

    private func isAnchor(_ certificate: SecCertificate) -> Bool {
        anchors.contains(certificate)
            || usesSystemAnchors && SystemAnchors.shared.contains(certificate)
    }

    private func issuers(of certificate: SecCertificate) -> [SecCertificate] {
        var found: [SecCertificate] = []
        for candidate in anchors + certificates
        where !found.contains(candidate) && Self.signed(certificate, by: candidate) {
            found.append(candidate)
        }
        if usesSystemAnchors, let issuer = SystemAnchors.shared.issuer(of: certificate),
            !found.contains(issuer)
        {
            found.append(issuer)
        }
        return found
    }

    /// Whether a certificate names another as its issuer and has its signature.
    private static func signed(_ certificate: SecCertificate, by issuer: SecCertificate) -> Bool {
        guard certificate.facts.issuer == issuer.facts.subject, certificate != issuer,
            let one = certificate.parsed, let other = issuer.parsed
        else { return false }
        let failure = GNUTLS_CERT_SIGNATURE_FAILURE.rawValue | GNUTLS_CERT_SIGNER_NOT_FOUND.rawValue
        return ParsedCertificate.defects(of: [one, other]) & failure == 0
    }
}
