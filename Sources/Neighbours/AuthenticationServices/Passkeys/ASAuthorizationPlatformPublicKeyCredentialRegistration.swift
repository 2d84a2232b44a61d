// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because nothing changes after `init`.
/// A new passkey.
///
/// Programs see only those that they read from archives: no device here has keys.
open class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject,
    ASAuthorizationPublicKeyCredentialRegistration, @unchecked Sendable
{
    /// The client data in JSON, which the signature covers.
    open private(set) var rawClientDataJSON: Data
    /// The identifier of the passkey.
    open private(set) var credentialID: Data
    /// The attestation object in CBOR.
    open private(set) var rawAttestationObject: Data?

    /// Where the device with the passkey is.
    open private(set) var attachment: ASAuthorizationPublicKeyCredentialAttachment

    /// The credential itself: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The credential itself.
    open override func copy() -> Any { self }

    /// Archives can keep credentials.
    open class var supportsSecureCoding: Bool { true }

    /// Writes all values.
    open func encode(with coder: NSCoder) {
        coder.encode(rawClientDataJSON as NSData, forKey: "rawClientDataJSON")
        coder.encode(credentialID as NSData, forKey: "credentialID")
        coder.encode(rawAttestationObject as NSData?, forKey: "rawAttestationObject")
        coder.encode(attachment.rawValue, forKey: "attachment")
    }

    /// Reads what `encode(with:)` wrote.
    public required init?(coder: NSCoder) {
        guard let json = coder.data("rawClientDataJSON"), let id = coder.data("credentialID") else {
            return nil
        }
        rawClientDataJSON = json
        credentialID = id
        rawAttestationObject = coder.data("rawAttestationObject")
        let place = coder.decodeInteger(forKey: "attachment")
        attachment = ASAuthorizationPublicKeyCredentialAttachment(rawValue: place) ?? .platform
        super.init()
    }
}
