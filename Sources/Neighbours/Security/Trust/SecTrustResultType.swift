// SPDX-License-Identifier: Apache-2.0

/// What became of the question whether a certificate is trusted.
public enum SecTrustResultType: UInt32, Sendable {
    /// Nobody has asked yet, or something has changed since.
    case invalid = 0
    /// The program trusts it in spite of what is wrong, by ``SecTrustSetExceptions(_:_:)``.
    case proceed = 1
    /// The person does not trust it; never so here.
    case deny = 3
    /// It is trusted: its chain ends at an anchor, and nothing is wrong.
    case unspecified = 4
    /// It is not trusted, which the program may forgive.
    case recoverableTrustFailure = 5
    /// It is not trusted, and should not be forgiven.
    case fatalTrustFailure = 6
    /// Something else failed.
    case otherError = 7
}
