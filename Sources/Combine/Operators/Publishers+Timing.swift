// SPDX-License-Identifier: Apache-2.0

extension Publishers {
    /// The same stream on a scheduler.
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the failure.
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream
        /// Where they go on.
        public let scheduler: Context
        /// The scheduler's options.
        public let options: Context.SchedulerOptions?

        /// Makes the publisher.
        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let (scheduler, options) = (scheduler, options)
            let stage = TimedStage<Upstream, S>(subscriber, named: "ReceiveOn", isGreedy: false) {
                stage,
                event in
                stage.enqueue(event)
                scheduler.schedule(options: options) { stage.deliverNext() }
            }
            upstream.subscribe(stage)
        }
    }

    /// The same stream, asked for on a scheduler.
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the failure.
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream
        /// Where it is asked.
        public let scheduler: Context
        /// The scheduler's options.
        public let options: Context.SchedulerOptions?

        /// Makes the publisher.
        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let upstream = upstream
            let stage = SubscribeOnStage(subscriber, scheduler, options)
            scheduler.schedule(options: options) { upstream.subscribe(stage) }
        }
    }

    /// The same stream, later.
    public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the failure.
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream
        /// How much later.
        public let interval: Context.SchedulerTimeType.Stride
        /// How exact.
        public let tolerance: Context.SchedulerTimeType.Stride
        /// The scheduler whose clock is used.
        public let scheduler: Context
        /// The scheduler's options.
        public let options: Context.SchedulerOptions?

        /// Makes the publisher.
        public init(
            upstream: Upstream,
            interval: Context.SchedulerTimeType.Stride,
            tolerance: Context.SchedulerTimeType.Stride,
            scheduler: Context,
            options: Context.SchedulerOptions? = nil
        ) {
            self.upstream = upstream
            self.interval = interval
            self.tolerance = tolerance
            self.scheduler = scheduler
            self.options = options
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let own = self
            let stage = TimedStage<Upstream, S>(subscriber, named: "Delay", isGreedy: false) {
                stage,
                event in
                if case .end(.failure(let error)) = event {
                    return own.scheduler.schedule(options: own.options) {
                        stage.finish(.failure(error))
                    }
                }
                stage.enqueue(event)
                own.scheduler.schedule(
                    after: own.scheduler.now.advanced(by: own.interval),
                    tolerance: own.tolerance,
                    options: own.options
                ) { stage.deliverNext() }
            }
            upstream.subscribe(stage)
        }
    }

    /// The last value of each burst.
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the failure.
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream
        /// How long it has to be quiet.
        public let dueTime: Context.SchedulerTimeType.Stride
        /// The scheduler whose clock is used.
        public let scheduler: Context
        /// The scheduler's options.
        public let options: Context.SchedulerOptions?

        /// Makes the publisher.
        public init(
            upstream: Upstream,
            dueTime: Context.SchedulerTimeType.Stride,
            scheduler: Context,
            options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.dueTime = dueTime
            self.scheduler = scheduler
            self.options = options
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let own = self
            let latest = Guarded<(number: UInt, value: Output?)>((0, nil))
            let stage = TimedStage<Upstream, S>(subscriber, named: "Debounce", isGreedy: true) {
                stage,
                event in
                guard case .value(let value) = event else {
                    if case .end(let completion) = event {
                        own.scheduler.schedule(options: own.options) {
                            // What waits for quiet goes before the end.
                            let waiting = latest.with { latest in
                                latest.number += 1
                                defer { latest.value = nil }
                                return latest.value
                            }
                            if let waiting, case .finished = completion { stage.emit(waiting) }
                            stage.finish(completion)
                        }
                    }
                    return
                }
                let number = latest.with { latest in
                    latest.number += 1
                    latest.value = value
                    return latest.number
                }
                let date = own.scheduler.now.advanced(by: own.dueTime)
                own.scheduler.schedule(
                    after: date,
                    tolerance: own.scheduler.minimumTolerance,
                    options: own.options
                ) {
                    let value = latest.with { latest -> Output? in
                        guard latest.number == number else { return nil }
                        defer { latest.value = nil }
                        return latest.value
                    }
                    if let value { stage.emit(value) }
                }
            }
            upstream.subscribe(stage)
        }
    }

    /// The first or the last value of each stretch of time.
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the failure.
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream
        /// How long a stretch is.
        public let interval: Context.SchedulerTimeType.Stride
        /// The scheduler whose clock is used.
        public let scheduler: Context
        /// Whether the last counts, not the first.
        public let latest: Bool

        /// Makes the publisher.
        public init(
            upstream: Upstream,
            interval: Context.SchedulerTimeType.Stride,
            scheduler: Context,
            latest: Bool
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.latest = latest
        }

        private struct Window {
            var waiting: Output?
            var isScheduled = false
            var last: Context.SchedulerTimeType?
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let own = self
            let window = Guarded(Window())
            func flush(_ stage: TimedStage<Upstream, S>) {
                let value = window.with { window in
                    window.isScheduled = false
                    if window.waiting != nil { window.last = own.scheduler.now }
                    defer { window.waiting = nil }
                    return window.waiting
                }
                if let value { stage.emit(value) }
            }
            let stage = TimedStage<Upstream, S>(subscriber, named: "Throttle", isGreedy: true) {
                stage,
                event in
                switch event {
                case .end(let completion):
                    own.scheduler.schedule {
                        if case .finished = completion { flush(stage) }
                        stage.finish(completion)
                    }
                case .value(let value):
                    let due = window.with { window -> Context.SchedulerTimeType? in
                        if own.latest || window.waiting == nil { window.waiting = value }
                        guard !window.isScheduled else { return nil }
                        window.isScheduled = true
                        let now = own.scheduler.now
                        return window.last.map { Swift.max(now, $0.advanced(by: own.interval)) }
                            ?? now
                    }
                    guard let due else { return }
                    if due <= own.scheduler.now {
                        own.scheduler.schedule { flush(stage) }
                    } else {
                        own.scheduler.schedule(after: due) { flush(stage) }
                    }
                }
            }
            upstream.subscribe(stage)
        }
    }

    /// A stream that ends when it is quiet for too long.
    public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the failure.
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream
        /// How long it may be quiet.
        public let interval: Context.SchedulerTimeType.Stride
        /// The scheduler whose clock is used.
        public let scheduler: Context
        /// The scheduler's options.
        public let options: Context.SchedulerOptions?
        /// What makes the failure; nil for a plain end.
        public let customError: (() -> Failure)?

        /// Makes the publisher.
        public init(
            upstream: Upstream,
            interval: Context.SchedulerTimeType.Stride,
            scheduler: Context,
            options: Context.SchedulerOptions?,
            customError: (() -> Failure)?
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.options = options
            self.customError = customError
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let own = self
            let count = Guarded<UInt>(0)
            func arm(_ stage: TimedStage<Upstream, S>) {
                let number = count.with { count in
                    count += 1
                    return count
                }
                own.scheduler.schedule(after: own.scheduler.now.advanced(by: own.interval)) {
                    guard count.with({ $0 == number }) else { return }
                    stage.stop(own.customError.map { .failure($0()) } ?? .finished)
                }
            }
            let stage = TimedStage<Upstream, S>(subscriber, named: "Timeout", isGreedy: false) {
                stage,
                event in
                switch event {
                case .value(let value):
                    arm(stage)
                    own.scheduler.schedule(options: own.options) { stage.emit(value) }
                case .end(let completion):
                    count.with { $0 += 1 }
                    own.scheduler.schedule(options: own.options) { stage.finish(completion) }
                }
            }
            upstream.subscribe(stage)
            arm(stage)
        }
    }
}

extension Publisher {
    /// Goes on on a scheduler.
    public func receive<S: Scheduler>(
        on scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.ReceiveOn<Self, S> {
        Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
    }

    /// Begins on a scheduler.
    public func subscribe<S: Scheduler>(
        on scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.SubscribeOn<Self, S> {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }

    /// Goes on later.
    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride,
        tolerance: S.SchedulerTimeType.Stride? = nil,
        scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, S> {
        Publishers.Delay(
            upstream: self,
            interval: interval,
            tolerance: tolerance ?? scheduler.minimumTolerance,
            scheduler: scheduler,
            options: options
        )
    }

    /// Gives the last value when it was quiet for a while.
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride,
        scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> {
        Publishers.Debounce(
            upstream: self,
            dueTime: dueTime,
            scheduler: scheduler,
            options: options
        )
    }

    /// Gives at most one value in each stretch of time.
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride,
        scheduler: S,
        latest: Bool
    ) -> Publishers.Throttle<Self, S> {
        Publishers.Throttle(
            upstream: self,
            interval: interval,
            scheduler: scheduler,
            latest: latest
        )
    }

    /// Ends when it is quiet for too long.
    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride,
        scheduler: S,
        options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, S> {
        Publishers.Timeout(
            upstream: self,
            interval: interval,
            scheduler: scheduler,
            options: options,
            customError: customError
        )
    }
}
