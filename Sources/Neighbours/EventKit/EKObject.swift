// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because an object belongs to the thread of its store, as on iOS.
/// An object of a store.
open class EKObject: NSObject, @unchecked Sendable {
    /// An object of no store, for subclasses.
    public override init() { super.init() }

    /// Whether it has changes that were not saved.
    open var hasChanges: Bool { isChanged || isNew }

    /// Whether it was never saved.
    open var isNew: Bool { !isStored }

    /// Takes the saved values back; false for an object that was never saved.
    open func refresh() -> Bool { isStored }

    /// Takes the saved values back.
    open func reset() { isChanged = false }

    /// Gives unsaved changes up.
    open func rollback() { reset() }

    /// Whether it is in the database.
    var isStored = false
    /// Whether something was set since it was saved.
    var isChanged = false
}

// Sendable is unchecked for the same reason.
/// An account that calendars come from; the only one is the device.
open class EKSource: EKObject, @unchecked Sendable {
    /// The device.
    static let local = EKSource()

    private let identifier = "casement-local"

    /// The device's account, for subclasses.
    public override init() {
        super.init()
        isStored = true
    }

    /// The identifier.
    open var sourceIdentifier: String { identifier }

    /// What it is.
    open var sourceType: EKSourceType { .local }

    /// The name.
    open var title: String { "Default" }

    /// Whether it is somebody else's.
    open var isDelegate: Bool { false }

    /// Its calendars.
    open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> {
        Set(EventDatabase.shared.calendars(entityType))
    }
}

// Sendable is unchecked for the same reason.
/// A person who takes part in an event; there are none.
open class EKParticipant: EKObject, NSCopying, @unchecked Sendable {
    /// The address.
    open var url: URL { URL(fileURLWithPath: "/") }
    /// The name.
    open var name: String? { nil }
    /// Whether they come.
    open var participantStatus: EKParticipantStatus { .unknown }
    /// What they do.
    open var participantRole: EKParticipantRole { .unknown }
    /// What they are.
    open var participantType: EKParticipantType { .unknown }
    /// Whether they are the user.
    open var isCurrentUser: Bool { false }
    /// The participant itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
