// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Sendable is unchecked because a request is configured before it is performed.
/// A request for a new passkey of this device.
open class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest,
    ASAuthorizationPublicKeyCredentialRegistrationRequest, @unchecked Sendable
{
    /// The domain that the passkey is for.
    open private(set) var relyingPartyIdentifier: String

    /// The server's challenge.
    open var challenge: Data

    /// The user's name for the account.
    open var name: String

    /// The user's name for people.
    open var displayName: String?

    /// The identifier of the user.
    open var userID: Data

    /// Whether the user is verified; preferred at first.
    open var userVerificationPreference =
        ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred

    /// Which proof of the device's make comes with the passkey; none at first.
    open var attestationPreference = ASAuthorizationPublicKeyCredentialAttestationKind.none

    /// The passkeys with one of which the device refuses to make another.
    open var excludedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor]? = nil

    init(
        provider: ASAuthorizationPlatformPublicKeyCredentialProvider,
        challenge: Data,
        name: String,
        userID: Data
    ) {
        relyingPartyIdentifier = provider.relyingPartyIdentifier
        self.challenge = challenge
        self.name = name
        self.userID = userID
        super.init(provider: provider)
    }

    init(copying other: ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest) {
        relyingPartyIdentifier = other.relyingPartyIdentifier
        challenge = other.challenge
        name = other.name
        displayName = other.displayName
        userID = other.userID
        userVerificationPreference = other.userVerificationPreference
        attestationPreference = other.attestationPreference
        excludedCredentials = other.excludedCredentials
        super.init(provider: other.provider)
    }

    /// A copy with the same values.
    open override func copy(with zone: NSZone? = nil) -> Any {
        ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest(copying: self)
    }

    /// Writes all values.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(relyingPartyIdentifier as NSString, forKey: "relyingPartyIdentifier")
        coder.encode(challenge as NSData, forKey: "challenge")
        coder.encode(name as NSString, forKey: "name")
        coder.encode(displayName as NSString?, forKey: "displayName")
        coder.encode(userID as NSData, forKey: "userID")
        let verification = userVerificationPreference.rawValue as NSString
        coder.encode(verification, forKey: "userVerificationPreference")
        let attestation = attestationPreference.rawValue as NSString
        coder.encode(attestation, forKey: "attestationPreference")
        let excluded = excludedCredentials.map { NSArray(array: $0) }
        coder.encode(excluded, forKey: "excludedCredentials")
    }

    /// Reads what `encode(with:)` wrote.
    public required init?(coder: NSCoder) {
        guard let domain = coder.string("relyingPartyIdentifier"),
            let challenge = coder.data("challenge"), let name = coder.string("name"),
            let userID = coder.data("userID")
        else { return nil }
        relyingPartyIdentifier = domain
        self.challenge = challenge
        self.name = name
        displayName = coder.string("displayName")
        self.userID = userID
        super.init(coder: coder)
        if let verification = coder.string("userVerificationPreference") {
            userVerificationPreference = .init(verification)
        }
        if let attestation = coder.string("attestationPreference") {
            attestationPreference = .init(attestation)
        }
        excludedCredentials = coder.list("excludedCredentials")
    }

    override class func archivedProvider(_ coder: NSCoder) -> (any ASAuthorizationProvider)? {
        coder.string("relyingPartyIdentifier").map {
            ASAuthorizationPlatformPublicKeyCredentialProvider(relyingPartyIdentifier: $0)
        }
    }
}
