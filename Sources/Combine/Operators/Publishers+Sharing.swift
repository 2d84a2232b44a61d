// SPDX-License-Identifier: Apache-2.0

/// A publisher that waits for a word before it begins.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Begins; cancelling the result ends it for all.
    func connect() -> any Cancellable
}

extension ConnectablePublisher {
    /// Begins with the first subscriber.
    public func autoconnect() -> Publishers.Autoconnect<Self> {
        Publishers.Autoconnect(upstream: self)
    }
}

extension Publishers {
    /// One stream for many subscribers, through a subject; begins when told to.
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
    where SubjectType.Output == Upstream.Output, SubjectType.Failure == Upstream.Failure {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the failure.
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream
        /// What makes the subject.
        public let createSubject: () -> SubjectType
        private let subject = Guarded<SubjectType?>(nil)

        /// Makes the publisher.
        public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
            self.upstream = upstream
            self.createSubject = createSubject
        }

        private var current: SubjectType {
            subject.with { subject in
                if let subject { return subject }
                let new = createSubject()
                subject = new
                return new
            }
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let stage = TransformStage<Output, Failure, S>(subscriber, named: "Multicast") {
                .emit($0)
            }
            current.subscribe(stage)
        }

        /// Begins.
        public func connect() -> any Cancellable { upstream.subscribe(current) }
    }

    /// A stream that begins with its first subscriber and ends when its last one cancels; where it has completed, it
    /// does not begin again.
    public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the failure.
        public typealias Failure = Upstream.Failure

        private struct State {
            var count = 0
            var connection: (any Cancellable)?
        }

        /// The upstream publisher.
        public let upstream: Upstream
        private let state = Guarded(State())

        /// Makes the publisher.
        public init(upstream: Upstream) { self.upstream = upstream }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let isFirst = state.with { state in
                state.count += 1
                return state.count == 1
            }
            var watched = upstream.handleEvents(receiveCancel: { self.leave() })
            watched.name = nil
            watched.subscribe(subscriber)
            guard isFirst else { return }
            let connection = upstream.connect()
            let isAlive = state.with { state in
                if state.count > 0 { state.connection = connection }
                return state.count > 0
            }
            if !isAlive { connection.cancel() }
        }

        private func leave() {
            let connection: (any Cancellable)? = state.with { state in
                state.count -= 1
                guard state.count == 0 else { return nil }
                defer { state.connection = nil }
                return state.connection
            }
            connection?.cancel()
        }
    }

    /// One stream for all subscribers, which begins when it is told to.
    public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the failure.
        public typealias Failure = Upstream.Failure

        private let inner: Multicast<Upstream, PassthroughSubject<Output, Failure>>

        /// Makes the publisher.
        public init(upstream: Upstream) {
            inner = Multicast(upstream: upstream) { PassthroughSubject() }
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            inner.receive(subscriber: subscriber)
        }

        /// Begins the stream, for all copies.
        public func connect() -> any Cancellable { inner.connect() }
    }

    /// One stream for all subscribers, which begins with the first and ends when the last cancels; who comes after it
    /// has completed gets the completion alone.
    public final class Share<Upstream: Publisher>: Publisher, Equatable {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the failure.
        public typealias Failure = Upstream.Failure
        private typealias Shared = Multicast<Upstream, PassthroughSubject<Output, Failure>>

        /// The upstream publisher.
        public let upstream: Upstream
        private let inner: Autoconnect<Shared>

        /// Makes the publisher.
        public init(upstream: Upstream) {
            self.upstream = upstream
            inner = Autoconnect(upstream: Shared(upstream: upstream) { PassthroughSubject() })
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            inner.receive(subscriber: subscriber)
        }

        /// Whether they are one.
        public static func == (lhs: Share, rhs: Share) -> Bool { lhs === rhs }
    }
}

extension Publisher {
    /// Makes one stream for many subscribers, through subjects made again.
    public func multicast<S: Subject>(
        _ createSubject: @escaping () -> S
    ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
        Publishers.Multicast(upstream: self, createSubject: createSubject)
    }

    /// Makes one stream for many subscribers, through a subject.
    public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
    where S.Output == Output, S.Failure == Failure {
        multicast { subject }
    }

    /// Makes one stream for all subscribers; it begins with the first and ends with the last.
    public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}

extension Publisher where Failure == Never {
    /// Makes a stream that begins when it is told to.
    public func makeConnectable() -> Publishers.MakeConnectable<Self> {
        Publishers.MakeConnectable(upstream: self)
    }
}
