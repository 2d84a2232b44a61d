// SPDX-License-Identifier: Apache-2.0

extension Publishers {
    /// All values in an array, at the end.
    public struct Collect<Upstream: Publisher>: Publisher {
        /// What it sends.
        public typealias Output = [Upstream.Output]
        /// How it may fail.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
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
                result: { all },
                take: {
                    all.append($0)
                    return true
                }
            )
            upstream.subscribe(stage)
        }
    }

    /// One value made of all, at the end.
    public struct Reduce<Upstream: Publisher, Output>: Publisher {
        /// How it may fail.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
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
            var result = initial
            let next = nextPartialResult
            let stage = ReduceStage<Upstream.Output, Upstream.Failure, S>(
                reducing: subscriber,
                named: "Reduce",
                result: { result },
                take: {
                    result = next(result, $0)
                    return true
                }
            )
            upstream.subscribe(stage)
        }
    }

    /// One value made of all by something that may fail, at the end.
    public struct TryReduce<Upstream: Publisher, Output>: Publisher {
        /// How it may fail.
        public typealias Failure = any Error

        /// Where the values come from.
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
            var result = initial
            let next = nextPartialResult
            let stage = ReduceStage<Upstream.Output, Upstream.Failure, S>(
                subscriber,
                named: "TryReduce",
                failure: { $0 },
                result: { end in
                    guard case .finished = end else { return (nil, end.mapError { $0 }) }
                    return (result, .finished)
                },
                take: {
                    result = try next(result, $0)
                    return true
                }
            )
            upstream.subscribe(stage)
        }
    }

    /// How many values there were, at the end.
    public struct Count<Upstream: Publisher>: Publisher {
        /// What it sends.
        public typealias Output = Int
        /// How it may fail.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// Makes the publisher.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            var count = 0
            let stage = ReduceStage<Upstream.Output, Upstream.Failure, S>(
                reducing: subscriber,
                named: "Count",
                result: { count },
                take: { _ in
                    count += 1
                    return true
                }
            )
            upstream.subscribe(stage)
        }
    }

    /// The last value, at the end.
    public struct Last<Upstream: Publisher>: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// Makes the publisher.
        public init(upstream: Upstream) { self.upstream = upstream }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            var last: Output?
            let stage = ReduceStage<Output, Failure, S>(
                reducing: subscriber,
                named: "Last",
                result: { last },
                take: { value in
                    last = value
                    return true
                }
            )
            upstream.subscribe(stage)
        }
    }

    /// Whether a value is among them, as soon as it is known.
    public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
        /// What it sends.
        public typealias Output = Bool
        /// How it may fail.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
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
            var isThere = false
            let output = output
            let stage = ReduceStage<Upstream.Output, Failure, S>(
                reducing: subscriber,
                named: "Contains",
                result: { isThere },
                take: { value in
                    isThere = value == output
                    return !isThere
                }
            )
            upstream.subscribe(stage)
        }
    }

    /// The last value that passes a test, at the end.
    public struct LastWhere<Upstream: Publisher>: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// The test.
        public let predicate: (Upstream.Output) -> Bool

        /// Makes the publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            var last: Upstream.Output?
            let predicate = predicate
            let stage = ReduceStage<Upstream.Output, Upstream.Failure, S>(
                reducing: subscriber,
                named: "LastWhere",
                result: { last },
                take: {
                    if predicate($0) { last = $0 }
                    return true
                }
            )
            upstream.subscribe(stage)
        }
    }

    /// Whether a value passes a test, as soon as one does.
    public struct ContainsWhere<Upstream: Publisher>: Publisher {
        /// What it sends.
        public typealias Output = Bool
        /// How it may fail.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// The test.
        public let predicate: (Upstream.Output) -> Bool

        /// Makes the publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            var isThere = false
            let predicate = predicate
            let stage = ReduceStage<Upstream.Output, Upstream.Failure, S>(
                reducing: subscriber,
                named: "ContainsWhere",
                result: { isThere },
                take: {
                    isThere = predicate($0)
                    return !isThere
                }
            )
            upstream.subscribe(stage)
        }
    }

    /// Whether all values pass a test, as soon as one does not.
    public struct AllSatisfy<Upstream: Publisher>: Publisher {
        /// What it sends.
        public typealias Output = Bool
        /// How it may fail.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// The test.
        public let predicate: (Upstream.Output) -> Bool

        /// Makes the publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            var holds = true
            let predicate = predicate
            let stage = ReduceStage<Upstream.Output, Upstream.Failure, S>(
                reducing: subscriber,
                named: "AllSatisfy",
                result: { holds },
                take: {
                    holds = predicate($0)
                    return holds
                }
            )
            upstream.subscribe(stage)
        }
    }

    /// The greatest or the least value, at the end.
    public struct Comparison<Upstream: Publisher>: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
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
            var best: Upstream.Output?
            let isBetter = areInIncreasingOrder
            let stage = ReduceStage<Upstream.Output, Upstream.Failure, S>(
                reducing: subscriber,
                named: "Comparison",
                result: { best },
                take: { value in
                    best = best.map { isBetter($0, value) ? value : $0 } ?? value
                    return true
                }
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
