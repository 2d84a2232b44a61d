// SPDX-License-Identifier: Apache-2.0

// The operators whose closures may fail: the stream then ends with what they throw.

extension Publishers {
    /// The values without those like the one before, by a test that may fail.
    public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// What the test throws, or how its upstream fails.
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        /// Whether two are alike.
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
            var last: Upstream.Output?
            let predicate = predicate
            let stage = TransformStage<Upstream.Output, Upstream.Failure, S>(
                trying: subscriber,
                named: "TryRemoveDuplicates",
                rules: .trapsEarlyEvents
            ) { value in
                if let old = last, try predicate(old, value) { return .skip }
                last = value
                return .emit(value)
            }
            upstream.subscribe(stage)
        }
    }

    /// The values from the first that fails a test, which may fail itself.
    public struct TryDropWhile<Upstream: Publisher>: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// What the test throws, or how its upstream fails.
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        /// The test.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Makes the publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            var isDropping = true
            let predicate = predicate
            let stage = TransformStage<Upstream.Output, Upstream.Failure, S>(
                trying: subscriber,
                named: "TryDropWhile",
                rules: .trapsEmptyDemand
            ) { value in
                if isDropping, try predicate(value) { return .skip }
                isDropping = false
                return .emit(value)
            }
            upstream.subscribe(stage)
        }
    }

    /// The values up to the first that fails a test, which may fail itself.
    public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// What the test throws, or how its upstream fails.
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        /// The test.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Makes the publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let predicate = predicate
            let stage = TransformStage<Upstream.Output, Upstream.Failure, S>(
                trying: subscriber,
                named: "TryPrefixWhile",
                rules: .trapsEarlyEvents
            ) { try predicate($0) ? .emit($0) : .end(.finished) }
            upstream.subscribe(stage)
        }
    }

    /// The first value that passes a test, which may fail.
    public struct TryFirstWhere<Upstream: Publisher>: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// What the test throws, or how its upstream fails.
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        /// The test.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Makes the publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            var first: Upstream.Output?
            let predicate = predicate
            let stage = ReduceStage<Upstream.Output, Upstream.Failure, S>(
                trying: subscriber,
                named: "TryFirstWhere",
                result: { first },
                take: { value in
                    guard try predicate(value) else { return true }
                    first = value
                    return false
                }
            )
            upstream.subscribe(stage)
        }
    }

    /// The last value that passes a test, which may fail.
    public struct TryLastWhere<Upstream: Publisher>: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// What the test throws, or how its upstream fails.
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        /// The test.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Makes the publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            var last: Upstream.Output?
            let predicate = predicate
            let stage = ReduceStage<Upstream.Output, Upstream.Failure, S>(
                trying: subscriber,
                named: "TryLastWhere",
                result: { last },
                take: { value in
                    if try predicate(value) { last = value }
                    return true
                }
            )
            upstream.subscribe(stage)
        }
    }

    /// Whether a value passes a test, which may fail.
    public struct TryContainsWhere<Upstream: Publisher>: Publisher {
        /// What it sends.
        public typealias Output = Bool
        /// What the test throws, or how its upstream fails.
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        /// The test.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Makes the publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            var isThere = false
            let predicate = predicate
            let stage = ReduceStage<Upstream.Output, Upstream.Failure, S>(
                trying: subscriber,
                named: "TryContainsWhere",
                result: { isThere },
                take: { value in
                    isThere = try predicate(value)
                    return !isThere
                }
            )
            upstream.subscribe(stage)
        }
    }

    /// Whether all values pass a test, which may fail.
    public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
        /// What it sends.
        public typealias Output = Bool
        /// What the test throws, or how its upstream fails.
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        /// The test.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Makes the publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            var holds = true
            let predicate = predicate
            let stage = ReduceStage<Upstream.Output, Upstream.Failure, S>(
                trying: subscriber,
                named: "TryAllSatisfy",
                result: { holds },
                take: { value in
                    holds = try predicate(value)
                    return holds
                }
            )
            upstream.subscribe(stage)
        }
    }

    /// The greatest or the least value, by a comparison that may fail.
    public struct TryComparison<Upstream: Publisher>: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// What the comparison throws, or how its upstream fails.
        public typealias Failure = any Error

        /// Where the values come from.
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
            var best: Upstream.Output?
            let isBetter = areInIncreasingOrder
            let stage = ReduceStage<Upstream.Output, Upstream.Failure, S>(
                trying: subscriber,
                named: "TryComparison",
                result: { best },
                take: { value in
                    best = try best.map { try isBetter($0, value) ? value : $0 } ?? value
                    return true
                }
            )
            upstream.subscribe(stage)
        }
    }
}

extension TransformStage where Downstream.Failure == any Error {
    /// A stage whose closure may fail, which ends the stream.
    convenience init(
        trying downstream: Downstream,
        named description: String,
        rules: StageRules = [],
        step: @escaping (Input) throws -> Verdict
    ) {
        self.init(
            downstream,
            named: description,
            rules: rules,
            end: { $0.mapError { $0 } },
            step: { value in
                do { return try step(value) } catch { return .end(.failure(error)) }
            }
        )
    }
}

extension ReduceStage where Downstream.Failure == any Error {
    /// A stage whose closure may fail, which ends the stream.
    convenience init(
        trying downstream: Downstream,
        named description: String,
        result: @escaping () -> Downstream.Input?,
        take: @escaping (Input) throws -> Bool
    ) {
        self.init(
            downstream,
            named: description,
            failure: { $0 },
            result: { end in
                guard case .finished = end else { return (nil, end.mapError { $0 }) }
                return (result(), .finished)
            },
            take: take
        )
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
