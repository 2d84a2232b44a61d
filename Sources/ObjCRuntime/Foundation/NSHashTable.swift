// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A set of objects that may be held weakly and compared by identity.
open class NSHashTable<ObjectType: AnyObject>: Foundation.NSObject, NSCopying, HashTableEntries {
    let entries: PointerTable<Void>

    /// Makes a table; `initialCapacity` is a hint.
    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
        entries = PointerTable(options)
    }

    init(_ entries: PointerTable<Void>) { self.entries = entries }

    /// Another table with the same objects, held in the same way.
    open func copy(with zone: NSZone? = nil) -> Any { NSHashTable(entries.copy()) }

    /// Another table with the same objects, held in the same way.
    open override func copy() -> Any { copy(with: nil) }

    /// Makes a table that holds its objects weakly.
    open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    /// How many objects are in it; weak ones that are gone do not count.
    open var count: Int { allObjects.count }

    /// The object equal to this one, if there is one.
    open func member(_ object: ObjectType?) -> ObjectType? {
        object.flatMap { entries.entry(of: $0)?.key.object as? ObjectType }
    }

    /// Puts an object in, unless an equal one is there.
    open func add(_ object: ObjectType?) {
        guard let object, entries.entry(of: object) == nil else { return }
        entries.set((), for: object)
    }

    /// Takes an object out.
    open func remove(_ object: ObjectType?) {
        if let object { entries.remove(object) }
    }

    /// Takes all objects out.
    open func removeAllObjects() { entries.removeAll() }

    /// The objects, in the order in which they came.
    open var allObjects: [ObjectType] {
        entries.all.compactMap { $0.key.object as? ObjectType }
    }

    /// Any of the objects, nil when there is none.
    open var anyObject: ObjectType? { allObjects.first }

    /// Whether an equal object is in it.
    open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

    /// The objects one after the other.
    open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }

    /// The objects as a set of hashable ones.
    open var setRepresentation: Set<AnyHashable> {
        Set(allObjects.compactMap { $0 as? AnyHashable })
    }

    /// Puts in what another table holds.
    open func union(_ other: NSHashTable<ObjectType>) {
        for object in other.allObjects { add(object) }
    }

    /// Takes out what another table holds.
    open func minus(_ other: NSHashTable<ObjectType>) {
        for object in other.allObjects { remove(object) }
    }

    /// Keeps only what another table holds too.
    open func intersect(_ other: NSHashTable<ObjectType>) {
        for object in allObjects where !other.contains(object) { remove(object) }
    }

    /// Whether the tables have an object in common.
    open func intersects(_ other: NSHashTable<ObjectType>) -> Bool {
        allObjects.contains { other.contains($0) }
    }

    /// Whether another table holds all objects of this one.
    open func isSubset(of other: NSHashTable<ObjectType>) -> Bool {
        allObjects.allSatisfy { other.contains($0) }
    }
}

/// A table of objects of any type.
protocol HashTableEntries: AnyObject {
    var entries: PointerTable<Void> { get }
}

/// The table for objects of another type, which shares its entries.
///
/// `table as! NSHashTable<AnyObject>` is lowered to a cast of this: on iOS tables of all types are of one class.
public func _objcRetyped<Object>(_ table: Any?, _ type: NSHashTable<Object>.Type) -> Any? {
    guard !(table is NSHashTable<Object>), let table = table as? any HashTableEntries else {
        return table
    }
    return NSHashTable<Object>(table.entries)
}
