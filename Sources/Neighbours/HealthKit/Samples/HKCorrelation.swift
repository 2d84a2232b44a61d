// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

// Sendable is unchecked because nothing changes after `init`.
/// Samples that belong together, as the two pressures of blood.
open class HKCorrelation: HKSample, @unchecked Sendable {
    /// The samples.
    open private(set) var objects: Set<HKSample>

    /// Samples of a time; traps over none, as on iOS.
    public init(
        type correlationType: HKCorrelationType,
        start startDate: Date,
        end endDate: Date,
        objects: Set<HKSample>,
        device: HKDevice?,
        metadata: [String: Any]?
    ) {
        guard !objects.isEmpty else {
            Diagnostics.trap(
                .invalidArgumentException,
                "HKCorrelation.init(type:start:end:objects:): objects must not be empty"
            )
        }
        self.objects = objects
        super.init(correlationType, startDate, endDate, device: device, metadata: metadata)
    }

    /// Samples of a time.
    public convenience init(
        type correlationType: HKCorrelationType,
        start startDate: Date,
        end endDate: Date,
        objects: Set<HKSample>,
        metadata: [String: Any]?
    ) {
        self.init(
            type: correlationType,
            start: startDate,
            end: endDate,
            objects: objects,
            device: nil,
            metadata: metadata
        )
    }

    /// Samples of a time.
    public convenience init(
        type correlationType: HKCorrelationType,
        start startDate: Date,
        end endDate: Date,
        objects: Set<HKSample>
    ) {
        self.init(
            type: correlationType,
            start: startDate,
            end: endDate,
            objects: objects,
            device: nil,
            metadata: nil
        )
    }

    /// The type.
    open var correlationType: HKCorrelationType {
        guard let type = sampleType as? HKCorrelationType else {
            preconditionFailure("a correlation has a type of correlations")
        }
        return type
    }

    /// The samples of a type.
    open func objects(for objectType: HKObjectType) -> Set<HKSample> {
        objects.filter { $0.sampleType == objectType }
    }

    /// Writes the samples, too.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(NSArray(array: Array(objects)), forKey: "objects")
    }

    /// Reads what `encode(with:)` wrote.
    public required init?(coder: NSCoder) {
        let classes: [AnyClass] = [NSArray.self, HKQuantitySample.self, HKCategorySample.self]
        let list = coder.decodeObject(of: classes, forKey: "objects") as? NSArray
        objects = Set((list ?? []).compactMap { $0 as? HKSample })
        super.init(coder: coder)
        guard sampleType is HKCorrelationType, !objects.isEmpty else { return nil }
    }
}
