// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What a store keeps.
public enum EKEntityType: UInt, Sendable {
    /// Events.
    case event = 0
    /// Reminders.
    case reminder = 1
}

/// Several of what a store keeps.
public struct EKEntityMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Takes bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Events.
    public static let event = Self(rawValue: 1)
    /// Reminders.
    public static let reminder = Self(rawValue: 2)
}

/// Whether the program may use calendars or reminders.
public enum EKAuthorizationStatus: Int, Sendable {
    /// It has not asked.
    case notDetermined = 0
    /// The device does not allow it.
    case restricted = 1
    /// It may not.
    case denied = 2
    /// It may read and write.
    case fullAccess = 3
    /// It may only write.
    case writeOnly = 4

    /// The older name of full access.
    public static var authorized: EKAuthorizationStatus { .fullAccess }
}

/// How many events of a repetition are changed.
public enum EKSpan: Int, Sendable {
    /// This one.
    case thisEvent = 0
    /// This one and all after it.
    case futureEvents = 1
}

/// Where calendars come from.
public enum EKSourceType: Int, Sendable {
    /// The device.
    case local = 0
    /// A server of Exchange.
    case exchange = 1
    /// A server of CalDAV.
    case calDAV = 2
    /// A server of MobileMe.
    case mobileMe = 3
    /// A subscription.
    case subscribed = 4
    /// The birthdays of contacts.
    case birthdays = 5
}

/// What a calendar is.
public enum EKCalendarType: Int, Sendable {
    /// A calendar of the device.
    case local = 0
    /// A calendar of a server.
    case calDAV = 1
    /// A calendar of Exchange.
    case exchange = 2
    /// A subscription.
    case subscription = 3
    /// Birthdays.
    case birthday = 4
}

/// Which availabilities a calendar knows.
public struct EKCalendarEventAvailabilityMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Takes bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Busy.
    public static let busy = Self(rawValue: 1)
    /// Free.
    public static let free = Self(rawValue: 2)
    /// Perhaps.
    public static let tentative = Self(rawValue: 4)
    /// Away.
    public static let unavailable = Self(rawValue: 8)
}

/// Whether somebody has time during an event.
public enum EKEventAvailability: Int, Sendable {
    /// The calendar doesn't know.
    case notSupported = -1
    /// They are busy.
    case busy = 0
    /// They are free.
    case free = 1
    /// Perhaps.
    case tentative = 2
    /// They are away.
    case unavailable = 3
}

/// Whether an event takes place.
public enum EKEventStatus: Int, Sendable {
    /// It is not said.
    case none = 0
    /// It does.
    case confirmed = 1
    /// Perhaps.
    case tentative = 2
    /// It does not.
    case canceled = 3
}

/// How important a reminder is.
public enum EKReminderPriority: UInt, Sendable {
    /// It is not said.
    case none = 0
    /// Very.
    case high = 1
    /// Middling.
    case medium = 5
    /// Little.
    case low = 9
}

/// How often something repeats.
public enum EKRecurrenceFrequency: Int, Sendable {
    /// Every day.
    case daily = 0
    /// Every week.
    case weekly = 1
    /// Every month.
    case monthly = 2
    /// Every year.
    case yearly = 3
}

/// A day of the week.
public enum EKWeekday: Int, Sendable {
    /// Sunday.
    case sunday = 1
    /// Monday.
    case monday = 2
    /// Tuesday.
    case tuesday = 3
    /// Wednesday.
    case wednesday = 4
    /// Thursday.
    case thursday = 5
    /// Friday.
    case friday = 6
    /// Saturday.
    case saturday = 7
}

/// When the device is at a place, as an alarm waits for it.
public enum EKAlarmProximity: Int, Sendable {
    /// At any time.
    case none = 0
    /// When it comes.
    case enter = 1
    /// When it leaves.
    case leave = 2
}

/// What an alarm does.
public enum EKAlarmType: Int, Sendable {
    /// It shows a message.
    case display = 0
    /// It makes a sound.
    case audio = 1
    /// It runs a procedure.
    case procedure = 2
    /// It sends a letter.
    case email = 3
}

/// What a participant is.
public enum EKParticipantType: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// A person.
    case person = 1
    /// A room.
    case room = 2
    /// A thing.
    case resource = 3
    /// A group.
    case group = 4
}

/// What a participant does.
public enum EKParticipantRole: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// They have to come.
    case required = 1
    /// They may come.
    case optional = 2
    /// They lead.
    case chair = 3
    /// They do not come.
    case nonParticipant = 4
}

/// Whether a participant comes.
public enum EKParticipantStatus: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// They have not answered.
    case pending = 1
    /// They come.
    case accepted = 2
    /// They do not come.
    case declined = 3
    /// Perhaps.
    case tentative = 4
    /// They have sent somebody.
    case delegated = 5
    /// They have done it.
    case completed = 6
    /// They are doing it.
    case inProcess = 7
}

extension NSNotification.Name {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// A store has changed.
    public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification")
}
