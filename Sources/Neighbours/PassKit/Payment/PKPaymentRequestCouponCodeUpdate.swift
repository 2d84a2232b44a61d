// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
// The optionals are those of Apple's declarations.

import Foundation

// Sendable is unchecked because an object is filled in before it is handed on.
/// The answer to a coupon's code.
open class PKPaymentRequestCouponCodeUpdate: PKPaymentRequestUpdate, @unchecked Sendable {
    /// What the user has to correct.
    open var errors: [any Error]! {
        get { all }
        set { all = newValue ?? [] }
    }

    private var all: [any Error] = []

    /// A change that leaves no lines.
    public override init() { super.init() }

    /// A change of the lines.
    public override init(paymentSummaryItems: [PKPaymentSummaryItem]) {
        super.init(paymentSummaryItems: paymentSummaryItems)
    }

    /// What the user has to correct, and a change of the lines and the ways to send goods.
    public convenience init(
        errors: [any Error]?,
        paymentSummaryItems: [PKPaymentSummaryItem],
        shippingMethods: [PKShippingMethod]
    ) {
        self.init(paymentSummaryItems: paymentSummaryItems)
        self.errors = errors
        status = self.errors.isEmpty ? .success : .failure
        self.shippingMethods = shippingMethods
    }

    override var values: [(name: String, value: Any?)] {
        super.values + [
            ("errors", errors)
        ]
    }
}
