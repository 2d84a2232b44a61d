// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads the text of a unit: "kg", "mg/dL", "ml/(kg*min)", "m/s^2", "mmol<180.15>/L".
///
/// Everything behind a stroke is below it, up to the end or to the closing parenthesis, as in "ml/kg*min".
struct UnitParser {
    private let characters: [Character]
    private var index = 0

    private init(_ text: String) { characters = text.filter { $0 != " " }.map { $0 } }

    /// The units of a text; nil where the text is none.
    static func read(_ text: String) -> UnitFactors? {
        var parser = UnitParser(text)
        guard let factors = parser.quotient(), parser.index == parser.characters.count else {
            return nil
        }
        return factors
    }

    private var next: Character? { index < characters.count ? characters[index] : nil }

    private mutating func takes(_ wanted: Character...) -> Bool {
        guard let next, wanted.contains(next) else { return false }
        index += 1
        return true
    }

    private mutating func quotient() -> UnitFactors? {
        guard var result = product() else { return nil }
        while takes("/") {
            guard let below = product() else { return nil }
            result = result.times(below, power: -1)
        }
        return result
    }

    private mutating func product() -> UnitFactors? {
        guard var result = power() else { return nil }
        while takes(".", "*", "·", "⋅") {
            guard let factor = power() else { return nil }
            result = result.times(factor)
        }
        return result
    }

    private mutating func power() -> UnitFactors? {
        guard let base = term() else { return nil }
        guard takes("^") else { return base }
        var digits = takes("-") ? "-" : ""
        while let next, next.isASCII, next.isNumber {
            digits.append(next)
            index += 1
        }
        // Larger exponents would overflow where units are multiplied.
        guard let exponent = Int(digits), abs(exponent) <= 1000 else { return nil }
        return base.power(exponent)
    }

    private mutating func term() -> UnitFactors? {
        if takes("(") {
            if takes(")") { return UnitFactors() }
            let inner = quotient()
            return takes(")") ? inner : nil
        }
        if takes("1") { return UnitFactors() }
        var name = ""
        while let next, next.isASCII, next.isLetter || next == "_" || next == "%" {
            name.append(next)
            index += 1
        }
        if name.hasSuffix("mol") {
            return mole(String(name.dropLast(3)))
        }
        return Self.unit(name)
    }

    private mutating func mole(_ letters: String) -> UnitFactors? {
        guard let prefix = HKMetricPrefix.allCases.first(where: { $0.letters == letters }),
            takes("<")
        else { return nil }
        var digits = ""
        while let next, next != ">" {
            digits.append(next)
            index += 1
        }
        guard takes(">"), let mass = Double(digits), mass.isFinite, mass > 0 else { return nil }
        return UnitFactors(.mole(mass), prefix)
    }

    /// A unit of its letters: the whole name first, so that "min" is a minute, then a prefix.
    private static func unit(_ name: String) -> UnitFactors? {
        // Litres are written with a small letter, too.
        func base(_ name: String) -> BaseUnit? { BaseUnit.named[name == "l" ? "L" : name] }
        if let whole = base(name) { return UnitFactors(whole) }
        for prefix in HKMetricPrefix.allCases where prefix != .none {
            guard name.hasPrefix(prefix.letters),
                let unit = base(String(name.dropFirst(prefix.letters.count))), unit.isMetric
            else { continue }
            return UnitFactors(unit, prefix)
        }
        return nil
    }
}
