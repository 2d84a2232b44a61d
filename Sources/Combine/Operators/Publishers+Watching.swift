// SPDX-License-Identifier: Apache-2.0

extension Publishers {
    /// The same stream, with closures that hear of all that happens.
    public struct HandleEvents<Upstream: Publisher>: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
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
            upstream.subscribe(WatchStage(subscriber, self))
        }
    }

    private final class WatchStage<Upstream: Publisher, Downstream: Subscriber>: Subscriber,
        Subscription
    where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
        typealias Input = Upstream.Output
        typealias Failure = Upstream.Failure

        private let downstream: Downstream
        private let events: HandleEvents<Upstream>
        private let upstream = Guarded<(any Subscription)?>(nil)

        init(_ downstream: Downstream, _ events: HandleEvents<Upstream>) {
            self.downstream = downstream
            self.events = events
        }

        func receive(subscription: any Subscription) {
            events.receiveSubscription?(subscription)
            upstream.swap(subscription)?.cancel()
            downstream.receive(subscription: self)
        }

        func receive(_ input: Input) -> Subscribers.Demand {
            events.receiveOutput?(input)
            let more = downstream.receive(input)
            if more != .none { events.receiveRequest?(more) }
            return more
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            events.receiveCompletion?(completion)
            _ = upstream.swap(nil)
            downstream.receive(completion: completion)
        }

        func request(_ demand: Subscribers.Demand) {
            events.receiveRequest?(demand)
            upstream.with { $0 }?.request(demand)
        }

        func cancel() {
            guard let upstream = upstream.swap(nil) else { return }
            events.receiveCancel?()
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
    ) -> Publishers.HandleEvents<Self> {
        var stream = stream
        let head = prefix.isEmpty ? "" : prefix + ": "
        func say(_ text: String) {
            guard stream != nil else { return Swift.print(head + text) }
            stream?.write(head + text + "\n")
        }
        return handleEvents(
            receiveSubscription: { say("receive subscription: (\($0))") },
            receiveOutput: { say("receive value: (\($0))") },
            receiveCompletion: { end in
                switch end {
                case .finished: say("receive finished")
                case .failure(let error): say("receive error: (\(error))")
                }
            },
            receiveCancel: { say("receive cancel") },
            receiveRequest: { say("request \($0)") }
        )
    }
}
