// SPDX-License-Identifier: Apache-2.0

extension Publishers {
    /// A stream that goes over to another where it fails.
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where NewPublisher.Output == Upstream.Output {
        /// The type of both streams' values.
        public typealias Output = Upstream.Output
        /// How the other may fail.
        public typealias Failure = NewPublisher.Failure

        /// The upstream publisher.
        public let upstream: Upstream
        /// What makes the other.
        public let handler: (Upstream.Failure) -> NewPublisher

        /// Makes the publisher.
        public init(
            upstream: Upstream,
            handler: @escaping (Upstream.Failure) -> NewPublisher
        ) {
            self.upstream = upstream
            self.handler = handler
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let handler = handler
            let relay = RelayStage(subscriber, named: "Catch") {
                (end: Subscribers.Completion<Upstream.Failure>) in
                switch end {
                case .finished: .end(.finished)
                case .failure(let error): .goOn { handler(error).subscribe($0.next()) }
                }
            }
            upstream.subscribe(relay)
        }
    }

    /// A stream that goes over to another where it fails, or fails itself.
    public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where NewPublisher.Output == Upstream.Output {
        /// The type of both streams' values.
        public typealias Output = Upstream.Output
        /// What the handler throws or the other fails with.
        public typealias Failure = any Error

        /// The upstream publisher.
        public let upstream: Upstream
        /// What makes the other.
        public let handler: (Upstream.Failure) throws -> NewPublisher

        /// Makes the publisher.
        public init(
            upstream: Upstream,
            handler: @escaping (Upstream.Failure) throws -> NewPublisher
        ) {
            self.upstream = upstream
            self.handler = handler
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let handler = handler
            let relay = RelayStage(subscriber, named: "TryCatch") {
                (end: Subscribers.Completion<Upstream.Failure>) in
                guard case .failure(let error) = end else { return .end(.finished) }
                do {
                    let other = try handler(error).mapError { $0 as any Error }
                    return .goOn { other.subscribe($0.next()) }
                } catch {
                    return .end(.failure(error))
                }
            }
            upstream.subscribe(relay)
        }
    }

    /// A stream that begins again where it fails, so many times.
    public struct Retry<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// How the last try may fail.
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream
        /// How many times more; nil for ever.
        public let retries: Int?

        /// Makes the publisher.
        public init(upstream: Upstream, retries: Int?) {
            self.upstream = upstream
            self.retries = retries
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            var rest = retries
            let upstream = upstream
            let relay = RelayStage(subscriber, named: "Retry") {
                (end: Subscribers.Completion<Upstream.Failure>) in
                guard case .failure = end, rest != 0 else { return .end(end) }
                rest = rest.map { $0 - 1 }
                return .goOn { upstream.subscribe($0.again()) }
            }
            upstream.subscribe(relay)
        }
    }

    /// A stream that gives a value in the place of a failure.
    public struct ReplaceError<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The stream never fails.
        public typealias Failure = Never

        /// The upstream publisher.
        public let upstream: Upstream
        /// The value for a failure.
        public let output: Upstream.Output

        /// Makes the publisher.
        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let substitute = Just(output)
            let relay = RelayStage(subscriber, named: "ReplaceError") {
                (end: Subscribers.Completion<Upstream.Failure>) in
                guard case .failure = end else { return .end(.finished) }
                return .goOn { substitute.subscribe($0.next()) }
            }
            upstream.subscribe(relay)
        }
    }

    /// A stream that gives a value where it would end without one.
    public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the failure.
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream
        /// The value for none.
        public let output: Upstream.Output

        /// Makes the publisher.
        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let substitute = Just(output).setFailureType(to: Failure.self)
            let relay = RelayStage(subscriber, named: "ReplaceEmpty") {
                (isEmpty: Bool, end: Subscribers.Completion<Failure>) in
                guard case .finished = end, isEmpty else { return .end(end) }
                return .goOn { substitute.subscribe($0.next()) }
            }
            upstream.subscribe(relay)
        }
    }

    /// The values of one stream and then of another.
    public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
    where Prefix.Output == Suffix.Output, Prefix.Failure == Suffix.Failure {
        /// The type of both streams' values.
        public typealias Output = Suffix.Output
        /// The type of the streams' failure.
        public typealias Failure = Suffix.Failure

        /// The first stream.
        public let prefix: Prefix
        /// The second.
        public let suffix: Suffix

        /// Makes the publisher of two streams.
        public init(prefix: Prefix, suffix: Suffix) {
            self.prefix = prefix
            self.suffix = suffix
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let suffix = suffix
            let relay = RelayStage(subscriber, named: "Concatenate") {
                (end: Subscribers.Completion<Failure>) in
                guard case .finished = end else { return .end(end) }
                return .goOn { suffix.subscribe($0.next()) }
            }
            prefix.subscribe(relay)
        }
    }
}

extension Publisher {
    /// Goes over to another stream where this one fails.
    public func `catch`<P: Publisher>(
        _ handler: @escaping (Failure) -> P
    ) -> Publishers.Catch<Self, P> where P.Output == Output {
        Publishers.Catch(upstream: self, handler: handler)
    }

    /// Goes over to another stream where this one fails, or fails with what is thrown.
    public func tryCatch<P: Publisher>(
        _ handler: @escaping (Failure) throws -> P
    ) -> Publishers.TryCatch<Self, P> where P.Output == Output {
        Publishers.TryCatch(upstream: self, handler: handler)
    }

    /// Begins again where it fails, so many times.
    public func retry(_ retries: Int) -> Publishers.Retry<Self> {
        Publishers.Retry(upstream: self, retries: retries)
    }

    /// Gives a value in the place of a failure.
    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        Publishers.ReplaceError(upstream: self, output: output)
    }

    /// Gives a value where the stream ends without one.
    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty(upstream: self, output: output)
    }

    /// Gives what another stream sends after this one's end.
    public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
    where P.Output == Output, P.Failure == Failure {
        Publishers.Concatenate(prefix: self, suffix: publisher)
    }

    /// Gives elements after the end.
    public func append<S: Sequence>(
        _ elements: S
    ) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>>
    where S.Element == Output {
        append(Publishers.Sequence(sequence: elements))
    }

    /// Gives values after the end.
    public func append(
        _ elements: Output...
    ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
        append(elements)
    }

    /// Gives what another stream sends before this one.
    public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
    where P.Output == Output, P.Failure == Failure {
        Publishers.Concatenate(prefix: publisher, suffix: self)
    }

    /// Gives elements first.
    public func prepend<S: Sequence>(
        _ elements: S
    ) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self>
    where S.Element == Output {
        prepend(Publishers.Sequence(sequence: elements))
    }

    /// Gives values first.
    public func prepend(
        _ elements: Output...
    ) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
        prepend(elements)
    }
}

extension Publishers.Retry: Equatable where Upstream: Equatable {}

extension Publishers.Concatenate: Equatable where Prefix: Equatable, Suffix: Equatable {}

extension Publishers.ReplaceError: Equatable
where Upstream: Equatable, Upstream.Output: Equatable {}

extension Publishers.ReplaceEmpty: Equatable
where Upstream: Equatable, Upstream.Output: Equatable {}
