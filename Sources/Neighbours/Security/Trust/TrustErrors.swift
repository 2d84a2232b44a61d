// SPDX-License-Identifier: Apache-2.0

// What can be wrong with certificates.

/// The server's name is none of the certificate's.
public var errSecHostNameMismatch: OSStatus { -67602 }
/// The certificate has a critical extension that is not known.
public var errSecUnknownCriticalExtensionFlag: OSStatus { -67603 }
/// The certificate does not say whether it may sign others.
public var errSecNoBasicConstraints: OSStatus { -67604 }
/// The certificate may not sign others.
public var errSecNoBasicConstraintsCA: OSStatus { -67605 }
/// The name of the issuer's key makes no sense.
public var errSecInvalidAuthorityKeyID: OSStatus { -67606 }
/// The name of the subject's key makes no sense.
public var errSecInvalidSubjectKeyID: OSStatus { -67607 }
/// The key is not for this use.
public var errSecInvalidKeyUsageForPolicy: OSStatus { -67608 }
/// The certificate is not for this purpose.
public var errSecInvalidExtendedKeyUsage: OSStatus { -67609 }
/// The names of keys do not fit.
public var errSecInvalidIDLinkage: OSStatus { -67610 }
/// The chain is longer than one of its certificates permits.
public var errSecPathLengthConstraintExceeded: OSStatus { -67611 }
/// The root makes no sense.
public var errSecInvalidRoot: OSStatus { -67612 }
/// The certificate is not for connections.
public var errSecSSLBadExtendedKeyUsage: OSStatus { -67629 }
/// The service about revocation is not there.
public var errSecOCSPUnavailable: OSStatus { -67632 }
/// There is no answer about revocation.
public var errSecIncompleteCertRevocationCheck: OSStatus { -67635 }
/// The network failed.
public var errSecNetworkFailure: OSStatus { -67636 }
/// The settings of trust refuse the certificate.
public var errSecTrustSettingDeny: OSStatus { -67654 }
/// The subject's name makes no sense.
public var errSecInvalidSubjectName: OSStatus { -67655 }
/// The signature is not one of the certificate.
public var errSecInvalidSignature: OSStatus { -67688 }
/// The key has a size that is not taken.
public var errSecUnsupportedKeySize: OSStatus { -67735 }
/// The hash function is not taken.
public var errSecInvalidDigestAlgorithm: OSStatus { -67815 }
/// The certificate cannot be used.
public var errSecCertificateCannotOperate: OSStatus { -67817 }
/// The certificate is no longer valid.
public var errSecCertificateExpired: OSStatus { -67818 }
/// The certificate is not valid yet.
public var errSecCertificateNotValidYet: OSStatus { -67819 }
/// The certificate was taken back.
public var errSecCertificateRevoked: OSStatus { -67820 }
/// The certificate was taken back for a while.
public var errSecCertificateSuspended: OSStatus { -67821 }
/// The issuer makes no sense.
public var errSecInvalidCertAuthority: OSStatus { -67826 }
/// The chain ends at no anchor.
public var errSecNotTrusted: OSStatus { -67843 }
/// The issuer may not sign for this name.
public var errSecCertificateNameNotAllowed: OSStatus { -67900 }
/// The issuer may not sign under this policy.
public var errSecCertificatePolicyNotAllowed: OSStatus { -67899 }
/// The certificate is valid for too long.
public var errSecCertificateValidityPeriodTooLong: OSStatus { -67901 }
/// The certificate may sign others, which a server's may not.
public var errSecCertificateIsCA: OSStatus { -67902 }
/// The certificate has an extension twice.
public var errSecCertificateDuplicateExtension: OSStatus { -67903 }
