// SPDX-License-Identifier: Apache-2.0

import Foundation

/// `mutableArrayValue(forKey:)`: reads the owner's array at each call, and changes it through its
/// methods `insertObject:in<Key>AtIndex:` and the like, or by setting the whole, telling observers.
final class KeyedMutableArray: NSMutableArray {
    private let owner: NSObject
    private let key: String

    init(owner: NSObject, key: String) {
        self.owner = owner
        self.key = key
        super.init()
    }

    required init(objects: UnsafePointer<AnyObject>?, count: Int) {
        owner = NSObject()
        key = ""
        super.init(objects: objects, count: count)
    }

    required convenience init?(coder: NSCoder) { nil }

    required convenience init(arrayLiteral elements: Any...) {
        self.init(owner: NSObject(), key: "")
    }

    private var elements: [Any] { owner.value(forKey: key) as? [Any] ?? [] }

    override var count: Int { elements.count }

    override func object(at index: Int) -> Any { elements[index] }

    override func insert(_ anObject: Any, at index: Int) {
        let name = "insertObject:in\(KeyValueCoding.capitalised(key))AtIndex:"
        change(.insertion, index, name, [anObject, index]) { $0.insert(anObject, at: index) }
    }

    override func removeObject(at index: Int) {
        let name = "removeObjectFrom\(KeyValueCoding.capitalised(key))AtIndex:"
        change(.removal, index, name, [index]) { $0.remove(at: index) }
    }

    override func replaceObject(at index: Int, with anObject: Any) {
        let name = "replaceObjectIn\(KeyValueCoding.capitalised(key))AtIndex:withObject:"
        change(.replacement, index, name, [index, anObject]) { $0[index] = anObject }
    }

    override func add(_ anObject: Any) { insert(anObject, at: count) }

    override func removeLastObject() {
        if count > 0 { removeObject(at: count - 1) }
    }

    private func change(
        _ kind: NSKeyValueChange,
        _ index: Int,
        _ accessor: String,
        _ arguments: [Any?],
        _ body: (inout [Any]) -> Void
    ) {
        let indexes = IndexSet(integer: index)
        owner.willChange(kind, valuesAt: indexes, forKey: key)
        owner.extrasMade.observing.silence(key)
        if let method = Registry.shared.method(accessor, of: owner) {
            _ = try? method(owner, arguments)
        } else {
            var elements = elements
            body(&elements)
            owner.setUnannounced(elements, forKey: key)
        }
        owner.extrasMade.observing.endSilence(key)
        owner.didChange(kind, valuesAt: indexes, forKey: key)
    }
}
