// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing

/// Values in collections, and names of threads.
struct CollectionValueTests {
    @Test func keysAreSortedByTheirValues() {
        let sizes: NSDictionary = ["large": 3, "small": 1, "middle": 2]
        func compare(_ a: Any, _ b: Any) -> ComparisonResult {
            guard let a = a as? NSNumber, let b = b as? NSNumber else { return .orderedSame }
            return a.compare(b)
        }
        let expected = ["small", "middle", "large"]
        #expect(sizes.keysSortedByValue(comparator: compare) as? [String] == expected)
        let mutable = NSMutableDictionary(dictionary: sizes)
        let sorted = mutable.keysSortedByValue(options: .stable, usingComparator: compare)
        #expect(sorted as? [String] == expected)
    }

    @Test func equalObjectsAreFound() {
        let set = NSMutableOrderedSet(array: [3, 1, 2])
        set.insert(9, at: 0)
        #expect(set.index(of: 1) == 2)
        #expect(set.index(of: NSNumber(value: 9)) == 0)
        #expect(set.index(of: 5) == NSNotFound)
        let list: NSArray = [1, "x", NSNull(), 2.5]
        #expect(list.index(of: "x") == 1)
        #expect(list.index(of: NSNull()) == 2)
        #expect(list.index(of: NSNumber(value: 2.5)) == 3)
        #expect(NSMutableArray(array: [1, 2]).index(of: 2) == 1)
    }

    @Test func setsAreComparedByTheirObjects() {
        let set = NSSet(array: [1, 2])
        #expect(set.isSubset(of: [1, 2, 3]))
        #expect(!set.isSubset(of: [1]))
        #expect(set.intersects([2, 5]))
        #expect(!set.intersects([5]))
        let (same, other): (Set<AnyHashable>, Set<AnyHashable>) = (
            [NSNumber(value: 1), 2], [1, 3]
        )
        let isSame = set.isEqual(to: same)
        let isOther = NSMutableSet(set: set).isEqual(to: other)
        #expect(isSame && !isOther)
        #expect(NSMutableSet(array: ["a"]).isSubset(of: ["a", "b"]))
    }

    @Test func aThreadHasTheNameThatItWasGiven() async {
        let names = await withCheckedContinuation { continuation in
            let thread = Thread {
                let given = Thread.current.name
                Thread.current.name = "a name of more than fifteen letters"
                continuation.resume(returning: [given, Thread.current.name])
            }
            thread.name = "worker"
            thread.start()
        }
        #expect(names == ["worker", "a name of more than fifteen letters"])
        let other = await withCheckedContinuation { continuation in
            Thread { continuation.resume(returning: Thread.current.name) }.start()
        }
        #expect(other == "")
        #expect(Thread.mainThread.name == "main")
    }
}
