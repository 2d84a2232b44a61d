// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

/// How samples of quantities are put together.
public enum HKQuantityAggregationStyle: Int, Sendable {
    /// They are added.
    case cumulative = 0
    /// Their mean is taken.
    case discreteArithmetic = 1
    /// Their mean is taken, by their durations.
    case discreteTemporallyWeighted = 2
    /// Their loudness is averaged.
    case discreteEquivalentContinuousLevel = 3

    /// `discreteArithmetic` under its former name.
    public static var discrete: HKQuantityAggregationStyle { .discreteArithmetic }
}

// Sendable is unchecked because nothing changes after `init`.
/// The type of samples of quantities.
open class HKQuantityType: HKSampleType, @unchecked Sendable {
    private let facts: QuantityFacts

    init(_ identifier: HKQuantityTypeIdentifier, _ facts: QuantityFacts) {
        self.facts = facts
        super.init(named: identifier.rawValue)
    }

    /// A type of quantities; traps over a name that is none.
    public convenience init(_ identifier: HKQuantityTypeIdentifier) {
        guard let facts = QuantityFacts.of(identifier) else {
            Diagnostics.trap(
                .invalidArgumentException,
                "HKQuantityType.init(_:): there is no type \(identifier.rawValue); ask "
                    + "HKObjectType.quantityType(forIdentifier:), which may answer nil."
            )
        }
        self.init(identifier, facts)
    }

    /// Reads what `encode(with:)` wrote; nil for a name that is none.
    public required init?(coder: NSCoder) {
        let name = coder.decodeObject(of: NSString.self, forKey: "identifier") as String?
        guard let facts = name.flatMap({ QuantityFacts.of(HKQuantityTypeIdentifier($0)) }) else {
            return nil
        }
        self.facts = facts
        super.init(coder: coder)
    }

    /// How samples are put together.
    open var aggregationStyle: HKQuantityAggregationStyle { facts.style }

    /// Whether quantities can be told in a unit.
    open func `is`(compatibleWith unit: HKUnit) -> Bool {
        HKQuantity(unit: HKUnit(from: facts.unit), doubleValue: 0).is(compatibleWith: unit)
    }
}
