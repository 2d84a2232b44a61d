// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// What threads have come to so far.
private final class Outcomes<Value: Sendable>: Sendable {
    let values = Mutex<[Int: Result<Value, any Error>]>([:])
}

/// Runs a body as often as asked for, each time on a thread of its own, and gives all results in
/// order; for work that waits for other programs, so that more may run than there are cores.
///
/// Throws the first error in that order.
func concurrentThreads<Value: Sendable>(
    _ count: Int,
    _ body: @escaping @Sendable (Int) throws -> Value
) throws -> [Value] {
    if count == 1 { return [try body(0)] }
    let outcomes = Outcomes<Value>()
    let group = DispatchGroup()
    for index in 0..<count {
        group.enter()
        Thread.detachNewThread {
            let outcome = Result<Value, any Error> { try body(index) }
            outcomes.values.withLock { $0[index] = outcome }
            group.leave()
        }
    }
    group.wait()
    let found = outcomes.values.withLock { $0 }
    return try (0..<count).compactMap { try found[$0]?.get() }
}
