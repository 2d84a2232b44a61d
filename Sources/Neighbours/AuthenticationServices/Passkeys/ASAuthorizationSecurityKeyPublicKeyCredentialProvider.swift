// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because nothing changes after `init`.
/// Makes requests for keys on security keys, of which none is connected.
open class ASAuthorizationSecurityKeyPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider,
    @unchecked Sendable
{
    /// The domain that the passkeys are for.
    open private(set) var relyingPartyIdentifier: String

    /// Makes a provider for a domain.
    public init(relyingPartyIdentifier: String) {
        self.relyingPartyIdentifier = relyingPartyIdentifier
        super.init()
    }

    /// A request for a new passkey.
    open func createCredentialRegistrationRequest(
        challenge: Data,
        displayName: String,
        name: String,
        userID: Data
    ) -> ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest {
        ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest(
            provider: self,
            challenge: challenge,
            displayName: displayName,
            name: name,
            userID: userID
        )
    }

    /// A request to sign in with a passkey.
    open func createCredentialAssertionRequest(
        challenge: Data
    ) -> ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest {
        ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest(
            provider: self,
            challenge: challenge
        )
    }
}
