// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationAdditions
import Testing

import class FoundationAdditions.EnergyFormatter
import class FoundationAdditions.LengthFormatter
import class FoundationAdditions.MassFormatter

struct LengthFormatterTests {
    @Test(arguments: [
        ("de_DE", Formatter.UnitStyle.long, 2.0, "2 Kilometer"), ("en_US", .long, 1, "1 kilometer"),
        ("en_US", .long, 2, "2 kilometers"), ("en_US", .medium, 2.5, "2.5 km"),
        ("fr_FR", .long, 2, "2 kilomètres"), ("en_US", .short, 2, "2km"),
    ])
    func aLengthIsWritten(
        locale: String,
        style: Formatter.UnitStyle,
        value: Double,
        expected: String
    ) {
        let formatter = LengthFormatter()
        formatter.numberFormatter.locale = Locale(identifier: locale)
        formatter.unitStyle = style
        let text = formatter.string(fromValue: value, unit: .kilometer)
        #expect(text.replacing("\u{a0}", with: " ").replacing("\u{202f}", with: " ") == expected)
    }

    @Test func theWordsOfUnitsAreGiven() {
        let formatter = LengthFormatter()
        formatter.numberFormatter.locale = Locale(identifier: "de_DE")
        formatter.unitStyle = .long
        #expect(formatter.unitString(fromValue: 1, unit: .mile) == "Meile")
        #expect(formatter.unitString(fromValue: 2, unit: .mile) == "Meilen")
        #expect(formatter.string(fromMeters: 5) == "5 Meter")
    }

    @Test func massesAndEnergiesAreWritten() {
        let mass = MassFormatter()
        mass.numberFormatter.locale = Locale(identifier: "de_DE")
        mass.unitStyle = .long
        #expect(mass.string(fromValue: 2, unit: .pound) == "2 Pfund")
        #expect(mass.unitString(fromValue: 1, unit: .kilogram) == "Kilogramm")
        let energy = EnergyFormatter()
        energy.numberFormatter.locale = Locale(identifier: "en_US")
        energy.unitStyle = .long
        #expect(energy.string(fromValue: 2, unit: .kilojoule) == "2 kilojoules")
        #expect(energy.unitString(fromValue: 1, unit: .joule) == "joule")
        #expect(energy.string(fromValue: 3, unit: .kilocalorie) == "3 kilocalories")
    }
}
