// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Sendable is unchecked because an object is filled in before it is handed on.
/// An amount that is paid later.
open class PKDeferredPaymentSummaryItem: PKPaymentSummaryItem, @unchecked Sendable {
    /// When it is paid.
    open var deferredDate: Date = Date(timeIntervalSinceReferenceDate: 0)

    /// An item without words and amount.
    public required init() { super.init() }

    override var values: [(name: String, value: Any?)] {
        super.values + [
            ("deferredDate", deferredDate)
        ]
    }

    override func fill(_ copy: PKPaymentSummaryItem) {
        super.fill(copy)
        guard let other = copy as? PKDeferredPaymentSummaryItem else { return }
        other.deferredDate = deferredDate
    }
}
