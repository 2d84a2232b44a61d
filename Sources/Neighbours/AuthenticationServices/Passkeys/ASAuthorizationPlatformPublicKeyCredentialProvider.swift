// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because nothing changes after `init`.
/// Makes requests for passkeys of this device, of which there are none.
open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider,
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
        name: String,
        userID: Data
    ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
        ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest(
            provider: self,
            challenge: challenge,
            name: name,
            userID: userID
        )
    }

    /// A request to sign in with a passkey.
    open func createCredentialAssertionRequest(
        challenge: Data
    ) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest {
        ASAuthorizationPlatformPublicKeyCredentialAssertionRequest(
            provider: self,
            challenge: challenge
        )
    }
}
