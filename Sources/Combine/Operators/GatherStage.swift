// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The middle of the operators that make values of one value of each of several streams.
final class GatherStage<Downstream: Subscriber>: Subscription, NamedStage {
    /// Which values go together.
    enum Rule {
        /// The latest of each, whenever one comes.
        case latest
        /// The first of each, the second of each, and so on.
        case inTurn
    }

    private struct State {
        var upstreams: [(any Subscription)?]
        var values: [[AnyValue]]
        var isDone: [Bool]
        var demand = Subscribers.Demand.none
        var isOver = false
        /// The stream whose value is being delivered, and what it is asked for by that.
        var sender: Int?
        var senderDemand = Subscribers.Demand.none
        /// Whether the latest values came when nothing was asked for.
        var isBehind = false
    }

    /// The operator's name.
    var description: String { rule == .inTurn ? "Zip" : "CombineLatest" }
    private let downstream: Downstream
    private let rule: Rule
    private let make: ([AnyValue]) -> Downstream.Input
    private let state: Guarded<State>
    /// Serialises delivery downstream.
    private let order = NSRecursiveLock()

    init(
        _ downstream: Downstream,
        _ rule: Rule,
        count: Int,
        make: @escaping ([AnyValue]) -> Downstream.Input
    ) {
        self.downstream = downstream
        self.rule = rule
        self.make = make
        state = Guarded(
            State(
                upstreams: Array(repeating: nil, count: count),
                values: Array(repeating: [], count: count),
                isDone: Array(repeating: false, count: count)
            )
        )
    }

    /// Takes the stream at a place.
    func attach<P: Publisher>(_ publisher: P, at index: Int) where P.Failure == Downstream.Failure {
        publisher.subscribe(
            AnySubscriber(
                receiveSubscription: { self.begin($0, index) },
                receiveValue: { self.take(AnyValue($0), index) },
                receiveCompletion: { self.end($0, index) }
            )
        )
    }

    /// To be called before the streams are attached.
    func begin() { downstream.receive(subscription: self) }

    private func begin(_ subscription: any Subscription, _ index: Int) {
        let demand: Subscribers.Demand? = state.with { state in
            guard !state.isOver else { return nil }
            state.upstreams[index] = subscription
            return state.demand
        }
        guard let demand else { return subscription.cancel() }
        if demand != .none { subscription.request(demand) }
    }

    private func take(_ value: AnyValue, _ index: Int) -> Subscribers.Demand {
        order.lock()
        defer { order.unlock() }
        state.with { state in
            guard !state.isOver else { return }
            switch rule {
            case .latest: state.values[index] = [value]
            case .inTurn: state.values[index].append(value)
            }
            state.isBehind = state.values.allSatisfy { !$0.isEmpty }
        }
        let outer = state.with { state in
            defer { (state.sender, state.senderDemand) = (index, .none) }
            return (state.sender, state.senderDemand)
        }
        deliver()
        return state.with { state in
            defer { (state.sender, state.senderDemand) = outer }
            return state.senderDemand
        }
    }

    /// Gives what is complete and was asked for.
    private func deliver() {
        while let values = next() {
            let more = downstream.receive(make(values))
            if more != .none { ask(more) }
        }
        endIfOver()
    }

    private func next() -> [AnyValue]? {
        state.with { state in
            guard !state.isOver, state.isBehind, state.demand != .none else { return nil }
            let firsts = state.values.map { $0[0] }
            if rule == .inTurn {
                for place in state.values.indices { state.values[place].removeFirst() }
            }
            state.demand -= 1
            state.isBehind = rule == .inTurn && state.values.allSatisfy { !$0.isEmpty }
            return firsts
        }
    }

    private func end(_ completion: Subscribers.Completion<Downstream.Failure>, _ index: Int) {
        order.lock()
        defer { order.unlock() }
        if case .failure = completion {
            guard let all = close() else { return }
            for subscription in all { subscription.cancel() }
            return downstream.receive(completion: completion)
        }
        state.with { state in
            state.isDone[index] = true
            state.upstreams[index] = nil
        }
        endIfOver()
    }

    /// Ends when no more can come: all are done, or one is that others would have to wait for.
    private func endIfOver() {
        let isOver = state.with { state in
            guard !state.isOver else { return false }
            let places = state.isDone.indices
            let lacks = places.contains { state.isDone[$0] && state.values[$0].isEmpty }
            return lacks || rule == .latest && !state.isBehind && !state.isDone.contains(false)
        }
        guard isOver, let all = close() else { return }
        for subscription in all { subscription.cancel() }
        downstream.receive(completion: .finished)
    }

    private func close() -> [any Subscription]? {
        state.with { state in
            guard !state.isOver else { return nil }
            state.isOver = true
            defer {
                state.upstreams = state.upstreams.map { _ in nil }
                state.values = state.values.map { _ in [] }
            }
            return state.upstreams.compactMap(\.self)
        }
    }

    func request(_ demand: Subscribers.Demand) {
        precondition(
            demand != .none,
            "\(description): request(_:) of no values; ask for one or more"
        )
        order.lock()
        defer { order.unlock() }
        ask(demand)
        deliver()
    }

    private func ask(_ demand: Subscribers.Demand) {
        let upstreams = state.with { state in
            state.demand += demand
            if state.sender != nil { state.senderDemand += demand }
            return state.upstreams.indices.filter { $0 != state.sender }
                .compactMap { state.upstreams[$0] }
        }
        for upstream in upstreams { upstream.request(demand) }
    }

    func cancel() {
        for subscription in close() ?? [] { subscription.cancel() }
    }
}

/// A value of a type that the one who reads it knows; an existential would lose a layer of an
/// optional on the way.
struct AnyValue {
    private let box: AnyObject

    init<T>(_ value: T) { box = Box(value) }

    func open<T>(_ type: T.Type) -> T { unsafeDowncast(box, to: Box<T>.self).value }

    private final class Box<T> {
        let value: T

        init(_ value: T) { self.value = value }
    }
}
