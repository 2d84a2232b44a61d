// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import UIKit

/// The payment sheet, of which a device that cannot pay makes none.
///
/// - Source: developer.apple.com/documentation/passkit/pkpaymentauthorizationviewcontroller
@preconcurrency @MainActor
open class PKPaymentAuthorizationViewController: UIViewController {
    /// Nil, as on a device that cannot pay.
    public init?(paymentRequest request: PKPaymentRequest) { nil }

    /// Nil, as on a device that cannot pay.
    public init?(disbursementRequest request: PKDisbursementRequest) { nil }

    /// Nil: the controller is not archived.
    public required init?(coder: NSCoder) { nil }

    /// Answers the sheet's questions: nobody, since there is no sheet.
    open weak var delegate: (any PKPaymentAuthorizationViewControllerDelegate)? {
        get { nil }
        set {}
    }

    /// Whether the device can pay: no.
    open class func canMakePayments() -> Bool { false }

    /// Whether the user has a card of one of the networks: no.
    open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool {
        false
    }

    /// Whether the user has a card of one of the networks that pays in one of the ways: no.
    open class func canMakePayments(
        usingNetworks supportedNetworks: [PKPaymentNetwork],
        capabilities: PKMerchantCapability
    ) -> Bool { false }

    /// Whether the device takes transfers: no.
    open class func supportsDisbursements() -> Bool { false }
}
