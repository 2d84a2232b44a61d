// SPDX-License-Identifier: Apache-2.0

import ObjCRuntime
import Testing

private enum Mode: Int { case low, high }

private struct Flags: OptionSet { let rawValue: UInt }

private final class Item: NSObject {
    var name = "item"
    var price = 0.0
    var count = 0
    var ratio: CGFloat = 0
    var isHidden = false
    var mode = Mode.low
    var flags = Flags()
    var note: String?
    var next: Item?
    var tags: [Any] = []
    let constant = 5
    var extra: [String: Any] = [:]
    override func value(forUndefinedKey key: String) -> Any? {
        key == "custom" ? "fallback" : super.value(forUndefinedKey: key)
    }
    override func setValue(_ value: Any?, forUndefinedKey key: String) {
        guard key == "custom" else { return super.setValue(value, forUndefinedKey: key) }
        extra[key] = value
    }
    convenience init(_ name: String, _ price: Double) {
        self.init()
        self.name = name
        self.price = price
    }
}

private func listed<V>(_ m: _ObjCMembers, _ key: String, _ path: ReferenceWritableKeyPath<Item, V>)
{
    nonisolated(unsafe) let path = path
    m.property(
        key,
        { o in unsafeDowncast(o, to: Item.self)[keyPath: path] },
        { o, v in unsafeDowncast(o, to: Item.self)[keyPath: path] = v }
    )
}

struct KeyValueCodingTests {
    init() { Self.registered }

    fileprivate static let registered: Void = {
        _objcRegister { m in
            listed(m, "name", \.name)
            listed(m, "price", \.price)
            listed(m, "count", \.count)
            listed(m, "ratio", \.ratio)
            listed(m, "isHidden", \.isHidden)
            listed(m, "mode", \.mode)
            listed(m, "flags", \.flags)
            listed(m, "note", \.note)
            listed(m, "next", \.next)
            listed(m, "tags", \.tags)
            m.property("constant", { o in unsafeDowncast(o, to: Item.self).constant })
            m.method("getComputed") { _, _ in 12 }
            m.method("validateCount:error:") { _, a in
                let value: UnsafeMutablePointer<AnyObject?> = _arg(a, 0)
                guard (value.pointee as? NSNumber)?.intValue ?? 0 >= 0 else {
                    throw CancellationError()
                }
            }
            return Item.self
        }
    }()

    @Test func numbersComeAsNSNumberAndGoInFromAnyNumber() {
        let item = Item()
        item.setValue(3, forKey: "price")
        item.setValue(2.9, forKey: "count")
        item.setValue(NSNumber(value: 0.5), forKey: "ratio")
        #expect(item.price == 3)
        #expect(item.count == 2)
        #expect(item.ratio == 0.5)
        #expect(item.value(forKey: "price") as? Double == 3)
        #expect(item.value(forKey: "count") as? NSNumber == 2)
        #expect(item.value(forKey: "ratio") as? CGFloat == 0.5)
    }

    @Test func enumerationsAndOptionSetsAreTheirRawValues() {
        let item = Item()
        item.setValue(1, forKey: "mode")
        item.setValue(6, forKey: "flags")
        #expect(item.mode == .high)
        #expect(item.flags.rawValue == 6)
        #expect(item.value(forKey: "mode") as? Int == 1)
        #expect(item.value(forKey: "flags") as? UInt == 6)
    }

    @Test func anIsPropertyAnswersToItsObjectiveCKey() {
        let item = Item()
        item.setValue(true, forKey: "hidden")
        #expect(item.isHidden)
        #expect(item.value(forKey: "hidden") as? Bool == true)
        #expect(item.value(forKey: "isHidden") as? Bool == true)
        #expect(item.value(forKey: "computed") as? Int == 12)
    }

    @Test func nilGoesIntoOptionalsOnly() async {
        let item = Item()
        item.note = "x"
        item.setValue(nil, forKey: "note")
        #expect(item.note == nil)
        item.note = "y"
        item.setValue(NSNull(), forKey: "note")
        #expect(item.note == nil)
        #expect(item.value(forKey: "note") == nil)
        await #expect(processExitsWith: .failure) {
            KeyValueCodingTests.registered
            Item().setValue(nil, forKey: "count")
        }
    }

    @Test func pathsLeadThroughObjects() {
        let item = Item()
        item.next = Item("second", 2)
        item.setValue(8, forKeyPath: "next.price")
        #expect(item.value(forKeyPath: "next.price") as? Double == 8)
        #expect(item.value(forKeyPath: "next.next.name") == nil)
        item.setValue("nowhere", forKeyPath: "next.next.name")
        #expect(item.value(forKeyPath: "next.name") as? String == "second")
    }

    @Test(arguments: [
        ("@count", 3.0), ("@sum.price", 6.0), ("@avg.price", 2.0), ("@min.price", 1.0),
        ("@max.price", 3.0),
    ])
    func collectionOperators(path: String, expected: Double) {
        let items = NSArray(array: [Item("a", 1), Item("b", 2), Item("b", 3)])
        #expect((items.value(forKeyPath: path) as? NSNumber)?.doubleValue == expected)
    }

    @Test func operatorsOnEmptyAndPlainCollections() {
        let none = NSArray()
        #expect(none.value(forKeyPath: "@sum.price") as? Double == 0)
        #expect(none.value(forKeyPath: "@avg.price") as? Double == 0)
        #expect(none.value(forKeyPath: "@max.price") == nil)
        #expect(NSArray(array: [3, 1, 2]).value(forKeyPath: "@max.self") as? Int == 3)
        let items = NSArray(array: [Item("a", 1), Item("b", 2), Item("b", 3)])
        let names = items.value(forKeyPath: "@distinctUnionOfObjects.name") as? [String]
        #expect(names == ["a", "b"])
        #expect(items.value(forKey: "name") as? [String] == ["a", "b", "b"])
        let nested = NSDictionary(dictionary: ["a": ["b": 4]])
        #expect(nested.value(forKeyPath: "a.b") as? Int == 4)
    }

    @Test func severalKeysAtOnce() {
        let item = Item("n", 4)
        let values = item.dictionaryWithValues(forKeys: ["name", "note"])
        #expect(values["name"] as? String == "n")
        #expect(values["note"] is NSNull)
        item.setValuesForKeys(["name": "m", "note": NSNull(), "price": 1])
        #expect(item.name == "m")
        #expect(item.price == 1)
    }

    @Test func mutableArraysChangeTheirOwner() {
        let item = Item()
        let tags = item.mutableArrayValue(forKey: "tags")
        tags.add("a")
        tags.add("b")
        tags.insert("c", at: 0)
        tags.removeObject(at: 1)
        tags.replaceObject(at: 1, with: "d")
        #expect(item.tags as? [String] == ["c", "d"])
        #expect(tags.count == 2)
    }

    @Test func validationAsksTheListedMethod() throws {
        var value: AnyObject? = NSNumber(value: 3)
        try Item().validateValue(&value, forKey: "count")
        value = NSNumber(value: -1)
        #expect(throws: CancellationError.self) {
            try Item().validateValue(&value, forKey: "count")
        }
        try Item().validateValue(&value, forKey: "name")
    }

    @Test func overridesTakeUndefinedKeys() {
        let item = Item()
        #expect(item.value(forKey: "custom") as? String == "fallback")
        item.setValue(1, forKey: "custom")
        #expect(item.extra["custom"] as? Int == 1)
    }

    @Test func anUnknownKeyTrapsWithItsName() async {
        let result = await #expect(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) {
            _ = Item().value(forKey: "foo")
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("NSUnknownKeyException"))
        #expect(text.contains("this class is not key value coding-compliant for the key foo."))
    }

    @Test func settingAnUnknownReadOnlyOrMistypedKeyTraps() async {
        await #expect(processExitsWith: .failure) {
            KeyValueCodingTests.registered
            Item().setValue(1, forKey: "bar")
        }
        await #expect(processExitsWith: .failure) {
            KeyValueCodingTests.registered
            Item().setValue(1, forKey: "constant")
        }
        await #expect(processExitsWith: .failure) {
            KeyValueCodingTests.registered
            Item().setValue("text", forKey: "count")
        }
        await #expect(processExitsWith: .failure) { _ = NSObject().value(forKey: "") }
    }
}
