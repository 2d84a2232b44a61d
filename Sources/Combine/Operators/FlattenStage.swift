// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The middle of the operators that join the streams of a stream.
///
/// `limit` streams run at a time. While the demand is finite each of them may send one value ahead,
/// which waits for its turn.
final class FlattenStage<Inner: Publisher, OuterFailure: Error, Downstream: Subscriber>:
    Subscriber, Subscription, NamedStage
where Downstream.Input == Inner.Output, Downstream.Failure == Inner.Failure {
    typealias Input = Inner
    typealias Failure = OuterFailure

    fileprivate struct State {
        var outer: (any Subscription)?
        var isOuterOver = false
        var isOver = false
        var demand = Subscribers.Demand.none
        var inners: [CombineIdentifier: any Subscription] = [:]
        /// Streams that were asked for and did not begin yet.
        var starting = 0
        var waiting: [(value: Inner.Output, from: CombineIdentifier)] = []
    }

    /// The operator's name.
    let description: String
    private let downstream: Downstream
    private let limit: Subscribers.Demand
    /// Whether a new stream ends the one before.
    private let isLatestOnly: Bool
    private let failure: (OuterFailure) -> Inner.Failure
    private let state = Guarded(State())
    /// Serialises delivery downstream.
    private let order = NSRecursiveLock()

    init(
        _ downstream: Downstream,
        named description: String,
        limit: Subscribers.Demand,
        isLatestOnly: Bool = false,
        failure: @escaping (OuterFailure) -> Inner.Failure
    ) {
        self.downstream = downstream
        self.description = description
        self.limit = limit
        self.isLatestOnly = isLatestOnly
        self.failure = failure
    }

    func receive(subscription: any Subscription) {
        let isFirst = state.with { state in
            guard state.outer == nil, !state.isOver else { return false }
            state.outer = subscription
            return true
        }
        guard isFirst else { return subscription.cancel() }
        downstream.receive(subscription: self)
        if limit != .none { subscription.request(limit) }
    }

    func receive(_ input: Inner) -> Subscribers.Demand {
        let old = state.with { state -> [any Subscription] in
            state.starting += 1
            guard isLatestOnly else { return [] }
            defer {
                state.inners = [:]
                state.waiting = []
            }
            return Array(state.inners.values)
        }
        for subscription in old { subscription.cancel() }
        input.subscribe(InnerSubscriber(self))
        return .none
    }

    func receive(completion: Subscribers.Completion<OuterFailure>) {
        if case .failure(let error) = completion { return fail(failure(error)) }
        state.with { $0.isOuterOver = true }
        endIfOver()
    }

    fileprivate func begin(_ subscription: any Subscription, _ id: CombineIdentifier) {
        let demand: Subscribers.Demand? = state.with { state in
            state.starting -= 1
            guard !state.isOver else { return nil }
            state.inners[id] = subscription
            if isLatestOnly { return state.demand }
            return state.demand == .unlimited ? .unlimited : .max(1)
        }
        guard let demand else { return subscription.cancel() }
        if demand != .none { subscription.request(demand) }
    }

    fileprivate func take(_ value: Inner.Output, _ id: CombineIdentifier) -> Subscribers.Demand {
        order.lock()
        defer { order.unlock() }
        let (goes, isUnlimited) = state.with { state in
            guard !state.isOver, state.inners[id] != nil else { return (false, true) }
            guard isLatestOnly || state.demand != .none else {
                state.waiting.append((value, id))
                return (false, true)
            }
            let isUnlimited = state.demand == .unlimited
            state.demand -= 1
            return (true, isUnlimited)
        }
        guard goes else { return .none }
        let more = downstream.receive(value)
        if more != .none { state.with { $0.demand += more } }
        // The one stream there is has all of the demand; of several, each sends one value ahead.
        if isLatestOnly { return more }
        return isUnlimited ? .none : .max(1)
    }

    fileprivate func end(
        _ completion: Subscribers.Completion<Inner.Failure>,
        _ id: CombineIdentifier
    ) {
        let outer: (any Subscription)? = state.with { state in
            guard state.inners.removeValue(forKey: id) != nil else { return nil }
            return state.outer
        }
        if case .failure(let error) = completion { return outer == nil ? () : fail(error) }
        if limit != .unlimited, !state.with({ $0.isOuterOver }) { outer?.request(.max(1)) }
        endIfOver()
    }

    private func fail(_ error: Inner.Failure) {
        order.lock()
        defer { order.unlock() }
        guard let all = close() else { return }
        for subscription in all { subscription.cancel() }
        downstream.receive(completion: .failure(error))
    }

    private func endIfOver() {
        order.lock()
        defer { order.unlock() }
        let isOver = state.with { state in
            state.isOuterOver && state.inners.isEmpty && state.starting == 0
                && state.waiting.isEmpty && !state.isOver
        }
        guard isOver, close() != nil else { return }
        downstream.receive(completion: .finished)
    }

    private func close() -> [any Subscription]? {
        state.with { state in
            guard !state.isOver else { return nil }
            let all = Array(state.inners.values) + [state.outer].compactMap(\.self)
            state = State()
            state.isOver = true
            return all
        }
    }

    func request(_ demand: Subscribers.Demand) {
        order.lock()
        defer { order.unlock() }
        let unlimited = state.with { state -> [any Subscription] in
            state.demand += demand
            if isLatestOnly { return Array(state.inners.values) }
            return state.demand == .unlimited ? Array(state.inners.values) : []
        }
        if isLatestOnly {
            for inner in unlimited { inner.request(demand) }
            return
        }
        while let (value, source) = next() {
            let more = downstream.receive(value)
            state.with { $0.demand += more }
            if unlimited.isEmpty { source?.request(.max(1)) }
        }
        for inner in unlimited { inner.request(.unlimited) }
        endIfOver()
    }

    private func next() -> (Inner.Output, (any Subscription)?)? {
        state.with { state in
            guard !state.isOver, state.demand != .none, !state.waiting.isEmpty else { return nil }
            state.demand -= 1
            let first = state.waiting.removeFirst()
            return (first.value, state.inners[first.from])
        }
    }

    func cancel() {
        for subscription in close() ?? [] { subscription.cancel() }
    }

    /// Takes one of the streams.
    private final class InnerSubscriber: Subscriber {
        typealias Input = Inner.Output
        typealias Failure = Inner.Failure

        let combineIdentifier = CombineIdentifier()
        private let stage: FlattenStage

        init(_ stage: FlattenStage) { self.stage = stage }

        func receive(subscription: any Subscription) {
            stage.begin(subscription, combineIdentifier)
        }

        func receive(_ input: Inner.Output) -> Subscribers.Demand {
            stage.take(input, combineIdentifier)
        }

        func receive(completion: Subscribers.Completion<Inner.Failure>) {
            stage.end(completion, combineIdentifier)
        }
    }
}
