// SPDX-License-Identifier: Apache-2.0

import EventKit
import Foundation
import Testing

/// Programs' tests make calendars by subclasses.
@Suite("Calendars made by subclasses")
struct SubclassTests {
    private final class Work: EKCalendar, @unchecked Sendable {
        override init() {
            super.init()
            title = "Work"
        }

        override var calendarIdentifier: String { "w" }
        override var allowsContentModifications: Bool { false }
    }

    private final class Account: EKSource, @unchecked Sendable {
        override var title: String { "Server" }
        override var sourceType: EKSourceType { .calDAV }
    }

    private final class Guest: EKParticipant, @unchecked Sendable {
        override var name: String? { "Ada" }
    }

    private final class Often: EKRecurrenceRule, @unchecked Sendable {
        override var interval: Int { 3 }
    }

    private final class Until: EKRecurrenceEnd, @unchecked Sendable {
        override var occurrenceCount: Int { 4 }
    }

    @Test func theirPropertiesAreOverridden() {
        let work: EKCalendar = Work()
        #expect(work.title == "Work" && work.calendarIdentifier == "w")
        #expect(!work.allowsContentModifications)
        #expect(Account().title == "Server" && Account().sourceType == .calDAV)
        #expect(Guest().name == "Ada")
        #expect(Often().interval == 3 && Often().frequency == .daily)
        #expect(Until().occurrenceCount == 4)
    }

    @Test func theyInheritConvenienceInitializers() {
        final class Tasks: EKCalendar, @unchecked Sendable {}
        let tasks = Tasks(for: .reminder, eventStore: EKEventStore())
        #expect(tasks.allowedEntityTypes == .reminder)
    }

    @Test func whatNobodyOverridesIsEmpty() {
        #expect(EKCalendar().title.isEmpty && EKCalendar().allowedEntityTypes == .event)
        #expect(EKRecurrenceEnd().endDate == nil && EKRecurrenceEnd().occurrenceCount == 0)
        #expect(EKRecurrenceDayOfWeek().dayOfTheWeek == .sunday)
        #expect(EKStructuredLocation().title == nil)
    }
}
