// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Sendable is unchecked because an object is filled in before it is handed on.
/// An amount that is paid again and again.
open class PKRecurringPaymentSummaryItem: PKPaymentSummaryItem, @unchecked Sendable {
    /// The first payment; now where it is nil.
    open var startDate: Date?

    /// The unit of the interval.
    open var intervalUnit: NSCalendar.Unit = .month

    /// How many units lie between two payments.
    open var intervalCount: Int = 1

    /// The last payment; none where it is nil.
    open var endDate: Date?

    /// An item without words and amount.
    public required init() { super.init() }

    override var values: [(name: String, value: Any?)] {
        super.values + [
            ("startDate", startDate),
            ("intervalUnit", intervalUnit.rawValue),
            ("intervalCount", intervalCount),
            ("endDate", endDate),
        ]
    }

    override func fill(_ copy: PKPaymentSummaryItem) {
        super.fill(copy)
        guard let other = copy as? PKRecurringPaymentSummaryItem else { return }
        other.startDate = startDate
        other.intervalUnit = intervalUnit
        other.intervalCount = intervalCount
        other.endDate = endDate
    }
}
