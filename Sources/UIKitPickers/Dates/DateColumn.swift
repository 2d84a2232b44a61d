// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A wheel of a date picker: which part of the date its rows stand for.
struct DateColumn {
    enum Part {
        case year, month, day
        /// A day of any month and year, by its distance from a day that stays the same.
        case date
        case hour, minute
        /// The half of the day.
        case period
        case hours, minutes
    }

    let part: Part
    /// How many values there are.
    let count: Int
    /// The first value.
    let first: Int
    /// What the values are apart.
    let step: Int
    /// How often the values come round.
    let turns: Int

    init(_ part: Part, _ settings: DateSettings) {
        self.part = part
        func range(_ component: Calendar.Component) -> Range<Int> {
            settings.calendar.maximumRange(of: component) ?? 1..<13
        }
        var step = 1
        var turns = 401
        let values: Range<Int>
        switch part {
        case .year:
            values = 1..<10_000
            turns = 1
        case .month: values = range(.month)
        case .day: values = range(.day)
        case .date:
            values = -36_525..<36_526
            turns = 1
        case .hour: values = 0..<24
        case .period:
            values = 0..<2
            turns = 1
        case .hours:
            values = 0..<24
            turns = 1
        case .minute, .minutes:
            values = 0..<60
            step = settings.interval
            if part == .minutes { turns = 1 }
        }
        first = values.lowerBound
        count = (values.count + step - 1) / step
        self.step = step
        self.turns = turns
    }

    var rowCount: Int { count * turns }

    func value(ofRow row: Int) -> Int { first + row % count * step }

    /// The row of a value that is nearest to another row.
    func row(of value: Int, near row: Int) -> Int {
        let place = min(max((value - first) / step, 0), count - 1)
        guard turns > 1 else { return place }
        let turn = ((Double(row - place) / Double(count)).rounded())
        return min(max(Int(turn), 0), turns - 1) * count + place
    }

    /// The row of a value in the middle of all turns.
    func middleRow(of value: Int) -> Int { row(of: value, near: rowCount / 2) }

    /// The columns of a mode, in the order in which the locale writes its parts.
    static func columns(for settings: DateSettings) -> [DateColumn] {
        let parts: [Part]
        switch settings.mode {
        case .time: parts = timeParts(settings)
        case .date: parts = order("yMMMMd", settings)
        case .yearAndMonth: parts = order("yMMMM", settings)
        case .dateAndTime: parts = [.date] + timeParts(settings)
        case .countDownTimer: parts = [.hours, .minutes]
        }
        return parts.map { DateColumn($0, settings) }
    }

    private static func timeParts(_ settings: DateSettings) -> [Part] { order("jmm", settings) }

    private static func order(_ template: String, _ settings: DateSettings) -> [Part] {
        let format =
            DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: settings.locale)
            ?? template
        var parts: [Part] = []
        var isQuoted = false
        for letter in format {
            if letter == "'" { isQuoted.toggle() }
            guard !isQuoted, let part = part(letter), !parts.contains(part) else { continue }
            parts.append(part)
        }
        return parts
    }

    private static func part(_ letter: Character) -> Part? {
        switch letter {
        case "y", "u", "U", "r": .year
        case "M", "L": .month
        case "d": .day
        case "h", "H", "k", "K": .hour
        case "m": .minute
        case "a", "b", "B": .period
        default: nil
        }
    }
}
