// SPDX-License-Identifier: Apache-2.0

import Foundation
import HealthKit
import Testing

@Suite("Quantities")
struct QuantityTests {
    private func value(_ value: Double, _ from: String, _ to: String) -> Double {
        HKQuantity(unit: HKUnit(from: from), doubleValue: value).doubleValue(for: HKUnit(from: to))
    }

    private func isClose(_ left: Double, _ right: Double) -> Bool {
        abs(left - right) <= 1e-12 * max(abs(left), abs(right), 1)
    }

    @Test(arguments: [
        (1.0, "kg", "g", 1000.0), (1, "lb", "g", 453.59237), (1, "st", "lb", 14),
        (1, "lb", "oz", 16), (1, "mi", "m", 1609.344), (1, "ft", "in", 12),
        (1, "yd", "ft", 3), (1, "hr", "s", 3600), (1, "d", "hr", 24), (1, "kcal", "J", 4184),
        (1, "Cal", "kcal", 1), (1, "cal", "J", 4.184), (1, "L", "mL", 1000),
        (1, "cup_us", "fl_oz_us", 8), (1, "pt_imp", "fl_oz_imp", 20), (1, "atm", "Pa", 101_325),
        (100, "degC", "degF", 212), (32, "degF", "degC", 0), (0, "degC", "K", 273.15),
        (98.6, "degF", "degC", 37), (60, "count/min", "count/s", 1), (60, "count/min", "Hz", 1),
        (0.5, "%", "count", 0.5), (1, "m/s", "km/hr", 3.6), (1, "J/s", "W", 1),
        (180, "deg", "rad", Double.pi), (1, "mg/dL", "g/L", 0.01), (1, "L", "m^3", 0.001),
    ])
    func areToldInOtherUnits(number: Double, from: String, to: String, expected: Double) {
        #expect(isClose(value(number, from, to), expected))
        #expect(isClose(value(expected, to, from), number))
    }

    @Test func glucoseIsConvertedByTheMassOfItsMole() {
        let molar = HKUnit.moleUnit(with: .milli, molarMass: HKUnitMolarMassBloodGlucose)
            .unitDivided(by: .liter())
        let quantity = HKQuantity(unit: molar, doubleValue: 5.5)
        let milligrams = quantity.doubleValue(for: HKUnit(from: "mg/dL"))
        #expect(isClose(milligrams, 5.5 * 18.015588000005408))
        #expect(quantity.is(compatibleWith: HKUnit(from: "mg/dL")))
    }

    /// Every unit of a dimension into every other and back.
    @Test func conversionsRoundTrip() {
        let dimensions = [
            ["g", "kg", "mcg", "oz", "lb", "st", "mmol<180.15>"],
            ["m", "cm", "in", "ft", "yd", "mi"], ["s", "ms", "min", "hr", "d"],
            ["degC", "degF", "K"], ["Pa", "mmHg", "cmAq", "atm", "inHg", "kPa"],
            ["L", "mL", "cup_us", "pt_imp", "fl_oz_us", "m^3"], ["J", "kJ", "cal", "kcal", "Cal"],
        ]
        for units in dimensions {
            for from in units {
                for to in units {
                    for number in [0, 1, -3, 37.5, 1e6, 0.001] {
                        let there = value(number, from, to)
                        #expect(
                            abs(value(there, to, from) - number) <= 1e-9 * max(abs(number), 1000)
                        )
                    }
                }
            }
        }
    }

    @Test func decimalPrefixesAreExact() {
        #expect(value(5.4, "g", "mg") == 5400)
        #expect(value(250, "mL", "L") == 0.25)
        #expect(value(1, "kg", "g") == 1000)
        #expect(value(120, "mg/dL", "mg/dL") == 120)
    }

    @Test func compareByWhatTheyAre() {
        let one = HKQuantity(unit: .gramUnit(with: .kilo), doubleValue: 1)
        let same = HKQuantity(unit: .gram(), doubleValue: 1000)
        let more = HKQuantity(unit: .gram(), doubleValue: 1001)
        #expect(one.compare(same) == .orderedSame)
        #expect(one.compare(more) == .orderedAscending)
        #expect(more.compare(one) == .orderedDescending)
        #expect(one == same)
        #expect(one.hash == same.hash)
        #expect(one != more)
        #expect(one != HKQuantity(unit: .meter(), doubleValue: 1))
    }

    @Test func knowWhichUnitsFit() {
        let rate = HKQuantity(unit: HKUnit(from: "count/min"), doubleValue: 72)
        #expect(rate.is(compatibleWith: HKUnit(from: "count/s")))
        #expect(!rate.is(compatibleWith: .count()))
        #expect(!rate.is(compatibleWith: .internationalUnit()))
        #expect(
            !HKQuantity(unit: .internationalUnit(), doubleValue: 1).is(compatibleWith: .count())
        )
        #expect(rate.description == "72 count/min")
        #expect(HKQuantity(unit: .degreeFahrenheit(), doubleValue: 98.6).description == "98.6 degF")
    }

    @Test func otherDimensionsTrap() async {
        await #expect(processExitsWith: .failure) {
            _ = HKQuantity(unit: .gram(), doubleValue: 1).doubleValue(for: .meter())
        }
        await #expect(processExitsWith: .failure) {
            _ = HKQuantity(unit: .gram(), doubleValue: 1)
                .compare(HKQuantity(unit: .second(), doubleValue: 1))
        }
    }

    @Test func surviveArchives() throws {
        let quantity = HKQuantity(unit: HKUnit(from: "mg/dL"), doubleValue: 101.25)
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: quantity,
            requiringSecureCoding: true
        )
        let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: HKQuantity.self, from: data)
        #expect(read == quantity)
        #expect(read?.description == "101.25 mg/dL")
    }
}
