// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// What a context keeps to take changes back.
struct UndoLog {
    /// Whether states are being brought back, which must not be noted as other changes are.
    var isBringingBack = false
    private var held: Set<ObjectIdentifier> = []

    func isHolding(_ object: NSManagedObject) -> Bool { held.contains(ObjectIdentifier(object)) }

    mutating func hold(_ object: NSManagedObject) { held.insert(ObjectIdentifier(object)) }
}

extension NSManagedObjectContext {
    /// Registers with the undo manager how the changes of an event are taken back.
    func registerUndo(of ended: EventRecord) {
        guard let undoManager, undoManager.isUndoRegistrationEnabled else { return }
        let changes = ended.order.compactMap { ended.states[$0] }
        guard !changes.isEmpty else { return }
        for change in changes { undoLog.hold(change.object) }
        // A manager that waits for groups gets one for each event.
        let isAlone =
            !undoManager.groupsByEvent && undoManager.groupingLevel == 0
            && !undoManager.isUndoing && !undoManager.isRedoing
        if isAlone { undoManager.beginUndoGrouping() }
        undoManager.registerUndo(withTarget: self) { context in context.bringBack(changes) }
        if isAlone { undoManager.endUndoGrouping() }
    }

    /// Gives objects the states back that they had before an event.
    private func bringBack(_ changes: [EventRecord.Change]) {
        for change in changes {
            let object = change.object
            let now = object.state
            var before = change.before
            // What was saved meanwhile stays what the store has.
            before.committed = now.committed
            before.version = now.version
            before.loaded.formUnion(now.loaded)
            let wasThere =
                object.owner === self && !now.isGone && (now.isInserted || !now.isDeleted)
            record(object, before: now)
            let isNew = object.identity.isTemporaryID
            let keys = object.kind.propertiesByName.keys.filter {
                !areAlike(now.values[$0], before.values[$0])
            }
            for key in keys {
                object.announcingInverse(key) {
                    object.state.values[key] = before.values[key]
                }
            }
            if isNew, !before.isInserted {
                // Its insertion is taken back.
                inserted.remove(object)
                object.state.isInserted = false
                object.state.isDeleted = true
                object.awake(fromSnapshotEvents: .undoInsertion)
            } else if now.isDeleted, !before.isDeleted {
                object.owner = self
                object.state.isDeleted = false
                object.state.isGone = false
                deleted.remove(object)
                pendingDeletions.removeAll { $0 === object }
                register(object)
                if isNew {
                    object.state.isInserted = true
                    inserted.insert(object)
                }
                object.awake(fromSnapshotEvents: .undoDeletion)
            } else if !now.isDeleted, before.isDeleted, wasThere {
                object.state.isDeleted = true
                updated.remove(object)
                if object.state.isInserted {
                    inserted.remove(object)
                } else {
                    deleted.insert(object)
                }
            } else {
                object.awake(fromSnapshotEvents: .undoUpdate)
            }
            if !object.state.isInserted, !object.state.isDeleted {
                object.state.isUpdated = !object.changedKeys.isEmpty
                if object.state.isUpdated { updated.insert(object) } else { updated.remove(object) }
            }
            object.useCurrentIDs()
        }
        endEvent()
    }
}
