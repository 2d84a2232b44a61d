// SPDX-License-Identifier: Apache-2.0

import ObjCRuntime
import Testing

/// A generic class as it is lowered: it lists its members when it is asked.
private class Box<Content>: NSObject {
    var hits = 0
    var title = "a"

    func hit() { hits += 1 }

    override class func _objcListMembers(_ m: _ObjCMembers) {
        guard self == Box.self else { return }
        m.method("hit") { o, _ in unsafeDowncast(o, to: Box.self).hit() }
        m.property(
            "title",
            { o in unsafeDowncast(o, to: Box.self).title },
            { o, v in unsafeDowncast(o, to: Box.self).title = v }
        )
        m.implementsNothingElse()
    }
}

private class Crate: Box<Int> {}

private class Chest<Content>: Box<Content> {
    func open() { hits += 10 }

    override class func _objcListMembers(_ m: _ObjCMembers) {
        guard self == Chest.self else { return }
        m.method("open") { o, _ in unsafeDowncast(o, to: Chest.self).open() }
    }
}

struct GenericListTests {
    @Test func eachOfItsClassesUnderstandsTheMembers() {
        for box in [Box<Int>(), Crate(), Chest<Int>()] {
            box.perform(Selector(("hit")))
            #expect(box.hits == 1)
            #expect(!box.responds(to: Selector(("other"))))
            box.setValue("b", forKey: "title")
            #expect(box.value(forKey: "title") as? String == "b")
        }
        #expect(Box<String>().responds(to: Selector(("hit"))))
    }

    @Test func aSubclassAddsItsOwnToThoseItInherits() {
        let chest = Chest<String>()
        chest.perform(Selector(("open")))
        #expect(chest.hits == 10)
        #expect(!Box<String>().responds(to: Selector(("open"))))
        #expect(!Crate().responds(to: Selector(("open"))))
    }
}
