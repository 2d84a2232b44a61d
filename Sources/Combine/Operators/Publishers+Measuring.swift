// SPDX-License-Identifier: Apache-2.0

extension Publishers {
    /// The time between values, in place of the values.
    public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The time since the value before, or since the subscription.
        public typealias Output = Context.SchedulerTimeType.Stride
        /// The type of the failure.
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream
        /// The scheduler whose clock is used.
        public let scheduler: Context

        /// Makes the publisher.
        public init(upstream: Upstream, scheduler: Context) {
            self.upstream = upstream
            self.scheduler = scheduler
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let scheduler = scheduler
            var last: Context.SchedulerTimeType?
            let stage = TransformStage<Upstream.Output, Failure, S>(
                subscriber,
                named: "MeasureInterval",
                begin: { last = scheduler.now },
                end: { $0 },
                step: { _ in
                    let now = scheduler.now
                    defer { last = now }
                    return .emit((last ?? now).distance(to: now))
                }
            )
            upstream.subscribe(stage)
        }
    }

    /// The same stream; stops in the debugger when a closure says so.
    public struct Breakpoint<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the failure.
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream
        /// Whether to stop at a subscription.
        public let receiveSubscription: ((any Subscription) -> Bool)?
        /// Whether to stop at a value.
        public let receiveOutput: ((Upstream.Output) -> Bool)?
        /// Whether to stop at the end.
        public let receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)?

        /// Makes the publisher.
        public init(
            upstream: Upstream,
            receiveSubscription: ((any Subscription) -> Bool)? = nil,
            receiveOutput: ((Upstream.Output) -> Bool)? = nil,
            receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
        ) {
            self.upstream = upstream
            self.receiveSubscription = receiveSubscription
            self.receiveOutput = receiveOutput
            self.receiveCompletion = receiveCompletion
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let own = self
            let stage = PassStage<Output, Failure, S>(
                subscriber,
                named: "Breakpoint",
                begin: { stop(own.receiveSubscription?($0)) },
                end: { completion in
                    stop(own.receiveCompletion?(completion))
                    return completion
                },
                step: { value in
                    stop(own.receiveOutput?(value))
                    return value
                }
            )
            upstream.subscribe(stage)
        }
    }
}

/// Stops the program where a debugger can take over.
private func stop(_ isWanted: Bool?) {
    if isWanted ?? false { fatalError("breakpoint()") }
}

extension Publisher {
    /// Gives the time between values in their place.
    public func measureInterval<S: Scheduler>(
        using scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.MeasureInterval<Self, S> {
        Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
    }

    /// Stops in the debugger when a closure says so.
    public func breakpoint(
        receiveSubscription: ((any Subscription) -> Bool)? = nil,
        receiveOutput: ((Output) -> Bool)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
    ) -> Publishers.Breakpoint<Self> {
        Publishers.Breakpoint(
            upstream: self,
            receiveSubscription: receiveSubscription,
            receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion
        )
    }

    /// Stops in the debugger when the stream fails.
    public func breakpointOnError() -> Publishers.Breakpoint<Self> {
        breakpoint(receiveCompletion: { completion in
            if case .failure = completion { return true }
            return false
        })
    }
}
