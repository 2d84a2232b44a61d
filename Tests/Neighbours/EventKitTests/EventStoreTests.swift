// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import EventKit

/// The tests share the database of the program, so that they run in turn.
@Suite("Calendars", .serialized)
struct EventStoreTests {
    private let store = EKEventStore()

    init() {
        EventDatabase.shared = EventDatabase(information: [
            "NSCalendarsFullAccessUsageDescription": "x", "NSRemindersUsageDescription": "x",
        ])
    }

    private func date(_ day: Int, hour: Int = 9) -> Date {
        let parts = DateComponents(year: 2024, month: 1, day: day, hour: hour)
        return Calendar.current.date(from: parts) ?? .distantPast
    }

    private func event(_ title: String, on day: Int) -> EKEvent {
        let event = EKEvent(eventStore: store)
        event.title = title
        event.startDate = date(day)
        event.endDate = date(day, hour: 10)
        event.calendar = store.defaultCalendarForNewEvents
        return event
    }

    private func starts(_ first: Int, _ last: Int) -> [Date] {
        let range = store.predicateForEvents(
            withStart: date(first, hour: 0),
            end: date(last, hour: 0),
            calendars: nil
        )
        return store.events(matching: range).compactMap(\.startDate)
    }

    @Test func accessIsGivenByTheInfoPlist() async throws {
        #expect(EKEventStore.authorizationStatus(for: .event) == .notDetermined)
        #expect(store.calendars(for: .event).isEmpty)
        #expect(try await store.requestFullAccessToEvents())
        #expect(EKEventStore.authorizationStatus(for: .event) == .fullAccess)
        #expect(store.calendars(for: .event).map(\.title) == ["Calendar"])
        EventDatabase.shared = EventDatabase(information: [:])
        let answer = await withCheckedContinuation { done in
            store.requestFullAccessToEvents { granted, _ in
                dispatchPrecondition(condition: .onQueue(.main))
                done.resume(returning: granted)
            }
        }
        #expect(!answer)
        #expect(EKEventStore.authorizationStatus(for: .event) == .denied)
        #expect(throws: EKError(.eventStoreNotAuthorized)) {
            try store.save(event("a", on: 1), span: .thisEvent)
        }
    }

    @Test func eventsAreSavedFoundAndRemoved() async throws {
        _ = try await store.requestFullAccessToEvents()
        let late = event("late", on: 5)
        let early = event("early", on: 2)
        #expect(late.eventIdentifier == nil && late.hasChanges)
        for one in [late, early] { try store.save(one, span: .thisEvent) }
        #expect(!late.hasChanges && starts(1, 9) == [date(2), date(5)])
        #expect(starts(3, 4).isEmpty)
        let found = try #require(store.event(withIdentifier: late.eventIdentifier))
        found.title = "changed"
        #expect(store.event(withIdentifier: late.eventIdentifier)?.title == "late")
        try store.save(found, span: .thisEvent)
        #expect(late.refresh() && late.title == "changed")
        try store.remove(found, span: .thisEvent)
        #expect(starts(1, 9) == [date(2)] && !late.refresh())
    }

    @Test func wrongEventsAreRefused() async throws {
        _ = try await store.requestFullAccessToEvents()
        let one = event("a", on: 2)
        one.endDate = date(1)
        #expect(throws: EKError(.datesInverted)) { try store.save(one, span: .thisEvent) }
        one.endDate = nil
        #expect(throws: EKError(.noEndDate)) { try store.save(one, span: .thisEvent) }
        one.calendar = nil
        #expect(throws: EKError(.noCalendar)) { try store.save(one, span: .thisEvent) }
    }

    @Test func eventsRepeat() async throws {
        _ = try await store.requestFullAccessToEvents()
        let one = event("a", on: 1)
        // The first of January 2024 is a Monday.
        let days = [EKRecurrenceDayOfWeek(.monday), EKRecurrenceDayOfWeek(.thursday)]
        one.addRecurrenceRule(
            EKRecurrenceRule(
                recurrenceWith: .weekly,
                interval: 1,
                daysOfTheWeek: days,
                daysOfTheMonth: nil,
                monthsOfTheYear: nil,
                weeksOfTheYear: nil,
                daysOfTheYear: nil,
                setPositions: nil,
                end: EKRecurrenceEnd(occurrenceCount: 4)
            )
        )
        try store.save(one, span: .thisEvent)
        #expect(starts(1, 31) == [1, 4, 8, 11].map { date($0) })
        let range = store.predicateForEvents(withStart: date(7), end: date(31), calendars: nil)
        let third = try #require(store.events(matching: range).first)
        try store.remove(third, span: .thisEvent)
        #expect(starts(1, 31) == [1, 4, 11].map { date($0) })
        let second = try #require(store.events(matching: range).first)
        try store.remove(second, span: .futureEvents)
        #expect(starts(1, 31) == [1, 4].map { date($0) })
    }

    @Test func aRuleKnowsDaysFromTheEndOfTheMonth() {
        let rule = EKRecurrenceRule(
            recurrenceWith: .monthly,
            interval: 1,
            daysOfTheWeek: [EKRecurrenceDayOfWeek(.friday, weekNumber: -1)],
            daysOfTheMonth: nil,
            monthsOfTheYear: nil,
            weeksOfTheYear: nil,
            daysOfTheYear: nil,
            setPositions: nil,
            end: nil
        )
        let found = rule.starts(from: date(1), before: date(60), .current)
        #expect(found == [26, 54].map { date($0) })
    }

    @Test func remindersAreDone() async throws {
        #expect(try await store.requestFullAccessToReminders())
        let reminder = EKReminder(eventStore: store)
        reminder.title = "Buy milk"
        reminder.calendar = store.defaultCalendarForNewReminders()
        reminder.dueDateComponents = DateComponents(year: 2024, month: 1, day: 3)
        try store.save(reminder, commit: true)
        func count(_ predicate: Foundation.NSPredicate) async -> Int? {
            await withCheckedContinuation { done in
                store.fetchReminders(matching: predicate) { done.resume(returning: $0?.count) }
            }
        }
        let open = store.predicateForIncompleteReminders(
            withDueDateStarting: date(1),
            ending: date(5),
            calendars: nil
        )
        #expect(await count(open) == 1)
        reminder.isCompleted = true
        try store.save(reminder, commit: true)
        #expect(await count(open) == 0)
        #expect(await count(store.predicateForReminders(in: nil)) == 1)
        try store.remove(reminder, commit: true)
        #expect(await count(store.predicateForReminders(in: nil)) == 0)
    }
}
