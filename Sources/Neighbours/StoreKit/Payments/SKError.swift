// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The domain's name is that of Objective-C's constant.

public import Foundation

/// The domain of the store's errors.
public let SKErrorDomain = "SKErrorDomain"

/// Why the store can't do something.
public struct SKError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
    /// The reasons.
    public enum Code: Int, Sendable {
        /// Not known.
        case unknown = 0
        /// The program may not.
        case clientInvalid = 1
        /// The user cancelled.
        case paymentCancelled = 2
        /// The payment is wrong.
        case paymentInvalid = 3
        /// The user may not pay.
        case paymentNotAllowed = 4
        /// The store doesn't have the product.
        case storeProductNotAvailable = 5
        /// The user doesn't allow the cloud's service.
        case cloudServicePermissionDenied = 6
        /// The cloud's service can't be reached.
        case cloudServiceNetworkConnectionFailed = 7
        /// The cloud's service is no longer allowed.
        case cloudServiceRevoked = 8
        /// The privacy has to be agreed to.
        case privacyAcknowledgementRequired = 9
        /// The request was not signed.
        case unauthorizedRequestData = 10
        /// The offer is not known.
        case invalidOfferIdentifier = 11
        /// The signature is wrong.
        case invalidSignature = 12
        /// Parameters of the offer are missing.
        case missingOfferParams = 13
        /// The price of the offer is wrong.
        case invalidOfferPrice = 14
        /// The overlay was cancelled.
        case overlayCancelled = 15
        /// The overlay's configuration is wrong.
        case overlayInvalidConfiguration = 16
        /// The overlay took too long.
        case overlayTimeout = 17
        /// The user may not have the offer.
        case ineligibleForOffer = 18
        /// The platform can't.
        case unsupportedPlatform = 19
        /// The overlay has no scene.
        case overlayPresentedInBackgroundScene = 20
    }

    /// The reason.
    public let code: Code

    /// An error for a reason.
    public init(_ code: Code) { self.code = code }

    /// The domain of these errors.
    public static var errorDomain: String { SKErrorDomain }

    /// The reason as a number.
    public var errorCode: Int { code.rawValue }

    /// The reason in words.
    public var errorDescription: String? {
        switch code {
        case .paymentNotAllowed: "Purchases aren't possible on this device."
        case .storeProductNotAvailable: "The store doesn't have the product."
        default: nil
        }
    }

    /// Not known.
    public static var unknown: Code { .unknown }
    /// The program may not.
    public static var clientInvalid: Code { .clientInvalid }
    /// The user cancelled.
    public static var paymentCancelled: Code { .paymentCancelled }
    /// The payment is wrong.
    public static var paymentInvalid: Code { .paymentInvalid }
    /// The user may not pay.
    public static var paymentNotAllowed: Code { .paymentNotAllowed }
    /// The store doesn't have the product.
    public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
    /// The cloud's service can't be reached.
    public static var cloudServiceNetworkConnectionFailed: Code {
        .cloudServiceNetworkConnectionFailed
    }
}
