// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// What all stores of the program keep: calendars, events and reminders, until it ends.
///
/// Stores hand out copies, so that an object changes what is kept only when it is saved.
// Sendable is unchecked because a mutex guards the state, whose objects nobody else has.
package final class EventDatabase: @unchecked Sendable {
    private struct State {
        var calendars: [EKCalendar] = []
        var events: [EKEvent] = []
        var reminders: [EKReminder] = []
        /// The times that were taken out of repetitions, by events' identifiers.
        var exceptions: [String: Set<Date>] = [:]
        var granted: [EKEntityType: EKAuthorizationStatus] = [:]
        var asked: [EKEntityType: EKAuthorizationStatus] = [:]
    }

    private static let current = Mutex(
        EventDatabase(information: Bundle.main.infoDictionary ?? [:])
    )

    /// The database of this program.
    package static var shared: EventDatabase {
        get { current.withLock { $0 } }
        set { current.withLock { $0 = newValue } }
    }

    var source: EKSource { .local }
    private let lock = NSRecursiveLock()
    private var state = State()

    /// An empty database, to which an Info.plist's usage descriptions give access.
    package init(information: [String: Any]) {
        func has(_ key: String) -> Bool { information[key] != nil }
        if has("NSCalendarsUsageDescription") || has("NSCalendarsFullAccessUsageDescription") {
            state.granted[.event] = .fullAccess
        } else if has("NSCalendarsWriteOnlyAccessUsageDescription") {
            state.granted[.event] = .writeOnly
        }
        if has("NSRemindersUsageDescription") || has("NSRemindersFullAccessUsageDescription") {
            state.granted[.reminder] = .fullAccess
        }
        let calendar = EKCalendar(.event, identifier: "casement-calendar", title: "Calendar")
        let list = EKCalendar(.reminder, identifier: "casement-reminders", title: "Reminders")
        for own in [calendar, list] {
            own.source = source
            own.isStored = true
            own.isChanged = false
        }
        state.calendars = [calendar, list]
    }

    private func locked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        lock.lock()
        defer { lock.unlock() }
        return try body(&state)
    }

    // MARK: Access

    func status(_ type: EKEntityType) -> EKAuthorizationStatus {
        locked { $0.asked[type] ?? .notDetermined }
    }

    /// Asks for access, and tells whether it was given.
    func ask(_ type: EKEntityType, writesOnly: Bool = false) -> Bool {
        locked { state in
            let granted = state.granted[type] ?? .denied
            let answer = granted == .fullAccess && writesOnly ? .writeOnly : granted
            state.asked[type] = answer
            return answer == .fullAccess || writesOnly && answer == .writeOnly
        }
    }

    func mayRead(_ type: EKEntityType) -> Bool { status(type) == .fullAccess }

    /// Does what a person does in a controller of the framework's, for which the program needs no
    /// access.
    package func byPerson<R>(_ body: () throws -> R) rethrows -> R {
        lock.lock()
        let before = state.asked[.event]
        state.asked[.event] = .fullAccess
        defer {
            state.asked[.event] = before
            lock.unlock()
        }
        return try body()
    }

    private func checkWriting(_ type: EKEntityType) throws {
        guard mayRead(type) || status(type) == .writeOnly else {
            throw EKError(.eventStoreNotAuthorized)
        }
    }

    // MARK: Calendars

    func calendars(_ type: EKEntityType) -> [EKCalendar] {
        guard mayRead(type) else { return [] }
        return locked { $0.calendars.filter { $0.keeps(type) } }
    }

    func defaultCalendar(_ type: EKEntityType) -> EKCalendar? {
        guard mayRead(type) || status(type) == .writeOnly else { return nil }
        return locked { $0.calendars.first { $0.keeps(type) } }
    }

    func calendar(_ identifier: String) -> EKCalendar? {
        locked { $0.calendars.first { $0.calendarIdentifier == identifier } }
            .flatMap { mayRead($0.keeps(.event) ? .event : .reminder) ? $0 : nil }
    }

    func save(_ calendar: EKCalendar) throws {
        try checkWriting(calendar.keeps(.event) ? .event : .reminder)
        guard calendar.source != nil else { throw EKError(.calendarHasNoSource) }
        locked { state in
            if !state.calendars.contains(where: { $0 === calendar }) {
                state.calendars.append(calendar)
            }
            calendar.isStored = true
            calendar.isChanged = false
        }
    }

    func remove(_ calendar: EKCalendar) throws {
        try checkWriting(calendar.keeps(.event) ? .event : .reminder)
        locked { state in
            state.calendars.removeAll { $0 === calendar }
            state.events.removeAll { $0.calendar === calendar }
            state.reminders.removeAll { $0.calendar === calendar }
            calendar.isStored = false
        }
    }

    // MARK: Events

    func event(_ identifier: String) -> EKEvent? {
        guard mayRead(.event) else { return nil }
        return locked { $0.events.first { $0.identifier == identifier }?.snapshot() }
    }

    /// The times of events between two dates, by their starts.
    func events(from start: Date, to end: Date, in calendars: [EKCalendar]?) -> [EKEvent] {
        guard mayRead(.event) else { return [] }
        let clock = Calendar.current
        let found = locked { state in
            state.events.flatMap { event -> [EKEvent] in
                guard calendars?.contains(where: { $0 === event.calendar }) ?? true,
                    let first = event.startDate, let last = event.endDate
                else { return [] }
                let length = last.timeIntervalSince(first)
                guard let rule = event.recurrenceRules?.first else {
                    return first < end && last >= start ? [event.snapshot()] : []
                }
                let taken = state.exceptions[event.identifier] ?? []
                return rule.starts(from: first, before: end, clock)
                    .filter { $0.addingTimeInterval(length) >= start && !taken.contains($0) }
                    .map { event.snapshot(startingAt: $0) }
            }
        }
        return found.sorted { ($0.startDate, $0.identifier) < ($1.startDate, $1.identifier) }
    }

    func save(_ event: EKEvent, _ span: EKSpan) throws {
        try checkWriting(.event)
        guard let calendar = event.calendar else { throw EKError(.noCalendar) }
        guard calendar.keeps(.event) else { throw EKError(.calendarDoesNotAllowEvents) }
        guard let start = event.startDate else { throw EKError(.noStartDate) }
        guard let end = event.endDate else { throw EKError(.noEndDate) }
        guard start <= end else { throw EKError(.datesInverted) }
        locked { state in
            let now = Date()
            let old = state.events.firstIndex { $0.identifier == event.identifier }
            event.created = event.created ?? now
            event.modified = now
            event.isStored = true
            let kept = event.snapshot()
            if let old, let time = event.ownStart, state.events[old].hasRecurrenceRules,
                span == .thisEvent || time != state.events[old].startDate
            {
                // One time of a repetition, or all from it on, becomes an event of its own.
                Self.takeOut(time, of: state.events[old], span, &state.exceptions)
                event.identifier = UUID().uuidString
                kept.identifier = event.identifier
                if span == .thisEvent { kept.recurrenceRules = nil }
                state.events.append(kept)
            } else if let old {
                state.events[old] = kept
            } else {
                state.events.append(kept)
            }
            event.isChanged = false
        }
    }

    /// Takes a time out of a repetition, with all after it if the span says so.
    private static func takeOut(
        _ time: Date,
        of event: EKEvent,
        _ span: EKSpan,
        _ exceptions: inout [String: Set<Date>]
    ) {
        guard span == .futureEvents, let rule = event.recurrenceRules?.first else {
            exceptions[event.identifier, default: []].insert(time)
            return
        }
        let copy = rule.copy(with: nil) as? EKRecurrenceRule
        copy?.recurrenceEnd = EKRecurrenceEnd(end: time.addingTimeInterval(-1))
        event.recurrenceRules = copy.map { [$0] }
    }

    func remove(_ event: EKEvent, _ span: EKSpan) throws {
        try checkWriting(.event)
        locked { state in
            guard let old = state.events.firstIndex(where: { $0.identifier == event.identifier })
            else { return }
            let kept = state.events[old]
            if let time = event.ownStart, span == .thisEvent || time != kept.startDate {
                Self.takeOut(time, of: kept, span, &state.exceptions)
            } else {
                state.events.remove(at: old)
            }
            event.isStored = false
        }
    }

    // MARK: Reminders

    func reminder(_ identifier: String) -> EKReminder? {
        guard mayRead(.reminder) else { return nil }
        return locked { $0.reminders.first { $0.identifier == identifier }?.snapshot() }
    }

    func reminders(where test: (EKReminder) -> Bool) -> [EKReminder] {
        guard mayRead(.reminder) else { return [] }
        return locked { $0.reminders.filter(test).map { $0.snapshot() } }
    }

    func save(_ reminder: EKReminder) throws {
        try checkWriting(.reminder)
        guard let calendar = reminder.calendar else { throw EKError(.noCalendar) }
        guard calendar.keeps(.reminder) else { throw EKError(.calendarDoesNotAllowReminders) }
        guard (0...9).contains(reminder.priority) else { throw EKError(.priorityIsInvalid) }
        locked { state in
            let now = Date()
            reminder.created = reminder.created ?? now
            reminder.modified = now
            reminder.isStored = true
            let kept = reminder.snapshot()
            let old = state.reminders.firstIndex { $0.identifier == reminder.identifier }
            if let old { state.reminders[old] = kept } else { state.reminders.append(kept) }
            reminder.isChanged = false
        }
    }

    func remove(_ reminder: EKReminder) throws {
        try checkWriting(.reminder)
        locked { state in
            state.reminders.removeAll { $0.identifier == reminder.identifier }
            reminder.isStored = false
        }
    }
}
