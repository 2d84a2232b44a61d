// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a context has saved, by identifiers.
struct SavedChanges {
    private(set) var inserted: [NSManagedObjectID] = []
    private(set) var updated: [NSManagedObjectID] = []
    private(set) var deleted: [NSManagedObjectID] = []

    /// Reads a notification's information: sets or lists of objects, of identifiers or of addresses.
    init(_ info: [AnyHashable: Any]) {
        for (key, value) in info {
            guard let key = key as? String else { continue }
            let ids = Self.members(of: value).compactMap { member -> NSManagedObjectID? in
                if let object = member as? NSManagedObject { return object.objectID }
                return member as? NSManagedObjectID
            }
            switch key {
            case NSInsertedObjectsKey, NSInsertedObjectIDsKey: inserted += ids
            case NSUpdatedObjectsKey, NSUpdatedObjectIDsKey, NSRefreshedObjectsKey,
                NSRefreshedObjectIDsKey:
                updated += ids
            case NSDeletedObjectsKey, NSDeletedObjectIDsKey: deleted += ids
            default: break
            }
        }
    }

    private static func members(of value: Any) -> [Any] {
        switch value {
        case let set as Set<AnyHashable>: set.map(\.base)
        case let set as NSSet: set.allObjects
        case let list as [Any]: list
        default: []
        }
    }
}

extension NSManagedObjectContext {
    /// Takes changes that another context has saved.
    func merge(_ changes: SavedChanges) {
        adoptPermanentIDs()
        for id in changes.inserted {
            let object = object(with: id)
            guard object.isFault, let row = storedRow(of: object.identity) else { continue }
            object.state.row = row
            object.fireFault()
            event.merged.append(object)
        }
        for id in changes.updated {
            guard let object = registeredObject(for: id), !object.isDeleted else { continue }
            if object.isFault {
                object.state.row = nil
                event.refreshed.append(object)
            } else {
                let keys = Array(object.kind.propertiesByName.keys)
                for key in keys { object.beginAnnouncing(key) }
                refreshed(object, mergeChanges: true)
                for key in keys { object.endAnnouncing(key) }
            }
        }
        for id in changes.deleted {
            guard let object = registeredObject(for: id) else { continue }
            inserted.remove(object)
            updated.remove(object)
            deleted.remove(object)
            pendingDeletions.removeAll { $0 === object }
            event.states[ObjectIdentifier(object)] = nil
            object.fireFaultIfPossible()
            object.state.isDeleted = true
            event.mergedDeletions.append(object)
            registry[object.identity] = nil
            object.state.isGone = true
        }
        endEvent()
        NotificationCenter.default.post(
            name: Self.didMergeChangesObjectIDsNotification,
            object: self,
            userInfo: [
                NSInsertedObjectIDsKey: Set(changes.inserted),
                NSUpdatedObjectIDsKey: Set(changes.updated),
                NSDeletedObjectIDsKey: Set(changes.deleted),
            ]
        )
    }
}

extension NSManagedObject {
    /// Reads a fault whose row may be gone.
    final func fireFaultIfPossible() {
        guard state.isFault, let row = state.row ?? owner?.storedRow(of: identity) else { return }
        state.row = row
        fireFault()
    }

    final func beginAnnouncing(_ key: String) { announceOnly(key, isBeginning: true) }

    final func endAnnouncing(_ key: String) { announceOnly(key, isBeginning: false) }
}
