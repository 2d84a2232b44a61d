// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because nothing changes after `init`.
/// The service that a credential is for.
open class ASCredentialServiceIdentifier: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// What the identifier is.
    public enum IdentifierType: Int, Sendable {
        /// A domain.
        case domain = 0
        // swift-format-ignore: AlwaysUseLowerCamelCase
        /// A URL.
        case URL = 1
    }

    /// The domain or the URL.
    open private(set) var identifier: String
    /// What the identifier is.
    open private(set) var type: IdentifierType

    /// Makes an empty domain.
    public override init() {
        identifier = ""
        type = .domain
        super.init()
    }

    /// Makes an identifier.
    public init(identifier: String, type: ASCredentialServiceIdentifier.IdentifierType) {
        self.identifier = identifier
        self.type = type
        super.init()
    }

    /// The identifier itself: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The identifier itself.
    open override func copy() -> Any { self }

    /// Archives can keep identifiers.
    open class var supportsSecureCoding: Bool { true }

    /// Writes both values.
    open func encode(with coder: NSCoder) {
        coder.encode(identifier as NSString, forKey: "identifier")
        coder.encode(type.rawValue, forKey: "type")
    }

    /// Reads what `encode(with:)` wrote.
    public required convenience init?(coder: NSCoder) {
        guard let identifier = coder.string("identifier"),
            let type = IdentifierType(rawValue: coder.decodeInteger(forKey: "type"))
        else { return nil }
        self.init(identifier: identifier, type: type)
    }

    /// Whether another identifier has the same values.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? ASCredentialServiceIdentifier else { return false }
        return other.identifier == identifier && other.type == type
    }

    /// A hash of the identifier.
    open override var hash: Int { identifier.hashValue }
}
