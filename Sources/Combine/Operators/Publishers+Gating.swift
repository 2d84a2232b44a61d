// SPDX-License-Identifier: Apache-2.0

extension Publishers {
    /// The values up to another stream's first, or from it.
    public struct UntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// What tells when.
        public let other: Other
        /// Whether values are left out before that, not after.
        public let dropsBefore: Bool

        /// Makes the publisher.
        public init(upstream: Upstream, other: Other, dropsBefore: Bool) {
            self.upstream = upstream
            self.other = other
            self.dropsBefore = dropsBefore
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let isOpen = Guarded(!dropsBefore)
            let dropsBefore = dropsBefore
            let signal = Guarded<AnyCancellable?>(nil)
            let stage = TransformStage<Output, Failure, S>(
                subscriber,
                end: {
                    signal.swap(nil)?.cancel()
                    return $0
                },
                step: { value in isOpen.with { $0 } ? .emit(value) : .skip }
            )
            let sink = Subscribers.Sink<Other.Output, Other.Failure>(
                receiveCompletion: { _ in },
                receiveValue: { _ in
                    signal.swap(nil)?.cancel()
                    if dropsBefore {
                        _ = isOpen.swap(true)
                    } else {
                        stage.stop()
                    }
                }
            )
            _ = signal.swap(AnyCancellable(sink))
            other.subscribe(sink)
            upstream.subscribe(stage)
        }
    }

    /// The values in arrays of so many.
    public struct CollectByCount<Upstream: Publisher>: Publisher {
        /// So many values.
        public typealias Output = [Upstream.Output]
        /// How it may fail.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
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
            var buffer: [Upstream.Output] = []
            let count = count
            let relay = RelayStage(subscriber) { (end: Subscribers.Completion<Failure>) in
                guard case .finished = end, !buffer.isEmpty else { return .end(end) }
                let rest = Just(buffer).setFailureType(to: Failure.self)
                return .goOn { rest.subscribe($0.next()) }
            }
            let full = upstream.compactMap { value -> [Upstream.Output]? in
                buffer.append(value)
                guard buffer.count == count else { return nil }
                defer { buffer = [] }
                return buffer
            }
            full.subscribe(relay)
        }
    }
}

extension Publisher {
    /// Ends with another stream's first value.
    public func prefix<P: Publisher>(
        untilOutputFrom publisher: P
    ) -> Publishers.UntilOutput<Self, P> {
        Publishers.UntilOutput(upstream: self, other: publisher, dropsBefore: false)
    }

    /// Leaves values out until another stream's first.
    public func drop<P: Publisher>(
        untilOutputFrom publisher: P
    ) -> Publishers.UntilOutput<Self, P> {
        Publishers.UntilOutput(upstream: self, other: publisher, dropsBefore: true)
    }

    /// Gives values in arrays of so many; fewer than one halts.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        precondition(count > 0, "collect(\(count)): collect one or more")
        return Publishers.CollectByCount(upstream: self, count: count)
    }
}
