// SPDX-License-Identifier: Apache-2.0

import Dispatch

/// Works on all items, on as many cores as there are, and keeps their order.
///
/// Throws the first item's error where several fail.
func concurrentMap<Item: Sendable, Result: Sendable>(
    _ items: [Item],
    _ transform: @Sendable (Item) throws -> Result
) throws -> [Result] {
    typealias Outcome = Swift.Result<Result, any Error>
    let outcomes = [Outcome?](unsafeUninitializedCapacity: items.count) { buffer, count in
        buffer.initialize(repeating: nil)
        // Each turn writes a place of its own.
        nonisolated(unsafe) let places = buffer
        DispatchQueue.concurrentPerform(iterations: items.count) { index in
            places[index] = Outcome { try transform(items[index]) }
        }
        count = items.count
    }
    return try outcomes.compactMap { try $0?.get() }
}
