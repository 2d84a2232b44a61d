// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What is asked about a certificate.
struct TrustQuestion: Sendable {
    /// The certificate in question, then those that came along.
    var certificates: [SecCertificate]
    var policies: [SecPolicy]
    /// The program's anchors; nil for the machine's.
    var anchors: [SecCertificate]?
    /// Whether the machine's anchors count beside the program's.
    var usesSystemAnchors = false
    /// The day of the question; nil for now.
    var date: Date?
}

/// The answer: the chain, and what is wrong with it.
struct TrustVerdict: Sendable {
    /// A problem of a certificate of the chain, by its place.
    struct Defect: Hashable, Sendable {
        let index: Int
        let problem: TrustProblem
    }

    let date: Date
    private(set) var chain: [SecCertificate] = []
    private(set) var defects: [Defect] = []

    /// Judges a certificate: the first chain without a defect, else the one with the fewest.
    init(_ question: TrustQuestion, now: Date) {
        date = question.date ?? now
        var builder = ChainBuilder(
            certificates: question.certificates,
            anchors: question.anchors ?? [],
            usesSystemAnchors: question.anchors == nil || question.usesSystemAnchors
        )
        var best: (chain: [SecCertificate], defects: [Defect], isAnchored: Bool)?
        let date = date
        builder.visit { chain, isAnchored in
            let found = Self.defects(of: chain, isAnchored: isAnchored, question.policies, date)
            if let best {
                let isBetter =
                    isAnchored == best.isAnchored
                    ? found.count < best.defects.count : isAnchored
                guard isBetter else { return false }
            }
            best = (chain, found, isAnchored)
            return found.isEmpty
        }
        chain = best?.chain ?? question.certificates.prefix(1).map { $0 }
        defects = best?.defects ?? [Defect(index: 0, problem: .invalid)]
    }

    private static func defects(
        of chain: [SecCertificate],
        isAnchored: Bool,
        _ policies: [SecPolicy],
        _ date: Date
    ) -> [Defect] {
        var found = policies.flatMap { problems(of: chain, $0) }
        for (index, certificate) in chain.enumerated() {
            if date > certificate.facts.validTo {
                found.append(Defect(index: index, problem: .expired))
            } else if date < certificate.facts.validFrom {
                found.append(Defect(index: index, problem: .notYetValid))
            }
        }
        if isAnchored {
            let parsed = chain.compactMap(\.parsed)
            let status = ParsedCertificate.defects(of: parsed)
            let isWhole = parsed.count == chain.count
            let problems = isWhole ? TrustProblem.problems(status) : [.invalid]
            found += problems.map { Defect(index: 0, problem: $0) }
        } else {
            found.append(Defect(index: chain.count - 1, problem: .notTrusted))
        }
        return found
    }

    private static func problems(of chain: [SecCertificate], _ policy: SecPolicy) -> [Defect] {
        guard let leaf = chain.first else { return [] }
        switch policy.demand {
        case .nothing: return []
        case .revocation(let flags):
            let needsAnswer = flags & kSecRevocationRequirePositiveResponse != 0
            return needsAnswer ? [Defect(index: 0, problem: .revocation)] : []
        case .unknown: return [Defect(index: 0, problem: .policy)]
        case .connection(let isServer, let host):
            var found: [Defect] = []
            if let host, !(leaf.parsed?.names(host: host) ?? false) {
                found.append(Defect(index: 0, problem: .hostName))
            }
            // Purposes of those between the leaf and the anchor limit what they sign.
            for (index, certificate) in chain.enumerated()
            where index == 0 || index < chain.count - 1 {
                if !certificate.facts.isFor(server: isServer) {
                    found.append(Defect(index: index, problem: .purpose))
                }
            }
            if isServer, !leaf.facts.hasKeyOfServers {
                found.append(Defect(index: 0, problem: .keyUsage))
            }
            for (index, certificate) in chain.enumerated() where certificate.facts.hasSmallKey {
                found.append(Defect(index: index, problem: .keySize))
            }
            return found
        }
    }
}

extension CertificateFacts {
    /// Whether the purposes, where there are any, have the side of a connection among them.
    fileprivate func isFor(server: Bool) -> Bool {
        let wanted = server ? "1.3.6.1.5.5.7.3.1" : "1.3.6.1.5.5.7.3.2"
        let any = "2.5.29.37.0"
        return purposes.isEmpty || purposes.contains(wanted) || purposes.contains(any)
    }

    /// Whether the key may sign, encrypt keys or agree on them, as servers do: RFC 5280, 4.2.1.3.
    fileprivate var hasKeyOfServers: Bool {
        let signature: UInt32 = 128
        let encryption: UInt32 = 32
        let agreement: UInt32 = 8
        return keyUsage.map { $0 & (signature | encryption | agreement) != 0 } ?? true
    }

    /// Whether the key is one of RSA with fewer than 2048 bits, which iOS 13 and later refuse of servers.
    /// (https://support.apple.com/en-us/103769)
    fileprivate var hasSmallKey: Bool { (key?.numbers?.bitCount ?? 2048) < 2048 }
}
