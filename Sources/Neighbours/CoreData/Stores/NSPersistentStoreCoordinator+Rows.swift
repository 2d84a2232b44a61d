// SPDX-License-Identifier: Apache-2.0

import FormatPredicates
import Foundation
import ObjCRuntime

extension NSPersistentStoreCoordinator: RowSource {
    var sourceModel: NSManagedObjectModel? { managedObjectModel }

    private func store(of id: NSManagedObjectID) -> RowStore? {
        if let store = id.persistentStore as? RowStore,
            rowStores.contains(where: { $0 === store })
        {
            return store
        }
        // A store that was opened again.
        return rowStores.first { $0.identifier == id.uriRepresentation().host }
    }

    func rows(
        of entities: [NSEntityDescription],
        matching predicate: FormatPredicates.NSPredicate?,
        in stores: [NSPersistentStore]?
    ) throws -> [(NSManagedObjectID, StoredRow)] {
        try locked {
            guard !rowStores.isEmpty else {
                modelTrap(
                    "This NSPersistentStoreCoordinator has no persistent stores. It cannot perform a "
                        + "save operation or a fetch."
                )
            }
            return try rowStores.filter { store in
                stores?.contains { $0 === store } ?? true
            }.flatMap { store in
                let kept = entities.filter { store.keeps($0) }
                return kept.isEmpty ? [] : try store.rows(of: kept, matching: predicate)
            }
        }
    }

    func row(of id: NSManagedObjectID) throws -> StoredRow? {
        try locked { try store(of: id)?.row(of: id) }
    }

    func destinations(
        of relationship: NSRelationshipDescription,
        from id: NSManagedObjectID
    ) throws -> [NSManagedObjectID] {
        try locked { try store(of: id)?.destinations(of: relationship, from: id) ?? [] }
    }

    private func home(
        of object: NSManagedObject,
        _ context: NSManagedObjectContext?
    ) throws -> RowStore {
        if let given = context?.assigned[ObjectIdentifier(object)] as? RowStore { return given }
        let found = rowStores.first { !$0.isReadOnly && $0.keeps(object.kind) }
        guard let found else {
            if rowStores.isEmpty {
                modelTrap(
                    "This NSPersistentStoreCoordinator has no persistent stores. It cannot perform a "
                        + "save operation."
                )
            }
            throw cocoaError(
                .persistentStoreSave,
                "Can't find a store for the entity '\(object.kind.name ?? "")' that can be written"
            )
        }
        return found
    }

    func permanentIDs(for objects: [NSManagedObject]) throws -> [NSManagedObjectID] {
        try locked {
            try objects.map { object in
                let store = try home(of: object, object.owner)
                let number = try store.allocateNumber(for: object.kind)
                return NSManagedObjectID(number, of: object.kind, in: store)
            }
        }
    }

    func commit(
        _ changes: [RowChange],
        from context: NSManagedObjectContext
    ) throws -> CommitResult {
        try locked {
            var result = CommitResult()
            var homes: [ObjectIdentifier: RowStore] = [:]
            for change in changes where change.kind == .insert {
                guard change.id.isTemporaryID else { continue }
                let store = try home(of: change.object, context)
                homes[ObjectIdentifier(change.object)] = store
                let number = try store.allocateNumber(for: change.id.entity)
                result.permanent[change.id] = NSManagedObjectID(
                    number,
                    of: change.id.entity,
                    in: store
                )
            }
            var batches: [ObjectIdentifier: (store: RowStore, changes: [StoreChange])] = [:]
            for change in changes {
                guard let store = homes[ObjectIdentifier(change.object)] ?? store(of: change.id)
                else {
                    throw cocoaError(.persistentStoreSave, "the store of \(change.id) is gone")
                }
                guard !store.isReadOnly else {
                    throw cocoaError(.persistentStoreSave, "Attempt to add read-only file to save")
                }
                let made = StoreChange(
                    kind: change.kind,
                    id: result.permanent[change.id] ?? change.id.current,
                    values: change.values.mapValues { permanent($0, result.permanent) },
                    keys: change.keys,
                    origin: change
                )
                batches[ObjectIdentifier(store), default: (store, [])].changes.append(made)
            }
            var begun: [RowStore] = []
            do {
                for (store, changes) in batches.values {
                    try store.begin()
                    begun.append(store)
                    result.versions.merge(try store.apply(changes)) { $1 }
                }
                for store in begun { try store.end() }
            } catch {
                for store in begun { store.cancel() }
                throw error
            }
            return result
        }
    }

    private func permanent(
        _ value: Any,
        _ ids: [NSManagedObjectID: NSManagedObjectID]
    ) -> Any {
        func mapped(_ id: NSManagedObjectID) -> NSManagedObjectID { ids[id] ?? id.current }
        if let list = value as? IDList { return IDList(list.ids.map(mapped)) }
        if let id = value as? NSManagedObjectID { return mapped(id) }
        return value
    }
}

/// Copies all objects of a store to another.
enum StoreCopy {
    static func copy(_ source: RowStore, to target: RowStore) throws {
        let entities = source.entities.filter { $0.superentity == nil }
        var ids: [NSManagedObjectID: NSManagedObjectID] = [:]
        var all: [(NSManagedObjectID, StoredRow)] = []
        for entity in entities { all += try source.rows(of: entity.family, matching: nil) }
        for (id, _) in all {
            let number = try target.allocateNumber(for: id.entity)
            ids[id] = NSManagedObjectID(number, of: id.entity, in: target)
        }
        try target.begin()
        do {
            for (id, row) in all {
                guard let new = ids[id] else { continue }
                var values = row.values.mapValues { value in
                    (value as? NSManagedObjectID).flatMap { ids[$0] } ?? value
                }
                for relationship in id.entity.relationshipsByName.values where relationship.isToMany
                {
                    let list = try source.destinations(of: relationship, from: id)
                    values[relationship.name] = IDList(list.compactMap { ids[$0] })
                }
                let object = RowChange(
                    kind: .insert,
                    id: new,
                    object: NSManagedObject(entity: id.entity, insertInto: nil),
                    values: values,
                    keys: Set(values.keys),
                    version: 0
                )
                let change = StoreChange(
                    kind: .insert,
                    id: new,
                    values: values,
                    keys: Set(values.keys),
                    origin: object
                )
                try target.write(change, version: row.version)
                for (key, value) in values {
                    guard let list = value as? IDList,
                        let relationship = id.entity.relationshipsByName[key]
                    else { continue }
                    try target.write(list.ids, of: relationship, from: new)
                }
            }
            try target.end()
        } catch {
            target.cancel()
            throw error
        }
    }
}
