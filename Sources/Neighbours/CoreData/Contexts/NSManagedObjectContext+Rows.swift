// SPDX-License-Identifier: Apache-2.0

import FormatPredicates
import Foundation

// A context as the one above another: it answers with its objects as they are now.
extension NSManagedObjectContext: RowSource {
    var sourceModel: NSManagedObjectModel? { model }

    func rows(
        of entities: [NSEntityDescription],
        matching predicate: FormatPredicates.NSPredicate?,
        in stores: [NSPersistentStore]?
    ) throws -> [(NSManagedObjectID, StoredRow)] {
        try executor.sync {
            propagateDeletions()
            let stored = try source?.rows(of: entities, matching: predicate, in: stores) ?? []
            var found: [(NSManagedObjectID, StoredRow)] = []
            var known: Set<NSManagedObjectID> = []
            for (id, row) in stored {
                known.insert(id)
                let object = registeredObject(for: id)
                if object?.isDeleted == true { continue }
                found.append((id, object.flatMap(currentRow) ?? row))
            }
            for object in updated.objects + inserted.objects
            where entities.contains(where: { $0 === object.kind })
                && !known.contains(object.identity)
            {
                if let row = currentRow(of: object) { found.append((object.identity, row)) }
            }
            return found
        }
    }

    private func currentRow(of object: NSManagedObject) -> StoredRow? {
        guard !object.isFault else { return nil }
        let values = object.state.values.filter {
            !($0.value is IDList) && object.kind.propertiesByName[$0.key]?.isTransient == false
        }
        return StoredRow(values, version: 0)
    }

    func row(of id: NSManagedObjectID) throws -> StoredRow? {
        try executor.sync {
            guard let object = registeredObject(for: id) else {
                return try source?.row(of: id.current).map { StoredRow($0.values, version: 0) }
            }
            if object.isDeleted || object.state.isGone { return nil }
            object.fireFault()
            return object.isDeleted ? nil : currentRow(of: object)
        }
    }

    func destinations(
        of relationship: NSRelationshipDescription,
        from id: NSManagedObjectID
    ) throws -> [NSManagedObjectID] {
        try executor.sync {
            guard let object = registeredObject(for: id) else {
                return try source?.destinations(of: relationship, from: id.current) ?? []
            }
            object.fireFault()
            return object.destinations(of: relationship.name).ids
        }
    }

    func permanentIDs(for objects: [NSManagedObject]) throws -> [NSManagedObjectID] {
        try executor.sync {
            let own = objects.compactMap { registeredObject(for: $0.identity) }
            if own.count == objects.count {
                try obtainPermanentIDs(for: own)
                return own.map(\.identity)
            }
            return try source?.permanentIDs(for: objects) ?? []
        }
    }

    func commit(
        _ changes: [RowChange],
        from context: NSManagedObjectContext
    ) throws -> CommitResult {
        executor.sync {
            for change in changes where change.kind == .insert {
                let object: NSManagedObject
                if let known = registeredObject(for: change.id) {
                    object = known
                } else {
                    object = NSManagedObject.makeFault(change.id, in: self)
                    object.state.isFault = false
                    object.owner = self
                    record(object, before: object.state)
                    object.state.isInserted = true
                    for (name, relationship) in object.kind.relationshipsByName
                    where relationship.isToMany {
                        object.state.values[name] = IDList()
                        object.state.loaded.insert(name)
                    }
                    inserted.insert(object)
                    register(object)
                }
            }
            for change in changes {
                let object = self.object(with: change.id)
                if change.kind == .delete {
                    if !object.isDeleted { takeDeletionFromChild(object) }
                    continue
                }
                object.fireFault()
                noteChange(of: object)
                let keys = change.kind == .insert ? Set(change.values.keys) : change.keys
                for key in keys.sorted() {
                    if object.kind.relationshipsByName[key]?.isToMany == true {
                        // The values of before are read for comparison.
                        _ = object.destinations(of: key)
                        object.state.loaded.insert(key)
                    }
                    let value =
                        (change.values[key] as? IDList)?.current
                        ?? (change.values[key] as? NSManagedObjectID)?.current
                        ?? change.values[key]
                    object.announcingInverse(key) { object.state.values[key] = value }
                }
            }
            endEvent()
        }
        return CommitResult()
    }

    /// The context beneath has followed the rules of deletion itself.
    private func takeDeletionFromChild(_ object: NSManagedObject) {
        object.fireFault()
        record(object, before: object.state)
        object.state.isDeleted = true
        updated.remove(object)
        if object.state.isInserted {
            inserted.remove(object)
        } else {
            deleted.insert(object)
        }
    }
}
