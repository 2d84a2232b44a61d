// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Sendable is unchecked because nothing changes after `init`.
/// A day, or a time of one.
public final class DDMatchCalendarEvent: DDMatch, @unchecked Sendable {
    /// Whether no time of day is said.
    public let isAllDay: Bool
    /// When it begins.
    public let startDate: Date?
    /// The time zone that is said; nil for the own one.
    public let startTimeZone: TimeZone?
    /// When it ends, if that is said.
    public let endDate: Date?
    /// The time zone of the end; nil for the own one.
    public let endTimeZone: TimeZone?

    package init(
        _ matched: String,
        isAllDay: Bool,
        startDate: Date? = nil,
        startTimeZone: TimeZone? = nil,
        endDate: Date? = nil,
        endTimeZone: TimeZone? = nil
    ) {
        self.isAllDay = isAllDay
        self.startDate = startDate
        self.startTimeZone = startTimeZone
        self.endDate = endDate
        self.endTimeZone = endTimeZone
        super.init(matchedString: matched)
    }
}
