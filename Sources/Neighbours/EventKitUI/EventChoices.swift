// SPDX-License-Identifier: Apache-2.0

import EventKit
import Foundation

/// How often an event comes back, as far as the editor offers it.
enum EventRepeat: CaseIterable {
    case never
    case daily
    case weekly
    case everyTwoWeeks
    case monthly
    case yearly

    private var rhythm: (EKRecurrenceFrequency, Int)? {
        switch self {
        case .never: nil
        case .daily: (.daily, 1)
        case .weekly: (.weekly, 1)
        case .everyTwoWeeks: (.weekly, 2)
        case .monthly: (.monthly, 1)
        case .yearly: (.yearly, 1)
        }
    }

    var title: String {
        switch self {
        case .never: "Never"
        case .daily: "Every Day"
        case .weekly: "Every Week"
        case .everyTwoWeeks: "Every 2 Weeks"
        case .monthly: "Every Month"
        case .yearly: "Every Year"
        }
    }

    var rule: EKRecurrenceRule? {
        rhythm.map { EKRecurrenceRule(recurrenceWith: $0.0, interval: $0.1, end: nil) }
    }

    /// What an event's rules are; nil for those that the editor does not offer.
    init?(_ rules: [EKRecurrenceRule]?) {
        guard let rule = rules?.first else {
            self = .never
            return
        }
        let isPlain =
            rule.daysOfTheWeek == nil && rule.daysOfTheMonth == nil && rule.monthsOfTheYear == nil
            && rule.weeksOfTheYear == nil && rule.daysOfTheYear == nil && rule.setPositions == nil
        let found = Self.allCases.first { choice in
            choice.rhythm.map { $0.0 == rule.frequency && $0.1 == rule.interval } ?? false
        }
        guard rules?.count == 1, isPlain, rule.recurrenceEnd == nil, let found else { return nil }
        self = found
    }
}

/// When an event's alarm rings, as far as the editor offers it.
enum EventAlert: CaseIterable {
    case none
    case atTime
    case fiveMinutes
    case fifteenMinutes
    case halfAnHour
    case hour
    case day

    private var seconds: TimeInterval? {
        switch self {
        case .none: nil
        case .atTime: 0
        case .fiveMinutes: -5 * 60
        case .fifteenMinutes: -15 * 60
        case .halfAnHour: -30 * 60
        case .hour: -60 * 60
        case .day: -24 * 60 * 60
        }
    }

    var title: String {
        switch self {
        case .none: "None"
        case .atTime: "At time of event"
        case .fiveMinutes: "5 minutes before"
        case .fifteenMinutes: "15 minutes before"
        case .halfAnHour: "30 minutes before"
        case .hour: "1 hour before"
        case .day: "1 day before"
        }
    }

    var alarm: EKAlarm? { seconds.map { EKAlarm(relativeOffset: $0) } }

    /// What an event's alarms are; nil for those that the editor does not offer.
    init?(_ alarms: [EKAlarm]?) {
        guard let alarm = alarms?.first else {
            self = .none
            return
        }
        let found = Self.allCases.first { $0.seconds == alarm.relativeOffset }
        guard alarms?.count == 1, alarm.absoluteDate == nil, let found else { return nil }
        self = found
    }
}
