// SPDX-License-Identifier: Apache-2.0

extension Publishers {
    /// The values up to another stream's first.
    public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the failure.
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream
        /// What tells when it ends.
        public let other: Other

        /// Makes the publisher.
        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let signal = Guarded<AnyCancellable?>(nil)
            let stage = TransformStage<Output, Failure, S>(
                subscriber,
                named: "PrefixUntilOutput",
                onClose: { signal.swap(nil)?.cancel() },
                end: { $0 },
                step: { .emit($0) }
            )
            watch(other, signal) { stage.stop() }
            upstream.subscribe(stage)
        }
    }

    /// The values from another stream's first on.
    public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
    where Upstream.Failure == Other.Failure {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the failure.
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream
        /// What tells when it begins.
        public let other: Other

        /// Makes the publisher.
        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let isOpen = Guarded(false)
            let signal = Guarded<AnyCancellable?>(nil)
            let stage = TransformStage<Output, Failure, S>(
                subscriber,
                named: "DropUntilOutput",
                onClose: { signal.swap(nil)?.cancel() },
                end: { $0 },
                step: { value in isOpen.with { $0 } ? .emit(value) : .skip }
            )
            watch(other, signal) { _ = isOpen.swap(true) }
            upstream.subscribe(stage)
        }
    }

    /// The values in arrays of so many.
    public struct CollectByCount<Upstream: Publisher>: Publisher {
        /// So many values.
        public typealias Output = [Upstream.Output]
        /// The type of the failure.
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream
        /// How many go together; the last array may have fewer.
        public let count: Int

        /// Makes the publisher.
        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(CollectStage(subscriber, count))
        }
    }
}

/// Calls a closure when a stream sends its first value, as long as `signal` holds the subscription.
private func watch<P: Publisher>(
    _ other: P,
    _ signal: Guarded<AnyCancellable?>,
    onFirst: @escaping () -> Void
) {
    let upstream = Guarded<(any Subscription)?>(nil)
    let cancellable = AnyCancellable { upstream.swap(nil)?.cancel() }
    _ = signal.swap(cancellable)
    let subscriber = AnySubscriber<P.Output, P.Failure>(
        receiveSubscription: { subscription in
            let isFirst = upstream.with { upstream in
                guard upstream == nil else { return false }
                upstream = subscription
                return true
            }
            isFirst ? subscription.request(.max(1)) : subscription.cancel()
        },
        receiveValue: { _ in
            // It is over with its first value, and need not be cancelled.
            guard upstream.swap(nil) != nil else { return .none }
            onFirst()
            return .none
        }
    )
    other.subscribe(subscriber)
}

extension Publisher {
    /// Ends with another stream's first value.
    public func prefix<P: Publisher>(
        untilOutputFrom publisher: P
    ) -> Publishers.PrefixUntilOutput<Self, P> {
        Publishers.PrefixUntilOutput(upstream: self, other: publisher)
    }

    /// Leaves values out until another stream's first.
    public func drop<P: Publisher>(
        untilOutputFrom publisher: P
    ) -> Publishers.DropUntilOutput<Self, P> where P.Failure == Failure {
        Publishers.DropUntilOutput(upstream: self, other: publisher)
    }

    /// Gives values in arrays of so many; fewer than one halts.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        precondition(count > 0, "collect(\(count)): collect one or more")
        return Publishers.CollectByCount(upstream: self, count: count)
    }
}

extension Publishers.CollectByCount: Equatable where Upstream: Equatable {}

extension Publishers.PrefixUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

/// The middle of `collect(_:)`: one value down for each `count` from above.
private final class CollectStage<Input, Downstream: Subscriber>: Subscriber, Subscription,
    NamedStage
where Downstream.Input == [Input] {
    typealias Failure = Downstream.Failure

    private struct State {
        var upstream: (any Subscription)?
        var values: [Input] = []
    }

    let description = "CollectByCount"
    private let downstream: Downstream
    private let count: Int
    private let state = Guarded(State())

    init(_ downstream: Downstream, _ count: Int) {
        self.downstream = downstream
        self.count = count
    }

    func receive(subscription: any Subscription) {
        let isFirst = state.with { state in
            guard state.upstream == nil else { return false }
            state.upstream = subscription
            return true
        }
        isFirst ? downstream.receive(subscription: self) : subscription.cancel()
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        let full = state.with { state -> [Input]? in
            guard state.upstream != nil else { return nil }
            state.values.append(input)
            guard state.values.count == count else { return nil }
            defer { state.values = [] }
            return state.values
        }
        return full.map { downstream.receive($0) * count } ?? .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        let rest = state.with { state in
            defer { state = State() }
            return state.values
        }
        if case .finished = completion, !rest.isEmpty { _ = downstream.receive(rest) }
        downstream.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        precondition(demand != .none, "collect(_:): request(_:) of no values; ask for one or more")
        state.with { $0.upstream }?.request(demand * count)
    }

    func cancel() {
        let upstream = state.with { state in
            defer { state = State() }
            return state.upstream
        }
        upstream?.cancel()
    }
}
