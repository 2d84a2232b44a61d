// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because a descriptor is changed before its request is performed.
/// Names a key on a security key.
open class ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor: NSObject,
    ASAuthorizationPublicKeyCredentialDescriptor, @unchecked Sendable
{
    /// How a security key is reached.
    public struct Transport: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Wraps a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Wraps a name.
        public init(_ rawValue: String) { self.init(rawValue: rawValue) }

        /// By a plug.
        public static let usb = Transport("usb")
        /// By holding it near.
        public static let nfc = Transport("nfc")
        /// By radio.
        public static let bluetooth = Transport("ble")

        /// All ways that the system can use.
        public static var allSupported: [Transport] { [.usb, .nfc, .bluetooth] }
    }
    /// The identifier of the key.
    open var credentialID: Data

    /// How the security key is reached.
    open var transports: [Transport]

    /// Names a key.
    public init(credentialID: Data, transports: [Transport]) {
        self.credentialID = credentialID
        self.transports = transports
        super.init()
    }

    /// A copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor(
            credentialID: credentialID,
            transports: transports
        )
    }

    /// The copy, under NSObject's name.
    open override func copy() -> Any { copy(with: nil) }

    /// Archives can keep descriptors.
    open class var supportsSecureCoding: Bool { true }

    /// Writes identifier and transports.
    open func encode(with coder: NSCoder) {
        coder.encode(credentialID as NSData, forKey: "credentialID")
        let names = transports.map { $0.rawValue as NSString }
        coder.encode(NSArray(array: names), forKey: "transports")
    }

    /// Reads what `encode(with:)` wrote.
    public required convenience init?(coder: NSCoder) {
        guard let identifier = coder.data("credentialID") else { return nil }
        let names = coder.strings("transports") ?? []
        self.init(credentialID: identifier, transports: names.map { Transport($0) })
    }

    /// Whether another descriptor names the same key by the same ways.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor
        else { return false }
        return other.credentialID == credentialID && other.transports == transports
    }

    /// A hash of the identifier.
    open override var hash: Int { credentialID.hashValue }
}
