// SPDX-License-Identifier: Apache-2.0

import EventKit
import Foundation

/// What the editor's fields say of an event, before it is saved.
struct EventDraft {
    var title: String
    var location: String
    var isAllDay: Bool
    var start: Date
    var end: Date
    var calendar: EKCalendar?
    /// Nil for rules that the editor does not offer, which stay as they are.
    var repeats: EventRepeat?
    /// Nil for alarms that the editor does not offer, which stay as they are.
    var alert: EventAlert?
    var url: String
    var notes: String

    /// The draft of an event; a new one begins at the next full hour.
    init(_ event: EKEvent, now: Date) {
        let hour: TimeInterval = 3_600
        let next = Date(
            timeIntervalSinceReferenceDate: (now.timeIntervalSinceReferenceDate / hour).rounded(
                .down
            ) * hour + hour
        )
        title = event.title ?? ""
        location = event.location ?? ""
        isAllDay = event.isAllDay
        start = event.startDate ?? next
        end = event.endDate ?? start.addingTimeInterval(hour)
        calendar = event.calendar
        repeats = EventRepeat(event.recurrenceRules)
        alert = EventAlert(event.alarms)
        url = event.url?.absoluteString ?? ""
        notes = event.notes ?? ""
    }

    /// Whether the event could be saved: it does not end before it begins.
    var isValid: Bool { end >= start }

    /// Moves the start; the end keeps its distance.
    mutating func move(to start: Date) {
        end = start.addingTimeInterval(end.timeIntervalSince(self.start))
        self.start = start
    }

    /// Writes the draft into an event.
    func write(to event: EKEvent) {
        event.title = title.isEmpty ? "New Event" : title
        event.location = location.isEmpty ? nil : location
        event.isAllDay = isAllDay
        event.startDate = start
        event.endDate = end
        event.calendar = calendar
        if let repeats, repeats != EventRepeat(event.recurrenceRules) {
            event.recurrenceRules = repeats.rule.map { [$0] }
        }
        if let alert, alert != EventAlert(event.alarms) {
            event.alarms = alert.alarm.map { [$0] }
        }
        event.url = url.isEmpty ? nil : URL(string: url)
        event.notes = notes.isEmpty ? nil : notes
    }
}
