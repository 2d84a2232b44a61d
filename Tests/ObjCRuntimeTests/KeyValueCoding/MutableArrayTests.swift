// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing

private final class Keeper: ObjCRuntime.NSObject {
    var list = NSMutableArray()
}

struct MutableArrayTests {
    init() { Self.registered }

    private static let registered: Void = {
        _objcRegister { m in
            m.property(
                "list",
                { ($0 as? Keeper)?.list ?? NSMutableArray() },
                { ($0 as? Keeper)?.list = $1 }
            )
            return Keeper.self
        }
    }()

    @Test func mutableArraysOfFoundationsChangeTheirOwnerToo() {
        final class Plain {}
        let item = Keeper()
        let list = item.mutableArrayValue(forKey: "list")
        let objects = (0..<4).map { _ in Plain() }
        list.addObjects(from: objects)
        #expect(item.list.count == 4)
        #expect(list.index(of: objects[2]) == 2)
        list.remove(objects[1])
        #expect(list.count == 3)
        list.removeObjects(in: [objects[0], objects[3]])
        #expect(list.count == 1)
        list[1] = "new"
        list.replaceObjects(in: NSRange(location: 0, length: 2), withObjectsFrom: ["a", "b", "c"])
        #expect(item.list.map { $0 as? String } == ["a", "b", "c"])
        list.replaceObjects(in: NSRange(location: 1, length: 2), withObjectsFrom: ["d"])
        list.insert(["x", "y"], at: IndexSet([0, 2]))
        #expect(item.list.map { $0 as? String } == ["x", "a", "y", "d"])
        list.exchangeObject(at: 0, withObjectAt: 3)
        list.removeObjects(at: IndexSet([1, 2]))
        #expect(item.list.map { $0 as? String } == ["d", "x"])
        list.setArray(["z"])
        list.removeAllObjects()
        #expect(item.list.count == 0)
    }
}
