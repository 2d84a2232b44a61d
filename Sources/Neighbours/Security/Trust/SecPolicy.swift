// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import ObjCRuntime

/// What a certificate has to fulfil.
public final class SecPolicy: Sendable {
    /// What is asked beside a chain of signatures and dates.
    enum Demand: Hashable {
        case nothing
        /// A server's certificate, or a client's; for a server of this name, if there is one.
        case connection(isServer: Bool, host: String?)
        /// That nobody has taken the certificate back, by these flags.
        case revocation(UInt)
        /// What is not checked here, by its identifier.
        case unknown(String)
    }

    let demand: Demand

    init(_ demand: Demand) { self.demand = demand }

    /// The object identifier.
    var identifier: String {
        switch demand {
        case .nothing: "1.2.840.113635.100.1.2"
        case .connection: "1.2.840.113635.100.1.3"
        case .revocation: "1.2.840.113635.100.1.21"
        case .unknown(let identifier): identifier
        }
    }
}

extension SecPolicy: Hashable {
    /// Whether both ask the same.
    public static func == (left: SecPolicy, right: SecPolicy) -> Bool {
        left.demand == right.demand
    }

    /// Hashes what is asked.
    public func hash(into hasher: inout Hasher) { hasher.combine(demand) }
}

extension SecPolicy: CoreFoundationType {
    package static var typeNumber: UInt { 103 }
}

/// The number of the type of policies.
public func SecPolicyGetTypeID() -> CFTypeID { SecPolicy.typeNumber }

/// A policy that asks for a chain of signatures to an anchor, and for dates, and nothing else.
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy(.nothing) }

/// A policy for certificates of servers, or of clients; with a host, its name or address must be among the
/// alternative names.
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy {
    SecPolicy(.connection(isServer: server, host: hostname.map { String($0) }))
}

/// A policy about certificates that were taken back, by ``kSecRevocationUseAnyAvailableMethod`` and its like.
///
/// Nobody is asked for lists here, so that only ``kSecRevocationRequirePositiveResponse`` makes a difference: it
/// refuses each certificate.
public func SecPolicyCreateRevocation(_ revocationFlags: CFOptionFlags) -> SecPolicy? {
    SecPolicy(.revocation(UInt(revocationFlags)))
}

/// A policy by its identifier, such as ``kSecPolicyAppleSSL``; nil for what is no identifier.
///
/// A policy that is neither that one, nor the basic one, nor about revocation refuses each certificate.
public func SecPolicyCreateWithProperties(
    _ policyIdentifier: CFTypeRef,
    _ properties: CFDictionary?
) -> SecPolicy? {
    guard let identifier = (policyIdentifier as? NSString).map({ String($0) }) else { return nil }
    let host = properties?[kSecPolicyName]
    let isClient =
        (properties?[kSecPolicyClient] as? NSNumber)?.boolValue
        ?? properties?[kSecPolicyClient] as? Bool ?? false
    switch identifier {
    case SecPolicy(.nothing).identifier: return SecPolicy(.nothing)
    case SecPolicy(.connection(isServer: true, host: nil)).identifier:
        let name = (host as? NSString).map { String($0) } ?? host as? String
        return SecPolicy(.connection(isServer: !isClient, host: name))
    case SecPolicy(.revocation(0)).identifier:
        let flags = properties?[kSecPolicyRevocationFlags] as? NSNumber
        return SecPolicy(.revocation(flags?.uintValue ?? kSecRevocationUseAnyAvailableMethod))
    default: return SecPolicy(.unknown(identifier))
    }
}

/// What a policy asks: its identifier, and the server's name and the side where there are any.
public func SecPolicyCopyProperties(_ policyRef: SecPolicy) -> CFDictionary? {
    var values: [NSString: Any] = [kSecPolicyOid: NSString(string: policyRef.identifier)]
    switch policyRef.demand {
    case .connection(let isServer, let host):
        if let host { values[kSecPolicyName] = NSString(string: host) }
        if !isServer { values[kSecPolicyClient] = NSNumber(value: true) }
    case .revocation(let flags): values[kSecPolicyRevocationFlags] = NSNumber(value: flags)
    case .nothing, .unknown: break
    }
    return NSDictionary(dictionary: values)
}
