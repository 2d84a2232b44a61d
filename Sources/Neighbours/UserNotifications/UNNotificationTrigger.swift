// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because nothing changes after `init`.
/// When a notification comes.
open class UNNotificationTrigger: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
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

    /// Yes.
    open class var supportsSecureCoding: Bool { true }

    /// Those that a request may have.
    static let kinds: [AnyClass] = [
        UNPushNotificationTrigger.self, UNTimeIntervalNotificationTrigger.self,
        UNCalendarNotificationTrigger.self,
    ]

    /// Writes all values.
    open func encode(with coder: NSCoder) { coder.keep(repeats ? 1 : 0, "repeats") }

    /// Reads what `encode(with:)` wrote.
    public required init?(coder: NSCoder) {
        repeats = coder.number("repeats")?.boolValue ?? false
        super.init()
    }
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

    /// Writes all values.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(NSNumber(value: timeInterval), forKey: "timeInterval")
    }

    /// Reads what `encode(with:)` wrote; nil without a time.
    public required init?(coder: NSCoder) {
        guard let seconds = coder.number("timeInterval")?.doubleValue, seconds > 0 else {
            return nil
        }
        timeInterval = seconds
        super.init(coder: coder)
    }
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

    /// Writes all values.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(dateComponents as NSDateComponents, forKey: "dateComponents")
    }

    /// Reads what `encode(with:)` wrote; nil without a date.
    public required init?(coder: NSCoder) {
        let kept = coder.object("dateComponents", of: [NSDateComponents.self])
        guard let components = kept as? NSDateComponents else { return nil }
        dateComponents = components as DateComponents
        super.init(coder: coder)
    }
}
