// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

// How a context follows the changes of its objects.
extension NSManagedObjectContext {
    func register(_ object: NSManagedObject) {
        registry[object.identity] = WeakObject(object, isHeld: retainsRegisteredObjects)
        if registry.count > registryLimit { sweepRegistry() }
    }

    private func sweepRegistry() {
        registry = registry.filter { $0.value.object != nil }
        registryLimit = max(256, registry.count * 2)
    }

    func forget(_ object: NSManagedObject) {
        registry[object.identity] = nil
        object.owner = nil
        object.state.isGone = true
    }

    /// Gives an object another identifier.
    func adopt(_ id: NSManagedObjectID, for object: NSManagedObject) {
        let old = object.identity
        guard old != id else { return }
        old.replace(by: id)
        registry[old] = nil
        object.identity = id
        register(object)
    }

    /// Uses the permanent identifiers that the context above got by saving.
    func adoptPermanentIDs() {
        guard parent != nil else { return }
        let objects = registeredObjects
        let before = objects.filter { $0.identity.isTemporaryID }
        for object in before { adopt(object.identity.current, for: object) }
        guard before.contains(where: { !$0.identity.isTemporaryID }) else { return }
        for object in objects { object.useCurrentIDs() }
    }

    // MARK: Events

    /// Notes that an object is about to change.
    func noteChange(of object: NSManagedObject) {
        record(object, before: object.state)
        guard !object.state.isInserted, !object.state.isDeleted, !object.state.isGone else {
            return
        }
        object.state.isUpdated = true
        updated.insert(object)
    }

    func record(_ object: NSManagedObject, before: ObjectState) {
        let id = ObjectIdentifier(object)
        if event.states[id] == nil {
            event.states[id] = .init(object: object, before: before)
            event.order.append(id)
        }
        scheduleEventEnd()
    }

    func scheduleEventEnd() {
        guard !isEventEndScheduled else { return }
        isEventEndScheduled = true
        executor.atEventEnd { [weak self] in self?.endEvent() }
    }

    func take(inserted object: NSManagedObject) {
        if let other = object.owner, other !== self {
            modelTrap(
                "An NSManagedObject cannot be in two contexts: it is in \(Diagnostics.name(of: other))"
            )
        }
        guard !object.state.isInserted else { return }
        let before = object.state
        object.owner = self
        if object.state.isDeleted {
            // It comes back.
            record(object, before: before)
            object.state.isDeleted = false
            deleted.remove(object)
            pendingDeletions.removeAll { $0 === object }
            guard object.identity.isTemporaryID else { return }
        }
        record(object, before: before)
        object.state.isInserted = true
        object.state.isGone = false
        inserted.insert(object)
        register(object)
        object.awakeFromInsert()
    }

    func take(deleted object: NSManagedObject) {
        guard object.owner === self, !object.state.isDeleted else { return }
        object.fireFault()
        guard !object.state.isDeleted else { return }
        record(object, before: object.state)
        object.prepareForDeletion()
        object.state.isDeleted = true
        updated.remove(object)
        if object.state.isInserted {
            inserted.remove(object)
        } else {
            deleted.insert(object)
        }
        pendingDeletions.append(object)
    }

    /// Follows the rules of deletion.
    func propagateDeletions() {
        while !pendingDeletions.isEmpty {
            let object = pendingDeletions.removeFirst()
            for relationship in object.kind.relationshipsByName.values.sorted(by: {
                $0.name < $1.name
            }) {
                let ids = object.destinations(of: relationship.name).ids
                let inverse = relationship.inverseRelationship?.name
                for id in ids {
                    let other = self.object(with: id)
                    switch relationship.deleteRule {
                    case .noActionDeleteRule, .denyDeleteRule: break
                    case .nullifyDeleteRule:
                        if let inverse { other.loseInverse(inverse, to: object) }
                    case .cascadeDeleteRule:
                        if !other.isDeleted { take(deleted: other) }
                    }
                }
            }
            if object.state.isInserted, !undoLog.isHolding(object) { object.state.isGone = true }
        }
    }

    /// Notifies the changes of the event.
    func endEvent() {
        isEventEndScheduled = false
        propagateDeletions()
        guard !event.isEmpty else { return }
        let ended = event
        event = EventRecord()
        isEventEndScheduled = false
        registerUndo(of: ended)
        var info: [String: Set<NSManagedObject>] = [:]
        for id in ended.order {
            guard let change = ended.states[id] else { continue }
            let (now, before) = (change.object.state, change.before)
            let key: String
            if now.isDeleted, !before.isDeleted {
                key = NSDeletedObjectsKey
            } else if now.isInserted, !before.isInserted, !now.isDeleted {
                key = NSInsertedObjectsKey
            } else if now.isDeleted {
                continue
            } else {
                key = NSUpdatedObjectsKey
            }
            info[key, default: []].insert(change.object)
        }
        for object in ended.merged { info[NSInsertedObjectsKey, default: []].insert(object) }
        for object in ended.mergedDeletions {
            info[NSDeletedObjectsKey, default: []].insert(object)
        }
        let changed = (info[NSUpdatedObjectsKey] ?? []).union(info[NSDeletedObjectsKey] ?? [])
        let refreshed = Set(ended.refreshed).subtracting(changed)
        if !refreshed.isEmpty { info[NSRefreshedObjectsKey] = refreshed }
        if !ended.invalidated.isEmpty { info[NSInvalidatedObjectsKey] = Set(ended.invalidated) }
        var all: [String: Any] = info
        if ended.isAllInvalidated { all[NSInvalidatedAllObjectsKey] = NSArray() }
        guard !all.isEmpty else { return }
        NotificationCenter.default.post(
            name: .NSManagedObjectContextObjectsDidChange,
            object: self,
            userInfo: all
        )
    }

    // MARK: Refreshing

    func refreshed(_ object: NSManagedObject, mergeChanges keepsChanges: Bool) {
        guard object.owner === self, !object.state.isInserted else { return }
        event.refreshed.append(object)
        scheduleEventEnd()
        guard keepsChanges else {
            updated.remove(object)
            deleted.remove(object)
            pendingDeletions.removeAll { $0 === object }
            event.states[ObjectIdentifier(object)] = nil
            object.turnIntoFault()
            return
        }
        guard !object.state.isFault else { return }
        guard let row = storedRow(of: object.identity) else { return }
        let changes = object.changedKeys.map { ($0, object.state.values[$0]) }
        let isUpdated = object.state.isUpdated
        object.take(row)
        for (key, value) in changes {
            object.state.values[key] = value
            if value is IDList {
                // What the store has is read for comparison.
                let relationship = object.kind.relationshipsByName[key]
                let now = relationship.map { relatedIDs(of: $0, from: object.identity) } ?? []
                object.state.committed[key] = IDList(now)
                object.state.loaded.insert(key)
            }
        }
        object.state.isUpdated = isUpdated
    }

    func forgetAll() {
        for object in registeredObjects {
            object.owner = nil
            object.state.isGone = true
        }
        registry = [:]
        inserted.removeAll()
        updated.removeAll()
        deleted.removeAll()
        pendingDeletions = []
        event = EventRecord()
        undoManager?.removeAllActions()
        event.isAllInvalidated = true
        endEvent()
    }

    func giveUpChanges() {
        propagateDeletions()
        let news = inserted.objects
        let others = updated.objects + deleted.objects
        inserted.removeAll()
        updated.removeAll()
        deleted.removeAll()
        for object in news {
            object.state.isInserted = false
            object.state.isDeleted = true
            event.mergedDeletions.append(object)
            forget(object)
        }
        for object in others {
            let keys = object.changedKeys
            object.state.isUpdated = false
            object.state.isDeleted = false
            for key in keys {
                object.announcingInverse(key) {
                    object.state.values[key] = object.state.committed[key]
                }
            }
            object.awake(fromSnapshotEvents: .rollback)
            event.refreshed.append(object)
        }
        event.states = [:]
        event.order = []
        undoManager?.removeAllActions()
        endEvent()
    }

    // MARK: Reading

    func storedRow(of id: NSManagedObjectID) -> StoredRow? {
        do {
            return try source?.row(of: id.current)
        } catch {
            Diagnostics.warn("CoreData: \(id) can't be read: \(error)")
            return nil
        }
    }

    func relatedIDs(
        of relationship: NSRelationshipDescription,
        from id: NSManagedObjectID
    ) -> [NSManagedObjectID] {
        if id.current.isTemporaryID, parent == nil { return [] }
        do {
            return try source?.destinations(of: relationship, from: id.current) ?? []
        } catch {
            Diagnostics.warn("CoreData: \(relationship.name) of \(id) can't be read: \(error)")
            return []
        }
    }
}

extension NSManagedObject {
    /// Has permanent identifiers in the place of temporary ones.
    final func useCurrentIDs() {
        func current(_ value: Any?) -> Any? {
            (value as? IDList)?.current ?? (value as? NSManagedObjectID)?.current
        }
        for key in kind.relationshipsByName.keys {
            if let value = current(state.values[key]) { state.values[key] = value }
            if let value = current(state.committed[key]) { state.committed[key] = value }
        }
    }
}
