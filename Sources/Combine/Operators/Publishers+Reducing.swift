// SPDX-License-Identifier: Apache-2.0

extension Publishers {
    /// All values in an array, at the end.
    public struct Collect<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = [Upstream.Output]
        /// The type of the failure.
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// Makes the publisher.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            var all: [Upstream.Output] = []
            let stage = ReduceStage<Upstream.Output, Upstream.Failure, S>(
                reducing: subscriber,
                named: "Collect",
                Reduction(
                    result: { all },
                    take: {
                        all.append($0)
                        return true
                    }
                )
            )
            upstream.subscribe(stage)
        }
    }

    /// One value made of all, at the end.
    public struct Reduce<Upstream: Publisher, Output>: Publisher {
        /// The type of the failure.
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream
        /// What the first is added to.
        public let initial: Output
        /// What adds.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// Makes the publisher.
        public init(
            upstream: Upstream,
            initial: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let stage = ReduceStage<Upstream.Output, Upstream.Failure, S>(
                reducing: subscriber,
                named: "Reduce",
                .folding(into: initial, nextPartialResult)
            )
            upstream.subscribe(stage)
        }
    }

    /// One value made of all by something that may fail, at the end.
    public struct TryReduce<Upstream: Publisher, Output>: Publisher {
        /// The type of the failure.
        public typealias Failure = any Error

        /// The upstream publisher.
        public let upstream: Upstream
        /// What the first is added to.
        public let initial: Output
        /// What adds.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// Makes the publisher.
        public init(
            upstream: Upstream,
            initial: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let stage = ReduceStage<Upstream.Output, Upstream.Failure, S>(
                trying: subscriber,
                named: "TryReduce",
                .folding(into: initial, nextPartialResult)
            )
            upstream.subscribe(stage)
        }
    }

    /// How many values there were, at the end.
    public struct Count<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Int
        /// The type of the failure.
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// Makes the publisher.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let stage = ReduceStage<Upstream.Output, Upstream.Failure, S>(
                reducing: subscriber,
                named: "Count",
                .folding(into: 0, { count, _ in count + 1 })
            )
            upstream.subscribe(stage)
        }
    }

    /// The last value, at the end.
    public struct Last<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the failure.
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// Makes the publisher.
        public init(upstream: Upstream) { self.upstream = upstream }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let stage = ReduceStage<Upstream.Output, Upstream.Failure, S>(
                reducing: subscriber,
                named: "Last",
                .last(where: { _ in true })
            )
            upstream.subscribe(stage)
        }
    }

    /// Whether a value is among them, as soon as it is known.
    public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
        /// The type of the values.
        public typealias Output = Bool
        /// The type of the failure.
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream
        /// What is looked for.
        public let output: Upstream.Output

        /// Makes the publisher.
        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let output = output
            let stage = ReduceStage<Upstream.Output, Upstream.Failure, S>(
                reducing: subscriber,
                named: "Contains",
                .contains(where: { $0 == output })
            )
            upstream.subscribe(stage)
        }
    }

    /// The last value that passes a test, at the end.
    public struct LastWhere<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the failure.
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream
        /// The predicate.
        public let predicate: (Upstream.Output) -> Bool

        /// Makes the publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let stage = ReduceStage<Upstream.Output, Upstream.Failure, S>(
                reducing: subscriber,
                named: "LastWhere",
                .last(where: predicate)
            )
            upstream.subscribe(stage)
        }
    }

    /// Whether a value passes a test, as soon as one does.
    public struct ContainsWhere<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Bool
        /// The type of the failure.
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream
        /// The predicate.
        public let predicate: (Upstream.Output) -> Bool

        /// Makes the publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let stage = ReduceStage<Upstream.Output, Upstream.Failure, S>(
                reducing: subscriber,
                named: "ContainsWhere",
                .contains(where: predicate)
            )
            upstream.subscribe(stage)
        }
    }

    /// Whether all values pass a test, as soon as one does not.
    public struct AllSatisfy<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Bool
        /// The type of the failure.
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream
        /// The predicate.
        public let predicate: (Upstream.Output) -> Bool

        /// Makes the publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let stage = ReduceStage<Upstream.Output, Upstream.Failure, S>(
                reducing: subscriber,
                named: "AllSatisfy",
                .allSatisfy(predicate)
            )
            upstream.subscribe(stage)
        }
    }

    /// The greatest or the least value, at the end.
    public struct Comparison<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the failure.
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream
        /// Whether one is better than the other.
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

        /// Makes the publisher.
        public init(
            upstream: Upstream,
            areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool
        ) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let stage = ReduceStage<Upstream.Output, Upstream.Failure, S>(
                reducing: subscriber,
                named: "Comparison",
                .greatest(by: areInIncreasingOrder)
            )
            upstream.subscribe(stage)
        }
    }
}

extension Publisher {
    /// Gives all values in an array, at the end.
    public func collect() -> Publishers.Collect<Self> {
        Publishers.Collect(upstream: self)
    }

    /// Makes one value of all.
    public func reduce<T>(
        _ initialResult: T,
        _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Reduce<Self, T> {
        Publishers.Reduce(
            upstream: self,
            initial: initialResult,
            nextPartialResult: nextPartialResult
        )
    }

    /// Makes one value of all by something that may fail.
    public func tryReduce<T>(
        _ initialResult: T,
        _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryReduce<Self, T> {
        Publishers.TryReduce(
            upstream: self,
            initial: initialResult,
            nextPartialResult: nextPartialResult
        )
    }

    /// Counts the values.
    public func count() -> Publishers.Count<Self> {
        Publishers.Count(upstream: self)
    }

    /// Takes the last value.
    public func last() -> Publishers.Last<Self> {
        Publishers.Last(upstream: self)
    }

    /// Takes the last value that passes a test.
    public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
        Publishers.LastWhere(upstream: self, predicate: predicate)
    }

    /// Tells whether a value passes a test.
    public func contains(
        where predicate: @escaping (Output) -> Bool
    ) -> Publishers.ContainsWhere<Self> {
        Publishers.ContainsWhere(upstream: self, predicate: predicate)
    }

    /// Tells whether all values pass a test.
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
        Publishers.AllSatisfy(upstream: self, predicate: predicate)
    }

    /// Takes the greatest value by an order.
    public func max(
        by areInIncreasingOrder: @escaping (Output, Output) -> Bool
    ) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }

    /// Takes the least value by an order.
    public func min(
        by areInIncreasingOrder: @escaping (Output, Output) -> Bool
    ) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
    }
}

extension Publisher where Output: Equatable {
    /// Tells whether a value is among them.
    public func contains(_ output: Output) -> Publishers.Contains<Self> {
        Publishers.Contains(upstream: self, output: output)
    }
}

extension Publisher where Output: Comparable {
    /// Takes the greatest value.
    public func max() -> Publishers.Comparison<Self> {
        max { $0 < $1 }
    }

    /// Takes the least value.
    public func min() -> Publishers.Comparison<Self> {
        min { $0 < $1 }
    }
}

extension Publishers.Collect: Equatable where Upstream: Equatable {}

extension Publishers.Count: Equatable where Upstream: Equatable {}

extension Publishers.Last: Equatable where Upstream: Equatable {}

extension Publishers.Contains: Equatable where Upstream: Equatable {}
