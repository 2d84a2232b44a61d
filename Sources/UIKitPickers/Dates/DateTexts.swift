// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKitControls

/// What a date picker writes, in the language of its locale.
struct DateTexts {
    private let settings: DateSettings
    private let origin: Date
    private let months: [String]
    private let periods: [String]
    private let day: DateFormatter
    private let numbers: NumberFormatter
    private let hasPeriods: Bool

    init(_ settings: DateSettings, origin: Date) {
        self.settings = settings
        self.origin = origin
        day = settings.formatter(template: "EEEMMMd")
        months = day.standaloneMonthSymbols
        periods = [day.amSymbol, day.pmSymbol]
        numbers = NumberFormatter()
        numbers.locale = settings.locale
        numbers.usesGroupingSeparator = false
        let format = DateFormatter.dateFormat(
            fromTemplate: "jmm",
            options: 0,
            locale: settings.locale
        )
        hasPeriods = format?.contains("a") ?? false
    }

    func text(of part: DateColumn.Part, _ value: Int) -> String {
        switch part {
        case .month where months.indices.contains(value - 1): return months[value - 1]
        case .period: return periods.indices.contains(value) ? periods[value] : ""
        case .date:
            let date = settings.calendar.date(byAdding: .day, value: value, to: origin) ?? origin
            return day.string(from: date)
        case .hour where hasPeriods: return number((value + 11) % 12 + 1)
        case .minute: return number(value, digits: 2)
        case .hours: return number(value) + (value == 1 ? " hour" : " hours")
        case .minutes: return number(value) + " min"
        case .year, .month, .day, .hour: return number(value)
        }
    }

    private func number(_ value: Int, digits: Int = 1) -> String {
        numbers.minimumIntegerDigits = digits
        return numbers.string(from: NSNumber(value: value)) ?? "\(value)"
    }

    /// The width of a part's wheel in points.
    func width(of part: DateColumn.Part) -> CGFloat {
        switch part {
        case .month: 130
        case .year: 80
        case .date: 140
        case .hours, .minutes: 110
        case .day, .hour, .minute, .period: 50
        }
    }
}
