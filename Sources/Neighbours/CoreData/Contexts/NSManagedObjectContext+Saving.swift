// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

extension NSManagedObjectContext {
    /// Saves all changes.
    func saveChanges() throws {
        adoptPermanentIDs()
        endEvent()
        guard hasChanges else { return }
        guard let source else {
            modelTrap(
                "NSManagedObjectContext.save(): the context has no persistent store coordinator; set "
                    + "one, or a parent"
            )
        }
        NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
        callWillSave()
        computeDerivedValues()
        try validate()
        endEvent()
        try commitChanges(to: source)
    }

    /// Saves without what objects are asked and told: for requests that change the store only.
    func saveWithoutChecks() throws {
        isSilent = true
        propagateDeletions()
        computeDerivedValues()
        if let source { try commitChanges(to: source) }
    }

    private func commitChanges(to source: any RowSource) throws {
        var attempts = 0
        while true {
            attempts += 1
            let changes = rowChanges()
            do {
                let result = try source.commit(changes, from: self)
                conclude(changes, result)
                return
            } catch let conflict as CommitConflict {
                try resolve(conflict, attempts)
            } catch let violation as ConstraintViolation {
                try resolve(violation, attempts)
            }
        }
    }

    /// Calls `willSave` of all objects, and of those that it changes, until it changes nothing.
    private func callWillSave() {
        var called: [ObjectIdentifier: Int] = [:]
        for _ in 0..<100 {
            propagateDeletions()
            let objects = inserted.objects + updated.objects + deleted.objects
            let waiting = objects.filter { called[ObjectIdentifier($0)] != changeCount(of: $0) }
            guard !waiting.isEmpty else { return }
            for object in waiting {
                object.willSave()
                called[ObjectIdentifier(object)] = changeCount(of: object)
            }
            let isQuiet = (inserted.objects + updated.objects + deleted.objects).allSatisfy {
                called[ObjectIdentifier($0)] != nil
            }
            if isQuiet { return }
        }
    }

    private func changeCount(of object: NSManagedObject) -> Int { object.state.isDeleted ? 1 : 0 }

    private func computeDerivedValues() {
        for object in inserted.objects + updated.objects {
            for case let attribute as NSDerivedAttributeDescription
                in object.kind.attributesByName.values
            {
                let value = Derivation.value(of: attribute, for: object)
                object.state.values[attribute.name] = value.flatMap {
                    AttributeValue.normal($0, attribute)
                }
            }
        }
    }

    private func validate() throws {
        var errors: [any Error] = []
        func check(_ body: () throws -> Void) {
            do {
                try body()
            } catch {
                let info = (error as NSError).userInfo
                errors += info[NSDetailedErrorsKey] as? [any Error] ?? [error]
            }
        }
        for object in inserted.objects { check(object.validateForInsert) }
        for object in updated.objects { check(object.validateForUpdate) }
        for object in deleted.objects { check(object.validateForDelete) }
        try Validation.raise(errors)
    }

    private func rowChanges() -> [RowChange] {
        func change(_ kind: RowChange.Kind, _ object: NSManagedObject) -> RowChange {
            let kept = object.state.values.filter {
                object.kind.propertiesByName[$0.key]?.isTransient == false
            }
            let keys = object.changedKeys.filter {
                object.kind.propertiesByName[$0]?.isTransient == false
            }
            return RowChange(
                kind: kind,
                id: object.identity,
                object: object,
                values: kept,
                keys: Set(keys),
                version: object.state.version
            )
        }
        return inserted.objects.map { change(.insert, $0) }
            + updated.objects.map { change(.update, $0) }.filter {
                !$0.keys.isEmpty || checked.contains($0.object)
            }
            + deleted.objects.map { change(.delete, $0) }
    }

    /// Takes the objects for saved.
    private func conclude(_ changes: [RowChange], _ result: CommitResult) {
        let (news, changed, gone) = (inserted.objects, updated.objects, deleted.objects)
        for object in news {
            if let id = result.permanent[object.identity] { adopt(id, for: object) }
        }
        for object in news + changed {
            if !result.permanent.isEmpty { object.useCurrentIDs() }
            object.state.isInserted = false
            object.state.isUpdated = false
            object.state.committed = object.state.values.filter {
                object.kind.propertiesByName[$0.key]?.isTransient == false
            }
            object.state.version = result.versions[object.identity] ?? object.state.version
        }
        inserted.removeAll()
        updated.removeAll()
        deleted.removeAll()
        checked.removeAll()
        assigned = [:]
        event = EventRecord()
        let saved: [(String, [NSManagedObject])] = [
            (NSInsertedObjectsKey, news),
            (
                NSUpdatedObjectsKey,
                changed.filter { object in changes.contains { $0.object === object } }
            ),
            (NSDeletedObjectsKey, gone),
        ]
        if !isSilent { for object in news + changed + gone { object.didSave() } }
        for object in gone {
            object.state.isDeleted = false
            forget(object)
        }
        guard !isSilent else { return }
        var objects: [String: Any] = [NotificationKey.sourceContext.rawValue: self]
        var ids: [String: Any] = [:]
        for (key, list) in saved where !list.isEmpty {
            objects[key] = Set(list)
            ids[key + "_objectIDs"] = Set(list.map(\.identity))
        }
        let center = NotificationCenter.default
        center.post(name: .NSManagedObjectContextDidSave, object: self, userInfo: objects)
        center.post(name: Self.didSaveObjectIDsNotification, object: self, userInfo: ids)
        offerChanges(SavedChanges(ids))
    }

    /// Has other contexts take the changes, where they wish to.
    private func offerChanges(_ changes: SavedChanges) {
        let beside = parent?.children ?? persistentStoreCoordinator?.contexts ?? []
        let others = (beside + children).compactMap(\.context)
        for other in others where other !== self && other.automaticallyMergesChangesFromParent {
            let transfer = UncheckedTransfer(changes)
            other.perform { [weak other] in other?.merge(transfer.value) }
        }
    }

    // MARK: Conflicts

    private var policy: NSMergePolicy {
        mergePolicy as? NSMergePolicy ?? NSMergePolicy.error
    }

    private func resolve(_ conflict: CommitConflict, _ attempts: Int) throws {
        let conflicts = conflict.conflicts.map { change, row in
            NSMergeConflict(change.object, row)
        }
        guard attempts < 100 else { throw NSMergePolicy.failure(conflicts) }
        try policy.resolve(mergeConflicts: conflicts)
    }

    private func resolve(_ violation: ConstraintViolation, _ attempts: Int) throws {
        let conflicts = violation.conflicts.map { change, constraint, other in
            NSConstraintConflict(
                constraint: constraint,
                databaseObject: object(with: other),
                conflictingObjects: [change.object]
            )
        }
        guard attempts < 100 else { throw NSMergePolicy.failure(conflicts) }
        try policy.resolve(constraintConflicts: conflicts)
        propagateDeletions()
    }
}
