// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a store is asked for, as a predicate: a store understands only its own.
class EventPredicate: Foundation.NSPredicate {
    init() { super.init(value: true) }

    required init?(coder: NSCoder) { return nil }
}

/// The events between two dates.
final class EventsPredicate: EventPredicate {
    let start: Date
    let end: Date
    let calendars: [EKCalendar]?

    init(start: Date, end: Date, calendars: [EKCalendar]?) {
        self.start = start
        self.end = end
        self.calendars = calendars
        super.init()
    }

    required init?(coder: NSCoder) { return nil }
}

/// Reminders that are done or not.
final class RemindersPredicate: EventPredicate {
    let calendars: [EKCalendar]?
    /// Whether they are done; nil for both.
    let isCompleted: Bool?
    let start: Date?
    let end: Date?

    init(_ calendars: [EKCalendar]?, isCompleted: Bool? = nil, start: Date? = nil, end: Date? = nil)
    {
        self.calendars = calendars
        self.isCompleted = isCompleted
        self.start = start
        self.end = end
        super.init()
    }

    required init?(coder: NSCoder) { return nil }

    func matches(_ reminder: EKReminder) -> Bool {
        if let calendars, !calendars.contains(where: { $0 === reminder.calendar }) { return false }
        if let isCompleted, isCompleted != reminder.isCompleted { return false }
        guard start != nil || end != nil else { return true }
        let due = reminder.dueDateComponents.flatMap { Calendar.current.date(from: $0) }
        guard let date = isCompleted == true ? reminder.completionDate : due else { return false }
        return date >= start ?? .distantPast && date <= end ?? .distantFuture
    }
}
