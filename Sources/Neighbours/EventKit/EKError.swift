// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The domain's name is that of Objective-C's constant.

public import Foundation
public import ObjCRuntime

/// The domain of the calendars' errors.
public let EKErrorDomain = "EKErrorDomain"

/// Why something can't be done with calendars.
public struct EKError: _ErrorOfDomain, Sendable {
    /// The reasons.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        /// The errors that have these codes.
        public typealias _ErrorType = EKError

        /// The event can't be changed.
        case eventNotMutable = 0
        /// The event has no calendar.
        case noCalendar = 1
        /// The event has no start.
        case noStartDate = 2
        /// The event has no end.
        case noEndDate = 3
        /// The event ends before it starts.
        case datesInverted = 4
        /// An error inside of the store.
        case internalFailure = 5
        /// The calendar can't be changed.
        case calendarReadOnly = 6
        /// The event is longer than its repetition.
        case durationGreaterThanRecurrence = 7
        /// The alarm is farther away than the repetition.
        case alarmGreaterThanRecurrence = 8
        /// The start is too far in the future.
        case startDateTooFarInFuture = 9
        /// The start collides with another event of the repetition.
        case startDateCollidesWithOtherOccurrence = 10
        /// The object is another store's.
        case objectBelongsToDifferentStore = 11
        /// Guests can't be moved.
        case invitesCannotBeMoved = 12
        /// The span is wrong.
        case invalidSpan = 13
        /// The calendar has no source.
        case calendarHasNoSource = 14
        /// The source of a calendar can't be changed.
        case calendarSourceCannotBeModified = 15
        /// The calendar can't be deleted.
        case calendarIsImmutable = 16
        /// The source can't have calendars added or deleted.
        case sourceDoesNotAllowCalendarAddDelete = 17
        /// A repeating reminder has no date.
        case recurringReminderRequiresDueDate = 18
        /// The structured location is wrong.
        case structuredLocationsNotSupported = 19
        /// The alarm can't have a place.
        case reminderLocationsNotSupported = 20
        /// The alarm can't wait for a place.
        case alarmProximityNotSupported = 21
        /// The calendar has no events.
        case calendarDoesNotAllowEvents = 22
        /// The calendar has no reminders.
        case calendarDoesNotAllowReminders = 23
        /// The source has no reminders.
        case sourceDoesNotAllowReminders = 24
        /// The source has no events.
        case sourceDoesNotAllowEvents = 25
        /// The priority is wrong.
        case priorityIsInvalid = 26
        /// The entity is wrong.
        case invalidEntityType = 27
        /// Procedures can't be alarms.
        case procedureAlarmsNotMutable = 28
        /// The program may not.
        case eventStoreNotAuthorized = 29
        /// The system doesn't do it.
        case osNotSupported = 30
    }

    /// The error as Foundation keeps it.
    public let _nsError: NSError

    /// An error of Foundation's that has the domain of these.
    public init(_nsError error: NSError) { _nsError = error }

    /// The domain of these errors.
    public static var _nsErrorDomain: String { EKErrorDomain }

    /// The event can't be changed.
    public static var eventNotMutable: Code { .eventNotMutable }
    /// The event has no calendar.
    public static var noCalendar: Code { .noCalendar }
    /// The event has no start.
    public static var noStartDate: Code { .noStartDate }
    /// The event has no end.
    public static var noEndDate: Code { .noEndDate }
    /// The event ends before it starts.
    public static var datesInverted: Code { .datesInverted }
    /// An error inside of the store.
    public static var internalFailure: Code { .internalFailure }
    /// The calendar can't be changed.
    public static var calendarReadOnly: Code { .calendarReadOnly }
    /// The event is longer than its repetition.
    public static var durationGreaterThanRecurrence: Code { .durationGreaterThanRecurrence }
    /// The alarm is farther away than the repetition.
    public static var alarmGreaterThanRecurrence: Code { .alarmGreaterThanRecurrence }
    /// The start is too far in the future.
    public static var startDateTooFarInFuture: Code { .startDateTooFarInFuture }
    /// The start collides with another event of the repetition.
    public static var startDateCollidesWithOtherOccurrence: Code {
        .startDateCollidesWithOtherOccurrence
    }
    /// The object is another store's.
    public static var objectBelongsToDifferentStore: Code { .objectBelongsToDifferentStore }
    /// Guests can't be moved.
    public static var invitesCannotBeMoved: Code { .invitesCannotBeMoved }
    /// The span is wrong.
    public static var invalidSpan: Code { .invalidSpan }
    /// The calendar has no source.
    public static var calendarHasNoSource: Code { .calendarHasNoSource }
    /// The source of a calendar can't be changed.
    public static var calendarSourceCannotBeModified: Code { .calendarSourceCannotBeModified }
    /// The calendar can't be deleted.
    public static var calendarIsImmutable: Code { .calendarIsImmutable }
    /// The source can't have calendars added or deleted.
    public static var sourceDoesNotAllowCalendarAddDelete: Code {
        .sourceDoesNotAllowCalendarAddDelete
    }
    /// A repeating reminder has no date.
    public static var recurringReminderRequiresDueDate: Code { .recurringReminderRequiresDueDate }
    /// The structured location is wrong.
    public static var structuredLocationsNotSupported: Code { .structuredLocationsNotSupported }
    /// The alarm can't have a place.
    public static var reminderLocationsNotSupported: Code { .reminderLocationsNotSupported }
    /// The alarm can't wait for a place.
    public static var alarmProximityNotSupported: Code { .alarmProximityNotSupported }
    /// The calendar has no events.
    public static var calendarDoesNotAllowEvents: Code { .calendarDoesNotAllowEvents }
    /// The calendar has no reminders.
    public static var calendarDoesNotAllowReminders: Code { .calendarDoesNotAllowReminders }
    /// The source has no reminders.
    public static var sourceDoesNotAllowReminders: Code { .sourceDoesNotAllowReminders }
    /// The source has no events.
    public static var sourceDoesNotAllowEvents: Code { .sourceDoesNotAllowEvents }
    /// The priority is wrong.
    public static var priorityIsInvalid: Code { .priorityIsInvalid }
    /// The entity is wrong.
    public static var invalidEntityType: Code { .invalidEntityType }
    /// Procedures can't be alarms.
    public static var procedureAlarmsNotMutable: Code { .procedureAlarmsNotMutable }
    /// The program may not.
    public static var eventStoreNotAuthorized: Code { .eventStoreNotAuthorized }
    /// The system doesn't do it.
    public static var osNotSupported: Code { .osNotSupported }
}
