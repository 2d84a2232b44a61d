// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What `mutableSetValue(forKey:)` gives for a relationship: a set that changes it.
final class ManagedSet: NSMutableSet {
    private let owner: NSManagedObject
    private let key: String

    init(owner: NSManagedObject, key: String) {
        self.owner = owner
        self.key = key
        super.init(capacity: 0)
    }

    required init(capacity numItems: Int) {
        fatalError("NSMutableSet: a relationship's set is made by mutableSetValue(forKey:) only.")
    }

    required init?(coder: NSCoder) { nil }

    private var objects: [NSManagedObject] {
        owner.willAccessValue(forKey: key)
        return owner.objects(of: key)
    }

    private var ids: [NSManagedObjectID] {
        owner.willAccessValue(forKey: key)
        return owner.destinations(of: key).ids
    }

    override var count: Int { ids.count }

    override func member(_ object: Any) -> Any? {
        guard let object = object as? NSManagedObject else { return nil }
        return ids.contains(object.identity) ? object : nil
    }

    override func objectEnumerator() -> NSEnumerator { NSSet(array: objects).objectEnumerator() }

    override func add(_ object: Any) {
        guard let object = object as? NSManagedObject else { return }
        let before = ids
        guard !before.contains(object.identity) else { return }
        if object.owner == nil { owner.owner?.insert(object) }
        owner.replaceDestinations(of: key, with: before + [object.identity])
    }

    override func remove(_ object: Any) {
        guard let object = object as? NSManagedObject else { return }
        let before = ids
        guard before.contains(object.identity) else { return }
        owner.replaceDestinations(of: key, with: before.filter { $0 != object.identity })
    }

    override func removeAllObjects() { owner.replaceDestinations(of: key, with: []) }
}

/// What `mutableOrderedSetValue(forKey:)` gives: an ordered set that changes the relationship.
final class ManagedOrderedSet: NSMutableOrderedSet {
    private let owner: NSManagedObject
    private let key: String

    init(owner: NSManagedObject, key: String) {
        self.owner = owner
        self.key = key
        super.init(capacity: 0)
    }

    // Ordered sets of other objects are made by these, as copies are.
    override init(capacity numItems: Int) {
        fatalError(
            "NSMutableOrderedSet: a relationship's is made by mutableOrderedSetValue(forKey:) only."
        )
    }

    required convenience init(arrayLiteral elements: Any...) {
        fatalError(
            "NSMutableOrderedSet: a relationship's is made by mutableOrderedSetValue(forKey:) only."
        )
    }

    required init?(coder: NSCoder) { nil }

    private var ids: [NSManagedObjectID] {
        owner.willAccessValue(forKey: key)
        return owner.destinations(of: key).ids
    }

    private func identifier(_ object: Any) -> NSManagedObjectID? {
        guard let object = object as? NSManagedObject else { return nil }
        if object.owner == nil { owner.owner?.insert(object) }
        return object.identity
    }

    private func change(_ change: (inout [NSManagedObjectID]) -> Void) {
        var list = ids
        change(&list)
        owner.replaceDestinations(of: key, with: list)
    }

    override var count: Int { ids.count }

    override func object(at idx: Int) -> Any {
        let id = ids[idx]
        guard let object = owner.owner?.object(with: id) else {
            modelTrap("mutableOrderedSetValue(forKey:): the object is in no context any more")
        }
        return object
    }

    override func index(of object: Any) -> Int {
        guard let object = object as? NSManagedObject else { return NSNotFound }
        return ids.firstIndex(of: object.identity) ?? NSNotFound
    }

    override func insert(_ object: Any, at idx: Int) {
        guard let id = identifier(object) else { return }
        guard !ids.contains(id) else { return }
        change { $0.insert(id, at: idx) }
    }

    override func add(_ object: Any) { insert(object, at: count) }

    override func removeObject(at idx: Int) { change { $0.remove(at: idx) } }

    override func remove(_ val: Any) {
        let place = index(of: val)
        if place != NSNotFound { removeObject(at: place) }
    }

    override func replaceObject(at idx: Int, with obj: Any) {
        guard let id = identifier(obj) else { return }
        change { $0[idx] = id }
    }
}
