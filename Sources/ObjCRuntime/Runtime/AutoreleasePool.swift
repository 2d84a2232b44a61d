// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// Keeps alive a message's `Unmanaged` result, which may have no other owner.
///
/// Inside `autoreleasepool`, and inside a test, such an object lives until the pool ends. Elsewhere
/// the latest few of the process are kept: enough for `takeUnretainedValue()` on the same line.
package enum AutoreleasePool {
    /// The objects of one pool.
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
        if let pool = pools.last {
            pool.objects.append(object)
        } else {
            latest.withLock { latest in
                latest.objects[latest.next] = kept.value
                latest.next = (latest.next + 1) % latest.objects.count
            }
        }
        return .passUnretained(object)
    }

    /// A message's result as an object that is kept alive; nil for an empty optional, too.
    static func keepResult(_ result: Any?) -> Unmanaged<AnyObject>? {
        Coercion.boxed(result).map { keep($0 as AnyObject) }
    }

    /// Keeps an object alive until the thread's innermost pool ends; does nothing without a pool.
    package static func keepIfThereIsOne(_ object: AnyObject) {
        pools.last?.objects.append(object)
    }

    static func run<R>(_ body: () throws -> R) rethrows -> R {
        begin()
        defer { end() }
        return try body()
    }

    /// Begins a pool of the thread's.
    package static func begin() { pools.append(Pool()) }

    /// Ends the thread's innermost pool.
    package static func end() {
        // The objects go when the list is as it was: what ends with them may ask for a pool.
        let ended = pools.popLast()
        withExtendedLifetime(ended) {}
    }

    /// Lets go what the thread's innermost pool holds.
    package static func drain() {
        guard !pools.isEmpty else { return }
        end()
        begin()
    }

    private static var pools: [Pool] {
        get { Thread.current.threadDictionary[key] as? [Pool] ?? [] }
        set { Thread.current.threadDictionary[key] = newValue }
    }
}

/// Runs `body`; objects that messages gave inside of it are let go at its end.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try AutoreleasePool.run(body)
}
