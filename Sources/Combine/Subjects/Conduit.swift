// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One subscriber's share of a subject.
///
/// A value that comes when nothing was asked for is lost, or kept where `keepsLast` says so: then
/// it is delivered with the next demand, the last one only.
// Sendable is unchecked because all that changes is behind the lock of `state`.
final class Conduit<Output, Failure: Error>: Subscription, NamedStage, @unchecked Sendable {
    private struct State {
        var downstream: AnySubscriber<Output, Failure>?
        var demand = Subscribers.Demand.none
        var waiting: Output?
    }

    /// The subject's name.
    let description: String
    private let state: Guarded<State>
    /// Serialises delivery downstream.
    private let order = NSRecursiveLock()
    private let keepsLast: Bool
    /// Whether values are delivered that nobody asked for.
    private let ignoresDemand: Bool
    private let onDemand: () -> Void
    private let onEnd: (Conduit) -> Void

    init<S: Subscriber>(
        _ downstream: S,
        named description: String,
        first: Output? = nil,
        keepsLast: Bool = false,
        ignoresDemand: Bool = false,
        onDemand: @escaping () -> Void = {},
        onEnd: @escaping (Conduit) -> Void
    ) where S.Input == Output, S.Failure == Failure {
        state = Guarded(State(downstream: AnySubscriber(downstream), waiting: first))
        self.description = description
        self.keepsLast = keepsLast
        self.ignoresDemand = ignoresDemand
        self.onDemand = onDemand
        self.onEnd = onEnd
    }

    /// Keeps a value for the first demand.
    func give(_ value: Output) { state.with { $0.waiting = value } }

    func send(_ value: Output) {
        order.lock()
        defer { order.unlock() }
        let downstream = state.with { state -> AnySubscriber<Output, Failure>? in
            guard state.downstream != nil else { return nil }
            if state.demand == .none, !ignoresDemand {
                if keepsLast { state.waiting = value }
                return nil
            }
            state.demand -= 1
            state.waiting = nil
            return state.downstream
        }
        deliver(value, to: downstream)
    }

    private func deliver(_ value: Output, to downstream: AnySubscriber<Output, Failure>?) {
        guard let more = downstream?.receive(value), more != .none else { return }
        state.with { $0.demand += more }
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
        order.lock()
        defer { order.unlock() }
        let downstream = state.with { state in
            defer { state = State() }
            return state.downstream
        }
        downstream?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        precondition(demand != .none, "request(_:) of no values: ask for one or more")
        order.lock()
        defer { order.unlock() }
        let (value, downstream) = state.with { state in
            guard state.downstream != nil else {
                return (nil, nil) as (Output?, AnySubscriber<Output, Failure>?)
            }
            state.demand += demand
            guard let value = state.waiting else { return (nil, nil) }
            state.demand -= 1
            state.waiting = nil
            return (value, state.downstream)
        }
        if let value { deliver(value, to: downstream) }
        onDemand()
    }

    func cancel() {
        let wasRunning = state.with { state in
            defer { state = State() }
            return state.downstream != nil
        }
        if wasRunning { onEnd(self) }
    }
}
