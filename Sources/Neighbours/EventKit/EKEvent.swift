// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
// The types of the properties are those of the interface.

public import Foundation
import ObjCRuntime

// Sendable is unchecked for the same reason as its superclass's.
/// An event of a calendar; of one that repeats, one time of it.
open class EKEvent: EKCalendarItem, @unchecked Sendable {
    /// The start of the time of a repetition that it stands for.
    private(set) var ownStart: Date?

    /// An event that is not saved.
    public convenience init(eventStore: EKEventStore) { self.init() }

    /// The identifier.
    open var eventIdentifier: String! { isStored ? identifier : nil }

    /// When it starts.
    open var startDate: Date! { didSet { isChanged = true } }

    /// When it ends.
    open var endDate: Date! { didSet { isChanged = true } }

    /// Whether it lasts all day.
    open var isAllDay = false { didSet { isChanged = true } }

    /// Whether the user has time meanwhile.
    open var availability = EKEventAvailability.busy { didSet { isChanged = true } }

    /// The place.
    open var structuredLocation: EKStructuredLocation? {
        didSet {
            isChanged = true
            location = structuredLocation?.title ?? location
        }
    }

    /// Whether it takes place.
    open var status: EKEventStatus { .none }

    /// Who made it: nobody else.
    open var organizer: EKParticipant? { nil }

    /// Whether it was taken out of its repetition.
    open var isDetached: Bool { false }

    /// When this time of a repetition was meant to start.
    open var occurrenceDate: Date! { ownStart ?? startDate }

    /// The identifier of the person whose birthday it is: none.
    open var birthdayContactIdentifier: String? { nil }

    /// Which of two events starts first.
    open func compareStartDate(with other: EKEvent) -> ComparisonResult {
        (startDate ?? .distantPast).compare(other.startDate ?? .distantPast)
    }

    /// Takes the saved values back; false where it is no longer there.
    open override func refresh() -> Bool {
        guard let saved = EventDatabase.shared.event(identifier) else { return false }
        take(saved, startingAt: ownStart)
        isChanged = false
        return true
    }

    /// Takes the saved values back.
    open override func reset() { _ = refresh() }

    /// Takes another event's values, moved to a start.
    func take(_ other: EKEvent, startingAt start: Date?) {
        super.take(other)
        startDate = start ?? other.startDate
        if let start, let first = other.startDate, let end = other.endDate {
            endDate = start.addingTimeInterval(end.timeIntervalSince(first))
        } else {
            endDate = other.endDate
        }
        ownStart = start
        isAllDay = other.isAllDay
        availability = other.availability
        structuredLocation = other.structuredLocation
    }

    func snapshot(startingAt start: Date? = nil) -> EKEvent {
        let copy = EKEvent()
        copy.take(self, startingAt: start)
        copy.isChanged = false
        return copy
    }

    @section(".init_array") @used private static let keys: @convention(c) @Sendable () -> Void = {
        _objcRegister { m in
            m.property("startDate", of: EKEvent.self, { $0.startDate })
            m.property("endDate", of: EKEvent.self, { $0.endDate })
            m.property("title", of: EKEvent.self, { $0.title })
            m.property("location", of: EKEvent.self, { $0.location })
            m.property("allDay", of: EKEvent.self, { $0.isAllDay })
            return EKEvent.self
        }
    }
}
