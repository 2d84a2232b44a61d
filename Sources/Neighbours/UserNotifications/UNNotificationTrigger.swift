// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because nothing changes after `init`.
/// When a notification comes.
open class UNNotificationTrigger: NSObject, NSCopying, @unchecked Sendable {
    /// Whether it comes again.
    open private(set) var repeats: Bool

    init(repeats: Bool) {
        self.repeats = repeats
        super.init()
    }

    /// The same object: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The seconds from a moment until it comes; nil for never.
    func delay(after date: Date) -> TimeInterval? { nil }
}

// Sendable is unchecked because nothing changes after `init`.
/// A notification of a server; there is none here, so no request has such a trigger.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}

// Sendable is unchecked because nothing changes after `init`.
/// Some seconds from now.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The seconds.
    open private(set) var timeInterval: TimeInterval

    /// Traps as on iOS for no time at all, and for one below a minute that repeats.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        guard timeInterval > 0 else {
            Diagnostics.trap(
                .internalInconsistencyException,
                "UNTimeIntervalNotificationTrigger: time interval must be greater than 0; "
                    + "it is \(timeInterval)"
            )
        }
        guard !repeats || timeInterval >= 60 else {
            Diagnostics.trap(
                .internalInconsistencyException,
                "UNTimeIntervalNotificationTrigger: time interval must be at least 60 if repeating; "
                    + "it is \(timeInterval)"
            )
        }
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }

    /// When it would come if it were added now.
    open func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }

    override func delay(after date: Date) -> TimeInterval? { timeInterval }
}

// Sendable is unchecked because nothing changes after `init`.
/// When a clock and a calendar say so.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// What the clock must say; what is nil may be anything.
    open private(set) var dateComponents: DateComponents

    /// A trigger for the next time that matches, or for each.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    /// The next time that matches; nil where none does.
    open func nextTriggerDate() -> Date? { next(after: Date()) }

    private func next(after date: Date) -> Date? {
        var calendar = dateComponents.calendar ?? Calendar.current
        if let zone = dateComponents.timeZone { calendar.timeZone = zone }
        return calendar.nextDate(
            after: date,
            matching: dateComponents,
            matchingPolicy: .nextTime
        )
    }

    override func delay(after date: Date) -> TimeInterval? {
        next(after: date)?.timeIntervalSince(date)
    }
}
