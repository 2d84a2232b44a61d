// SPDX-License-Identifier: Apache-2.0

import FormatPredicates
import Foundation
import ObjCRuntime

/// A store of rows, each with a number and a version.
///
/// Subclasses say how rows are kept; what has to hold when changes are saved stands here.
// Sendable is unchecked as the superclass's is.
class RowStore: NSPersistentStore, @unchecked Sendable {
    var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

    /// The entities whose objects are in the store.
    var entities: [NSEntityDescription] {
        let name = configurationName == "PF_DEFAULT_CONFIGURATION_NAME" ? nil : configurationName
        return model?.entities(forConfigurationName: name) ?? []
    }

    /// Whether objects of an entity are in the store.
    func keeps(_ entity: NSEntityDescription) -> Bool {
        entities.contains { $0 === entity || $0.name == entity.name }
    }

    // MARK: For subclasses

    func open() throws {}

    func close() {}

    func saveMetadata() throws {}

    func rows(
        of entities: [NSEntityDescription],
        matching predicate: FormatPredicates.NSPredicate?
    ) throws -> [(NSManagedObjectID, StoredRow)] { [] }

    func row(of id: NSManagedObjectID) throws -> StoredRow? { nil }

    func destinations(
        of relationship: NSRelationshipDescription,
        from id: NSManagedObjectID
    ) throws -> [NSManagedObjectID] { [] }

    /// The number of a new row.
    func allocateNumber(for entity: NSEntityDescription) throws -> Int64 { 0 }

    func begin() throws {}

    func end() throws {}

    func cancel() {}

    /// Writes the changed values of a row; all values of a new one.
    func write(_ change: StoreChange, version: Int64) throws {}

    /// Writes what a relationship to many leads to.
    func write(
        _ list: [NSManagedObjectID],
        of relationship: NSRelationshipDescription,
        from id: NSManagedObjectID
    ) throws {}

    func remove(_ id: NSManagedObjectID) throws {}

    /// A row with some values; nil for none.
    func row(
        with values: [String: Any],
        of entity: NSEntityDescription,
        except id: NSManagedObjectID
    ) throws -> NSManagedObjectID? { nil }

    // MARK: Saving

    /// Writes changes between `begin` and `end`, with the new versions.
    func apply(_ changes: [StoreChange]) throws -> [NSManagedObjectID: Int64] {
        var versions: [NSManagedObjectID: Int64] = [:]
        var conflicts: [(RowChange, StoredRow?)] = []
        for change in changes where change.kind != .insert {
            let row = try row(of: change.id)
            if change.kind == .delete, row == nil { continue }
            if row?.version != change.origin.version { conflicts.append((change.origin, row)) }
        }
        guard conflicts.isEmpty else { throw CommitConflict(conflicts: conflicts) }
        for change in changes where change.kind == .delete { try remove(change.id) }
        var written: [NSManagedObjectID: NSManagedObjectID] = [:]
        var violations: [(RowChange, [String], NSManagedObjectID)] = []
        for change in changes where change.kind != .delete {
            for constraint in change.id.entity.constraintNames
            where change.kind == .insert || !change.keys.isDisjoint(with: constraint) {
                var values: [String: Any] = [:]
                for key in constraint { values[key] = change.values[key] }
                guard values.count == constraint.count,
                    let other = try row(with: values, of: change.id.entity, except: change.id)
                else { continue }
                violations.append((change.origin, constraint, written[other] ?? other))
            }
            let version = change.kind == .insert ? 1 : change.origin.version + 1
            try write(change, version: version)
            versions[change.id] = version
            written[change.id] = change.origin.id
        }
        guard violations.isEmpty else { throw ConstraintViolation(conflicts: violations) }
        for change in changes where change.kind != .delete {
            for key in change.keys.sorted() {
                guard let list = change.values[key] as? IDList,
                    let relationship = change.id.entity.relationshipsByName[key]
                else { continue }
                try write(list.ids, of: relationship, from: change.id)
            }
        }
        return versions
    }
}

/// A change of a row, with permanent identifiers.
struct StoreChange {
    let kind: RowChange.Kind
    let id: NSManagedObjectID
    let values: [String: Any]
    let keys: Set<String>
    let origin: RowChange
}
