// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime

// Sendable is unchecked because an object is filled in before it is handed on.
/// A change of the request, which the program tells the sheet.
open class PKPaymentRequestUpdate: NSObject, Valued, @unchecked Sendable {
    /// Whether the values are right.
    open var status: PKPaymentAuthorizationStatus = .success

    /// The lines of the payment.
    open var paymentSummaryItems: [PKPaymentSummaryItem]

    /// The ways to send goods.
    open var shippingMethods: [PKShippingMethod] = []

    /// The merchants of a payment for several.
    open var multiTokenContexts: [PKPaymentTokenContext] = []

    /// A payment that recurs.
    open var recurringPaymentRequest: PKRecurringPaymentRequest?

    /// A payment that fills up a balance.
    open var automaticReloadPaymentRequest: PKAutomaticReloadPaymentRequest?

    /// A payment later.
    open var deferredPaymentRequest: PKDeferredPaymentRequest?

    /// A change that leaves no lines.
    public override init() {
        paymentSummaryItems = []
        super.init()
    }

    /// A change of the lines.
    public init(paymentSummaryItems: [PKPaymentSummaryItem]) {
        self.paymentSummaryItems = paymentSummaryItems
        super.init()
    }

    var values: [(name: String, value: Any?)] {
        [
            ("status", status),
            ("paymentSummaryItems", paymentSummaryItems),
            ("shippingMethods", shippingMethods),
            ("multiTokenContexts", multiTokenContexts),
            ("recurringPaymentRequest", recurringPaymentRequest),
            ("automaticReloadPaymentRequest", automaticReloadPaymentRequest),
            ("deferredPaymentRequest", deferredPaymentRequest),
        ]
    }

    /// The values.
    open override var description: String { summary }
}
