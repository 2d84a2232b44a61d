// SPDX-License-Identifier: Apache-2.0

import FormatPredicates
import Foundation

/// What a context reads from and saves to: a coordinator, or the context above.
protocol RowSource: AnyObject {
    var sourceModel: NSManagedObjectModel? { get }

    /// The rows of some entities; those that certainly do not pass a predicate may be left out.
    func rows(
        of entities: [NSEntityDescription],
        matching predicate: FormatPredicates.NSPredicate?,
        in stores: [NSPersistentStore]?
    ) throws -> [(NSManagedObjectID, StoredRow)]

    /// The row of an object; nil where there is none.
    func row(of id: NSManagedObjectID) throws -> StoredRow?

    /// What a relationship to many leads to.
    func destinations(
        of relationship: NSRelationshipDescription,
        from id: NSManagedObjectID
    ) throws -> [NSManagedObjectID]

    /// Saves changes, all or none of them.
    func commit(_ changes: [RowChange], from context: NSManagedObjectContext) throws -> CommitResult

    /// The permanent identifiers of objects that are not saved yet.
    func permanentIDs(for objects: [NSManagedObject]) throws -> [NSManagedObjectID]
}

/// A change of a row.
struct RowChange {
    enum Kind { case insert, update, delete }

    let kind: Kind
    let id: NSManagedObjectID
    let object: NSManagedObject
    /// The values of all properties that are saved.
    let values: [String: Any]
    /// The keys of the changed ones.
    let keys: Set<String>
    /// The version that the object was read in.
    let version: Int64
}

/// What a saving came to.
struct CommitResult {
    /// The permanent identifiers of inserted objects, by the temporary ones.
    var permanent: [NSManagedObjectID: NSManagedObjectID] = [:]
    /// The new versions, by the identifiers that the objects have now.
    var versions: [NSManagedObjectID: Int64] = [:]
}

/// Others have changed rows since they were read.
// Sendable is unchecked because the error is caught by the context whose changes it names.
struct CommitConflict: Error, @unchecked Sendable {
    /// The changes that can't be saved, with the rows as they are now; nil for deleted ones.
    let conflicts: [(change: RowChange, row: StoredRow?)]
}

/// Other rows have values that only one may have.
// Sendable is unchecked because the error is caught by the context whose changes it names.
struct ConstraintViolation: Error, @unchecked Sendable {
    let conflicts: [(change: RowChange, constraint: [String], other: NSManagedObjectID)]
}

/// Objects by identity, in the order in which they came.
struct ObjectTable {
    private var entries: [ObjectIdentifier: (order: Int, object: NSManagedObject)] = [:]
    private var next = 0

    var isEmpty: Bool { entries.isEmpty }
    var objects: [NSManagedObject] {
        entries.values.sorted { $0.order < $1.order }.map(\.object)
    }
    var set: Set<NSManagedObject> { Set(entries.values.map(\.object)) }

    func contains(_ object: NSManagedObject) -> Bool { entries[ObjectIdentifier(object)] != nil }

    mutating func insert(_ object: NSManagedObject) {
        guard entries[ObjectIdentifier(object)] == nil else { return }
        entries[ObjectIdentifier(object)] = (next, object)
        next += 1
    }

    mutating func remove(_ object: NSManagedObject) { entries[ObjectIdentifier(object)] = nil }

    mutating func removeAll() { entries = [:] }
}

/// The changes since the last notification.
struct EventRecord {
    struct Change {
        let object: NSManagedObject
        let before: ObjectState
    }

    /// The changed objects as they were before.
    var states: [ObjectIdentifier: Change] = [:]
    /// Their order.
    var order: [ObjectIdentifier] = []
    var refreshed: [NSManagedObject] = []
    /// What another context has inserted, changed and deleted.
    var merged: [NSManagedObject] = []
    var mergedDeletions: [NSManagedObject] = []
    var invalidated: [NSManagedObject] = []
    var isAllInvalidated = false

    var isEmpty: Bool {
        states.isEmpty && refreshed.isEmpty && merged.isEmpty && mergedDeletions.isEmpty
            && invalidated.isEmpty && !isAllInvalidated
    }
}
