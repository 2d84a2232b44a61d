// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension Measurement where UnitType: Dimension {
    /// Writes measurements in the units of a locale, or in their own.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// How long the unit's name is.
        public struct UnitWidth: Codable, Hashable, Sendable {
            /// ICU's name.
            let name: String

            /// The whole name: kilometers.
            public static var wide: Self { Self(name: "full-name") }
            /// A symbol: km.
            public static var abbreviated: Self { Self(name: "short") }
            /// The shortest symbol.
            public static var narrow: Self { Self(name: "narrow") }
        }

        /// How long the unit's name is.
        public var width: UnitWidth
        /// The language, and the region with its units.
        public var locale: Locale
        /// What the measurement is for.
        public var usage: MeasurementFormatUnitUsage<UnitType>?
        /// How the number is written; nil for as many digits as the use needs.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?
        /// Whether a temperature has no scale: 90°.
        var hidesScaleName = false

        /// Makes a style.
        public init(
            width: UnitWidth,
            locale: Locale = .autoupdatingCurrent,
            usage: MeasurementFormatUnitUsage<UnitType> = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            self.width = width
            self.locale = locale
            self.usage = usage
            self.numberFormatStyle = numberFormatStyle
        }

        /// The text of a measurement.
        public func format(_ value: Measurement) -> String {
            guard let identifier = UnitIdentifiers.identifier(of: value.unit) else {
                return "\(number(value.value)) \(value.unit.symbol)"
            }
            return converted(value.value, identifier) ?? text(value.value, identifier)
                ?? "\(number(value.value)) \(value.unit.symbol)"
        }

        /// The style in another language.
        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }

        /// The text in the unit for the use; nil where there is none.
        private func converted(_ value: Double, _ identifier: String) -> String? {
            guard let name = usage?.name else { return nil }
            var skeleton = "\(stem(identifier)) unit-width-\(width.name) usage/\(name)"
            // Enough digits for the number's own style.
            if numberFormatStyle != nil { skeleton += " .#########" }
            guard let result = MeasuredText.formatted(value, skeleton, locale),
                let shown = result.value
            else { return nil }
            if hidesScaleName { return text(shown, identifier) }
            guard numberFormatStyle != nil else { return result.text.description }
            return result.text.replacingCharacters(in: result.number, with: number(shown))
        }

        /// The text in a unit.
        private func text(_ value: Double, _ identifier: String) -> String? {
            let stem = hidesScaleName ? "measure-unit/temperature-generic" : stem(identifier)
            let skeleton = "\(stem) unit-width-\(width.name) .######"
            guard let result = MeasuredText.formatted(value, skeleton, locale) else { return nil }
            return result.text.replacingCharacters(in: result.number, with: number(value))
        }

        private func stem(_ identifier: String) -> String { "unit/" + identifier }

        private func number(_ value: Double) -> String {
            let usual = FloatingPointFormatStyle<Double>().precision(.fractionLength(0...6))
            return (numberFormatStyle ?? usual).locale(locale).format(value)
        }
    }

    /// The text in the units of the current locale.
    public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

    /// The text by a style.
    public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
    where Style.FormatInput == Measurement<UnitType> { style.format(self) }
}

extension FormatStyle {
    /// A style for measurements.
    public static func measurement<UnitType>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }

    /// A style for temperatures.
    ///
    /// `hidesScaleName`: whether there is only a degree sign behind the number.
    public static func measurement(
        width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitTemperature> = .general,
        hidesScaleName: Bool,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
        var style = Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
        style.hidesScaleName = hidesScaleName
        return style
    }
}
