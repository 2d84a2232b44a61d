// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Sendable is unchecked because a request is configured before it is performed.
/// A request for a new key on a security key.
open class ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest,
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

    /// The algorithms that the server accepts.
    open var credentialParameters: [ASAuthorizationPublicKeyCredentialParameters] = []

    /// The keys with one of which a security key refuses to make another.
    open var excludedCredentials: [ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor] = []

    /// Whether the security key keeps the key itself; discouraged at first.
    open var residentKeyPreference: ASAuthorizationPublicKeyCredentialResidentKeyPreference =
        .discouraged

    init(
        provider: ASAuthorizationSecurityKeyPublicKeyCredentialProvider,
        challenge: Data,
        displayName: String,
        name: String,
        userID: Data
    ) {
        relyingPartyIdentifier = provider.relyingPartyIdentifier
        self.challenge = challenge
        self.displayName = displayName
        self.name = name
        self.userID = userID
        super.init(provider: provider)
    }

    init(copying other: ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest) {
        relyingPartyIdentifier = other.relyingPartyIdentifier
        challenge = other.challenge
        name = other.name
        displayName = other.displayName
        userID = other.userID
        userVerificationPreference = other.userVerificationPreference
        attestationPreference = other.attestationPreference
        credentialParameters = other.credentialParameters
        excludedCredentials = other.excludedCredentials
        residentKeyPreference = other.residentKeyPreference
        super.init(provider: other.provider)
    }

    /// A copy with the same values.
    open override func copy(with zone: NSZone? = nil) -> Any {
        ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest(copying: self)
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
        coder.encode(NSArray(array: credentialParameters), forKey: "credentialParameters")
        coder.encode(NSArray(array: excludedCredentials), forKey: "excludedCredentials")
        let resident = residentKeyPreference.rawValue as NSString
        coder.encode(resident, forKey: "residentKeyPreference")
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
        credentialParameters = coder.list("credentialParameters") ?? []
        excludedCredentials = coder.list("excludedCredentials") ?? []
        if let resident = coder.string("residentKeyPreference") {
            residentKeyPreference = .init(resident)
        }
    }

    override class func archivedProvider(_ coder: NSCoder) -> (any ASAuthorizationProvider)? {
        coder.string("relyingPartyIdentifier").map {
            ASAuthorizationSecurityKeyPublicKeyCredentialProvider(relyingPartyIdentifier: $0)
        }
    }
}
