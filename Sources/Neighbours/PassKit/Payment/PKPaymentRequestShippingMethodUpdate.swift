// SPDX-License-Identifier: Apache-2.0

import Foundation

// Sendable is unchecked because an object is filled in before it is handed on.
/// The answer to another way to send goods.
open class PKPaymentRequestShippingMethodUpdate: PKPaymentRequestUpdate, @unchecked Sendable {
    /// A change that leaves no lines.
    public override init() { super.init() }

    /// A change of the lines.
    public override init(paymentSummaryItems: [PKPaymentSummaryItem]) {
        super.init(paymentSummaryItems: paymentSummaryItems)
    }
}
