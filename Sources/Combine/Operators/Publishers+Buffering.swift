// SPDX-License-Identifier: Apache-2.0

extension Publishers {
    /// When a buffer asks its upstream for values.
    public enum PrefetchStrategy: Hashable, Sendable {
        /// As many as fit, and one for each that leaves.
        case keepFull
        /// All at once.
        case byRequest
    }

    /// What a full buffer does with a value.
    public enum BufferingStrategy<Failure: Error> {
        /// Drops it.
        case dropNewest
        /// Drops the one that came first.
        case dropOldest
        /// Fails.
        case customError(() -> Failure)
    }

    /// The same values, which wait in a buffer until they are asked for.
    public struct Buffer<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the failure.
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream
        /// How many values fit.
        public let size: Int
        /// When values are asked for.
        public let prefetch: PrefetchStrategy
        /// What becomes of a value that does not fit.
        public let whenFull: BufferingStrategy<Failure>

        /// Makes the publisher.
        public init(
            upstream: Upstream,
            size: Int,
            prefetch: PrefetchStrategy,
            whenFull: BufferingStrategy<Failure>
        ) {
            self.upstream = upstream
            self.size = size
            self.prefetch = prefetch
            self.whenFull = whenFull
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(BufferStage(subscriber, size, prefetch, whenFull))
        }
    }
}

extension Publisher {
    /// Keeps values until they are asked for.
    public func buffer(
        size: Int,
        prefetch: Publishers.PrefetchStrategy,
        whenFull: Publishers.BufferingStrategy<Failure>
    ) -> Publishers.Buffer<Self> {
        Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
    }
}

/// The middle of a buffer.
private final class BufferStage<Downstream: Subscriber>: Subscriber, Subscription, NamedStage {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    private struct State {
        var upstream: (any Subscription)?
        var isOver = false
        var isDelivering = false
        var demand = Subscribers.Demand.none
        var values: [Input] = []
        /// How the stream ends once the values are delivered.
        var end: Subscribers.Completion<Failure>?
    }

    let description = "Buffer"
    private let downstream: Downstream
    private let size: Int
    private let prefetch: Publishers.PrefetchStrategy
    private let whenFull: Publishers.BufferingStrategy<Failure>
    private let state = Guarded(State())

    init(
        _ downstream: Downstream,
        _ size: Int,
        _ prefetch: Publishers.PrefetchStrategy,
        _ whenFull: Publishers.BufferingStrategy<Failure>
    ) {
        self.downstream = downstream
        self.size = size
        self.prefetch = prefetch
        self.whenFull = whenFull
    }

    func receive(subscription: any Subscription) {
        let isFirst = state.with { state in
            guard state.upstream == nil, !state.isOver else { return false }
            state.upstream = subscription
            return true
        }
        guard isFirst else { return subscription.cancel() }
        downstream.receive(subscription: self)
        subscription.request(prefetch == .keepFull ? .max(size) : .unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        let isFull = state.with { state -> Bool in
            guard state.upstream != nil, state.end == nil else { return false }
            if state.values.count < size {
                state.values.append(input)
            } else if case .dropOldest = whenFull {
                if !state.values.isEmpty { state.values.removeFirst() }
                if size > 0 { state.values.append(input) }
            } else if case .customError = whenFull {
                return true
            }
            return false
        }
        if isFull, case .customError(let error) = whenFull {
            // Outside of the lock, since the closure is the program's.
            let failure = error()
            let upstream = state.with { state -> (any Subscription)? in
                guard state.end == nil else { return nil }
                state.end = .failure(failure)
                return state.upstream
            }
            upstream?.cancel()
        }
        let count = deliver()
        return prefetch == .keepFull ? .max(count) : .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        state.with { state in
            if state.upstream != nil, state.end == nil { state.end = completion }
        }
        _ = deliver()
    }

    /// Sends down what is asked for; gives how many values that were.
    private func deliver() -> Int {
        let begins = state.with { state in
            defer { state.isDelivering = true }
            return !state.isDelivering
        }
        guard begins else { return 0 }
        var count = 0
        while let value = next() {
            count += 1
            let more = downstream.receive(value)
            if more != .none { state.with { $0.demand += more } }
        }
        let end = state.with { state -> Subscribers.Completion<Failure>? in
            state.isDelivering = false
            guard state.values.isEmpty, !state.isOver, let end = state.end else { return nil }
            state.isOver = true
            state.upstream = nil
            return end
        }
        if let end { downstream.receive(completion: end) }
        return count
    }

    private func next() -> Input? {
        state.with { state in
            guard !state.isOver, state.demand != .none, !state.values.isEmpty else { return nil }
            state.demand -= 1
            return state.values.removeFirst()
        }
    }

    func request(_ demand: Subscribers.Demand) {
        state.with { $0.demand += demand }
        let count = deliver()
        guard prefetch == .keepFull, count > 0 else { return }
        state.with { $0.upstream }?.request(.max(count))
    }

    func cancel() {
        let upstream = state.with { state in
            state.isOver = true
            state.values = []
            defer { state.upstream = nil }
            return state.upstream
        }
        upstream?.cancel()
    }
}
