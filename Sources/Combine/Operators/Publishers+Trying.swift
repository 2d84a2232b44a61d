// SPDX-License-Identifier: Apache-2.0

// The operators whose closures may fail: the stream then ends with what they throw.

extension Publishers {
    /// The values without those like the one before, by a test that may fail.
    public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// An error that the predicate throws, or the upstream's failure.
        public typealias Failure = any Error

        /// The upstream publisher.
        public let upstream: Upstream
        /// Whether two values count as duplicates.
        public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

        /// Makes the publisher.
        public init(
            upstream: Upstream,
            predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
        ) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let stage = TransformStage<Upstream.Output, Upstream.Failure, S>(
                trying: subscriber,
                named: "TryRemoveDuplicates",
                rules: .trapsEarlyEvents,
                step: Step.removingDuplicates(by: predicate)
            )
            upstream.subscribe(stage)
        }
    }

    /// The values from the first that fails a test, which may fail itself.
    public struct TryDropWhile<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// An error that the predicate throws, or the upstream's failure.
        public typealias Failure = any Error

        /// The upstream publisher.
        public let upstream: Upstream
        /// The predicate.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Makes the publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let stage = TransformStage<Upstream.Output, Upstream.Failure, S>(
                trying: subscriber,
                named: "TryDropWhile",
                rules: .trapsEmptyDemand,
                step: Step.dropping(while: predicate)
            )
            upstream.subscribe(stage)
        }
    }

    /// The values up to the first that fails a test, which may fail itself.
    public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// An error that the predicate throws, or the upstream's failure.
        public typealias Failure = any Error

        /// The upstream publisher.
        public let upstream: Upstream
        /// The predicate.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Makes the publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let stage = TransformStage<Upstream.Output, Upstream.Failure, S>(
                trying: subscriber,
                named: "TryPrefixWhile",
                rules: .trapsEarlyEvents,
                step: Step.prefix(while: predicate)
            )
            upstream.subscribe(stage)
        }
    }

    /// The first value that passes a test, which may fail.
    public struct TryFirstWhere<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// An error that the predicate throws, or the upstream's failure.
        public typealias Failure = any Error

        /// The upstream publisher.
        public let upstream: Upstream
        /// The predicate.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Makes the publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let stage = ReduceStage<Upstream.Output, Upstream.Failure, S>(
                trying: subscriber,
                named: "TryFirstWhere",
                .first(where: predicate)
            )
            upstream.subscribe(stage)
        }
    }

    /// The last value that passes a test, which may fail.
    public struct TryLastWhere<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// An error that the predicate throws, or the upstream's failure.
        public typealias Failure = any Error

        /// The upstream publisher.
        public let upstream: Upstream
        /// The predicate.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Makes the publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let stage = ReduceStage<Upstream.Output, Upstream.Failure, S>(
                trying: subscriber,
                named: "TryLastWhere",
                .last(where: predicate)
            )
            upstream.subscribe(stage)
        }
    }

    /// Whether a value passes a test, which may fail.
    public struct TryContainsWhere<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Bool
        /// An error that the predicate throws, or the upstream's failure.
        public typealias Failure = any Error

        /// The upstream publisher.
        public let upstream: Upstream
        /// The predicate.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Makes the publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let stage = ReduceStage<Upstream.Output, Upstream.Failure, S>(
                trying: subscriber,
                named: "TryContainsWhere",
                .contains(where: predicate)
            )
            upstream.subscribe(stage)
        }
    }

    /// Whether all values pass a test, which may fail.
    public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Bool
        /// An error that the predicate throws, or the upstream's failure.
        public typealias Failure = any Error

        /// The upstream publisher.
        public let upstream: Upstream
        /// The predicate.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Makes the publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let stage = ReduceStage<Upstream.Output, Upstream.Failure, S>(
                trying: subscriber,
                named: "TryAllSatisfy",
                .allSatisfy(predicate)
            )
            upstream.subscribe(stage)
        }
    }

    /// The greatest or the least value, by a comparison that may fail.
    public struct TryComparison<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// An error that the comparison throws, or the upstream's failure.
        public typealias Failure = any Error

        /// The upstream publisher.
        public let upstream: Upstream
        /// Whether the second is the better one.
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

        /// Makes the publisher.
        public init(
            upstream: Upstream,
            areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
        ) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let stage = ReduceStage<Upstream.Output, Upstream.Failure, S>(
                trying: subscriber,
                named: "TryComparison",
                .greatest(by: areInIncreasingOrder)
            )
            upstream.subscribe(stage)
        }
    }
}

extension Publisher {
    /// Leaves out values like the one before, by a test that may fail.
    public func tryRemoveDuplicates(
        by predicate: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryRemoveDuplicates<Self> {
        Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
    }

    /// Leaves out values as long as they pass a test, which may fail.
    public func tryDrop(
        while predicate: @escaping (Output) throws -> Bool
    ) -> Publishers.TryDropWhile<Self> {
        Publishers.TryDropWhile(upstream: self, predicate: predicate)
    }

    /// Ends before the first value that fails a test, which may fail itself.
    public func tryPrefix(
        while predicate: @escaping (Output) throws -> Bool
    ) -> Publishers.TryPrefixWhile<Self> {
        Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
    }

    /// Takes the first value that passes a test, which may fail.
    public func tryFirst(
        where predicate: @escaping (Output) throws -> Bool
    ) -> Publishers.TryFirstWhere<Self> {
        Publishers.TryFirstWhere(upstream: self, predicate: predicate)
    }

    /// Takes the last value that passes a test, which may fail.
    public func tryLast(
        where predicate: @escaping (Output) throws -> Bool
    ) -> Publishers.TryLastWhere<Self> {
        Publishers.TryLastWhere(upstream: self, predicate: predicate)
    }

    /// Tells whether a value passes a test, which may fail.
    public func tryContains(
        where predicate: @escaping (Output) throws -> Bool
    ) -> Publishers.TryContainsWhere<Self> {
        Publishers.TryContainsWhere(upstream: self, predicate: predicate)
    }

    /// Tells whether all values pass a test, which may fail.
    public func tryAllSatisfy(
        _ predicate: @escaping (Output) throws -> Bool
    ) -> Publishers.TryAllSatisfy<Self> {
        Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
    }

    /// Takes the greatest value, by a comparison that may fail.
    public func tryMax(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
        Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }

    /// Takes the least value, by a comparison that may fail.
    public func tryMin(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
        Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
    }
}
