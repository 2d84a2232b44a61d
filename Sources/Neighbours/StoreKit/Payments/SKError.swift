// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The domain's name is that of Objective-C's constant.

public import Foundation
public import ObjCRuntime

/// The domain of the store's errors.
public let SKErrorDomain = "SKErrorDomain"

/// Why the store can't do something.
public struct SKError: _ErrorOfDomain, Sendable {
    /// The reasons.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        /// The errors that have these codes.
        public typealias _ErrorType = SKError

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

    /// The error as Foundation keeps it.
    public let _nsError: NSError

    /// An error of Foundation's that has the domain of these.
    public init(_nsError error: NSError) { _nsError = error }

    /// The domain of these errors.
    public static var _nsErrorDomain: String { SKErrorDomain }

    /// An error for a reason.
    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        let text: String? =
            switch code {
            case .paymentNotAllowed: "Purchases aren't possible on this device."
            case .storeProductNotAvailable: "The store doesn't have the product."
            default: nil
            }
        self.init(number: code.rawValue, text, userInfo)
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
    /// The user doesn't allow the cloud's service.
    public static var cloudServicePermissionDenied: Code { .cloudServicePermissionDenied }
    /// The cloud's service can't be reached.
    public static var cloudServiceNetworkConnectionFailed: Code {
        .cloudServiceNetworkConnectionFailed
    }
    /// The cloud's service is no longer allowed.
    public static var cloudServiceRevoked: Code { .cloudServiceRevoked }
    /// The privacy has to be agreed to.
    public static var privacyAcknowledgementRequired: Code { .privacyAcknowledgementRequired }
    /// The request was not signed.
    public static var unauthorizedRequestData: Code { .unauthorizedRequestData }
    /// The offer is not known.
    public static var invalidOfferIdentifier: Code { .invalidOfferIdentifier }
    /// The signature is wrong.
    public static var invalidSignature: Code { .invalidSignature }
    /// Parameters of the offer are missing.
    public static var missingOfferParams: Code { .missingOfferParams }
    /// The price of the offer is wrong.
    public static var invalidOfferPrice: Code { .invalidOfferPrice }
    /// The overlay was cancelled.
    public static var overlayCancelled: Code { .overlayCancelled }
    /// The overlay's configuration is wrong.
    public static var overlayInvalidConfiguration: Code { .overlayInvalidConfiguration }
    /// The overlay took too long.
    public static var overlayTimeout: Code { .overlayTimeout }
    /// The user may not have the offer.
    public static var ineligibleForOffer: Code { .ineligibleForOffer }
    /// The platform can't.
    public static var unsupportedPlatform: Code { .unsupportedPlatform }
    /// The overlay has no scene.
    public static var overlayPresentedInBackgroundScene: Code { .overlayPresentedInBackgroundScene }
}
