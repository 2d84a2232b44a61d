// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The domain's name is that of Objective-C's constant.

public import Foundation
public import ObjCRuntime

/// The domain of errors about passes.
public let PKPassKitErrorDomain = "PKPassKitErrorDomain"

/// Why a pass could not be read.
public struct PKPassKitError: _ErrorOfDomain, Sendable {
    /// The reasons.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        /// The errors that have these codes.
        public typealias _ErrorType = PKPassKitError

        /// Nothing more is known.
        case unknownError = -1
        /// The data are no pass.
        case invalidDataError = 1
        /// The pass is of a version that is not known.
        case unsupportedVersionError = 2
        /// The signature is wrong.
        case invalidSignature = 3
        /// The program may not.
        case notEntitledError = 4
    }

    /// The error as Foundation keeps it.
    public let _nsError: NSError

    /// Wraps an error of this domain.
    public init(_nsError error: NSError) { _nsError = error }

    /// The domain of these errors.
    public static var _nsErrorDomain: String { PKPassKitErrorDomain }

    /// Nothing more is known.
    public static var unknownError: Code { .unknownError }
    /// The data are no pass.
    public static var invalidDataError: Code { .invalidDataError }
    /// The pass is of a version that is not known.
    public static var unsupportedVersionError: Code { .unsupportedVersionError }
    /// The signature is wrong.
    public static var invalidSignature: Code { .invalidSignature }
    /// The program may not.
    public static var notEntitledError: Code { .notEntitledError }
}
