// SPDX-License-Identifier: Apache-2.0

extension Publishers {
    /// Each value made into another.
    public struct Map<Upstream: Publisher, Output>: Publisher {
        /// How it may fail.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// What makes it.
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
        /// How it may fail.
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        /// What makes it.
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
                subscriber,
                named: "TryMap",
                rules: .passesEarlyEvents,
                end: { $0.mapError { $0 } },
                step: { value in
                    do { return .emit(try transform(value)) } catch { return .end(.failure(error)) }
                }
            )
            upstream.subscribe(stage)
        }
    }

    /// Each value made into another, without those that become nil.
    public struct CompactMap<Upstream: Publisher, Output>: Publisher {
        /// How it may fail.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// What makes it.
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
        /// How it may fail.
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        /// What makes it.
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
                subscriber,
                named: "TryCompactMap",
                rules: .trapsEarlyEvents,
                end: { $0.mapError { $0 } },
                step: { value in
                    do { return try transform(value).map { .emit($0) } ?? .skip } catch {
                        return .end(.failure(error))
                    }
                }
            )
            upstream.subscribe(stage)
        }
    }

    /// The same values with another failure.
    public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// Where the values come from.
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
        /// What it sends.
        public typealias Output = Upstream.Output
        /// Where the values come from.
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
        /// What it sends.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Never

        /// Where the values come from.
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
        /// How it may fail.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// What the first is made of.
        public let initialResult: Output
        /// What makes it.
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
        /// How it may fail.
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        /// What the first is made of.
        public let initialResult: Output
        /// What makes it.
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

    /// Takes a property of each value.
    public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Map<Self, T> {
        Publishers.Map(upstream: self) { $0[keyPath: keyPath] }
    }

    /// Takes two properties of each value.
    public func map<T0, T1>(
        _ keyPath0: KeyPath<Output, T0>,
        _ keyPath1: KeyPath<Output, T1>
    ) -> Publishers.Map<Self, (T0, T1)> {
        Publishers.Map(upstream: self) { ($0[keyPath: keyPath0], $0[keyPath: keyPath1]) }
    }

    /// Takes three properties of each value.
    public func map<T0, T1, T2>(
        _ keyPath0: KeyPath<Output, T0>,
        _ keyPath1: KeyPath<Output, T1>,
        _ keyPath2: KeyPath<Output, T2>
    ) -> Publishers.Map<Self, (T0, T1, T2)> {
        Publishers.Map(upstream: self) {
            ($0[keyPath: keyPath0], $0[keyPath: keyPath1], $0[keyPath: keyPath2])
        }
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
