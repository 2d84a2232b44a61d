// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// Hears whether access was given.
public typealias EKEventStoreRequestAccessCompletionHandler =
    @Sendable (Bool, (any Error)?) -> Void

/// Gets an event, and may say to stop.
public typealias EKEventSearchCallback = (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void

// Sendable is unchecked because the database behind it has a lock.
/// The calendars and reminders of the program.
///
/// All stores have the same ones, in memory. Changes are made at once, whether they are committed or
/// not; answers come on the main queue.
open class EKEventStore: NSObject, @unchecked Sendable {
    private let identifier = UUID().uuidString

    /// A store.
    public override init() { super.init() }

    /// A store of some accounts; there is only one.
    public convenience init(sources: [EKSource]) { self.init() }

    private var database: EventDatabase { EventDatabase.shared }

    // MARK: Access

    /// Whether the program may use what a store keeps.
    open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
        EventDatabase.shared.status(entityType)
    }

    private func ask(
        _ type: EKEntityType,
        writesOnly: Bool = false,
        _ completion: @escaping EKEventStoreRequestAccessCompletionHandler
    ) {
        let answer = database.ask(type, writesOnly: writesOnly)
        DispatchQueue.main.async { completion(answer, nil) }
    }

    /// Asks for events or reminders.
    @available(*, deprecated, message: "Use requestFullAccessToEvents")
    @preconcurrency
    open func requestAccess(
        to entityType: EKEntityType,
        completion: @escaping EKEventStoreRequestAccessCompletionHandler
    ) { ask(entityType, completion) }

    /// Asks for events or reminders.
    @available(*, deprecated, message: "Use requestFullAccessToEvents")
    open func requestAccess(to entityType: EKEntityType) async throws -> Bool {
        database.ask(entityType)
    }

    /// Asks for events.
    @preconcurrency
    open func requestFullAccessToEvents(
        completion: @escaping EKEventStoreRequestAccessCompletionHandler
    ) { ask(.event, completion) }

    /// Asks for events.
    open func requestFullAccessToEvents() async throws -> Bool { database.ask(.event) }

    /// Asks to add events.
    @preconcurrency
    open func requestWriteOnlyAccessToEvents(
        completion: @escaping EKEventStoreRequestAccessCompletionHandler
    ) { ask(.event, writesOnly: true, completion) }

    /// Asks to add events.
    open func requestWriteOnlyAccessToEvents() async throws -> Bool {
        database.ask(.event, writesOnly: true)
    }

    /// Asks for reminders.
    @preconcurrency
    open func requestFullAccessToReminders(
        completion: @escaping EKEventStoreRequestAccessCompletionHandler
    ) { ask(.reminder, completion) }

    /// Asks for reminders.
    open func requestFullAccessToReminders() async throws -> Bool { database.ask(.reminder) }

    // MARK: Accounts and calendars

    /// The identifier.
    open var eventStoreIdentifier: String { identifier }

    /// The accounts: the device.
    open var sources: [EKSource] { [database.source] }

    /// The accounts of others: none.
    open var delegateSources: [EKSource] { [] }

    /// The account of an identifier.
    open func source(withIdentifier identifier: String) -> EKSource? {
        sources.first { $0.sourceIdentifier == identifier }
    }

    /// The calendars or lists of reminders.
    open func calendars(for entityType: EKEntityType) -> [EKCalendar] {
        database.calendars(entityType)
    }

    /// The calendar of an identifier.
    open func calendar(withIdentifier identifier: String) -> EKCalendar? {
        database.calendar(identifier)
    }

    /// The calendar that new events belong into.
    open var defaultCalendarForNewEvents: EKCalendar? { database.defaultCalendar(.event) }

    /// The list that new reminders belong into.
    open func defaultCalendarForNewReminders() -> EKCalendar? {
        database.defaultCalendar(.reminder)
    }

    /// Keeps a calendar.
    open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {
        try database.save(calendar)
        announce()
    }

    /// Removes a calendar with what is in it.
    open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {
        try database.remove(calendar)
        announce()
    }

    /// The event or reminder of an identifier.
    open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? {
        database.event(identifier) ?? database.reminder(identifier)
    }

    /// The events and reminders of an identifier on a server.
    open func calendarItems(
        withExternalIdentifier externalIdentifier: String
    ) -> [EKCalendarItem] {
        calendarItem(withIdentifier: externalIdentifier).map { [$0] } ?? []
    }

    // MARK: Events

    /// The event of an identifier; of one that repeats, the first time.
    open func event(withIdentifier identifier: String) -> EKEvent? { database.event(identifier) }

    /// Asks for the events between two dates, of some calendars or of all.
    open func predicateForEvents(
        withStart startDate: Date,
        end endDate: Date,
        calendars: [EKCalendar]?
    ) -> Foundation.NSPredicate {
        EventsPredicate(start: startDate, end: endDate, calendars: calendars)
    }

    /// The events that a store's predicate asks for, by their starts.
    open func events(matching predicate: Foundation.NSPredicate) -> [EKEvent] {
        guard let asked = predicate as? EventsPredicate else {
            Diagnostics.trap(
                .invalidArgumentException,
                "EKEventStore.events(matching:): \(predicate) is not of"
                    + " predicateForEvents(withStart:end:calendars:)"
            )
        }
        return database.events(from: asked.start, to: asked.end, in: asked.calendars)
    }

    /// Calls a block with the events that a store's predicate asks for.
    open func enumerateEvents(
        matching predicate: Foundation.NSPredicate,
        using block: EKEventSearchCallback
    ) {
        var stop = ObjCBool(false)
        for event in events(matching: predicate) where !stop.boolValue { block(event, &stop) }
    }

    /// Keeps an event.
    open func save(_ event: EKEvent, span: EKSpan) throws {
        try save(event, span: span, commit: true)
    }

    /// Keeps an event.
    open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
        try database.save(event, span)
        announce()
    }

    /// Removes an event.
    open func remove(_ event: EKEvent, span: EKSpan) throws {
        try remove(event, span: span, commit: true)
    }

    /// Removes an event.
    open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
        try database.remove(event, span)
        announce()
    }

    // MARK: Reminders

    /// Asks for all reminders of some lists or of all.
    open func predicateForReminders(in calendars: [EKCalendar]?) -> Foundation.NSPredicate {
        RemindersPredicate(calendars)
    }

    /// Asks for reminders that are to be done between two dates.
    open func predicateForIncompleteReminders(
        withDueDateStarting startDate: Date?,
        ending endDate: Date?,
        calendars: [EKCalendar]?
    ) -> Foundation.NSPredicate {
        RemindersPredicate(calendars, isCompleted: false, start: startDate, end: endDate)
    }

    /// Asks for reminders that were done between two dates.
    open func predicateForCompletedReminders(
        withCompletionDateStarting startDate: Date?,
        ending endDate: Date?,
        calendars: [EKCalendar]?
    ) -> Foundation.NSPredicate {
        RemindersPredicate(calendars, isCompleted: true, start: startDate, end: endDate)
    }

    /// Finds the reminders that a store's predicate asks for; nil without access.
    @discardableResult
    open func fetchReminders(
        matching predicate: Foundation.NSPredicate,
        completion: @escaping ([EKReminder]?) -> Void
    ) -> Any {
        let mayRead = database.mayRead(.reminder)
        let found = (predicate as? RemindersPredicate).map { database.reminders(where: $0.matches) }
        // The caller hands the block over.
        let both = UncheckedTransfer((completion, mayRead ? found ?? [] : nil))
        let token = NSObject()
        DispatchQueue.main.async { both.value.0(both.value.1) }
        return token
    }

    /// Gives such a search up; it has been made by then.
    open func cancelFetchRequest(_ fetchIdentifier: Any) {}

    /// Keeps a reminder.
    open func save(_ reminder: EKReminder, commit: Bool) throws {
        try database.save(reminder)
        announce()
    }

    /// Removes a reminder.
    open func remove(_ reminder: EKReminder, commit: Bool) throws {
        try database.remove(reminder)
        announce()
    }

    // MARK: Changes

    /// Keeps what was not committed; everything is kept at once.
    open func commit() throws {}

    /// Forgets what was not committed; everything is kept at once.
    open func reset() {}

    /// Asks servers for changes; there are none.
    open func refreshSourcesIfNecessary() {}

    private func announce() {
        DispatchQueue.main.async {
            NotificationCenter.default.post(name: .EKEventStoreChanged, object: self)
        }
    }
}
