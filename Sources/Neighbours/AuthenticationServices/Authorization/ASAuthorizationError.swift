// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The domain's name is that of Objective-C's constant.

public import Foundation
public import ObjCRuntime

/// The domain of the errors of `ASAuthorizationController`.
public let ASAuthorizationErrorDomain = "com.apple.AuthenticationServices.AuthorizationError"

/// Why an authorization failed.
public struct ASAuthorizationError: _ErrorOfDomain, Sendable {
    /// The reasons.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        /// The errors that have these codes.
        public typealias _ErrorType = ASAuthorizationError

        /// Nothing more is known; also the answer of a device without an account.
        case unknown = 1000
        /// The user cancelled, or nothing can be offered without asking.
        case canceled = 1001
        /// The answer is not valid.
        case invalidResponse = 1002
        /// Nothing handled the request.
        case notHandled = 1003
        /// The attempt failed.
        case failed = 1004
        /// The request needs the user, whom it may not ask.
        case notInteractive = 1005
        /// The device already has one of the excluded passkeys.
        case matchedExcludedCredential = 1006
        /// Credentials could not be imported.
        case credentialImport = 1007
        /// Credentials could not be exported.
        case credentialExport = 1008
    }

    /// The error as Foundation keeps it.
    public let _nsError: NSError

    /// Wraps an error of this domain.
    public init(_nsError error: NSError) { _nsError = error }

    /// The domain of these errors.
    public static var _nsErrorDomain: String { ASAuthorizationErrorDomain }

    /// Nothing more is known; also the answer of a device without an account.
    public static var unknown: Code { .unknown }
    /// The user cancelled, or nothing can be offered without asking.
    public static var canceled: Code { .canceled }
    /// The answer is not valid.
    public static var invalidResponse: Code { .invalidResponse }
    /// Nothing handled the request.
    public static var notHandled: Code { .notHandled }
    /// The attempt failed.
    public static var failed: Code { .failed }
    /// The request needs the user, whom it may not ask.
    public static var notInteractive: Code { .notInteractive }
    /// The device already has one of the excluded passkeys.
    public static var matchedExcludedCredential: Code { .matchedExcludedCredential }
    /// Credentials could not be imported.
    public static var credentialImport: Code { .credentialImport }
    /// Credentials could not be exported.
    public static var credentialExport: Code { .credentialExport }
}
