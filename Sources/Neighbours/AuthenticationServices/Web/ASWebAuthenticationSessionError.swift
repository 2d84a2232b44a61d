// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The domain's name is that of Objective-C's constant.

public import Foundation
public import ObjCRuntime

/// The domain of the errors of `ASWebAuthenticationSession`.
public let ASWebAuthenticationSessionErrorDomain =
    "com.apple.AuthenticationServices.WebAuthenticationSession"

/// Why a web authentication session ended without a callback.
public struct ASWebAuthenticationSessionError: _ErrorOfDomain, Sendable {
    /// The reasons.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        /// The errors that have these codes.
        public typealias _ErrorType = ASWebAuthenticationSessionError

        /// The user or the program cancelled, or no browser could be opened.
        case canceledLogin = 1
        /// The session has no presentation context provider.
        case presentationContextNotProvided = 2
        /// The presentation context is not valid.
        case presentationContextInvalid = 3
    }

    /// The error as Foundation keeps it.
    public let _nsError: NSError

    /// Wraps an error of this domain.
    public init(_nsError error: NSError) { _nsError = error }

    /// The domain of these errors.
    public static var _nsErrorDomain: String { ASWebAuthenticationSessionErrorDomain }

    /// The user or the program cancelled, or no browser could be opened.
    public static var canceledLogin: Code { .canceledLogin }
    /// The session has no presentation context provider.
    public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
    /// The presentation context is not valid.
    public static var presentationContextInvalid: Code { .presentationContextInvalid }
}
