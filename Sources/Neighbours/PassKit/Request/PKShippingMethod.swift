// SPDX-License-Identifier: Apache-2.0

import Foundation

// Sendable is unchecked because an object is filled in before it is handed on.
/// A way to send goods, with its price.
open class PKShippingMethod: PKPaymentSummaryItem, @unchecked Sendable {
    /// The program's own name of the method.
    open var identifier: String?

    /// More words for people.
    open var detail: String?

    /// When goods arrive.
    open var dateComponentsRange: PKDateComponentsRange?

    /// An item without words and amount.
    public required init() { super.init() }

    override var values: [(name: String, value: Any?)] {
        super.values + [
            ("identifier", identifier),
            ("detail", detail),
            ("dateComponentsRange", dateComponentsRange),
        ]
    }

    override func fill(_ copy: PKPaymentSummaryItem) {
        super.fill(copy)
        guard let other = copy as? PKShippingMethod else { return }
        other.identifier = identifier
        other.detail = detail
        other.dateComponentsRange = dateComponentsRange
    }
}
