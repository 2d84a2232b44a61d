// SPDX-License-Identifier: Apache-2.0

extension Publishers {
    /// Each value made into another.
    public struct Map<Upstream: Publisher, Output>: Publisher {
        /// The type of the failure.
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream
        /// The closure that transforms a value.
        public let transform: (Upstream.Output) -> Output

        /// Makes the publisher.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let transform = transform
            let stage = PassStage<Upstream.Output, Upstream.Failure, S>(
                subscriber,
                named: "Map"
            ) {
                transform($0)
            }
            upstream.subscribe(stage)
        }
    }

    /// Each value made into another by something that may fail.
    public struct TryMap<Upstream: Publisher, Output>: Publisher {
        /// The type of the failure.
        public typealias Failure = any Error

        /// The upstream publisher.
        public let upstream: Upstream
        /// The closure that transforms a value.
        public let transform: (Upstream.Output) throws -> Output

        /// Makes the publisher.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let transform = transform
            let stage = TransformStage<Upstream.Output, Upstream.Failure, S>(
                trying: subscriber,
                named: "TryMap",
                rules: .passesEarlyEvents
            ) { .emit(try transform($0)) }
            upstream.subscribe(stage)
        }
    }

    /// Each value made into another, without those that become nil.
    public struct CompactMap<Upstream: Publisher, Output>: Publisher {
        /// The type of the failure.
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream
        /// The closure that transforms a value.
        public let transform: (Upstream.Output) -> Output?

        /// Makes the publisher.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let transform = transform
            let stage = PassStage<Upstream.Output, Upstream.Failure, S>(
                subscriber,
                named: "CompactMap"
            ) {
                transform($0)
            }
            upstream.subscribe(stage)
        }
    }

    /// Each value made into another by something that may fail, without those that become nil.
    public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
        /// The type of the failure.
        public typealias Failure = any Error

        /// The upstream publisher.
        public let upstream: Upstream
        /// The closure that transforms a value.
        public let transform: (Upstream.Output) throws -> Output?

        /// Makes the publisher.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let transform = transform
            let stage = TransformStage<Upstream.Output, Upstream.Failure, S>(
                trying: subscriber,
                named: "TryCompactMap",
                rules: .trapsEarlyEvents
            ) { try transform($0).map { .emit($0) } ?? .skip }
            upstream.subscribe(stage)
        }
    }

    /// The same values with another failure.
    public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The upstream publisher.
        public let upstream: Upstream
        /// What makes the failure.
        public let transform: (Upstream.Failure) -> Failure

        /// Makes the publisher.
        public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let transform = transform
            let stage = PassStage<Upstream.Output, Upstream.Failure, S>(
                subscriber,
                named: "MapError",
                end: { $0.mapError(transform) },
                step: { $0 }
            )
            upstream.subscribe(stage)
        }
    }

    /// The same values of a stream that cannot fail, as if it could.
    public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
    where Upstream.Failure == Never {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The upstream publisher.
        public let upstream: Upstream

        /// Makes the publisher.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let stage = PassStage<Upstream.Output, Upstream.Failure, S>(
                subscriber,
                named: "SetFailureType",
                end: { _ in .finished },
                step: { $0 }
            )
            upstream.subscribe(stage)
        }
    }

    /// The same values; a failure halts.
    public struct AssertNoFailure<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the failure.
        public typealias Failure = Never

        /// The upstream publisher.
        public let upstream: Upstream
        /// Words for the message.
        public let prefix: String
        /// Where it stands.
        public let file: StaticString
        /// Where it stands.
        public let line: UInt

        /// Makes the publisher.
        public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
            self.upstream = upstream
            self.prefix = prefix
            self.file = file
            self.line = line
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let (prefix, file, line) = (prefix, file, line)
            let stage = PassStage<Upstream.Output, Upstream.Failure, S>(
                subscriber,
                named: "AssertNoFailure",
                end: { end in
                    if case .failure(let error) = end {
                        fatalError("assertNoFailure() \(prefix): \(error)", file: file, line: line)
                    }
                    return .finished
                },
                step: { $0 }
            )
            upstream.subscribe(stage)
        }
    }

    /// The values made of those before and the new one.
    public struct Scan<Upstream: Publisher, Output>: Publisher {
        /// The type of the failure.
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream
        /// What the first is made of.
        public let initialResult: Output
        /// The closure that transforms a value.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// Makes the publisher.
        public init(
            upstream: Upstream,
            initialResult: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            var result = initialResult
            let next = nextPartialResult
            let stage = PassStage<Upstream.Output, Upstream.Failure, S>(
                subscriber,
                named: "Scan"
            ) { value in
                result = next(result, value)
                return result
            }
            upstream.subscribe(stage)
        }
    }

    /// The values made of those before and the new one by something that may fail.
    public struct TryScan<Upstream: Publisher, Output>: Publisher {
        /// The type of the failure.
        public typealias Failure = any Error

        /// The upstream publisher.
        public let upstream: Upstream
        /// What the first is made of.
        public let initialResult: Output
        /// The closure that transforms a value.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// Makes the publisher.
        public init(
            upstream: Upstream,
            initialResult: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            var result = initialResult
            let next = nextPartialResult
            let stage = TransformStage<Upstream.Output, Upstream.Failure, S>(
                subscriber,
                named: "TryScan",
                rules: .passesEarlyEvents,
                end: { $0.mapError { $0 } },
                step: { value in
                    do {
                        result = try next(result, value)
                        return .emit(result)
                    } catch {
                        return .end(.failure(error))
                    }
                }
            )
            upstream.subscribe(stage)
        }
    }
}

extension Publisher {
    /// Makes each value into another.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
        Publishers.Map(upstream: self, transform: transform)
    }

    /// Makes each value into another by something that may fail.
    public func tryMap<T>(
        _ transform: @escaping (Output) throws -> T
    ) -> Publishers.TryMap<Self, T> {
        Publishers.TryMap(upstream: self, transform: transform)
    }

    /// Makes each value into another and drops nil.
    public func compactMap<T>(
        _ transform: @escaping (Output) -> T?
    ) -> Publishers.CompactMap<Self, T> {
        Publishers.CompactMap(upstream: self, transform: transform)
    }

    /// Makes each value into another by something that may fail and drops nil.
    public func tryCompactMap<T>(
        _ transform: @escaping (Output) throws -> T?
    ) -> Publishers.TryCompactMap<Self, T> {
        Publishers.TryCompactMap(upstream: self, transform: transform)
    }

    /// Puts a value in the place of nil.
    public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
        Publishers.Map(upstream: self) { $0 ?? output }
    }

    /// Makes the failure into another.
    public func mapError<E: Error>(
        _ transform: @escaping (Failure) -> E
    ) -> Publishers.MapError<Self, E> {
        Publishers.MapError(upstream: self, transform: transform)
    }

    /// Halts where the stream fails.
    public func assertNoFailure(
        _ prefix: String = "",
        file: StaticString = #file,
        line: UInt = #line
    ) -> Publishers.AssertNoFailure<Self> {
        Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
    }

    /// Makes values of those before and the new one.
    public func scan<T>(
        _ initialResult: T,
        _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Scan<Self, T> {
        Publishers.Scan(
            upstream: self,
            initialResult: initialResult,
            nextPartialResult: nextPartialResult
        )
    }

    /// Makes values of those before and the new one by something that may fail.
    public func tryScan<T>(
        _ initialResult: T,
        _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryScan<Self, T> {
        Publishers.TryScan(
            upstream: self,
            initialResult: initialResult,
            nextPartialResult: nextPartialResult
        )
    }
}

extension Publisher where Failure == Never {
    /// Says that the stream may fail, which it does not.
    public func setFailureType<E: Error>(
        to failureType: E.Type
    ) -> Publishers.SetFailureType<Self, E> {
        Publishers.SetFailureType(upstream: self)
    }
}

extension Publishers.SetFailureType: Equatable where Upstream: Equatable {}
