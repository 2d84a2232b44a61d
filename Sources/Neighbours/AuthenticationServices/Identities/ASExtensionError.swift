// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The domain's name is that of Objective-C's constant.

public import Foundation
public import ObjCRuntime

/// The domain of the errors of credential provider extensions.
public let ASExtensionErrorDomain = "ASExtensionErrorDomain"

/// Why a credential provider extension gave no credential.
public struct ASExtensionError: _ErrorOfDomain, Sendable {
    /// The reasons.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        /// The errors that have these codes.
        public typealias _ErrorType = ASExtensionError

        /// The attempt failed.
        case failed = 0
        /// The user cancelled.
        case userCanceled = 1
        /// The user has to be asked first.
        case userInteractionRequired = 100
        /// The extension has no such credential.
        case credentialIdentityNotFound = 101
        /// The extension has one of the excluded passkeys.
        case matchedExcludedCredential = 102
    }

    /// The error as Foundation keeps it.
    public let _nsError: NSError

    /// Wraps an error of this domain.
    public init(_nsError error: NSError) { _nsError = error }

    /// The domain of these errors.
    public static var _nsErrorDomain: String { ASExtensionErrorDomain }

    /// The attempt failed.
    public static var failed: Code { .failed }
    /// The user cancelled.
    public static var userCanceled: Code { .userCanceled }
    /// The user has to be asked first.
    public static var userInteractionRequired: Code { .userInteractionRequired }
    /// The extension has no such credential.
    public static var credentialIdentityNotFound: Code { .credentialIdentityNotFound }
    /// The extension has one of the excluded passkeys.
    public static var matchedExcludedCredential: Code { .matchedExcludedCredential }
}
