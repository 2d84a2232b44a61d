// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The domain's name is that of Objective-C's constant.

public import Foundation
public import ObjCRuntime

/// The domain of the errors of `ASCredentialIdentityStore`.
public let ASCredentialIdentityStoreErrorDomain = "ASCredentialIdentityStoreErrorDomain"

/// Why the credential identity store did not change.
public struct ASCredentialIdentityStoreError: _ErrorOfDomain, Sendable {
    /// The reasons.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        /// The errors that have these codes.
        public typealias _ErrorType = ASCredentialIdentityStoreError

        /// Nothing more is known.
        case internalError = 0
        /// The user has not enabled the program's credentials.
        case storeDisabled = 1
        /// Another change is in progress.
        case storeBusy = 2
    }

    /// The error as Foundation keeps it.
    public let _nsError: NSError

    /// Wraps an error of this domain.
    public init(_nsError error: NSError) { _nsError = error }

    /// The domain of these errors.
    public static var _nsErrorDomain: String { ASCredentialIdentityStoreErrorDomain }

    /// Nothing more is known.
    public static var internalError: Code { .internalError }
    /// The user has not enabled the program's credentials.
    public static var storeDisabled: Code { .storeDisabled }
    /// Another change is in progress.
    public static var storeBusy: Code { .storeBusy }
}
