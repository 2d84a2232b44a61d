// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

// How an object keeps its values.
extension NSManagedObject {
    /// Gives a new object the default values of its attributes.
    final func fillDefaults() {
        for (name, attribute) in kind.attributesByName {
            guard let value = attribute.defaultValue else { continue }
            state.values[name] = AttributeValue.normal(value, attribute)
        }
        for (name, relationship) in kind.relationshipsByName where relationship.isToMany {
            state.values[name] = IDList()
            state.loaded.insert(name)
        }
        state.committed = [:]
    }

    /// Reads the values of a fault.
    final func fireFault() {
        guard state.isFault, let context = owner else { return }
        let row = state.row ?? context.storedRow(of: identity)
        state.row = nil
        state.isFault = false
        guard let row else {
            guard context.shouldDeleteInaccessibleFaults else {
                Diagnostics.trap(
                    NSExceptionName("NSObjectInaccessibleException"),
                    "CoreData could not fulfill a fault for '\(identity)'"
                )
            }
            state.isDeleted = true
            return
        }
        take(row)
        awakeFromFetch()
    }

    /// Takes the values of a row for the object's own.
    final func take(_ row: StoredRow) {
        let transient = state.values.filter { kind.propertiesByName[$0.key]?.isTransient == true }
        state.values = row.values.merging(transient) { $1 }
        state.committed = row.values
        state.loaded = []
        state.version = row.version
        fetched = [:]
    }

    /// What a relationship to many leads to, which is read now if it was not.
    final func destinations(of key: String) -> IDList {
        if let known = state.values[key] as? IDList { return known }
        guard let relationship = kind.relationshipsByName[key] else { return IDList() }
        guard relationship.isToMany else {
            return IDList((state.values[key] as? NSManagedObjectID).map { [$0] } ?? [])
        }
        guard !state.loaded.contains(key) else { return IDList() }
        let list = IDList(owner?.relatedIDs(of: relationship, from: identity) ?? [])
        state.values[key] = list
        if !state.isInserted { state.committed[key] = list }
        state.loaded.insert(key)
        return list
    }

    /// The value of a property as key-value coding gives it.
    final func keptValue(forKey key: String) -> Any? {
        guard let relationship = kind.relationshipsByName[key] else {
            if kind.propertiesByName[key] is NSFetchedPropertyDescription {
                return fetchedProperty(key)
            }
            return state.values[key]
        }
        guard relationship.isToMany else {
            return (state.values[key] as? NSManagedObjectID).flatMap { owner?.object(with: $0) }
        }
        let objects = objects(of: key)
        return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
    }

    /// The objects that a relationship leads to.
    final func objects(of key: String) -> [NSManagedObject] {
        let ids = destinations(of: key).ids
        guard let owner else { return [] }
        return ids.map { owner.object(with: $0) }
    }

    /// Sets the value of a property; objects become their identifiers.
    final func keep(_ value: Any?, forKey key: String) {
        if let relationship = kind.relationshipsByName[key] {
            if relationship.isToMany {
                let objects = Self.members(of: value)
                for object in objects { check(object, relationship) }
                // What was there before has to be known, to tell what changed.
                _ = destinations(of: key)
                state.values[key] = IDList(objects.map(\.identity))
                state.loaded.insert(key)
            } else {
                let object = value as? NSManagedObject
                if let object { check(object, relationship) }
                state.values[key] = object?.identity
            }
            return
        }
        guard let attribute = kind.attributesByName[key] else {
            modelTrap(
                "setPrimitiveValue:forKey: the entity \(kind.name ?? "") has no property \"\(key)\""
            )
        }
        state.values[key] = value.flatMap { AttributeValue.normal($0, attribute) }
    }

    private func check(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) {
        if let destination = relationship.destinationEntity,
            !object.kind.isKindOf(entity: destination)
        {
            modelTrap(
                "Unacceptable type of value for to-one relationship: property = "
                    + "\"\(relationship.name)\"; desired type = \(destination.name ?? ""); given type"
                    + " = \(object.kind.name ?? ""); value = \(Diagnostics.name(of: object))."
            )
        }
        if let own = owner, let other = object.owner, own !== other {
            modelTrap(
                "Illegal attempt to establish a relationship '\(relationship.name)' between objects "
                    + "in different contexts (source = \(identity), destination = \(object.identity))"
            )
        }
        // An object outside of contexts comes into the context of the one that leads to it.
        if object.owner == nil, let owner { owner.insert(object) }
    }

    /// The objects in a set, an ordered set or an array.
    static func members(of value: Any?) -> [NSManagedObject] {
        switch value {
        case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }
        case let list as NSOrderedSet: list.array.compactMap { $0 as? NSManagedObject }
        case let set as Set<AnyHashable>: set.compactMap { $0.base as? NSManagedObject }
        case let list as [Any]: list.compactMap { $0 as? NSManagedObject }
        case let list as NSArray: list.compactMap { $0 as? NSManagedObject }
        case let object as NSManagedObject: [object]
        default: []
        }
    }

    /// Sets a property, with all that follows.
    final func setManaged(_ value: Any?, forKey key: String) {
        willChangeValue(forKey: key)
        setPrimitiveValue(value is NSNull ? nil : value, forKey: key)
        didChangeValue(forKey: key)
    }

    /// The persistent and transient values that are not those of the store.
    final var changedKeys: [String] {
        guard !state.isFault else { return [] }
        if state.isInserted {
            return kind.propertiesByName.keys.filter { key in
                guard let value = state.values[key] else { return false }
                if let list = value as? IDList { return !list.ids.isEmpty }
                return true
            }
        }
        return kind.propertiesByName.keys.filter { key in
            let (now, before) = (state.values[key], state.committed[key])
            guard let one = now as? IDList, let other = before as? IDList else {
                return !areAlike(now, before)
            }
            let isOrdered = kind.relationshipsByName[key]?.isOrdered ?? false
            return isOrdered ? one != other : !one.hasSameMembers(as: other)
        }
    }

    /// Some values of a state as key-value coding gives them; `NSNull` for none.
    final func listed(_ keys: [String], of values: [String: Any]) -> [String: Any] {
        var result: [String: Any] = [:]
        for key in keys {
            guard let property = kind.propertiesByName[key] else { continue }
            guard let relationship = property as? NSRelationshipDescription else {
                if property is NSAttributeDescription { result[key] = values[key] ?? NSNull() }
                continue
            }
            if let list = values[key] as? IDList, let owner {
                let objects = list.ids.map { owner.object(with: $0) }
                result[key] =
                    relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
            } else if let id = values[key] as? NSManagedObjectID, let owner {
                result[key] = owner.object(with: id)
            } else {
                result[key] = NSNull()
            }
        }
        return result
    }

    private func fetchedProperty(_ key: String) -> [NSManagedObject] {
        if let known = fetched[key] { return known }
        guard let property = kind.propertiesByName[key] as? NSFetchedPropertyDescription,
            let template = property.fetchRequest,
            let request = template.copy() as? NSFetchRequest<any NSFetchRequestResult>, let owner
        else { return [] }
        request.predicate = request.predicate.map {
            substituted($0, ["FETCH_SOURCE": self, "FETCHED_PROPERTY": property])
        }
        let found = (try? owner.fetch(request)) ?? []
        let objects = found.compactMap { $0 as? NSManagedObject }
        fetched[key] = objects
        return objects
    }

    // MARK: Changes

    final func noteBeginningChange(of key: String) {
        guard let property = kind.propertiesByName[key] else { return }
        fireFault()
        owner?.noteChange(of: self)
        guard property is NSRelationshipDescription else { return }
        if let known = changing[key] {
            changing[key] = (known.depth + 1, known.before)
        } else {
            changing[key] = (1, destinations(of: key))
        }
    }

    final func noteEndedChange(of key: String) {
        guard let change = changing[key], let relationship = kind.relationshipsByName[key] else {
            return
        }
        guard change.depth == 1 else {
            changing[key] = (change.depth - 1, change.before)
            return
        }
        changing[key] = nil
        let now = destinations(of: key)
        guard let inverse = relationship.inverseRelationship?.name, let owner else { return }
        for id in change.before.subtracting(now) {
            owner.object(with: id).loseInverse(inverse, to: self)
        }
        for id in now.subtracting(change.before) {
            owner.object(with: id).gainInverse(inverse, to: self)
        }
    }

    /// The object is not led to any more; its inverse relationship does not lead back, either.
    final func loseInverse(_ key: String, to other: NSManagedObject) {
        guard let relationship = kind.relationshipsByName[key], !state.isGone else { return }
        fireFault()
        owner?.noteChange(of: self)
        if relationship.isToMany {
            var list = destinations(of: key)
            guard list.contains(other.identity) else { return }
            list.remove(other.identity)
            announcingInverse(key) { state.values[key] = list }
        } else if state.values[key] as? NSManagedObjectID == other.identity {
            announcingInverse(key) { state.values[key] = nil }
        }
    }

    /// The object is led to now; its inverse relationship leads back.
    final func gainInverse(_ key: String, to other: NSManagedObject) {
        guard let relationship = kind.relationshipsByName[key] else { return }
        fireFault()
        owner?.noteChange(of: self)
        if relationship.isToMany {
            var list = destinations(of: key)
            guard !list.contains(other.identity) else { return }
            list.append(other.identity)
            announcingInverse(key) { state.values[key] = list }
            return
        }
        let before = state.values[key] as? NSManagedObjectID
        guard before != other.identity else { return }
        announcingInverse(key) { state.values[key] = other.identity }
        // One that led here before does so no longer.
        if let before, let owner, let back = relationship.inverseRelationship?.name {
            owner.object(with: before).loseInverse(back, to: self)
        }
    }

    /// Gives up the values; the next access reads them again.
    final func turnIntoFault() {
        guard !state.isFault else { return }
        willTurnIntoFault()
        state = ObjectState()
        state.isFault = true
        fetched = [:]
        didTurnIntoFault()
    }
}
