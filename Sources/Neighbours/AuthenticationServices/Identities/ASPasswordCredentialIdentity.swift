// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// What AutoFill shows of a credential before it is used.
public protocol ASCredentialIdentity: NSObjectProtocol {
    /// The service.
    var serviceIdentifier: ASCredentialServiceIdentifier { get }
    /// The user's name.
    var user: String { get }
    /// The program's own identifier of the credential.
    var recordIdentifier: String? { get }
    /// Higher ranks are shown first.
    var rank: Int { get set }
}

// Sendable is unchecked because the rank is set before the identity is saved.
/// The identity of a password.
open class ASPasswordCredentialIdentity: NSObject, ASCredentialIdentity, NSCopying, NSSecureCoding,
    @unchecked Sendable
{
    /// The service.
    open private(set) var serviceIdentifier: ASCredentialServiceIdentifier
    /// The user's name.
    open private(set) var user: String
    /// The program's own identifier of the credential.
    open private(set) var recordIdentifier: String?
    /// Higher ranks are shown first; 0 at first.
    open var rank = 0

    /// Makes an identity.
    public init(
        serviceIdentifier: ASCredentialServiceIdentifier,
        user: String,
        recordIdentifier: String?
    ) {
        self.serviceIdentifier = serviceIdentifier
        self.user = user
        self.recordIdentifier = recordIdentifier
        super.init()
    }

    /// A copy with the same rank.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = ASPasswordCredentialIdentity(
            serviceIdentifier: serviceIdentifier,
            user: user,
            recordIdentifier: recordIdentifier
        )
        copy.rank = rank
        return copy
    }

    /// The copy, under NSObject's name.
    open override func copy() -> Any { copy(with: nil) }

    /// Archives can keep identities.
    open class var supportsSecureCoding: Bool { true }

    /// Writes all values.
    open func encode(with coder: NSCoder) {
        coder.encode(serviceIdentifier, forKey: "serviceIdentifier")
        coder.encode(user as NSString, forKey: "user")
        coder.encode(recordIdentifier as NSString?, forKey: "recordIdentifier")
        coder.encode(rank, forKey: "rank")
    }

    /// Reads what `encode(with:)` wrote.
    public required convenience init?(coder: NSCoder) {
        guard
            let service = coder.decodeObject(
                of: ASCredentialServiceIdentifier.self,
                forKey: "serviceIdentifier"
            ), let user = coder.string("user")
        else { return nil }
        self.init(
            serviceIdentifier: service,
            user: user,
            recordIdentifier: coder.string("recordIdentifier")
        )
        rank = coder.decodeInteger(forKey: "rank")
    }
}
