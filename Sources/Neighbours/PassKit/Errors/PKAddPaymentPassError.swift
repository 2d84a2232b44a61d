// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The domain's name is that of Objective-C's constant.

public import Foundation
public import ObjCRuntime

/// The domain of errors about adding payment passes.
public let PKAddPaymentPassErrorDomain = "PKAddPaymentPassErrorDomain"

/// Why a payment pass was not added.
public struct PKAddPaymentPassError: _ErrorOfDomain, Sendable {
    /// The reasons.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        /// The errors that have these codes.
        public typealias _ErrorType = PKAddPaymentPassError

        /// The device cannot have payment passes.
        case unsupported = 0
        /// The user cancelled.
        case userCancelled = 1
        /// The system cancelled.
        case systemCancelled = 2
    }

    /// The error as Foundation keeps it.
    public let _nsError: NSError

    /// Wraps an error of this domain.
    public init(_nsError error: NSError) { _nsError = error }

    /// The domain of these errors.
    public static var _nsErrorDomain: String { PKAddPaymentPassErrorDomain }

    /// The device cannot have payment passes.
    public static var unsupported: Code { .unsupported }
    /// The user cancelled.
    public static var userCancelled: Code { .userCancelled }
    /// The system cancelled.
    public static var systemCancelled: Code { .systemCancelled }
}
