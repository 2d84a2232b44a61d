// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// Keeps alive a message's `Unmanaged` result, which may have no other owner.
///
/// Inside `autoreleasepool` such an object lives until the pool ends. Elsewhere the latest few of
/// the process are kept: enough for `takeUnretainedValue()` on the same line.
enum AutoreleasePool {
    /// The objects of one `autoreleasepool` call.
    private final class Pool {
        var objects: [AnyObject] = []
    }

    /// The latest results outside of pools, the oldest overwritten first.
    // Sendable is unchecked because a mutex guards it, which only keeps the objects alive.
    private struct Latest: @unchecked Sendable {
        var objects = [AnyObject?](repeating: nil, count: 64)
        var next = 0
    }

    private static let latest = Mutex(Latest())
    private static let key = "casement.autoreleasepools"

    /// Keeps an object alive for its receiver.
    static func keep(_ object: AnyObject) -> Unmanaged<AnyObject> {
        let kept = UncheckedTransfer(object)
        if let pools = Thread.current.threadDictionary[key] as? [Pool], let pool = pools.last {
            pool.objects.append(object)
        } else {
            latest.withLock { latest in
                latest.objects[latest.next] = kept.value
                latest.next = (latest.next + 1) % latest.objects.count
            }
        }
        return .passUnretained(object)
    }

    static func run<R>(_ body: () throws -> R) rethrows -> R {
        let pools = Thread.current.threadDictionary[key] as? [Pool] ?? []
        Thread.current.threadDictionary[key] = pools + [Pool()]
        defer { Thread.current.threadDictionary[key] = pools }
        return try body()
    }
}

/// Runs `body`; objects that messages gave inside of it are let go at its end.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try AutoreleasePool.run(body)
}
