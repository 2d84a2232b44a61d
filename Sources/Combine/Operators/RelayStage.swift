// SPDX-License-Identifier: Apache-2.0

/// The middle of an operator that goes from one stream over to another: the demand that is left
/// goes with it.
final class RelayStage<UpstreamFailure: Error, Downstream: Subscriber>: Subscriber, Subscription,
    NamedStage
{
    typealias Input = Downstream.Input
    typealias Failure = UpstreamFailure

    /// What follows the end of a stream.
    enum Sequel {
        case end(Subscribers.Completion<Downstream.Failure>)
        /// Subscribes to the stream that comes next.
        case goOn((RelayStage) -> Void)
    }

    private struct State {
        var upstream: (any Subscription)?
        var hasBegun = false
        var isOver = false
        var isEmpty = true
        var demand = Subscribers.Demand.none
    }

    /// The operator's name.
    let description: String
    private let downstream: Downstream
    /// What follows, by whether no value came and how the stream ended.
    private let sequel: (Bool, Subscribers.Completion<UpstreamFailure>) -> Sequel
    private let state = Guarded(State())

    init(
        _ downstream: Downstream,
        named description: String,
        sequel: @escaping (Bool, Subscribers.Completion<UpstreamFailure>) -> Sequel
    ) {
        self.downstream = downstream
        self.description = description
        self.sequel = sequel
    }

    convenience init(
        _ downstream: Downstream,
        named description: String,
        sequel: @escaping (Subscribers.Completion<UpstreamFailure>) -> Sequel
    ) {
        self.init(downstream, named: description) { (_: Bool, end) in sequel(end) }
    }

    func receive(subscription: any Subscription) {
        let (goesOn, isFirst, demand) = state.with { state in
            guard !state.isOver, state.upstream == nil else {
                return (false, false, Subscribers.Demand.none)
            }
            state.upstream = subscription
            defer { state.hasBegun = true }
            return (true, !state.hasBegun, state.demand)
        }
        guard goesOn else { return subscription.cancel() }
        if isFirst { downstream.receive(subscription: self) }
        if !isFirst, demand != .none { subscription.request(demand) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        let isRunning = state.with { state in
            guard !state.isOver, state.upstream != nil else { return false }
            state.demand -= 1
            state.isEmpty = false
            return true
        }
        guard isRunning else { return .none }
        let more = downstream.receive(input)
        if more != .none { state.with { $0.demand += more } }
        return more
    }

    func receive(completion: Subscribers.Completion<UpstreamFailure>) {
        guard let sequel = leave({ self.sequel(self.state.with { $0.isEmpty }, completion) }) else {
            return
        }
        switch sequel {
        case .end(let completion): finish(completion)
        case .goOn(let subscribe): subscribe(self)
        }
    }

    private func leave(_ sequel: () -> Sequel) -> Sequel? {
        let wasRunning = state.with { state in
            defer { state.upstream = nil }
            return !state.isOver && state.upstream != nil
        }
        return wasRunning ? sequel() : nil
    }

    private func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let wasOver = state.with { state in
            defer { state.isOver = true }
            return state.isOver
        }
        if !wasOver { downstream.receive(completion: completion) }
    }

    /// A subscriber for a stream whose end is ours.
    func next() -> AnySubscriber<Input, Downstream.Failure> {
        AnySubscriber(
            receiveSubscription: { self.receive(subscription: $0) },
            receiveValue: { self.receive($0) },
            receiveCompletion: { completion in
                self.state.with { $0.upstream = nil }
                self.finish(completion)
            }
        )
    }

    /// A subscriber for a stream whose end leads here again.
    func again() -> AnySubscriber<Input, UpstreamFailure> { AnySubscriber(self) }

    func request(_ demand: Subscribers.Demand) {
        let upstream = state.with { state in
            state.demand += demand
            return state.upstream
        }
        upstream?.request(demand)
    }

    func cancel() {
        let upstream = state.with { state in
            state.isOver = true
            defer { state.upstream = nil }
            return state.upstream
        }
        upstream?.cancel()
    }
}
