// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Foundation's on Linux evicts what came last, and says nothing of what is removed.
// Sendable is unchecked because a lock guards the entries, as on iOS.
/// Objects that can be made again, of which a limit keeps a number or a cost.
///
/// What was used last stays longest.
open class NSCache<KeyType: AnyObject, ObjectType: AnyObject>: ObjCRuntime.NSObject,
    @unchecked Sendable
{
    private let lock = NSLock()
    private var entries: [CacheKey: CacheEntry<ObjectType>] = [:]
    private var first: CacheEntry<ObjectType>?
    private var last: CacheEntry<ObjectType>?
    private var totalCost = 0

    /// A name for debugging.
    open var name = ""

    /// The sum of costs above which objects are evicted; 0 for none.
    open var totalCostLimit = 0 { didSet { evictSurplus() } }

    /// The number of objects above which some are evicted; 0 for none.
    open var countLimit = 0 { didSet { evictSurplus() } }

    /// Whether objects that threw their content away are evicted.
    open var evictsObjectsWithDiscardedContent = true

    /// The object that is told of evictions and removals.
    open weak var delegate: (any NSCacheDelegate)?

    /// Makes an empty cache without limits.
    public override init() {}

    /// The object for a key, which counts as used.
    open func object(forKey key: KeyType) -> ObjectType? {
        let key = CacheKey(object: key)
        let entry = lock.withLock { () -> CacheEntry<ObjectType>? in
            guard let entry = entries[key] else { return nil }
            unlink(entry)
            append(entry)
            return entry
        }
        guard let entry else { return nil }
        if evictsObjectsWithDiscardedContent,
            (entry.object as? any NSDiscardableContent)?.isContentDiscarded() ?? false
        {
            remove(key)
            return nil
        }
        return entry.object
    }

    /// Keeps an object that costs nothing; the key is retained, not copied.
    open func setObject(_ obj: ObjectType, forKey key: KeyType) {
        setObject(obj, forKey: key, cost: 0)
    }

    /// Keeps an object of a cost; the key is retained, not copied.
    open func setObject(_ obj: ObjectType, forKey key: KeyType, cost g: Int) {
        let key = CacheKey(object: key)
        let entry = CacheEntry(key: key, object: obj, cost: max(0, g))
        let replaced = lock.withLock { () -> ObjectType? in
            let replaced = takeOut(key)
            entries[key] = entry
            totalCost += entry.cost
            append(entry)
            return replaced
        }
        if let replaced, replaced !== obj { tell([replaced]) }
        evictSurplus()
    }

    /// Lets the object for a key go.
    open func removeObject(forKey key: KeyType) { remove(CacheKey(object: key)) }

    /// Lets all objects go.
    open func removeAllObjects() {
        let all = lock.withLock { () -> [ObjectType] in
            var all: [ObjectType] = []
            while let entry = first, let object = takeOut(entry.key) { all.append(object) }
            return all
        }
        tell(all)
    }

    private func remove(_ key: CacheKey) {
        if let object = lock.withLock({ takeOut(key) }) { tell([object]) }
    }

    private func evictSurplus() {
        let evicted = lock.withLock { () -> [ObjectType] in
            var evicted: [ObjectType] = []
            while let entry = first,
                countLimit > 0 && entries.count > countLimit
                    || totalCostLimit > 0 && totalCost > totalCostLimit,
                let object = takeOut(entry.key)
            {
                evicted.append(object)
            }
            return evicted
        }
        tell(evicted)
    }

    /// Tells the delegate without the lock, since it may ask the cache.
    private func tell(_ objects: [ObjectType]) {
        guard !objects.isEmpty, let delegate else { return }
        // The delegate gets any cache as one of any objects; generic parameters are erased on iOS.
        let cache = unsafeBitCast(self as AnyObject, to: NSCache<AnyObject, AnyObject>.self)
        for object in objects { delegate.cache(cache, willEvictObject: object) }
    }

    private func takeOut(_ key: CacheKey) -> ObjectType? {
        guard let entry = entries.removeValue(forKey: key) else { return nil }
        totalCost -= entry.cost
        unlink(entry)
        return entry.object
    }

    private func append(_ entry: CacheEntry<ObjectType>) {
        entry.previous = last
        last?.next = entry
        last = entry
        if first == nil { first = entry }
    }

    private func unlink(_ entry: CacheEntry<ObjectType>) {
        entry.previous?.next = entry.next
        entry.next?.previous = entry.previous
        if first === entry { first = entry.next }
        if last === entry { last = entry.previous }
        entry.next = nil
        entry.previous = nil
    }

    // Each entry retains the next one: a long list would be released by a deep recursion.
    deinit {
        while let entry = first {
            first = entry.next
            entry.next = nil
        }
    }
}

/// What is told that a cache lets objects go.
public protocol NSCacheDelegate: NSObjectProtocol {
    /// An object is about to be evicted or removed.
    func cache(_ cache: NSCache<AnyObject, AnyObject>, willEvictObject obj: Any)
}

extension NSCacheDelegate {
    /// Does nothing: the method is optional on iOS.
    public func cache(_ cache: NSCache<AnyObject, AnyObject>, willEvictObject obj: Any) {}
}

/// A key, compared as objects are.
private struct CacheKey: Hashable {
    let object: AnyObject

    static func == (first: CacheKey, second: CacheKey) -> Bool {
        if first.object === second.object { return true }
        guard let object = first.object as? Foundation.NSObject else {
            guard let one = first.object as? AnyHashable else { return false }
            return one == second.object as? AnyHashable
        }
        return object.isEqual(second.object)
    }

    func hash(into hasher: inout Hasher) {
        if let object = object as? Foundation.NSObject {
            hasher.combine(object.hash)
        } else if let value = object as? AnyHashable {
            hasher.combine(value)
        } else {
            hasher.combine(ObjectIdentifier(object))
        }
    }
}

/// One object of a cache, in the order of use.
private final class CacheEntry<ObjectType: AnyObject> {
    let key: CacheKey
    let object: ObjectType
    let cost: Int
    weak var previous: CacheEntry?
    var next: CacheEntry?

    init(key: CacheKey, object: ObjectType, cost: Int) {
        self.key = key
        self.object = object
        self.cost = cost
    }
}
