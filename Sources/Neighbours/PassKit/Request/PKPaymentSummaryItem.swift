// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because an object is filled in before it is handed on.
/// A line of what is paid.
open class PKPaymentSummaryItem: NSObject, Valued, @unchecked Sendable {
    /// The words of the line.
    open var label: String = ""

    /// The amount in the request's currency.
    open var amount: NSDecimalNumber = .zero

    /// Whether the amount is known.
    open var type: PKPaymentSummaryItemType = .final

    /// An item without words and amount.
    public required override init() { super.init() }

    /// An item with a known amount.
    public convenience init(label: String, amount: NSDecimalNumber) {
        self.init(label: label, amount: amount, type: .final)
    }

    /// An item.
    public convenience init(
        label: String,
        amount: NSDecimalNumber,
        type: PKPaymentSummaryItemType
    ) {
        self.init()
        self.label = label
        self.amount = amount
        self.type = type
    }

    var values: [(name: String, value: Any?)] {
        [
            ("label", label),
            ("amount", amount.decimalValue),
            ("type", type),
        ]
    }

    /// The values.
    open override var description: String { summary }

    /// Whether another object of the class has equal values.
    open override func isEqual(_ object: Any?) -> Bool { equals(object) }

    /// A hash of the values.
    open override var hash: Int { valueHash }

    /// A copy.
    open override func copy() -> Any {
        let copy = Self()
        fill(copy)
        return copy
    }

    /// Gives a copy the values.
    func fill(_ copy: PKPaymentSummaryItem) {
        copy.label = label
        copy.amount = amount
        copy.type = type
    }
}
