// SPDX-License-Identifier: Apache-2.0

extension Publishers {
    /// The values of the streams that each value is made into.
    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
    where NewPublisher.Failure == Upstream.Failure {
        /// What the made streams send.
        public typealias Output = NewPublisher.Output
        /// How either may fail.
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream
        /// How many streams run at a time.
        public let maxPublishers: Subscribers.Demand
        /// What makes a stream.
        public let transform: (Upstream.Output) -> NewPublisher

        /// Makes the publisher.
        public init(
            upstream: Upstream,
            maxPublishers: Subscribers.Demand,
            transform: @escaping (Upstream.Output) -> NewPublisher
        ) {
            self.upstream = upstream
            self.maxPublishers = maxPublishers
            self.transform = transform
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let stage = FlattenStage<NewPublisher, Upstream.Failure, S>(
                subscriber,
                named: "FlatMap",
                limit: maxPublishers,
                failure: { $0 }
            )
            Map(upstream: upstream, transform: transform).subscribe(stage)
        }
    }

    /// The values of the latest of the streams that come.
    public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
    where P == Upstream.Output, P.Failure == Upstream.Failure {
        /// The type of the streams' values.
        public typealias Output = P.Output
        /// How either may fail.
        public typealias Failure = P.Failure

        /// Where the streams come from.
        public let upstream: Upstream

        /// Makes the publisher.
        public init(upstream: Upstream) { self.upstream = upstream }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let stage = FlattenStage<P, Upstream.Failure, S>(
                subscriber,
                named: "SwitchToLatest",
                limit: .unlimited,
                isLatestOnly: true,
                failure: { $0 }
            )
            upstream.subscribe(stage)
        }
    }

    /// The values of several streams of one kind as they come.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        /// The type of the streams' values.
        public typealias Output = Upstream.Output
        /// The type of the streams' failure.
        public typealias Failure = Upstream.Failure

        /// The streams.
        public let publishers: [Upstream]

        /// Makes a publisher of publishers.
        public init(_ upstream: Upstream...) { publishers = upstream }

        /// Makes a publisher of publishers.
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
            publishers = Array(upstream)
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let stage = FlattenStage<Upstream, Never, S>(
                subscriber,
                named: "Merge",
                limit: .unlimited,
                failure: impossible
            )
            publishers.publisher.subscribe(stage)
        }

        /// With one stream more.
        public func merge(with other: Upstream) -> MergeMany<Upstream> {
            MergeMany(publishers + [other])
        }
    }

    /// The values of two streams as they come.
    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where A.Output == B.Output, A.Failure == B.Failure {
        /// The type of the streams' values.
        public typealias Output = A.Output
        /// The type of the streams' failure.
        public typealias Failure = A.Failure

        /// One stream.
        public let a: A
        /// The other.
        public let b: B

        /// Makes the publisher of two streams.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher())
                .receive(subscriber: subscriber)
        }
    }
}

extension Publisher {
    /// Makes each value into a stream and gives what those send.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited,
        _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }

    /// Makes each value into a stream that cannot fail and gives what those send.
    @_disfavoredOverload
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited,
        _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers) {
            transform($0).setFailureType(to: Failure.self)
        }
    }
}

extension Publisher where Failure == Never {
    /// Makes each value of a stream that cannot fail into one that may and gives what those send.
    @_disfavoredOverload
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited,
        _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
        setFailureType(to: P.Failure.self)
            .flatMap(maxPublishers: maxPublishers, transform)
    }
}

extension Publisher where Failure == Never, Output: Publisher {
    /// Gives what the latest of the streams sends, which may fail although this one cannot.
    @_disfavoredOverload
    public func switchToLatest()
        -> Publishers.SwitchToLatest<
            Output, Publishers.SetFailureType<Self, Output.Failure>
        >
    {
        setFailureType(to: Output.Failure.self).switchToLatest()
    }
}

extension Publisher {
    /// Gives what the latest of the streams sends.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self>
    where Output: Publisher, Output.Failure == Failure {
        Publishers.SwitchToLatest(upstream: self)
    }

    /// Gives what the latest of the streams sends, none of which can fail.
    @_disfavoredOverload
    public func switchToLatest()
        -> Publishers.SwitchToLatest<
            Publishers.SetFailureType<Output, Failure>,
            Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
        > where Output: Publisher, Output.Failure == Never
    {
        map { $0.setFailureType(to: Failure.self) }.switchToLatest()
    }

    /// Gives what both streams send, as it comes.
    public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
    where P.Output == Output, P.Failure == Failure {
        Publishers.Merge(self, other)
    }

    /// Gives what streams of the same kind send, as it comes.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> {
        Publishers.MergeMany(self, other)
    }
}

/// What would follow from a failure that cannot be.
private func impossible<Failure>(_ never: Never) -> Failure {}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}
