// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The domain's name is that of Objective-C's constant.

public import Foundation
public import ObjCRuntime

/// The domain of errors about the values of a payment.
public let PKPaymentErrorDomain = "PKPaymentErrorDomain"

/// What is wrong with the values that the user gave for a payment.
public struct PKPaymentError: _ErrorOfDomain, Sendable {
    /// The reasons.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        /// The errors that have these codes.
        public typealias _ErrorType = PKPaymentError

        /// Nothing more is known.
        case unknownError = -1
        /// The receiver's contact information is wrong.
        case shippingContactInvalidError = 1
        /// The payer's contact information is wrong.
        case billingContactInvalidError = 2
        /// The merchant does not serve the address.
        case shippingAddressUnserviceableError = 3
        /// The coupon's code is wrong.
        case couponCodeInvalidError = 4
        /// The coupon's code is no longer valid.
        case couponCodeExpiredError = 5
    }

    /// The error as Foundation keeps it.
    public let _nsError: NSError

    /// Wraps an error of this domain.
    public init(_nsError error: NSError) { _nsError = error }

    /// The domain of these errors.
    public static var _nsErrorDomain: String { PKPaymentErrorDomain }

    /// Nothing more is known.
    public static var unknownError: Code { .unknownError }
    /// The receiver's contact information is wrong.
    public static var shippingContactInvalidError: Code { .shippingContactInvalidError }
    /// The payer's contact information is wrong.
    public static var billingContactInvalidError: Code { .billingContactInvalidError }
    /// The merchant does not serve the address.
    public static var shippingAddressUnserviceableError: Code { .shippingAddressUnserviceableError }
    /// The coupon's code is wrong.
    public static var couponCodeInvalidError: Code { .couponCodeInvalidError }
    /// The coupon's code is no longer valid.
    public static var couponCodeExpiredError: Code { .couponCodeExpiredError }
}

/// A key of the user info of a `PKPaymentError`.
public struct PKPaymentErrorKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Wraps a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Wraps a name.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }

    /// The part of the contact, a raw value of `PKContactField`.
    public static let contactFieldUserInfoKey = PKPaymentErrorKey("PKPaymentErrorContactField")
    /// The part of the postal address.
    public static let postalAddressUserInfoKey = PKPaymentErrorKey("PKPaymentErrorPostalAddress")
}
