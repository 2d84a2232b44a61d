// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime
import UIKitControls

/// What can be selected in a calendar view; its subclasses say what.
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
    final weak var view: UICalendarView?

    override nonisolated init() { super.init() }

    /// Asks again which days can be selected.
    open func updateSelectableDates() { view?.refreshDays() }

    /// Whether a day is among those selected.
    func contains(_ day: CalendarDate) -> Bool { false }

    /// Whether a tap on a day would do something.
    func canToggle(_ day: CalendarDate) -> Bool { false }

    /// A person has tapped a day.
    func toggle(_ day: CalendarDate) {}

    final func selectionDidChange(animated: Bool) { view?.refreshDays(animated: animated) }
}

/// A day of a calendar.
struct CalendarDate {
    let calendar: Calendar
    /// Its first moment.
    let date: Date

    /// The components that delegates are given.
    var components: DateComponents {
        var components = calendar.dateComponents([.era, .year, .month, .day], from: date)
        components.calendar = calendar
        components.timeZone = calendar.timeZone
        components.isLeapMonth = false
        return components
    }

    /// The components of its week.
    var week: DateComponents {
        var components = calendar.dateComponents([.yearForWeekOfYear, .weekOfYear], from: date)
        components.calendar = calendar
        components.timeZone = calendar.timeZone
        return components
    }

    /// Whether components name this day.
    func isNamed(by components: DateComponents?) -> Bool {
        guard let components, let other = calendar.date(from: components.parts(.day)) else {
            return false
        }
        return calendar.isDate(other, inSameDayAs: date)
    }

    /// Whether components name the week of this day.
    func isInWeek(_ components: DateComponents?) -> Bool {
        guard let components else { return false }
        let own = week
        return components.weekOfYear == own.weekOfYear
            && components.yearForWeekOfYear == own.yearForWeekOfYear
    }
}

extension DateComponents {
    /// The components that name a month or a day, without their calendar.
    func parts(_ smallest: Calendar.Component) -> DateComponents {
        DateComponents(
            era: era,
            year: year,
            month: month,
            day: smallest == .day ? day : nil
        )
    }
}
