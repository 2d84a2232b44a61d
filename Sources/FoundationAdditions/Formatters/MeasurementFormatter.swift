// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Sendable is unchecked because `Formatter` is: it is set up once, and then only read.
/// Writes measurements in the units of a locale: "3.107 mi" for 5 kilometres in the United States.
///
/// Lengths, masses, areas, volumes, speeds, temperatures and consumption are converted; other measurements keep
/// their unit.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    /// Which unit is written.
    public struct UnitOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes options of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The unit of the measurement, whatever the locale prefers.
        public static let providedUnit = UnitOptions(rawValue: 1)
        /// The unit of the locale in which the number is neither small nor large; `providedUnit` goes before.
        public static let naturalScale = UnitOptions(rawValue: 2)
        /// Degrees without their scale: 90°.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }

    /// Which unit is written; what the locale prefers unless set.
    open var unitOptions: UnitOptions = []
    /// How long the unit's name is; medium unless set.
    open var unitStyle = Formatter.UnitStyle.medium
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The language and its units; the current one unless set.
    open var locale: Locale! = .autoupdatingCurrent {
        didSet { usualNumberFormatter.locale = locale ?? .autoupdatingCurrent }
    }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// Writes the number; one with at most three digits behind the point unless set.
    open var numberFormatter: NumberFormatter! {
        get { ownNumberFormatter ?? usualNumberFormatter }
        set { ownNumberFormatter = newValue }
    }

    private var ownNumberFormatter: NumberFormatter?
    private let usualNumberFormatter = NumberFormatter()

    /// Makes a formatter for the current locale.
    public override init() {
        usualNumberFormatter.numberStyle = .decimal
        usualNumberFormatter.locale = .autoupdatingCurrent
        super.init()
    }

    /// Formatters are not read from archives.
    public required init?(coder: NSCoder) { nil }

    /// The text of a measurement.
    public func string<UnitType>(from measurement: Measurement<UnitType>) -> String {
        text(measurement.value, measurement.unit)
    }

    /// The name of a unit; its symbol where the language has no name for it.
    open func string(from unit: Unit) -> String {
        guard let identifier = UnitIdentifiers.identifier(of: unit) else { return unit.symbol }
        return measured.name(of: identifier) ?? unit.symbol
    }

    /// The text of a measurement; nil for what is none.
    open override func string(for obj: Any?) -> String? {
        guard let measurement = obj as? any MeasuredValue else { return nil }
        return text(measurement.value, measurement.plainUnit)
    }

    private var measured: MeasuredText {
        MeasuredText(
            locale: locale ?? .autoupdatingCurrent,
            style: unitStyle,
            numberFormatter: numberFormatter
        )
    }

    private func text(_ value: Double, _ unit: Unit) -> String {
        let measured = measured
        var (value, unit) = (value, unit)
        var identifier = UnitIdentifiers.identifier(of: unit)
        if !unitOptions.contains(.providedUnit), let dimension = unit as? Dimension {
            // Foundation's conversion of consumption is not the reciprocal that it is on iOS; ICU's is.
            let isScaled = unitOptions.contains(.naturalScale) || unit is UnitFuelEfficiency
            if isScaled, let identifier,
                let usage = PreferredUnits.naturalUsage(of: dimension),
                let text = measured.text(value, identifier, usage: usage)
            {
                return text
            }
            if let preferred = PreferredUnits.unit(for: dimension, in: measured.locale) {
                value = preferred.converter.value(
                    fromBaseUnitValue: dimension.converter.baseUnitValue(fromValue: value)
                )
                unit = preferred
                identifier = UnitIdentifiers.identifier(of: unit)
            } else if identifier == "kilocalorie", PreferredUnits.countsCalories(measured.locale) {
                identifier = "foodcalorie"
            }
        }
        if unitOptions.contains(.temperatureWithoutUnit), unit is UnitTemperature {
            identifier = "measure-unit/temperature-generic"
        }
        return identifier.flatMap { measured.text(value, $0) }
            ?? "\(measured.number(value)) \(unit.symbol)"
    }
}

/// A measurement of any unit.
private protocol MeasuredValue {
    var value: Double { get }
    var plainUnit: Unit { get }
}

extension Measurement: MeasuredValue {
    fileprivate var plainUnit: Unit { unit }
}

extension NSMeasurement: MeasuredValue {
    fileprivate var value: Double { doubleValue }
    fileprivate var plainUnit: Unit { unit }
}
