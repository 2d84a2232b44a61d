// SPDX-License-Identifier: Apache-2.0

public import EventKit
import Foundation
public import UIKit

/// Lets a person make, change or delete an event.
///
/// The event is changed only when it is saved; the program needs no access to events for it. The
/// delegate dismisses the controller.
/// - Source: developer.apple.com/documentation/eventkitui/ekeventeditviewcontroller
@preconcurrency @MainActor
open class EKEventEditViewController: UINavigationController {
    private final var hasEnded = false

    /// Receives how the editing ends.
    open weak var editViewDelegate: (any EKEventEditViewDelegate)?

    /// The store that the event is saved into.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var eventStore: EKEventStore!

    /// The event; nil for a new one, which is here once the fields are shown.
    open var event: EKEvent?

    /// Shows the fields of the event.
    open override func viewDidLoad() {
        super.viewDidLoad()
        let store = eventStore ?? EKEventStore()
        eventStore = store
        let edited = event ?? EKEvent(eventStore: store)
        event = edited
        var draft = EventDraft(edited, now: Date())
        if draft.calendar == nil {
            draft.calendar =
                editViewDelegate?.eventEditViewControllerDefaultCalendar?(forNewEvents: self)
                ?? EventDatabase.shared.byPerson { store.defaultCalendarForNewEvents }
        }
        let editor = EventEditorController(
            draft: draft,
            store: store,
            isNew: edited.eventIdentifier == nil
        )
        editor.onCancel = { [weak self] in self?.cancelEditing() }
        editor.onSave = { [weak self] in self?.save($0) }
        editor.onDelete = { [weak self] in self?.delete() }
        setViewControllers([editor], animated: false)
    }

    /// Ends the editing without changes.
    open func cancelEditing() { end(.canceled) }

    private final func save(_ draft: EventDraft) {
        guard let event, let eventStore else { return }
        changeSeries(of: event, ("Save for this event only", "Save for future events")) {
            [weak self] span in
            draft.write(to: event)
            try EventDatabase.shared.byPerson { try eventStore.save(event, span: span) }
            self?.end(.saved)
        }
    }

    private final func delete() {
        guard let event, let eventStore else { return }
        changeSeries(of: event, ("Delete This Event Only", "Delete All Future Events")) {
            [weak self] span in
            try EventDatabase.shared.byPerson { try eventStore.remove(event, span: span) }
            self?.end(.deleted)
        }
    }

    private final func end(_ action: EKEventEditViewAction) {
        guard !hasEnded else { return }
        hasEnded = true
        editViewDelegate?.eventEditViewController(self, didCompleteWith: action)
    }
}
