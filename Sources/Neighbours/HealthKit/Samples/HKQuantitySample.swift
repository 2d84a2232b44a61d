// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because nothing changes after `init`.
/// A measured quantity.
open class HKQuantitySample: HKSample, @unchecked Sendable {
    /// The quantity.
    open private(set) var quantity: HKQuantity

    /// A quantity of a time; traps over one that the type does not have, as on iOS.
    public init(
        type quantityType: HKQuantityType,
        quantity: HKQuantity,
        start startDate: Date,
        end endDate: Date,
        device: HKDevice?,
        metadata: [String: Any]?
    ) {
        guard quantityType.is(compatibleWith: quantity.unit) else {
            Diagnostics.trap(
                .invalidArgumentException,
                "HKQuantitySample.init(type:quantity:start:end:): \(quantityType) has no unit "
                    + "\(quantity.unit); ask HKQuantityType.is(compatibleWith:) first."
            )
        }
        self.quantity = quantity
        super.init(quantityType, startDate, endDate, device: device, metadata: metadata)
    }

    /// A quantity of a time.
    public convenience init(
        type quantityType: HKQuantityType,
        quantity: HKQuantity,
        start startDate: Date,
        end endDate: Date
    ) {
        self.init(
            type: quantityType,
            quantity: quantity,
            start: startDate,
            end: endDate,
            device: nil,
            metadata: nil
        )
    }

    /// A quantity of a time.
    public convenience init(
        type quantityType: HKQuantityType,
        quantity: HKQuantity,
        start startDate: Date,
        end endDate: Date,
        metadata: [String: Any]?
    ) {
        self.init(
            type: quantityType,
            quantity: quantity,
            start: startDate,
            end: endDate,
            device: nil,
            metadata: metadata
        )
    }

    /// The type.
    open var quantityType: HKQuantityType {
        guard let type = sampleType as? HKQuantityType else {
            preconditionFailure("a sample of a quantity has a type of quantities")
        }
        return type
    }

    /// How many quantities the sample has: one.
    open var count: Int { 1 }

    /// Lists the values for predicates.
    open override class func _objcListMembers(_ members: _ObjCMembers) {
        members.property("quantity", at: \HKQuantitySample.quantity)
        members.property("quantityType", at: \HKQuantitySample.quantityType)
        members.property("count", at: \HKQuantitySample.count)
    }

    /// The quantity, the type and the time.
    open override var description: String {
        "\(quantity) \(sampleType) (\(startDate) - \(endDate))"
    }

    /// Writes the quantity, too.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(quantity, forKey: "quantity")
    }

    /// Reads what `encode(with:)` wrote.
    public required init?(coder: NSCoder) {
        guard let quantity = coder.decodeObject(of: HKQuantity.self, forKey: "quantity") else {
            return nil
        }
        self.quantity = quantity
        super.init(coder: coder)
        guard sampleType is HKQuantityType else { return nil }
    }
}
