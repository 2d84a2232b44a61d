// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Sendable is unchecked because an object is filled in before it is handed on.
/// An amount that is paid when a balance runs low.
open class PKAutomaticReloadPaymentSummaryItem: PKPaymentSummaryItem, @unchecked Sendable {
    /// The balance below which it is paid.
    open var thresholdAmount: NSDecimalNumber = .zero

    /// An item without words and amount.
    public required init() { super.init() }

    override var values: [(name: String, value: Any?)] {
        super.values + [
            ("thresholdAmount", thresholdAmount.decimalValue)
        ]
    }

    override func fill(_ copy: PKPaymentSummaryItem) {
        super.fill(copy)
        guard let other = copy as? PKAutomaticReloadPaymentSummaryItem else { return }
        other.thresholdAmount = thresholdAmount
    }
}
