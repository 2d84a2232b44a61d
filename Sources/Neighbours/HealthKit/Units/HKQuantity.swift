// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because nothing changes after `init`.
/// A number of units.
open class HKQuantity: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    let unit: HKUnit
    let value: Double

    /// A number of units.
    public init(unit: HKUnit, doubleValue value: Double) {
        self.unit = unit
        self.value = value
        super.init()
    }

    /// Whether the quantity can be told in a unit.
    open func `is`(compatibleWith unit: HKUnit) -> Bool {
        self.unit.factors.dimension == unit.factors.dimension
    }

    /// The number of other units; traps over those of another dimension, as on iOS.
    open func doubleValue(for unit: HKUnit) -> Double {
        guard `is`(compatibleWith: unit) else {
            Diagnostics.trap(
                .invalidArgumentException,
                "HKQuantity.doubleValue(for:): Attempt to convert incompatible units: "
                    + "\(self.unit), \(unit); ask is(compatibleWith:) first."
            )
        }
        return self.unit.factors.convert(value, to: unit.factors)
    }

    /// How the quantity compares with another; traps over one of another dimension, as on iOS.
    open func compare(_ quantity: HKQuantity) -> ComparisonResult {
        guard `is`(compatibleWith: quantity.unit) else {
            Diagnostics.trap(
                .invalidArgumentException,
                "HKQuantity.compare(_:): Attempt to convert incompatible units: "
                    + "\(unit), \(quantity.unit); ask is(compatibleWith:) first."
            )
        }
        let other = quantity.unit.factors.convert(quantity.value, to: unit.factors)
        return value < other ? .orderedAscending : value > other ? .orderedDescending : .orderedSame
    }

    /// The number and the unit: "72 count/min".
    open override var description: String { "\(UnitNumber.shortest(value)) \(unit)" }

    /// Whether another quantity is as large.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? HKQuantity, other.is(compatibleWith: unit) else {
            return false
        }
        return compare(other) == .orderedSame && value.isNaN == other.value.isNaN
    }

    /// The same for equal quantities, which may have different units.
    open override var hash: Int { unit.factors.dimension.hashValue }

    /// The quantity itself: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The quantity itself.
    open override func copy() -> Any { self }

    /// Archives can keep quantities.
    open class var supportsSecureCoding: Bool { true }

    /// Writes number and unit.
    open func encode(with coder: NSCoder) {
        coder.encode(value, forKey: "ValueKey")
        coder.encode(unit, forKey: "UnitKey")
    }

    /// Reads what `encode(with:)` wrote.
    public required convenience init?(coder: NSCoder) {
        guard let unit = coder.decodeObject(of: HKUnit.self, forKey: "UnitKey") else { return nil }
        self.init(unit: unit, doubleValue: coder.decodeDouble(forKey: "ValueKey"))
    }
}
