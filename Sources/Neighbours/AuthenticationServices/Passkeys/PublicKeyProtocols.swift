// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
// The optionals are those of Apple's declarations.

public import Foundation

/// A credential made with a public key.
public protocol ASPublicKeyCredential: NSObjectProtocol, NSCopying, NSSecureCoding {
    /// The client data in JSON, which the signature covers.
    var rawClientDataJSON: Data { get }
    /// The identifier of the passkey.
    var credentialID: Data { get }
}

/// A new passkey.
public protocol ASAuthorizationPublicKeyCredentialRegistration: ASPublicKeyCredential,
    ASAuthorizationCredential
{
    /// The attestation object in CBOR.
    var rawAttestationObject: Data? { get }
}

/// A sign-in with a passkey.
public protocol ASAuthorizationPublicKeyCredentialAssertion: ASPublicKeyCredential,
    ASAuthorizationCredential
{
    /// The authenticator's data, which the signature covers.
    var rawAuthenticatorData: Data! { get }
    /// The identifier of the user.
    var userID: Data! { get }
    /// The signature.
    var signature: Data! { get }
}

/// A request to make a passkey.
public protocol ASAuthorizationPublicKeyCredentialRegistrationRequest: NSObjectProtocol,
    NSSecureCoding, NSCopying
{
    /// The domain that the passkey is for.
    var relyingPartyIdentifier: String { get }
    /// The identifier of the user.
    var userID: Data { get set }
    /// The user's name for the account.
    var name: String { get set }
    /// The user's name for people.
    var displayName: String? { get set }
    /// The server's challenge.
    var challenge: Data { get set }
    /// Whether the user is verified.
    var userVerificationPreference: ASAuthorizationPublicKeyCredentialUserVerificationPreference
    { get set }
    /// Which proof of the device's make comes with the passkey.
    var attestationPreference: ASAuthorizationPublicKeyCredentialAttestationKind { get set }
}

/// A request to sign in with a passkey.
public protocol ASAuthorizationPublicKeyCredentialAssertionRequest: NSObjectProtocol,
    NSSecureCoding, NSCopying
{
    /// The server's challenge.
    var challenge: Data { get set }
    /// The domain that the passkey is for.
    var relyingPartyIdentifier: String { get set }
    /// Whether the user is verified.
    var userVerificationPreference: ASAuthorizationPublicKeyCredentialUserVerificationPreference
    { get set }
}

/// Names a passkey.
public protocol ASAuthorizationPublicKeyCredentialDescriptor: NSObjectProtocol, NSSecureCoding,
    NSCopying
{
    /// The identifier of the passkey.
    var credentialID: Data { get set }
}
