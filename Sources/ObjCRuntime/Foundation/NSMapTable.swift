// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A dictionary whose keys and values may be held weakly and compared by identity.
///
/// An entry goes when its weak key or weak value is gone.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: Foundation.NSObject, NSCopying,
    MapTableEntries
{
    let entries: PointerTable<PointerSlot>
    let valueOptions: NSPointerFunctions.Options

    /// Makes a table; `initialCapacity` is a hint.
    public init(
        keyOptions: NSPointerFunctions.Options = [],
        valueOptions: NSPointerFunctions.Options = [],
        capacity initialCapacity: Int = 0
    ) {
        entries = PointerTable(keyOptions)
        self.valueOptions = valueOptions
    }

    init(_ entries: PointerTable<PointerSlot>, _ valueOptions: NSPointerFunctions.Options) {
        self.entries = entries
        self.valueOptions = valueOptions
    }

    /// Another table with the same entries, held in the same way.
    open func copy(with zone: NSZone? = nil) -> Any { NSMapTable(entries.copy(), valueOptions) }

    /// Another table with the same entries, held in the same way.
    open override func copy() -> Any { copy(with: nil) }

    /// Makes a table that holds keys and values strongly.
    open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

    /// Makes a table that holds keys weakly, by identity as far as they are not hashable.
    open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory)
    }

    /// Makes a table that holds values weakly.
    open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(valueOptions: .weakMemory)
    }

    /// Makes a table that holds keys and values weakly.
    open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    /// How many entries there are whose key and value still exist.
    open var count: Int { alive.count }

    /// The value of a key, or nil.
    open func object(forKey aKey: KeyType?) -> ObjectType? {
        aKey.flatMap { entries.entry(of: $0)?.value.object as? ObjectType }
    }

    /// Sets the value of a key; nothing happens without either.
    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        guard let anObject, let aKey else { return }
        if valueOptions.isWeak { entries.purge { $0.object != nil } }
        entries.set(PointerSlot(anObject, valueOptions), for: aKey)
    }

    /// Takes a key out.
    open func removeObject(forKey aKey: KeyType?) {
        if let aKey { entries.remove(aKey) }
    }

    /// Takes all entries out.
    open func removeAllObjects() { entries.removeAll() }

    /// The keys one after the other, in the order in which they came.
    open func keyEnumerator() -> NSEnumerator {
        NSArray(array: alive.compactMap { $0.key.object }).objectEnumerator()
    }

    /// The values one after the other, in their keys' order; nil when there are none.
    open func objectEnumerator() -> NSEnumerator? {
        NSArray(array: alive.compactMap { $0.value.object }).objectEnumerator()
    }

    /// The entries as a dictionary, as far as the keys are hashable.
    open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
        var dictionary: [AnyHashable: ObjectType] = [:]
        for entry in alive {
            guard let key = entry.key.object as? AnyHashable else { continue }
            dictionary[key] = entry.value.object as? ObjectType
        }
        return dictionary
    }

    private var alive: [PointerTable<PointerSlot>.Entry] {
        entries.all.filter { $0.value.object != nil }
    }
}

/// A table of keys and values of any type.
protocol MapTableEntries: AnyObject {
    var entries: PointerTable<PointerSlot> { get }
    var valueOptions: NSPointerFunctions.Options { get }
}

/// The table for keys and values of other types, which shares its entries; see the one of `NSHashTable`.
public func _objcRetyped<Key, Object>(
    _ table: Any?,
    _ type: NSMapTable<Key, Object>.Type
) -> Any? {
    guard !(table is NSMapTable<Key, Object>), let table = table as? any MapTableEntries else {
        return table
    }
    return NSMapTable<Key, Object>(table.entries, table.valueOptions)
}
