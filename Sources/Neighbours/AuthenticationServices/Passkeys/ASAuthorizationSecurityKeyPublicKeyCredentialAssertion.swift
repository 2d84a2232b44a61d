// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
// The optionals are those of Apple's declarations.

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because nothing changes after `init`.
/// A sign-in with a security key.
///
/// Programs see only those that they read from archives: no device here has keys.
open class ASAuthorizationSecurityKeyPublicKeyCredentialAssertion: NSObject,
    ASAuthorizationPublicKeyCredentialAssertion, @unchecked Sendable
{
    /// The client data in JSON, which the signature covers.
    open private(set) var rawClientDataJSON: Data
    /// The identifier of the passkey.
    open private(set) var credentialID: Data
    /// The authenticator's data, which the signature covers.
    open private(set) var rawAuthenticatorData: Data!
    /// The identifier of the user.
    open private(set) var userID: Data!
    /// The signature.
    open private(set) var signature: Data!

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
        coder.encode(rawAuthenticatorData as NSData?, forKey: "rawAuthenticatorData")
        coder.encode(userID as NSData?, forKey: "userID")
        coder.encode(signature as NSData?, forKey: "signature")
    }

    /// Reads what `encode(with:)` wrote.
    public required init?(coder: NSCoder) {
        guard let json = coder.data("rawClientDataJSON"), let id = coder.data("credentialID") else {
            return nil
        }
        rawClientDataJSON = json
        credentialID = id
        rawAuthenticatorData = coder.data("rawAuthenticatorData")
        userID = coder.data("userID")
        signature = coder.data("signature")
        super.init()
    }
}
