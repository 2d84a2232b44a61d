// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

// What `@NSManaged` declarations in classes of Core Data's objects are lowered to; the functions of the same
// names in the runtime are for all other objects.

/// The value of a property that the model describes.
public func _objcManaged<T>(_ object: NSManagedObject, _ key: String) -> T {
    if let kept = object.kind.primitiveKey(key) { return value(of: object, kept, as: key) }
    object.willAccessValue(forKey: key)
    defer { object.didAccessValue(forKey: key) }
    return value(of: object, key, as: key)
}

/// A value as it is kept, of the type that the property `name` declares.
private func value<T>(of object: NSManagedObject, _ key: String, as name: String) -> T {
    if object.kind.relationshipsByName[key]?.isToMany == true,
        let type = TypedValue.collection(T.self),
        let made = type.made(of: object.objects(of: key)) as? T
    {
        return made
    }
    let value = object.primitiveValue(forKey: key)
    if let value, let exact = value as? T { return exact }
    if let made = TypedValue.convert(value, to: T.self) as? T { return made }
    if value == nil, let zero = TypedValue.zero(of: T.self) as? T { return zero }
    modelTrap(
        "-[\(_objcClassName(type(of: object))) \(name)]: the property is declared as \(T.self), and its "
            + "value is \(value.map { "\($0)" } ?? "nil")"
    )
}

/// Sets a property that the model describes.
public func _objcSetManaged<T>(_ object: NSManagedObject, _ key: String, _ value: T) {
    let plain = (value as? any OptionalKind).map(\.content) ?? value
    if let kept = object.kind.primitiveKey(key) {
        object.setPrimitiveValue(plain, forKey: kept)
    } else {
        object.setManaged(plain, forKey: key)
    }
}

extension NSEntityDescription {
    /// The property that `primitiveName` reads and sets as it is kept, without notifications, if `name` is of
    /// that form.
    func primitiveKey(_ name: String) -> String? {
        guard name.hasPrefix("primitive"), propertiesByName[name] == nil else { return nil }
        let rest = String(name.dropFirst("primitive".count))
        let lowered = rest.prefix(1).lowercased() + rest.dropFirst()
        return [lowered, rest].first { propertiesByName[$0] != nil }
    }
}

/// Calls an accessor of a relationship that the model describes, such as `addChildrenObject:`.
public func _objcManagedCall(
    _ object: NSManagedObject,
    _ selector: String,
    _ arguments: [Any?]
) {
    guard let accessor = ManagedAccessor(selector, of: object.entity) else {
        modelTrap(
            "-[\(_objcClassName(type(of: object))) \(selector)]: the entity "
                + "\(object.entity.name ?? "") has no relationship with such an accessor"
        )
    }
    accessor.call(on: object, arguments.map { $0 as Any })
}

/// An accessor that Core Data makes for a relationship to many.
struct ManagedAccessor {
    private enum Change {
        case add, addAll, remove, removeAll, insert, insertAll, removeAt, removeAllAt, replace,
            replaceAll
    }

    private let change: Change
    private let relationship: NSRelationshipDescription

    /// The beginnings and ends of the accessors' names around the relationship's.
    private static let patterns: [(String, String, Change)] = [
        ("add", "Object:", .add), ("remove", "Object:", .remove),
        ("insertObject:in", "AtIndex:", .insert), ("removeObjectFrom", "AtIndex:", .removeAt),
        ("replaceObjectIn", "AtIndex:withObject:", .replace),
        ("insert", ":atIndexes:", .insertAll), ("remove", "AtIndexes:", .removeAllAt),
        ("replace", "AtIndexes:with", .replaceAll), ("add", ":", .addAll),
        ("remove", ":", .removeAll),
    ]

    init?(_ selector: String, of entity: NSEntityDescription) {
        for (beginning, end, change) in Self.patterns where selector.hasPrefix(beginning) {
            var rest = selector.dropFirst(beginning.count)
            if change == .replaceAll {
                guard let range = rest.range(of: end) else { continue }
                rest = rest[..<range.lowerBound]
            } else {
                guard rest.hasSuffix(end) else { continue }
                rest = rest.dropLast(end.count)
            }
            let lowered = rest.prefix(1).lowercased() + rest.dropFirst()
            for name in [lowered, String(rest)] {
                guard let found = entity.relationshipsByName[name], found.isToMany else { continue }
                self.change = change
                relationship = found
                return
            }
        }
        return nil
    }

    func call(on object: NSManagedObject, _ arguments: [Any]) {
        let key = relationship.name
        object.willAccessValue(forKey: nil)
        var ids = object.destinations(of: key).ids
        func members(_ index: Int) -> [NSManagedObjectID] {
            guard arguments.indices.contains(index) else { return [] }
            let objects = NSManagedObject.members(of: arguments[index])
            if let context = object.owner {
                for other in objects where other.owner == nil { context.insert(other) }
            }
            return objects.map(\.identity)
        }
        func places(_ index: Int) -> [Int] {
            guard arguments.indices.contains(index) else { return [] }
            switch arguments[index] {
            case let set as IndexSet: return Array(set)
            case let set as NSIndexSet: return Array(set as IndexSet)
            case let place as Int: return [place]
            case let place as NSNumber: return [place.intValue]
            default: return []
            }
        }
        switch change {
        case .add, .addAll: ids += members(0)
        case .remove, .removeAll:
            let gone = Set(members(0))
            ids.removeAll { gone.contains($0) }
        case .insert, .insertAll:
            for (id, place) in zip(members(0), places(1)) { ids.insert(id, at: place) }
        case .removeAt, .removeAllAt:
            for place in places(0).reversed() { ids.remove(at: place) }
        case .replace:
            for (place, id) in zip(places(0), members(1)) { ids[place] = id }
        case .replaceAll:
            for (place, id) in zip(places(0), members(1)) { ids[place] = id }
        }
        object.replaceDestinations(of: key, with: ids)
    }
}

extension NSManagedObject {
    /// Changes what a relationship to many leads to, with all that follows.
    final func replaceDestinations(of key: String, with ids: [NSManagedObjectID]) {
        willChangeValue(forKey: key)
        state.values[key] = IDList(ids)
        state.loaded.insert(key)
        didChangeValue(forKey: key)
    }
}
