// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// The identifiers of policies, and the keys of what they say.

/// The policy of ``SecPolicyCreateBasicX509()``.
public var kSecPolicyAppleX509Basic: CFString { NSString(string: "1.2.840.113635.100.1.2") }
/// The policy of ``SecPolicyCreateSSL(_:_:)``.
public var kSecPolicyAppleSSL: CFString { NSString(string: "1.2.840.113635.100.1.3") }
/// Signed and encrypted mail; not built.
public var kSecPolicyAppleSMIME: CFString { NSString(string: "1.2.840.113635.100.1.8") }
/// Authentication in networks; not built.
public var kSecPolicyAppleEAP: CFString { NSString(string: "1.2.840.113635.100.1.9") }
/// Virtual private networks; not built.
public var kSecPolicyAppleIPsec: CFString { NSString(string: "1.2.840.113635.100.1.11") }
/// Signed programs; not built.
public var kSecPolicyAppleCodeSigning: CFString { NSString(string: "1.2.840.113635.100.1.16") }
/// Identities of Apple's; not built.
public var kSecPolicyAppleIDValidation: CFString { NSString(string: "1.2.840.113635.100.1.18") }
/// Signed times; not built.
public var kSecPolicyAppleTimeStamping: CFString { NSString(string: "1.2.840.113635.100.1.20") }
/// The policy of ``SecPolicyCreateRevocation(_:)``.
public var kSecPolicyAppleRevocation: CFString { NSString(string: "1.2.840.113635.100.1.21") }
/// Key of a policy's identifier.
public var kSecPolicyOid: CFString { NSString(string: "SecPolicyOid") }
/// Key of the name of a server.
public var kSecPolicyName: CFString { NSString(string: "SecPolicyName") }
/// Key of whether the certificate is a client's.
public var kSecPolicyClient: CFString { NSString(string: "SecPolicyClient") }
/// Key of the flags about certificates that were taken back.
public var kSecPolicyRevocationFlags: CFString { NSString(string: "SecPolicyRevocationFlags") }
/// Key of the team that signed.
public var kSecPolicyTeamIdentifier: CFString { NSString(string: "SecPolicyTeamIdentifier") }

/// Ask a service about the certificate.
public var kSecRevocationOCSPMethod: CFOptionFlags { 1 << 0 }
/// Look into lists of certificates that were taken back.
public var kSecRevocationCRLMethod: CFOptionFlags { 1 << 1 }
/// Lists before the service.
public var kSecRevocationPreferCRL: CFOptionFlags { 1 << 2 }
/// An answer is needed; none is there here, so that no certificate is trusted.
public var kSecRevocationRequirePositiveResponse: CFOptionFlags { 1 << 3 }
/// Only what is known already; no network.
public var kSecRevocationNetworkAccessDisabled: CFOptionFlags { 1 << 4 }
/// The service and lists.
public var kSecRevocationUseAnyAvailableMethod: CFOptionFlags {
    kSecRevocationOCSPMethod | kSecRevocationCRLMethod
}

/// Key of when a certificate was judged.
public var kSecTrustEvaluationDate: CFString { NSString(string: "TrustEvaluationDate") }
/// Key of whether the owner was examined closely.
public var kSecTrustExtendedValidation: CFString { NSString(string: "TrustExtendedValidation") }
/// Key of the owner's organization, where it was examined closely.
public var kSecTrustOrganizationName: CFString { NSString(string: "Organization") }
/// Key of the result.
public var kSecTrustResultValue: CFString { NSString(string: "TrustResultValue") }
/// Key of whether somebody was asked about certificates that were taken back.
public var kSecTrustRevocationChecked: CFString { NSString(string: "TrustRevocationChecked") }
/// Key of how long that answer holds.
public var kSecTrustRevocationValidUntilDate: CFString { NSString(string: "TrustExpirationDate") }
/// Key of whether the certificate is in public logs.
public var kSecTrustCertificateTransparency: CFString {
    NSString(string: "TrustCertificateTransparency")
}
/// Key of the name of what a property is about.
public var kSecPropertyTypeTitle: CFString { NSString(string: "title") }
/// Key of what is wrong with it.
public var kSecPropertyTypeError: CFString { NSString(string: "error") }
