// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because nothing changes after `init`.
/// An object with a time.
open class HKSample: HKObject, @unchecked Sendable {
    /// The type.
    open private(set) var sampleType: HKSampleType
    /// The beginning.
    open private(set) var startDate: Date
    /// The end.
    open private(set) var endDate: Date

    // Public for the compiler: see `HKObject`.
    @usableFromInline
    init(
        _ type: HKSampleType,
        _ start: Date,
        _ end: Date,
        device: HKDevice?,
        metadata: [String: Any]?
    ) {
        guard start <= end else {
            Diagnostics.trap(
                .invalidArgumentException,
                "HKSample of \(type): startDate (\(start)) cannot be after endDate (\(end))"
            )
        }
        sampleType = type
        startDate = start
        endDate = end
        super.init(device: device, metadata: metadata)
    }

    /// Whether the end is not known: samples that last have an end.
    open var hasUndeterminedDuration: Bool { endDate == .distantFuture }

    /// Lists the values for predicates.
    open override class func _objcListMembers(_ members: _ObjCMembers) {
        members.property("startDate", at: \HKSample.startDate)
        members.property("endDate", at: \HKSample.endDate)
        members.property("sampleType", at: \HKSample.sampleType)
    }

    /// Writes all values.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(sampleType, forKey: "sampleType")
        coder.encode(startDate as NSDate, forKey: "startDate")
        coder.encode(endDate as NSDate, forKey: "endDate")
    }

    /// Reads what `encode(with:)` wrote.
    public required init?(coder: NSCoder) {
        let classes: [AnyClass] = [
            HKSampleType.self, HKQuantityType.self, HKCategoryType.self, HKCorrelationType.self,
            HKWorkoutType.self,
        ]
        let type = coder.decodeObject(of: classes, forKey: "sampleType") as? HKSampleType
        guard let type, let start = coder.date("startDate"), let end = coder.date("endDate"),
            start <= end
        else { return nil }
        sampleType = type
        startDate = start
        endDate = end
        super.init(coder: coder)
    }
}
