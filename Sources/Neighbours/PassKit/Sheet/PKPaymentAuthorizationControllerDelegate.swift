// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import UIKit

/// Answers the payment sheet's questions; none is asked here, since no sheet appears.
///
/// Optional methods are as Docs/subsystems/optional-requirements.md says.
public protocol PKPaymentAuthorizationControllerDelegate: NSObjectProtocol,
    _PKPaymentAuthorizationControllerDelegateProbes
{
    /// The sheet is done.
    func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)

    // @optional

    /// The user has authorized a payment.
    func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController,
        didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
    )

    /// The user has authorized a payment.
    func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController,
        didAuthorizePayment payment: PKPayment,
        completion: @escaping (PKPaymentAuthorizationStatus) -> Void
    )

    /// The user is about to authorize a payment.
    func paymentAuthorizationControllerWillAuthorizePayment(
        _ controller: PKPaymentAuthorizationController
    )

    /// The sheet needs the merchant's session.
    func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController,
        didRequestMerchantSessionUpdate handler:
            @escaping (PKPaymentRequestMerchantSessionUpdate) -> Void
    )

    /// The user has typed a coupon's code.
    func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController,
        didChangeCouponCode couponCode: String,
        handler completion: @escaping (PKPaymentRequestCouponCodeUpdate) -> Void
    )

    /// The user has chosen a way to send goods.
    func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController,
        didSelectShippingMethod shippingMethod: PKShippingMethod,
        handler completion: @escaping (PKPaymentRequestShippingMethodUpdate) -> Void
    )

    /// The user has chosen a receiver.
    func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController,
        didSelectShippingContact contact: PKContact,
        handler completion: @escaping (PKPaymentRequestShippingContactUpdate) -> Void
    )

    /// The user has chosen a card.
    func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController,
        didSelectPaymentMethod paymentMethod: PKPaymentMethod,
        handler completion: @escaping (PKPaymentRequestPaymentMethodUpdate) -> Void
    )

    /// The window over which the sheet appears.
    func presentationWindow(for controller: PKPaymentAuthorizationController) -> UIWindow?
}
