// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The mass of a mole of glucose in blood, in grams.
public let HKUnitMolarMassBloodGlucose = 180.15588000005408

// Sendable is unchecked because nothing changes after `init`.
/// A unit: a product of powers of units that Apple names.
///
/// Two are equal whose factors are the same; units of one dimension are converted into one another.
/// - Source: developer.apple.com/documentation/healthkit/hkunit
open class HKUnit: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    let factors: UnitFactors

    init(_ factors: UnitFactors) {
        self.factors = factors
        super.init()
    }

    /// Reads a unit; traps over a text that is none, as on iOS.
    public convenience init(from string: String) {
        guard let factors = UnitParser.read(string) else {
            Diagnostics.trap(
                .invalidArgumentException,
                "HKUnit.init(from:): Unable to parse factorization string \(string); "
                    + "write units as \"mg/dL\" or \"ml/(kg*min)\"."
            )
        }
        self.init(factors)
    }

    /// The unit of a formatter of masses.
    public convenience init(from massFormatterUnit: MassFormatter.Unit) {
        self.init(from: FormatterUnits.text(massFormatterUnit))
    }

    /// The unit of a formatter of lengths.
    public convenience init(from lengthFormatterUnit: LengthFormatter.Unit) {
        self.init(from: FormatterUnits.text(lengthFormatterUnit))
    }

    /// The unit of a formatter of energies.
    public convenience init(from energyFormatterUnit: EnergyFormatter.Unit) {
        self.init(from: FormatterUnits.text(energyFormatterUnit))
    }

    /// The formatter's unit of a mass; traps over other units.
    open class func massFormatterUnit(from unit: HKUnit) -> MassFormatter.Unit {
        guard let found = FormatterUnits.mass.first(where: { unit.isText($0.text) }) else {
            unknown("HKUnit.massFormatterUnit(from:)", unit)
        }
        return found.unit
    }

    /// The formatter's unit of a length; traps over other units.
    open class func lengthFormatterUnit(from unit: HKUnit) -> LengthFormatter.Unit {
        guard let found = FormatterUnits.length.first(where: { unit.isText($0.text) }) else {
            unknown("HKUnit.lengthFormatterUnit(from:)", unit)
        }
        return found.unit
    }

    /// The formatter's unit of an energy; traps over other units.
    open class func energyFormatterUnit(from unit: HKUnit) -> EnergyFormatter.Unit {
        guard let found = FormatterUnits.energy.first(where: { unit.isText($0.text) }) else {
            unknown("HKUnit.energyFormatterUnit(from:)", unit)
        }
        return found.unit
    }

    private final func isText(_ text: String) -> Bool { factors == UnitParser.read(text) }

    private static func unknown(_ name: String, _ unit: HKUnit) -> Never {
        Diagnostics.trap(
            .invalidArgumentException,
            "\(name): the formatter has no unit \(unit.unitString)"
        )
    }

    /// The text of which the unit can be read.
    open var unitString: String { factors.text }

    /// Whether the unit has no factors, as a unit that is divided by itself.
    open func isNull() -> Bool { factors.factors.isEmpty }

    /// The product with another unit.
    open func unitMultiplied(by unit: HKUnit) -> HKUnit { HKUnit(factors.times(unit.factors)) }

    /// The quotient of another unit.
    open func unitDivided(by unit: HKUnit) -> HKUnit {
        HKUnit(factors.times(unit.factors, power: -1))
    }

    /// A power.
    open func unitRaised(toPower power: Int) -> HKUnit { HKUnit(factors.power(power)) }

    /// One by the unit.
    open func reciprocal() -> HKUnit { HKUnit(factors.power(-1)) }

    /// The unit's text.
    open override var description: String { unitString }

    /// Whether another unit has the same factors.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? HKUnit)?.factors == factors
    }

    /// A hash of the factors.
    open override var hash: Int { factors.hashValue }

    /// The unit itself: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The unit itself.
    open override func copy() -> Any { self }

    /// Archives can keep units.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the unit's text.
    open func encode(with coder: NSCoder) {
        coder.encode(unitString as NSString, forKey: "HKUnitStringKey")
    }

    /// Reads what `encode(with:)` wrote.
    public required convenience init?(coder: NSCoder) {
        guard let text = coder.decodeObject(of: NSString.self, forKey: "HKUnitStringKey"),
            let factors = UnitParser.read(text as String)
        else { return nil }
        self.init(factors)
    }
}
