// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationAdditions
import Testing

struct MeasurementFormatterTests {
    private func formatter(
        _ locale: String,
        _ options: FoundationAdditions.MeasurementFormatter.UnitOptions = []
    ) -> FoundationAdditions.MeasurementFormatter {
        let formatter = FoundationAdditions.MeasurementFormatter()
        formatter.locale = Locale(identifier: locale)
        formatter.unitOptions = options
        return formatter
    }

    @Test(arguments: [
        ("en_US", "3.107 mi", "154.324 lb"), ("en_GB", "3.107 mi", "154.324 lb"),
        ("de_DE", "5 km", "70 kg"), ("ja_JP", "5 km", "70 kg"),
    ])
    func measurementsAreInTheUnitsOfTheLocale(locale: String, length: String, mass: String) {
        let formatter = formatter(locale)
        #expect(
            formatter.string(from: Measurement(value: 5, unit: UnitLength.kilometers)) == length
        )
        #expect(formatter.string(from: Measurement(value: 70, unit: UnitMass.kilograms)) == mass)
    }

    @Test func temperaturesAreConverted() {
        let kelvin = Measurement(value: 293, unit: UnitTemperature.kelvin)
        #expect(formatter("en_US").string(from: kelvin) == "67.73°F")
        #expect(formatter("en_GB").string(from: kelvin) == "19.85°C")
        let warm = Measurement(value: 32, unit: UnitTemperature.celsius)
        #expect(formatter("en_US", .temperatureWithoutUnit).string(from: warm) == "89.6°")
    }

    @Test func theStyleSaysHowLongTheUnitIs() {
        let formatter = formatter("en_US", .providedUnit)
        let gravity = Measurement(value: 9.8, unit: UnitAcceleration.gravity)
        let texts = [Formatter.UnitStyle.short, .medium, .long].map { style in
            formatter.unitStyle = style
            return formatter.string(from: gravity)
        }
        #expect(texts == ["9.8Gs", "9.8 G", "9.8 g-force"])
    }

    @Test func theProvidedUnitStaysWithItsPlural() {
        let formatter = formatter("en_US", .providedUnit)
        formatter.unitStyle = .long
        formatter.numberFormatter.maximumFractionDigits = 0
        #expect(
            formatter.string(from: Measurement(value: 1.2, unit: UnitLength.meters)) == "1 meter"
        )
        #expect(formatter.string(from: Measurement(value: 3, unit: UnitLength.miles)) == "3 miles")
    }

    @Test func aNaturalScaleFitsTheNumber() {
        let metric = formatter("de_DE", .naturalScale)
        #expect(metric.string(from: Measurement(value: 2000, unit: UnitLength.meters)) == "2 km")
        #expect(metric.string(from: Measurement(value: 0.02, unit: UnitLength.meters)) == "2 cm")
        let american = formatter("en_US", .naturalScale)
        #expect(
            american.string(from: Measurement(value: 100, unit: UnitLength.meters)) == "328.084 ft"
        )
    }

    @Test func consumptionIsTheReciprocalOfReach() {
        let usual = Measurement(value: 8, unit: UnitFuelEfficiency.litersPer100Kilometers)
        #expect(formatter("en_US").string(from: usual) == "29.402 mpg")
    }

    @Test func numbersAreTheNumberFormatters() {
        let formatter = formatter("en_US", .providedUnit)
        let numbers = NumberFormatter()
        numbers.locale = Locale(identifier: "en_US")
        numbers.minimumFractionDigits = 2
        numbers.positivePrefix = "~"
        formatter.numberFormatter = numbers
        #expect(formatter.string(from: Measurement(value: 5, unit: UnitLength.meters)) == "~5.00 m")
    }

    @Test func unitsHaveNames() {
        let formatter = formatter("de_DE")
        #expect(formatter.string(from: UnitLength.meters) == "m")
        formatter.unitStyle = .long
        #expect(formatter.string(from: UnitSpeed.milesPerHour) == "Meilen pro Stunde")
        #expect(formatter.string(from: Unit(symbol: "smoot")) == "smoot")
        let own = Measurement(value: 2, unit: Unit(symbol: "smoot"))
        #expect(formatter.string(from: own) == "2 smoot")
        #expect(formatter.string(for: own) == "2 smoot")
        #expect(formatter.string(for: "smoot") == nil)
    }

    @Test func amountsOfInformationAreCountsOfBytes() {
        let amount = Measurement(value: 3, unit: UnitInformationStorage.gigabytes)
        #expect(ByteCountFormatter.string(from: amount, countStyle: .file) == "3 GB")
        let formatter = ByteCountFormatter()
        formatter.allowedUnits = .useMB
        let megabytes = formatter.string(from: amount).filter { $0 != "," }
        #expect(megabytes == "3000 MB")
    }
}
