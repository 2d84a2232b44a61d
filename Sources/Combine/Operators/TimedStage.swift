// SPDX-License-Identifier: Apache-2.0

/// The middle of an operator that hands what comes to a scheduler.
///
/// `request` says what is asked for above: the operator's closure decides what goes down, and when.
final class TimedStage<Upstream: Publisher, Downstream: Subscriber>: Subscriber, Subscription,
    NamedStage
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure

    /// What the operator does with an event.
    enum Event {
        case value(Input)
        case end(Subscribers.Completion<Failure>)
    }

    private struct State {
        var upstream: (any Subscription)?
        var downstream: Downstream?
        var demand = Subscribers.Demand.none
        var isEnding = false
        /// What waits for its turn on the scheduler, in the order it came.
        var waiting: [Event] = []
        /// How many of those the scheduler has called for.
        var due = 0
        var isDelivering = false
    }

    /// The operator's name.
    let description: String
    private let state: Guarded<State>
    /// Whether everything is asked for at once, whatever the demand, and what nobody wants is lost.
    private let isGreedy: Bool
    private let handle: (TimedStage, Event) -> Void

    init(
        _ downstream: Downstream,
        named description: String,
        isGreedy: Bool,
        handle: @escaping (TimedStage, Event) -> Void
    ) {
        state = Guarded(State(downstream: downstream))
        self.isGreedy = isGreedy
        self.description = description
        self.handle = handle
    }

    func receive(subscription: any Subscription) {
        let downstream = state.with { state -> Downstream? in
            guard state.upstream == nil, !state.isEnding else { return nil }
            state.upstream = subscription
            return state.downstream
        }
        guard let downstream else { return subscription.cancel() }
        downstream.receive(subscription: self)
        if isGreedy { subscription.request(.unlimited) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        if state.with({ $0.downstream != nil && !$0.isEnding }) { handle(self, .value(input)) }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        let isFirst = state.with { state in
            defer { state.isEnding = true }
            return !state.isEnding && state.downstream != nil
        }
        if isFirst { handle(self, .end(completion)) }
    }

    /// Puts an event last among those that wait for the scheduler; each needs one `deliverNext`.
    func enqueue(_ event: Event) { state.with { $0.waiting.append(event) } }

    /// Sends the first waiting event down; to be called on the scheduler.
    ///
    /// A scheduler with several threads may call out of turn or at once: the events keep their
    /// order all the same, and one is handled at a time.
    func deliverNext() {
        let isFirst = state.with { state in
            state.due += 1
            defer { state.isDelivering = true }
            return !state.isDelivering
        }
        guard isFirst else { return }
        while let event = takeDue() {
            switch event {
            case .value(let value): emit(value)
            case .end(let completion): finish(completion)
            }
        }
    }

    private func takeDue() -> Event? {
        state.with { state in
            guard state.due > 0, !state.waiting.isEmpty else {
                state.isDelivering = false
                return nil
            }
            state.due -= 1
            return state.waiting.removeFirst()
        }
    }

    /// Sends a value down; to be called on the scheduler.
    func emit(_ value: Input) {
        let downstream = state.with { state -> Downstream? in
            if isGreedy {
                guard state.demand != .none else { return nil }
                state.demand -= 1
            }
            return state.downstream
        }
        guard let downstream else { return }
        let more = downstream.receive(value)
        if more != .none { request(more) }
    }

    /// Ends the stream; to be called on the scheduler.
    func finish(_ completion: Subscribers.Completion<Failure>) {
        let (upstream, downstream) = close()
        if case .failure = completion { upstream?.cancel() }
        downstream?.receive(completion: completion)
    }

    /// Ends the stream although the upstream goes on.
    func stop(_ completion: Subscribers.Completion<Failure>) {
        let (upstream, downstream) = close()
        upstream?.cancel()
        downstream?.receive(completion: completion)
    }

    private func close() -> ((any Subscription)?, Downstream?) {
        state.with { state in
            defer { state = State(isEnding: true) }
            return (state.upstream, state.downstream)
        }
    }

    func request(_ demand: Subscribers.Demand) {
        guard !isGreedy else { return state.with { $0.demand += demand } }
        state.with { $0.upstream }?.request(demand)
    }

    func cancel() { close().0?.cancel() }
}
