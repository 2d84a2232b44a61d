// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
// The types of the properties are those of the interface.

public import Foundation
import ObjCRuntime

// Sendable is unchecked for the same reason as its superclass's.
/// An event or a reminder.
open class EKCalendarItem: EKObject, @unchecked Sendable {
    var identifier = UUID().uuidString

    /// The identifier in the store.
    open var calendarItemIdentifier: String { identifier }

    /// The identifier on a server: the same, since there is none.
    open var calendarItemExternalIdentifier: String! { identifier }

    /// The calendar.
    open var calendar: EKCalendar! { didSet { isChanged = true } }

    /// What it is.
    open var title: String! { didSet { isChanged = true } }

    /// Where it is.
    open var location: String? { didSet { isChanged = true } }

    /// What there is to say of it.
    open var notes: String? { didSet { isChanged = true } }

    /// A page about it.
    open var url: URL? { didSet { isChanged = true } }

    /// Where its times are meant; everywhere for nil.
    open var timeZone: TimeZone? { didSet { isChanged = true } }

    /// When it was saved last.
    open var lastModifiedDate: Date? { modified }

    /// When it was saved first.
    open var creationDate: Date? { created }

    var created: Date?
    var modified: Date?

    /// The alarms.
    open var alarms: [EKAlarm]? { didSet { isChanged = true } }

    /// The repetitions.
    open var recurrenceRules: [EKRecurrenceRule]? { didSet { isChanged = true } }

    /// The guests: none.
    open var attendees: [EKParticipant]? { nil }

    /// Whether it has guests.
    open var hasAttendees: Bool { false }

    /// Whether it has alarms.
    open var hasAlarms: Bool { !(alarms ?? []).isEmpty }

    /// Whether it repeats.
    open var hasRecurrenceRules: Bool { !(recurrenceRules ?? []).isEmpty }

    /// Whether it has notes.
    open var hasNotes: Bool { !(notes ?? "").isEmpty }

    /// Adds an alarm.
    open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }

    /// Takes an alarm away.
    open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }

    /// Adds a repetition.
    open func addRecurrenceRule(_ rule: EKRecurrenceRule) {
        recurrenceRules = (recurrenceRules ?? []) + [rule]
    }

    /// Takes a repetition away.
    open func removeRecurrenceRule(_ rule: EKRecurrenceRule) {
        recurrenceRules?.removeAll { $0 === rule }
    }

    func take(_ other: EKCalendarItem) {
        identifier = other.identifier
        calendar = other.calendar
        title = other.title
        location = other.location
        notes = other.notes
        url = other.url
        timeZone = other.timeZone
        created = other.created
        modified = other.modified
        alarms = other.alarms
        recurrenceRules = other.recurrenceRules
        isStored = other.isStored
    }
}
