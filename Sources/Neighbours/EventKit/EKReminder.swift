// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

// Sendable is unchecked for the same reason as its superclass's.
/// Something to be done.
open class EKReminder: EKCalendarItem, @unchecked Sendable {
    /// A reminder that is not saved.
    public convenience init(eventStore: EKEventStore) { self.init() }

    /// When it begins.
    open var startDateComponents: DateComponents? { didSet { isChanged = true } }

    /// When it has to be done.
    open var dueDateComponents: DateComponents? { didSet { isChanged = true } }

    /// Whether it is done.
    open var isCompleted: Bool {
        get { completionDate != nil }
        set { if newValue != isCompleted { completionDate = newValue ? Date() : nil } }
    }

    /// When it was done.
    open var completionDate: Date? { didSet { isChanged = true } }

    /// How important it is, from 1 to 9; 0 where that is not said.
    open var priority = 0 { didSet { isChanged = true } }

    /// Takes the saved values back; false where it is no longer there.
    open override func refresh() -> Bool {
        guard let saved = EventDatabase.shared.reminder(identifier) else { return false }
        take(saved)
        isChanged = false
        return true
    }

    /// Takes the saved values back.
    open override func reset() { _ = refresh() }

    func take(_ other: EKReminder) {
        super.take(other)
        startDateComponents = other.startDateComponents
        dueDateComponents = other.dueDateComponents
        completionDate = other.completionDate
        priority = other.priority
    }

    func snapshot() -> EKReminder {
        let copy = EKReminder()
        copy.take(self)
        copy.isChanged = false
        return copy
    }

    @section(".init_array") @used private static let keys: @convention(c) @Sendable () -> Void = {
        _objcRegister { m in
            m.property("title", of: EKReminder.self, { $0.title })
            m.property("completed", of: EKReminder.self, { $0.isCompleted })
            m.property("completionDate", of: EKReminder.self, { $0.completionDate })
            m.property("priority", of: EKReminder.self, { $0.priority })
            return EKReminder.self
        }
    }
}
