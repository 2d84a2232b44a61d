// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Sendable is unchecked because a request is configured before it is performed.
/// A request to sign in with a security key.
open class ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest: ASAuthorizationRequest,
    ASAuthorizationPublicKeyCredentialAssertionRequest, @unchecked Sendable
{
    /// The domain that the passkey is for.
    open var relyingPartyIdentifier: String

    /// The server's challenge.
    open var challenge: Data

    /// The passkeys that may be used; any where it is empty.
    open var allowedCredentials: [ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor] = []

    /// Whether the user is verified; preferred at first.
    open var userVerificationPreference =
        ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred

    init(provider: ASAuthorizationSecurityKeyPublicKeyCredentialProvider, challenge: Data) {
        relyingPartyIdentifier = provider.relyingPartyIdentifier
        self.challenge = challenge
        super.init(provider: provider)
    }

    init(copying other: ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest) {
        relyingPartyIdentifier = other.relyingPartyIdentifier
        challenge = other.challenge
        allowedCredentials = other.allowedCredentials
        userVerificationPreference = other.userVerificationPreference
        super.init(provider: other.provider)
    }

    /// A copy with the same values.
    open override func copy(with zone: NSZone? = nil) -> Any {
        ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest(copying: self)
    }

    /// Writes all values.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(relyingPartyIdentifier as NSString, forKey: "relyingPartyIdentifier")
        coder.encode(challenge as NSData, forKey: "challenge")
        coder.encode(NSArray(array: allowedCredentials), forKey: "allowedCredentials")
        let verification = userVerificationPreference.rawValue as NSString
        coder.encode(verification, forKey: "userVerificationPreference")
    }

    /// Reads what `encode(with:)` wrote.
    public required init?(coder: NSCoder) {
        guard let domain = coder.string("relyingPartyIdentifier"),
            let challenge = coder.data("challenge")
        else { return nil }
        relyingPartyIdentifier = domain
        self.challenge = challenge
        super.init(coder: coder)
        allowedCredentials = coder.list("allowedCredentials") ?? []
        if let verification = coder.string("userVerificationPreference") {
            userVerificationPreference = .init(verification)
        }
    }

    override class func archivedProvider(_ coder: NSCoder) -> (any ASAuthorizationProvider)? {
        coder.string("relyingPartyIdentifier").map {
            ASAuthorizationSecurityKeyPublicKeyCredentialProvider(relyingPartyIdentifier: $0)
        }
    }
}
