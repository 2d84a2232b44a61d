// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
public import ObjCRuntime

/// What a policy does with a conflict.
public enum NSMergePolicyType: UInt, Sendable {
    /// Fails.
    case errorMergePolicyType = 0
    /// Takes the store's values where the store has changed.
    case mergeByPropertyStoreTrumpMergePolicyType = 1
    /// Takes the object's values where the object has changed.
    case mergeByPropertyObjectTrumpMergePolicyType = 2
    /// Takes all of the object's values.
    case overwriteMergePolicyType = 3
    /// Gives up the object's changes.
    case rollbackMergePolicyType = 4
}

/// Fails over conflicts.
public let NSErrorMergePolicy: AnyObject & Sendable = NSMergePolicy.error
/// Takes the object's values where the object has changed.
public let NSMergeByPropertyObjectTrumpMergePolicy: AnyObject & Sendable =
    NSMergePolicy.mergeByPropertyObjectTrump
/// Takes the store's values where the store has changed.
public let NSMergeByPropertyStoreTrumpMergePolicy: AnyObject & Sendable =
    NSMergePolicy.mergeByPropertyStoreTrump
/// Takes all of the object's values.
public let NSOverwriteMergePolicy: AnyObject & Sendable = NSMergePolicy.overwrite
/// Gives up the object's changes.
public let NSRollbackMergePolicy: AnyObject & Sendable = NSMergePolicy.rollback

/// Resolves the conflicts of a saving.
// Sendable is unchecked because a policy has nothing but its type.
open class NSMergePolicy: NSObject, @unchecked Sendable {
    private let type: NSMergePolicyType

    /// Makes a policy.
    public init(merge ty: NSMergePolicyType) {
        type = ty
        super.init()
    }

    /// Fails over conflicts.
    public static let error = NSMergePolicy(merge: .errorMergePolicyType)
    /// Takes the object's values where the object has changed.
    public static let mergeByPropertyObjectTrump = NSMergePolicy(
        merge: .mergeByPropertyObjectTrumpMergePolicyType
    )
    /// Takes the store's values where the store has changed.
    public static let mergeByPropertyStoreTrump = NSMergePolicy(
        merge: .mergeByPropertyStoreTrumpMergePolicyType
    )
    /// Takes all of the object's values.
    public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
    /// Gives up the object's changes.
    public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)

    /// What the policy does with a conflict.
    open var mergeType: NSMergePolicyType { type }

    /// Resolves conflicts; throws where it can't.
    open func resolve(mergeConflicts list: [Any]) throws {
        try resolve(optimisticLockingConflicts: list.compactMap { $0 as? NSMergeConflict })
    }

    /// Resolves conflicts with what others have saved; throws where it can't.
    open func resolve(optimisticLockingConflicts list: [NSMergeConflict]) throws {
        guard type != .errorMergePolicyType else { throw Self.failure(list) }
        for conflict in list { conflict.resolve(by: type) }
    }

    /// Resolves conflicts of values that only one object may have; throws where it can't.
    open func resolve(constraintConflicts list: [NSConstraintConflict]) throws {
        guard type != .errorMergePolicyType else { throw Self.failure(list) }
        for conflict in list { conflict.resolve(by: type) }
    }

    static func failure(_ conflicts: [NSMergeConflict]) -> NSError {
        cocoaError(
            .managedObjectMerge,
            "Could not merge changes.",
            [NSPersistentStoreSaveConflictsErrorKey: conflicts]
        )
    }

    static func failure(_ conflicts: [NSConstraintConflict]) -> NSError {
        cocoaError(
            .managedObjectConstraintMerge,
            "The objects have values that only one may have.",
            [NSPersistentStoreSaveConflictsErrorKey: conflicts]
        )
    }
}

/// A conflict of an object's changes with what others have saved.
open class NSMergeConflict: NSObject {
    private let object: NSManagedObject
    private let row: StoredRow?

    init(_ object: NSManagedObject, _ row: StoredRow?) {
        self.object = object
        self.row = row
        super.init()
    }

    /// The object.
    open var sourceObject: NSManagedObject { object }

    /// The values as the object has them.
    open var objectSnapshot: [String: Any]? { Self.attributes(object.state.values) }

    /// The values as the object was read.
    open var cachedSnapshot: [String: Any]? { Self.attributes(object.state.committed) }

    /// The values as the store has them; nil for a deleted object.
    open var persistedSnapshot: [String: Any]? { row.map { Self.attributes($0.values) } }

    /// The version that the object was read in.
    open var oldVersionNumber: Int { Int(object.state.version) }

    /// The version that the store has; 0 for a deleted object.
    open var newVersionNumber: Int { row.map { Int($0.version) } ?? 0 }

    private static func attributes(_ values: [String: Any]) -> [String: Any] {
        values.filter { !($0.value is IDList) }
    }

    func resolve(by type: NSMergePolicyType) {
        guard let context = object.owner else { return }
        guard let row else { return resolveDeletion(by: type, in: context) }
        let changed = Set(object.changedKeys)
        let before = object.state.committed
        let inStore = Set(
            object.kind.attributesByName.keys.filter { !areAlike(before[$0], row.values[$0]) }
        ).union(
            object.kind.relationshipsByName.values.filter { !$0.isToMany }.map(\.name)
                .filter { !areAlike(before[$0], row.values[$0]) }
        )
        if object.state.isDeleted {
            object.state.version = row.version
            if type == .mergeByPropertyStoreTrumpMergePolicyType || type == .rollbackMergePolicyType
            {
                context.deleted.remove(object)
                object.state.isDeleted = false
                object.take(row)
            }
            return
        }
        let own = object.state.values
        let lists = object.state.committed.filter { $0.value is IDList }
        switch type {
        case .rollbackMergePolicyType:
            object.take(row)
            object.state.isUpdated = false
            context.updated.remove(object)
        case .overwriteMergePolicyType:
            object.state.committed = row.values.merging(lists) { $1 }
            object.state.version = row.version
        default:
            let isOwn = type == .mergeByPropertyObjectTrumpMergePolicyType
            let kept = isOwn ? changed : changed.subtracting(inStore)
            let loaded = object.state.loaded
            object.take(row)
            for key in kept { object.state.values[key] = own[key] }
            for (key, list) in lists {
                object.state.committed[key] = list
                object.state.values[key] = own[key]
            }
            object.state.loaded = loaded
        }
        object.awake(fromSnapshotEvents: .mergePolicy)
    }

    private func resolveDeletion(by type: NSMergePolicyType, in context: NSManagedObjectContext) {
        context.updated.remove(object)
        context.deleted.remove(object)
        guard !object.state.isDeleted,
            type == .mergeByPropertyObjectTrumpMergePolicyType || type == .overwriteMergePolicyType
        else {
            object.state.isDeleted = true
            return
        }
        object.state.isInserted = true
        object.state.version = 0
        context.inserted.insert(object)
    }
}

/// A conflict of values that only one object may have.
open class NSConstraintConflict: NSObject {
    private let keys: [String]
    private let stored: NSManagedObject?
    private let others: [NSManagedObject]

    init(
        constraint: [String],
        databaseObject: NSManagedObject?,
        conflictingObjects: [NSManagedObject]
    ) {
        keys = constraint
        stored = databaseObject
        others = conflictingObjects
        super.init()
    }

    /// The properties whose values only one object may have.
    open var constraint: [String] { keys }

    /// The values.
    open var constraintValues: [String: Any] {
        Dictionary(keys.map { ($0, others.first?.keptValue(forKey: $0) ?? NSNull()) }) { $1 }
    }

    /// The object that has the values in the store.
    open var databaseObject: NSManagedObject? { stored }

    /// The objects that are to have the values, too.
    open var conflictingObjects: [NSManagedObject] { others }

    func resolve(by type: NSMergePolicyType) {
        guard let stored, let context = stored.owner else { return }
        stored.fireFault()
        for other in others where other !== stored {
            let isOwn =
                type == .mergeByPropertyObjectTrumpMergePolicyType
                || type == .overwriteMergePolicyType
            if isOwn, !stored.isDeleted {
                // The store keeps its object, with the new one's values.
                let keys =
                    type == .overwriteMergePolicyType
                    ? Array(other.kind.attributesByName.keys) : other.changedKeys
                for key in keys {
                    guard let property = other.kind.propertiesByName[key],
                        stored.kind.propertiesByName[key] != nil
                    else { continue }
                    if property is NSAttributeDescription {
                        context.noteChange(of: stored)
                        stored.state.values[key] = other.state.values[key]
                    } else if let value = other.keptValue(forKey: key) {
                        stored.setManaged(value, forKey: key)
                    }
                }
            }
            context.take(deleted: other)
        }
    }
}
