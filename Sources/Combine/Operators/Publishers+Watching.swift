// SPDX-License-Identifier: Apache-2.0

extension Publishers {
    /// The same stream, with closures that hear of all that happens.
    public struct HandleEvents<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the failure.
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream
        /// Hears of the subscription.
        public var receiveSubscription: ((any Subscription) -> Void)?
        /// Hears of each value.
        public var receiveOutput: ((Upstream.Output) -> Void)?
        /// Hears of the end.
        public var receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?
        /// Hears of cancelling.
        public var receiveCancel: (() -> Void)?
        /// Hears of demand.
        public var receiveRequest: ((Subscribers.Demand) -> Void)?

        /// The name that its subscriptions show; nil for those of the upstream's.
        var name: String? = "HandleEvents"

        /// Makes the publisher.
        public init(
            upstream: Upstream,
            receiveSubscription: ((any Subscription) -> Void)? = nil,
            receiveOutput: ((Output) -> Void)? = nil,
            receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
            receiveCancel: (() -> Void)? = nil,
            receiveRequest: ((Subscribers.Demand) -> Void)? = nil
        ) {
            self.upstream = upstream
            self.receiveSubscription = receiveSubscription
            self.receiveOutput = receiveOutput
            self.receiveCompletion = receiveCompletion
            self.receiveCancel = receiveCancel
            self.receiveRequest = receiveRequest
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(WatchStage(subscriber, named: name, self))
        }
    }

    /// The same stream; all that happens is printed.
    public struct Print<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the failure.
        public typealias Failure = Upstream.Failure

        /// What each line begins with.
        public let prefix: String
        /// The upstream publisher.
        public let upstream: Upstream
        /// Where it is printed; nil for the standard output.
        public let stream: (any TextOutputStream)?

        /// Makes the publisher.
        public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
            self.upstream = upstream
            self.prefix = prefix
            self.stream = stream
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let printer = Guarded(PrintedStream(stream: stream))
            let head = prefix.isEmpty ? "" : prefix + ": "
            func say(_ text: String) { printer.with { Swift.print(head + text, to: &$0) } }
            let events = HandleEvents(
                upstream: upstream,
                receiveSubscription: { say("receive subscription: (\($0))") },
                receiveOutput: { say("receive value: (\($0))") },
                receiveCompletion: { end in
                    switch end {
                    case .finished: say("receive finished")
                    case .failure(let error): say("receive error: (\(error))")
                    }
                },
                receiveCancel: { say("receive cancel") },
                receiveRequest: { demand in
                    say("request " + (demand.max.map { "max: (\($0))" } ?? "unlimited"))
                }
            )
            upstream.subscribe(
                WatchStage(
                    subscriber,
                    named: "Print",
                    events,
                    receiveAnswer: { demand in
                        let words = demand.max.map { "max: (\($0))" } ?? "unlimited"
                        say("request \(words) (synchronous)")
                    }
                )
            )
        }
    }

    /// Where a stream is printed.
    private struct PrintedStream: TextOutputStream {
        var stream: (any TextOutputStream)?

        mutating func write(_ string: String) {
            if stream == nil { Swift.print(string, terminator: "") } else { stream?.write(string) }
        }
    }

    private final class WatchStage<Upstream: Publisher, Downstream: Subscriber>: Subscriber,
        Subscription, NamedStage
    where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
        typealias Input = Upstream.Output
        typealias Failure = Upstream.Failure

        var description: String {
            name ?? upstream.with { $0 }.map { "\($0)" } ?? "HandleEvents"
        }
        private let name: String?
        private let downstream: Downstream
        // The closures alone: nobody who has subscribed keeps the publisher.
        private let receiveSubscription: ((any Subscription) -> Void)?
        private let receiveOutput: ((Input) -> Void)?
        private let receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
        private let receiveCancel: (() -> Void)?
        private let receiveRequest: ((Subscribers.Demand) -> Void)?
        /// Called with the demand that a value's delivery gives.
        private let receiveAnswer: ((Subscribers.Demand) -> Void)?
        private let upstream = Guarded<(any Subscription)?>(nil)
        private let isOver = Guarded(false)

        init(
            _ downstream: Downstream,
            named name: String?,
            _ events: HandleEvents<Upstream>,
            receiveAnswer: ((Subscribers.Demand) -> Void)? = nil
        ) {
            self.receiveAnswer = receiveAnswer ?? events.receiveRequest
            self.name = name
            self.downstream = downstream
            receiveSubscription = events.receiveSubscription
            receiveOutput = events.receiveOutput
            receiveCompletion = events.receiveCompletion
            receiveCancel = events.receiveCancel
            receiveRequest = events.receiveRequest
        }

        func receive(subscription: any Subscription) {
            receiveSubscription?(subscription)
            let isFirst = upstream.with { upstream in
                guard upstream == nil, !isOver.with({ $0 }) else { return false }
                upstream = subscription
                return true
            }
            guard isFirst else { return subscription.cancel() }
            downstream.receive(subscription: self)
        }

        func receive(_ input: Input) -> Subscribers.Demand {
            receiveOutput?(input)
            let more = downstream.receive(input)
            if more != .none { receiveAnswer?(more) }
            return more
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            receiveCompletion?(completion)
            _ = isOver.swap(true)
            _ = upstream.swap(nil)
            downstream.receive(completion: completion)
        }

        func request(_ demand: Subscribers.Demand) {
            receiveRequest?(demand)
            upstream.with { $0 }?.request(demand)
        }

        func cancel() {
            guard let upstream = upstream.swap(nil) else { return }
            _ = isOver.swap(true)
            receiveCancel?()
            upstream.cancel()
        }
    }
}

extension Publisher {
    /// Lets closures hear of all that happens.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
        receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> {
        Publishers.HandleEvents(
            upstream: self,
            receiveSubscription: receiveSubscription,
            receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion,
            receiveCancel: receiveCancel,
            receiveRequest: receiveRequest
        )
    }

    /// Prints all that happens, each line with a prefix.
    public func print(
        _ prefix: String = "",
        to stream: (any TextOutputStream)? = nil
    ) -> Publishers.Print<Self> {
        Publishers.Print(upstream: self, prefix: prefix, to: stream)
    }
}
