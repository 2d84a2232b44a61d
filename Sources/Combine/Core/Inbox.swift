// SPDX-License-Identifier: Apache-2.0

/// A subscriber that asks for one value whenever somebody awaits one.
///
/// A subject drops values that nobody awaits, as for any subscriber without demand.
// Sendable is unchecked because all that changes is behind the lock of `state`.
final class Inbox<Input, Failure: Error>: Subscriber, Cancellable, NamedStage,
    @unchecked Sendable
{
    private typealias Waiting = CheckedContinuation<Void, Never>

    /// What an awaited value comes to: nil at the end.
    private final class Slot {
        var value: Input?
        var waiting: Waiting?
    }

    private struct State {
        var subscription: (any Subscription)?
        var isOver = false
        var failure: Failure?
        /// Demand that came before the subscription.
        var early = Subscribers.Demand.none
        var slots: [Slot] = []
    }

    let description = "AsyncSequence"
    private let state = Guarded(State())

    func receive(subscription: any Subscription) {
        let demand = state.with { state -> Subscribers.Demand? in
            guard state.subscription == nil, !state.isOver else { return nil }
            state.subscription = subscription
            return state.early
        }
        guard let demand else { return subscription.cancel() }
        if demand != .none { subscription.request(demand) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        let waiting = state.with { state -> Waiting? in
            guard !state.isOver, !state.slots.isEmpty else { return nil }
            let slot = state.slots.removeFirst()
            slot.value = input
            return slot.waiting
        }
        waiting?.resume()
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        var failure: Failure?
        if case .failure(let error) = completion { failure = error }
        for waiting in end(failure) { waiting.resume() }
    }

    func cancel() {
        let subscription = state.with { state in
            defer { state.subscription = nil }
            return state.subscription
        }
        for waiting in end(nil) { waiting.resume() }
        subscription?.cancel()
    }

    /// Ends the stream, once; gives those who await a value.
    private func end(_ failure: Failure?) -> [Waiting] {
        state.with { state in
            guard !state.isOver else { return [] }
            state.isOver = true
            state.subscription = nil
            state.failure = failure
            defer { state.slots = [] }
            return state.slots.compactMap(\.waiting)
        }
    }

    /// The next value; nil at the end, and when the task is cancelled.
    func next() async throws(Failure) -> Input? {
        let slot = Slot()
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let (isOver, subscription) = state.with { state in
                    guard !state.isOver else { return (true, nil as (any Subscription)?) }
                    slot.waiting = continuation
                    state.slots.append(slot)
                    if state.subscription == nil { state.early += 1 }
                    return (false, state.subscription)
                }
                if isOver { continuation.resume() } else { subscription?.request(.max(1)) }
            }
        } onCancel: {
            cancel()
        }
        if let value = slot.value { return value }
        let failure = state.with { state in
            defer { state.failure = nil }
            return state.failure
        }
        if let failure { throw failure }
        return nil
    }
}
