// SPDX-License-Identifier: Apache-2.0

// The preferences of passkey requests, as the standard WebAuthn spells them.

/// Whether the user is verified.
public struct ASAuthorizationPublicKeyCredentialUserVerificationPreference: RawRepresentable,
    Hashable, Sendable
{
    /// The name.
    public let rawValue: String

    /// Wraps a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Wraps a name.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }

    /// Where the device can.
    public static let preferred = ASAuthorizationPublicKeyCredentialUserVerificationPreference(
        "preferred"
    )
    /// Always.
    public static let required = ASAuthorizationPublicKeyCredentialUserVerificationPreference(
        "required"
    )
    /// Only where it has to be.
    public static let discouraged = ASAuthorizationPublicKeyCredentialUserVerificationPreference(
        "discouraged"
    )
}

/// Which proof of the device's make comes with a new passkey.
public struct ASAuthorizationPublicKeyCredentialAttestationKind: RawRepresentable, Hashable,
    Sendable
{
    /// The name.
    public let rawValue: String

    /// Wraps a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Wraps a name.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }

    /// None.
    public static let none = ASAuthorizationPublicKeyCredentialAttestationKind("none")
    /// The device's own.
    public static let direct = ASAuthorizationPublicKeyCredentialAttestationKind("direct")
    /// One that an authority may replace.
    public static let indirect = ASAuthorizationPublicKeyCredentialAttestationKind("indirect")
    /// One that names the single device.
    public static let enterprise = ASAuthorizationPublicKeyCredentialAttestationKind("enterprise")
}

/// Whether a security key keeps the key itself.
public struct ASAuthorizationPublicKeyCredentialResidentKeyPreference: RawRepresentable, Hashable,
    Sendable
{
    /// The name.
    public let rawValue: String

    /// Wraps a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Wraps a name.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }

    /// Rather not.
    public static let discouraged = ASAuthorizationPublicKeyCredentialResidentKeyPreference(
        "discouraged"
    )
    /// Where it can.
    public static let preferred = ASAuthorizationPublicKeyCredentialResidentKeyPreference(
        "preferred"
    )
    /// Always.
    public static let required = ASAuthorizationPublicKeyCredentialResidentKeyPreference("required")
}

/// Where the device with a passkey is.
public enum ASAuthorizationPublicKeyCredentialAttachment: Int, Sendable {
    /// It is this device.
    case platform = 0
    /// It is another device.
    case crossPlatform = 1
}

/// An algorithm of signatures, by its number in COSE (RFC 9053).
public struct ASCOSEAlgorithmIdentifier: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Int

    /// Wraps a number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Wraps a number.
    public init(_ rawValue: Int) { self.init(rawValue: rawValue) }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// ECDSA with SHA-256.
    public static let ES256 = ASCOSEAlgorithmIdentifier(-7)
}
