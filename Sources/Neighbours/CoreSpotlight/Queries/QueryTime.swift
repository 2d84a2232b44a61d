// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The times that query strings name: `$time.today(-1)`.
enum QueryTime {
    /// Seconds since the reference date; nil for an unknown name or a wrong argument.
    static func seconds(_ name: String, _ argument: String?, _ now: Date) -> Double? {
        if name == "iso" {
            return argument.flatMap { ISO8601DateFormatter().date(from: trimmed($0)) }?
                .timeIntervalSinceReferenceDate
        }
        let count: Int
        if let argument {
            guard let number = Int(trimmed(argument)) else { return nil }
            count = number
        } else {
            count = 0
        }
        if name == "now" { return now.timeIntervalSinceReferenceDate + Double(count) }
        let calendar = Calendar.current
        let units: (begin: Calendar.Component, offset: Int)? =
            switch name {
            case "today": (.day, count)
            case "yesterday": (.day, count - 1)
            case "this_week": (.weekOfYear, count)
            case "this_month": (.month, count)
            case "this_year": (.year, count)
            default: nil
            }
        guard let units, let begin = calendar.dateInterval(of: units.begin, for: now)?.start else {
            return nil
        }
        return calendar.date(byAdding: units.begin, value: units.offset, to: begin)?
            .timeIntervalSinceReferenceDate
    }

    private static func trimmed(_ text: String) -> String {
        text.trimmingCharacters(in: .whitespaces)
            .trimmingCharacters(in: CharacterSet(charactersIn: "'\""))
    }
}
