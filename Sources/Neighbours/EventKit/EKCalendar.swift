// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
// The types of the properties are those of the interface.

public import CoreGraphics
import Foundation
import ObjCRuntime

// Sendable is unchecked for the same reason as its superclass's.
/// A calendar or a list of reminders.
open class EKCalendar: EKObject, @unchecked Sendable {
    private let identifier: String
    private let entity: EKEntityType

    /// A calendar that is not saved.
    public convenience init(for entityType: EKEntityType, eventStore: EKEventStore) {
        self.init(entityType, identifier: UUID().uuidString)
    }

    // Public for the compiler, so that subclasses inherit the convenience initializers.
    @usableFromInline
    init(_ entity: EKEntityType, identifier: String, title: String = "") {
        self.identifier = identifier
        self.entity = entity
        self.title = title
        super.init()
    }

    /// A calendar of events that is not saved.
    public override init() {
        identifier = UUID().uuidString
        entity = .event
        title = ""
        super.init()
    }

    /// The identifier.
    open var calendarIdentifier: String { identifier }

    /// The name.
    open var title: String { didSet { isChanged = true } }

    /// The account; to be set before it is saved.
    open var source: EKSource! = EKSource.local { didSet { isChanged = true } }

    /// The colour.
    open var cgColor: CGColor! = CGColor(red: 0.1, green: 0.5, blue: 1, alpha: 1) {
        didSet { isChanged = true }
    }

    /// What it is.
    open var type: EKCalendarType { .local }

    /// Whether it can be changed.
    open var allowsContentModifications: Bool { true }

    /// Whether it is a subscription.
    open var isSubscribed: Bool { false }

    /// Whether it can be renamed and deleted.
    open var isImmutable: Bool { false }

    /// Which availabilities it knows.
    open var supportedEventAvailabilities: EKCalendarEventAvailabilityMask { [.busy, .free] }

    /// What it keeps.
    open var allowedEntityTypes: EKEntityMask { entity == .event ? .event : .reminder }

    func keeps(_ type: EKEntityType) -> Bool { entity == type }
}
