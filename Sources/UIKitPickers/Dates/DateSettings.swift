// SPDX-License-Identifier: Apache-2.0

import Foundation
import Platform

/// What a date picker has been told.
struct DateSettings {
    var mode = UIDatePicker.Mode.dateAndTime
    /// The date as it was set or chosen, within the limits.
    var date = WallClock.now
    var minimum: Date?
    var maximum: Date?
    /// The duration of a count-down in seconds.
    var countDown: TimeInterval = 60
    /// In minutes; divides 60.
    var interval = 1
    var rounds = true
    var ownCalendar: Calendar?
    var ownLocale: Locale?
    var ownTimeZone: TimeZone?

    /// The calendar that reads and makes dates.
    var calendar: Calendar {
        var calendar = ownCalendar ?? .current
        calendar.locale = locale
        if let ownTimeZone { calendar.timeZone = ownTimeZone }
        return calendar
    }

    var locale: Locale { ownLocale ?? ownCalendar?.locale ?? .current }

    /// The date as people see it: at a minute that can be chosen.
    var chosenDate: Date {
        guard rounds, interval > 1, mode == .time || mode == .dateAndTime else { return date }
        let over = calendar.component(.minute, from: date) % interval
        return over == 0 ? date : date.addingTimeInterval(-60 * Double(over))
    }

    /// Whether the limits count: those in the wrong order are none.
    private var limitsAreInOrder: Bool { (minimum ?? .distantPast) <= (maximum ?? .distantFuture) }

    /// The nearest date within the limits.
    func bounded(_ date: Date) -> Date {
        guard limitsAreInOrder else { return date }
        var bounded = date
        if let minimum { bounded = max(bounded, minimum) }
        if let maximum { bounded = min(bounded, maximum) }
        return bounded
    }

    /// Whether some moment between two can be chosen.
    func allows(_ range: Range<Date>) -> Bool {
        guard limitsAreInOrder else { return true }
        return range.upperBound > (minimum ?? .distantPast)
            && range.lowerBound <= (maximum ?? .distantFuture)
    }

    /// Takes an interval that divides 60 and is at most 30, else 1.
    mutating func setInterval(_ minutes: Int) {
        interval = (1...30).contains(minutes) && 60 % minutes == 0 ? minutes : 1
    }

    /// Takes whole minutes from the first that can be chosen to 23:59.
    mutating func setCountDown(_ duration: TimeInterval) {
        guard duration.isFinite else { return }
        let step = 60 * Double(interval)
        let most = 86_400 - step
        countDown = min(max((duration / step).rounded(.down) * step, step), most)
    }

    /// A formatter of the calendar, locale and time zone.
    func formatter(template: String) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.calendar = calendar
        formatter.timeZone = calendar.timeZone
        formatter.setLocalizedDateFormatFromTemplate(template)
        return formatter
    }
}
