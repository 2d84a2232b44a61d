// SPDX-License-Identifier: Apache-2.0

import CFoundationICU
import Foundation

/// A number with its unit, as a language writes it.
///
/// ICU has the unit's word, its plural and its place; the number itself is the number formatter's.
struct MeasuredText {
    let locale: Locale
    let style: Formatter.UnitStyle
    let numberFormatter: NumberFormatter

    init(locale: Locale, style: Formatter.UnitStyle, numberFormatter: NumberFormatter) {
        self.locale = locale
        self.style = style
        self.numberFormatter = numberFormatter
    }

    /// Writes in the language of the number formatter.
    init(unitStyle: Formatter.UnitStyle, numberFormatter: NumberFormatter?) {
        let formatter = numberFormatter ?? NumberFormatter()
        self.init(
            locale: formatter.locale ?? .autoupdatingCurrent,
            style: unitStyle,
            numberFormatter: formatter
        )
    }

    /// What the number formatter writes.
    func number(_ value: Double) -> String {
        numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
    }

    /// The text of a value; nil where the language has no word for the unit.
    ///
    /// `usage`: what the measurement is for, by CLDR; the value's size then decides on the unit.
    func text(_ value: Double, _ identifier: String, usage: String? = nil) -> String? {
        formatted(value, identifier, usage).map { result in
            result.text.replacingCharacters(in: result.number, with: number(result.value))
        }
    }

    /// The word for a unit of which there are several.
    func name(of identifier: String) -> String? { unit(behind: 0, identifier) }

    /// The word for a unit, as it stands behind a value.
    func unit(behind value: Double, _ identifier: String) -> String? {
        formatted(value, identifier, nil).map { result in
            result.text.replacingCharacters(in: result.number, with: "")
                .trimmingCharacters(in: .whitespaces)
        }
    }

    private func formatted(
        _ value: Double,
        _ identifier: String,
        _ usage: String?
    ) -> (text: NSString, number: NSRange, value: Double)? {
        let stem = identifier.contains("/") ? identifier : "unit/" + identifier
        var skeleton = "\(stem) \(width) \(precision)"
        if let usage { skeleton += " usage/" + usage }
        return Self.formatted(value, skeleton, locale).map {
            ($0.text, $0.number, usage == nil ? value : $0.value ?? value)
        }
    }

    /// What ICU writes by a skeleton, where the number stands in it, and the number itself, as it is rounded, and
    /// converted where the skeleton says what the measurement is for.
    static func formatted(
        _ value: Double,
        _ skeleton: String,
        _ locale: Locale
    ) -> (text: NSString, number: NSRange, value: Double?)? {
        let characters = Array(skeleton.utf16)
        var status = U_ZERO_ERROR
        let formatter = icu_unumf_openForSkeletonAndLocale(
            characters,
            Int32(characters.count),
            locale.identifier,
            &status
        )
        let result = icu_unumf_openResult(&status)
        defer {
            icu_unumf_close(formatter)
            icu_unumf_closeResult(result)
        }
        guard ICUText.succeeded(status), let formatter, let result else { return nil }
        icu_unumf_formatDouble(formatter, value, result, &status)
        guard ICUText.succeeded(status),
            let text = ICUText.text({ icu_unumf_resultToString(result, $0, $1, &$2) })
        else { return nil }
        return (NSString(string: text), numberRange(in: result), shownValue(of: result))
    }

    private static func numberRange(in result: OpaquePointer) -> NSRange {
        var status = U_ZERO_ERROR
        let fields = icu_ufieldpositer_open(&status)
        defer { icu_ufieldpositer_close(fields) }
        icu_unumf_resultGetAllFieldPositions(result, fields, &status)
        var (start, end): (Int32, Int32) = (0, 0)
        var range: Range<Int>?
        while ICUText.succeeded(status) {
            let field = icu_ufieldpositer_next(fields, &start, &end)
            guard field >= 0 else { break }
            guard field != UNUM_MEASURE_UNIT_FIELD else { continue }
            let own = Int(start)..<Int(end)
            let all = range ?? own
            range =
                min(all.lowerBound, own.lowerBound)..<max(all.upperBound, own.upperBound)
        }
        return range.map { NSRange($0) } ?? NSRange(location: 0, length: 0)
    }

    private static func shownValue(of result: OpaquePointer) -> Double? {
        var status = U_ZERO_ERROR
        var digits = [CChar](repeating: 0, count: 400)
        let length = icu_unumf_resultToDecimalNumber(
            result,
            &digits,
            Int32(digits.count),
            &status
        )
        guard ICUText.succeeded(status) else { return nil }
        return Double(String(decoding: digits.prefix(Int(length)).map(UInt8.init), as: UTF8.self))
    }

    private var width: String {
        switch style {
        case .short: "unit-width-narrow"
        case .medium: "unit-width-short"
        case .long: "unit-width-full-name"
        }
    }

    /// The number formatter's digits, on which the plural depends.
    private var precision: String {
        if numberFormatter.usesSignificantDigits {
            let least = max(1, numberFormatter.minimumSignificantDigits)
            let most = max(least, numberFormatter.maximumSignificantDigits)
            return String(repeating: "@", count: min(least, 20))
                + String(repeating: "#", count: min(most - least, 20))
        }
        let least = max(0, numberFormatter.minimumFractionDigits)
        let most = max(least, numberFormatter.maximumFractionDigits)
        return "." + String(repeating: "0", count: min(least, 20))
            + String(repeating: "#", count: min(most - least, 20))
    }
}
