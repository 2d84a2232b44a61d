// SPDX-License-Identifier: Apache-2.0

import Foundation

/// `mutableSetValue(forKey:)`: reads the owner's set at each call and sets the changed one.
final class KeyedMutableSet: NSMutableSet {
    private let owner: NSObject
    private let key: String

    init(owner: NSObject, key: String) {
        self.owner = owner
        self.key = key
        super.init(capacity: 0)
    }

    required init(capacity numItems: Int) {
        owner = NSObject()
        key = ""
        super.init(capacity: numItems)
    }

    required convenience init?(coder: NSCoder) { nil }

    private var elements: NSSet {
        switch owner.value(forKey: key) {
        case let set as NSSet: set
        case let set as Set<AnyHashable>: set as NSSet
        default: NSSet()
        }
    }

    override var count: Int { elements.count }

    override func member(_ object: Any) -> Any? { elements.member(object) }

    override func objectEnumerator() -> NSEnumerator { elements.objectEnumerator() }

    override func add(_ object: Any) {
        let changed = NSMutableSet(set: elements as? Set<AnyHashable> ?? [])
        changed.add(object)
        owner.setValue(changed, forKey: key)
    }

    override func remove(_ object: Any) {
        let changed = NSMutableSet(set: elements as? Set<AnyHashable> ?? [])
        changed.remove(object)
        owner.setValue(changed, forKey: key)
    }
}
