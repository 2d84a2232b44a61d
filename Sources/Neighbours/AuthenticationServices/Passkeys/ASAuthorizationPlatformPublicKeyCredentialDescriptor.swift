// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because a descriptor is changed before its request is performed.
/// Names a passkey of this device.
open class ASAuthorizationPlatformPublicKeyCredentialDescriptor: NSObject,
    ASAuthorizationPublicKeyCredentialDescriptor, @unchecked Sendable
{
    /// The identifier of the passkey.
    open var credentialID: Data

    /// Names a passkey.
    public init(credentialID: Data) {
        self.credentialID = credentialID
        super.init()
    }

    /// A copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        ASAuthorizationPlatformPublicKeyCredentialDescriptor(credentialID: credentialID)
    }

    /// The copy, under NSObject's name.
    open override func copy() -> Any { copy(with: nil) }

    /// Archives can keep descriptors.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the identifier.
    open func encode(with coder: NSCoder) {
        coder.encode(credentialID as NSData, forKey: "credentialID")
    }

    /// Reads what `encode(with:)` wrote.
    public required convenience init?(coder: NSCoder) {
        guard let identifier = coder.data("credentialID") else { return nil }
        self.init(credentialID: identifier)
    }

    /// Whether another descriptor names the same passkey.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? ASAuthorizationPlatformPublicKeyCredentialDescriptor)?.credentialID
            == credentialID
    }

    /// A hash of the identifier.
    open override var hash: Int { credentialID.hashValue }
}
