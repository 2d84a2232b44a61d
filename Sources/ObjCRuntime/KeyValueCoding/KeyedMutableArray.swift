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
        // As a subscript sets it: right behind the last one is a new one.
        if index == count { return insert(anObject, at: index) }
        let name = "replaceObjectIn\(KeyValueCoding.capitalised(key))AtIndex:withObject:"
        change(.replacement, index, name, [index, anObject]) { $0[index] = anObject }
    }

    override func add(_ anObject: Any) { insert(anObject, at: count) }

    override func removeLastObject() {
        if count > 0 { removeObject(at: count - 1) }
    }

    // Foundation's array does these by its own storage, which a subclass lacks; here each is told
    // as changes of single members, as on iOS.

    override func removeAllObjects() {
        while count > 0 { removeLastObject() }
    }

    override func removeObjects(in range: NSRange) {
        for index in (range.location..<range.location + range.length).reversed() {
            removeObject(at: index)
        }
    }

    override func removeObjects(at indexes: IndexSet) {
        for index in indexes.reversed() { removeObject(at: index) }
    }

    override func addObjects(from otherArray: [Any]) {
        for object in otherArray { add(object) }
    }

    override func insert(_ objects: [Any], at indexes: IndexSet) {
        for (object, index) in zip(objects, indexes) { insert(object, at: index) }
    }

    override func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any]) {
        let shared = Swift.min(range.length, otherArray.count)
        for offset in 0..<shared {
            replaceObject(at: range.location + offset, with: otherArray[offset])
        }
        let rest = NSRange(location: range.location + shared, length: range.length - shared)
        removeObjects(in: rest)
        for offset in shared..<otherArray.count {
            insert(otherArray[offset], at: range.location + offset)
        }
    }

    override func replaceObjects(at indexes: IndexSet, with objects: [Any]) {
        for (object, index) in zip(objects, indexes) { replaceObject(at: index, with: object) }
    }

    override func exchangeObject(at idx1: Int, withObjectAt idx2: Int) {
        let (one, other) = (object(at: idx1), object(at: idx2))
        replaceObject(at: idx1, with: other)
        replaceObject(at: idx2, with: one)
    }

    override func setArray(_ otherArray: [Any]) {
        replaceObjects(in: NSRange(location: 0, length: count), withObjectsFrom: otherArray)
    }

    // Foundation finds an object that is no NSObject only where it can be hashed.

    override func index(of anObject: Any) -> Int {
        elements.firstIndex { Self.isSame($0, anObject) } ?? NSNotFound
    }

    override func index(of anObject: Any, in range: NSRange) -> Int {
        let place = elements.dropFirst(range.location).prefix(range.length)
            .firstIndex { Self.isSame($0, anObject) }
        return place ?? NSNotFound
    }

    override func indexOfObjectIdentical(to anObject: Any) -> Int {
        elements.firstIndex { ($0 as AnyObject) === (anObject as AnyObject) } ?? NSNotFound
    }

    override func contains(_ anObject: Any) -> Bool { index(of: anObject) != NSNotFound }

    override func remove(_ anObject: Any) {
        for index in elements.indices.reversed()
        where Self.isSame(elements[index], anObject) { removeObject(at: index) }
    }

    override func removeObjects(in otherArray: [Any]) {
        for object in otherArray { remove(object) }
    }

    override func removeObject(identicalTo anObject: Any) {
        for index in elements.indices.reversed()
        where (elements[index] as AnyObject) === (anObject as AnyObject) {
            removeObject(at: index)
        }
    }

    private static func isSame(_ one: Any, _ other: Any) -> Bool {
        if (one as AnyObject) === (other as AnyObject) { return true }
        if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
        return false
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
