// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Synchronization

/// The requests that wait for their answers.
///
/// Work is done on one queue, in the order of the requests; answers come on the main queue.
final class ImageRequests: Sendable {
    static let shared = ImageRequests()

    private struct State {
        var last: Int32 = 0
        var waiting: Set<Int32> = []
        var cancelled: Set<Int32> = []
    }

    private let state = Mutex(State())
    private let queue = DispatchQueue(label: "casement.photos")

    /// The number of a new request.
    func number() -> Int32 {
        state.withLock { state in
            state.last = state.last == .max ? 1 : state.last + 1
            state.waiting.insert(state.last)
            return state.last
        }
    }

    func cancel(_ number: Int32) {
        state.withLock { if $0.waiting.contains(number) { $0.cancelled.insert(number) } }
    }

    func cancel(_ number: Int) { Int32(exactly: number).map { cancel($0) } }

    private func isCancelled(_ number: Int32) -> Bool {
        state.withLock { $0.cancelled.contains(number) }
    }

    /// Ends a request; tells whether it was cancelled.
    private func end(_ number: Int32) -> Bool {
        state.withLock { state in
            state.waiting.remove(number)
            return state.cancelled.remove(number) != nil
        }
    }

    /// Starts a request.
    ///
    /// `work`: run on the requests' queue, or now where `waits`; not run once it is cancelled.
    /// `answer`: told of the result, nil for a cancelled request.
    func start<Result>(
        waits: Bool = false,
        _ work: @escaping (Int32) -> Result,
        answer: @escaping (Int32, Result?) -> Void
    ) -> Int32 {
        let number = number()
        guard !waits else {
            let result = work(number)
            _ = end(number)
            answer(number, result)
            return number
        }
        // The caller hands both closures over.
        let both = UncheckedTransfer((work, answer))
        queue.async {
            let result = UncheckedTransfer(self.isCancelled(number) ? nil : both.value.0(number))
            DispatchQueue.main.async {
                let wasCancelled = self.end(number)
                both.value.1(number, wasCancelled ? nil : result.value)
            }
        }
        return number
    }

    /// Does something on the requests' queue.
    func later(_ work: @escaping @Sendable () -> Void) { queue.async(execute: work) }
}
