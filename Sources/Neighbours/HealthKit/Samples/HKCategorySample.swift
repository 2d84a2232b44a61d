// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because nothing changes after `init`.
/// A sample that is one of a few values.
open class HKCategorySample: HKSample, @unchecked Sendable {
    /// The value, a raw value of the type's enumeration.
    open private(set) var value: Int

    /// A value of a time.
    public init(
        type: HKCategoryType,
        value: Int,
        start startDate: Date,
        end endDate: Date,
        device: HKDevice?,
        metadata: [String: Any]?
    ) {
        self.value = value
        super.init(type, startDate, endDate, device: device, metadata: metadata)
    }

    /// A value of a time.
    public convenience init(
        type: HKCategoryType,
        value: Int,
        start startDate: Date,
        end endDate: Date,
        metadata: [String: Any]?
    ) {
        self.init(
            type: type,
            value: value,
            start: startDate,
            end: endDate,
            device: nil,
            metadata: metadata
        )
    }

    /// A value of a time.
    public convenience init(
        type: HKCategoryType,
        value: Int,
        start startDate: Date,
        end endDate: Date
    ) {
        self.init(
            type: type,
            value: value,
            start: startDate,
            end: endDate,
            device: nil,
            metadata: nil
        )
    }

    /// The type.
    open var categoryType: HKCategoryType {
        guard let type = sampleType as? HKCategoryType else {
            preconditionFailure("a sample of a category has a type of categories")
        }
        return type
    }

    /// Lists the values for predicates.
    open override class func _objcListMembers(_ members: _ObjCMembers) {
        members.property("value", at: \HKCategorySample.value)
        members.property("categoryType", at: \HKCategorySample.categoryType)
    }

    /// The value, the type and the time.
    open override var description: String {
        "\(value) \(sampleType) (\(startDate) - \(endDate))"
    }

    /// Writes the value, too.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(value, forKey: "value")
    }

    /// Reads what `encode(with:)` wrote.
    public required init?(coder: NSCoder) {
        value = coder.decodeInteger(forKey: "value")
        super.init(coder: coder)
        guard sampleType is HKCategoryType else { return nil }
    }
}
