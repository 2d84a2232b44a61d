// SPDX-License-Identifier: Apache-2.0

import FoundationAdditions
import ObjCRuntime
import Testing

import class FoundationAdditions.NSCache
import protocol FoundationAdditions.NSCacheDelegate

/// An object that can be made again.
private final class Picture: ObjCRuntime.NSObject {
    let number: Int

    init(_ number: Int) { self.number = number }
}

/// Lists what a cache lets go.
private final class Listener: ObjCRuntime.NSObject, NSCacheDelegate {
    var gone: [Int] = []

    func cache(_ cache: NSCache<AnyObject, AnyObject>, willEvictObject obj: Any) {
        gone.append((obj as? Picture)?.number ?? -1)
    }
}

struct CacheTests {
    private let cache = NSCache<NSURL, Picture>()
    private let listener = Listener()

    init() { cache.delegate = listener }

    private func key(_ number: Int) throws -> NSURL {
        try #require(NSURL(string: "https://example.org/\(number)"))
    }

    @Test func whatWasUsedLastStays() throws {
        cache.countLimit = 2
        for number in 1...2 { cache.setObject(Picture(number), forKey: try key(number)) }
        #expect(cache.object(forKey: try key(1))?.number == 1)
        cache.setObject(Picture(3), forKey: try key(3))
        #expect(cache.object(forKey: try key(2)) == nil)
        #expect(cache.object(forKey: try key(1)) != nil)
        #expect(listener.gone == [2])
    }

    @Test func theCostsMayNotExceedTheLimit() throws {
        cache.totalCostLimit = 10
        cache.setObject(Picture(1), forKey: try key(1), cost: 6)
        cache.setObject(Picture(2), forKey: try key(2), cost: 6)
        #expect(cache.object(forKey: try key(1)) == nil)
        #expect(cache.object(forKey: try key(2)) != nil)
        cache.totalCostLimit = 1
        #expect(listener.gone == [1, 2])
    }

    @Test func theDelegateIsToldOfRemovals() throws {
        for number in 1...3 { cache.setObject(Picture(number), forKey: try key(number)) }
        cache.removeObject(forKey: try key(2))
        cache.removeObject(forKey: try key(9))
        #expect(listener.gone == [2])
        cache.setObject(Picture(4), forKey: try key(3))
        #expect(listener.gone == [2, 3])
        cache.removeAllObjects()
        #expect(listener.gone == [2, 3, 1, 4])
        #expect(cache.object(forKey: try key(1)) == nil)
    }

    @Test func aSubclassMayCountWhatIsKept() {
        final class Counting: NSCache<NSString, NSNumber>, @unchecked Sendable {
            var count = 0

            override func setObject(_ obj: NSNumber, forKey key: NSString, cost g: Int) {
                count += 1
                super.setObject(obj, forKey: key, cost: g)
            }
        }
        let counting = Counting()
        counting.setObject(1, forKey: "a")
        #expect(counting.object(forKey: NSString(string: "a")) == 1)
        #expect(counting.count == 1)
    }

    @Test func whatThrewItsContentAwayIsNotGiven() throws {
        let cache = NSCache<NSString, NSPurgeableData>()
        let data = NSPurgeableData(data: Data([1]))
        cache.setObject(data, forKey: "a")
        #expect(cache.object(forKey: "a") === data)
        data.endContentAccess()
        data.discardContentIfPossible()
        #expect(cache.object(forKey: "a") == nil)
    }

    @Test func aLongListIsReleased() {
        weak var released: NSCache<NSNumber, Picture>?
        do {
            let cache = NSCache<NSNumber, Picture>()
            released = cache
            for number in 0..<100_000 {
                cache.setObject(Picture(number), forKey: NSNumber(value: number))
            }
        }
        #expect(released == nil)
    }
}
