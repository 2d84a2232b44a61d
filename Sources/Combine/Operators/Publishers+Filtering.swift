// SPDX-License-Identifier: Apache-2.0

extension Publishers {
    /// Those values that pass a test.
    public struct Filter<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the failure.
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream
        /// The predicate.
        public let isIncluded: (Upstream.Output) -> Bool

        /// Makes the publisher.
        public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.isIncluded = isIncluded
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let isIncluded = isIncluded
            let stage = PassStage<Upstream.Output, Upstream.Failure, S>(
                subscriber,
                named: "Filter"
            ) {
                isIncluded($0) ? $0 : nil
            }
            upstream.subscribe(stage)
        }
    }

    /// Those values that pass a test, which may fail.
    public struct TryFilter<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the failure.
        public typealias Failure = any Error

        /// The upstream publisher.
        public let upstream: Upstream
        /// The predicate.
        public let isIncluded: (Upstream.Output) throws -> Bool

        /// Makes the publisher.
        public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.isIncluded = isIncluded
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let isIncluded = isIncluded
            let stage = TransformStage<Upstream.Output, Upstream.Failure, S>(
                trying: subscriber,
                named: "TryFilter",
                rules: .trapsEarlyEvents
            ) { try isIncluded($0) ? .emit($0) : .skip }
            upstream.subscribe(stage)
        }
    }

    /// The values without those like the one before.
    public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the failure.
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream
        /// Whether two values count as duplicates.
        public let predicate: (Upstream.Output, Upstream.Output) -> Bool

        /// Makes the publisher.
        public init(
            upstream: Upstream,
            predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool
        ) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let stage = TransformStage<Upstream.Output, Upstream.Failure, S>(
                filtering: subscriber,
                named: "RemoveDuplicates",
                rules: .trapsEarlyEvents,
                step: Step.removingDuplicates(by: predicate)
            )
            upstream.subscribe(stage)
        }
    }

    /// The values without the first ones.
    public struct Drop<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the failure.
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream
        /// How many are left out.
        public let count: Int

        /// Makes the publisher.
        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            var rest = count
            let stage = TransformStage<Upstream.Output, Upstream.Failure, S>(
                subscriber,
                named: "Drop",
                rules: [.passesEarlyEvents, .trapsEmptyDemand]
            ) { value in
                guard rest > 0 else { return .emit(value) }
                rest -= 1
                return .skip
            }
            upstream.subscribe(stage)
        }
    }

    /// The values from the first that fails a test.
    public struct DropWhile<Upstream: Publisher>: Publisher {
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
            let stage = TransformStage<Upstream.Output, Upstream.Failure, S>(
                filtering: subscriber,
                named: "DropWhile",
                rules: .trapsEmptyDemand,
                step: Step.dropping(while: predicate)
            )
            upstream.subscribe(stage)
        }
    }

    /// The values up to the first that fails a test, without it.
    public struct PrefixWhile<Upstream: Publisher>: Publisher {
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
            let stage = TransformStage<Upstream.Output, Upstream.Failure, S>(
                filtering: subscriber,
                named: "PrefixWhile",
                rules: .trapsEarlyEvents,
                step: Step.prefix(while: predicate)
            )
            upstream.subscribe(stage)
        }
    }

    /// The first value, then the end.
    public struct First<Upstream: Publisher>: Publisher {
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
                named: "First",
                .first(where: { _ in true })
            )
            upstream.subscribe(stage)
        }
    }

    /// The first value that passes a test, then the end.
    public struct FirstWhere<Upstream: Publisher>: Publisher {
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
                named: "TryFirst",
                .first(where: predicate)
            )
            upstream.subscribe(stage)
        }
    }

    /// The values at some places in the stream, then the end.
    public struct Output<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the failure.
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream
        /// The places, from 0.
        public let range: CountableRange<Int>

        /// Makes the publisher.
        public init(upstream: Upstream, range: CountableRange<Int>) {
            self.upstream = upstream
            self.range = range
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            guard !range.isEmpty else {
                subscriber.receive(subscription: Subscriptions.empty)
                return subscriber.receive(completion: .finished)
            }
            var place = 0
            let range = range
            let stage = TransformStage<Upstream.Output, Upstream.Failure, S>(
                subscriber,
                named: "Output"
            ) { value in
                defer { place += 1 }
                if place < range.lowerBound { return .skip }
                return place + 1 < range.upperBound ? .emit(value) : .emitLast(value)
            }
            upstream.subscribe(stage)
        }
    }

    /// No values, only the end.
    public struct IgnoreOutput<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Never
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
            let end = PassStage<Upstream.Output, Upstream.Failure, S>(
                subscriber,
                named: "IgnoreOutput",
                asksForAll: true
            ) { _ in nil }
            upstream.subscribe(end)
        }
    }
}

extension Publisher {
    /// Keeps the values that pass a test.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
        Publishers.Filter(upstream: self, isIncluded: isIncluded)
    }

    /// Keeps the values that pass a test, which may fail.
    public func tryFilter(
        _ isIncluded: @escaping (Output) throws -> Bool
    ) -> Publishers.TryFilter<Self> {
        Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
    }

    /// Leaves out values like the one before.
    public func removeDuplicates(
        by predicate: @escaping (Output, Output) -> Bool
    ) -> Publishers.RemoveDuplicates<Self> {
        Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
    }

    /// Leaves out the first values; a negative count halts.
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
        precondition(count >= 0, "dropFirst(\(count)): leave out none or more")
        return Publishers.Drop(upstream: self, count: count)
    }

    /// Leaves out values as long as they pass a test.
    public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
        Publishers.DropWhile(upstream: self, predicate: predicate)
    }

    /// Ends before the first value that fails a test.
    public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self>
    {
        Publishers.PrefixWhile(upstream: self, predicate: predicate)
    }

    /// Ends after the first values; a negative count halts.
    public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
        precondition(maxLength >= 0, "prefix(\(maxLength)): take none or more")
        return Publishers.Output(upstream: self, range: 0..<maxLength)
    }

    /// Takes the first value.
    public func first() -> Publishers.First<Self> {
        Publishers.First(upstream: self)
    }

    /// Takes the first value that passes a test.
    public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
        Publishers.FirstWhere(upstream: self, predicate: predicate)
    }

    /// Takes the value at a place, from 0.
    public func output(at index: Int) -> Publishers.Output<Self> {
        precondition(index >= 0, "output(at: \(index)): places begin at 0")
        return Publishers.Output(upstream: self, range: index..<index + 1)
    }

    /// Takes the values at places, from 0.
    public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self>
    where R.Bound == Int {
        Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
    }

    /// Takes no values, only the end.
    public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
        Publishers.IgnoreOutput(upstream: self)
    }
}

extension Publisher where Output: Equatable {
    /// Leaves out values equal to the one before.
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
        Publishers.RemoveDuplicates(upstream: self) { $0 == $1 }
    }
}

extension Publishers.IgnoreOutput: Equatable where Upstream: Equatable {}

extension Publishers.Drop: Equatable where Upstream: Equatable {}

extension Publishers.First: Equatable where Upstream: Equatable {}

extension Publishers.Output: Equatable where Upstream: Equatable {}
