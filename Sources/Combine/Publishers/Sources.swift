// SPDX-License-Identifier: Apache-2.0

/// One value, then the end.
public struct Just<Output>: Publisher {
    /// The stream never fails.
    public typealias Failure = Never
    /// The value.
    public let output: Output

    /// Makes the publisher of a value.
    public init(_ output: Output) { self.output = output }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        let one = CollectionOfOne(output)
        subscriber.receive(
            subscription: ElementSubscription(one, named: "Just", subscriber)
        )
    }
}

extension Just: Equatable where Output: Equatable {}

/// No value: the end at once, or not even that.
public struct Empty<Output, Failure: Error>: Publisher, Equatable {
    /// Whether it ends at once.
    public let completeImmediately: Bool

    /// Makes the publisher.
    public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

    /// Makes the publisher; its types are named where they cannot be known otherwise.
    public init(
        completeImmediately: Bool = true,
        outputType: Output.Type,
        failureType: Failure.Type
    ) {
        self.completeImmediately = completeImmediately
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: Subscriptions.empty)
        if completeImmediately { subscriber.receive(completion: .finished) }
    }
}

/// A failure at once.
public struct Fail<Output, Failure: Error>: Publisher {
    /// The failure.
    public let error: Failure

    /// Makes the publisher of a failure.
    public init(error: Failure) { self.error = error }

    /// Makes the publisher of a failure; the type is named where it cannot be known otherwise.
    public init(outputType: Output.Type, failure: Failure) { error = failure }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .failure(error))
    }
}

extension Fail: Equatable where Failure: Equatable {}

/// A publisher that is made again for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    /// What the made one sends.
    public typealias Output = DeferredPublisher.Output
    /// How the made one may fail.
    public typealias Failure = DeferredPublisher.Failure
    /// The closure that transforms a value.
    public let createPublisher: () -> DeferredPublisher

    /// Makes a publisher of what makes one.
    public init(createPublisher: @escaping () -> DeferredPublisher) {
        self.createPublisher = createPublisher
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        createPublisher().subscribe(subscriber)
    }
}

extension Publishers {
    /// The elements of a sequence, as they are asked for.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        /// The element.
        public typealias Output = Elements.Element
        /// The elements.
        public let sequence: Elements

        /// Makes the publisher of a sequence.
        public init(sequence: Elements) { self.sequence = sequence }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let subscription = ElementSubscription(
                sequence,
                named: "Sequence",
                describedBy: { [sequence] in "\(sequence)" },
                needsDemand: false,
                subscriber
            )
            guard subscription.isEmpty else {
                return subscriber.receive(subscription: subscription)
            }
            subscriber.receive(subscription: Subscriptions.empty)
            subscriber.receive(completion: .finished)
        }
    }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Sequence {
    /// The elements as a stream.
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
    /// A stream of the value, if there is one.
    public struct Publisher: Combine.Publisher {
        /// The value.
        public typealias Output = Wrapped
        /// The stream never fails.
        public typealias Failure = Never
        /// What there may be.
        public let output: Wrapped?

        /// Makes the publisher of a value.
        public init(_ output: Wrapped?) { self.output = output }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Wrapped, S.Failure == Never {
            guard let output else {
                subscriber.receive(subscription: Subscriptions.empty)
                return subscriber.receive(completion: .finished)
            }
            let one = CollectionOfOne(output)
            subscriber.receive(
                subscription: ElementSubscription(one, named: "Optional", subscriber)
            )
        }
    }

    /// The value as a stream.
    public var publisher: Publisher { Publisher(self) }
}

extension Result {
    /// A stream of the value or the failure.
    public struct Publisher: Combine.Publisher {
        /// The value.
        public typealias Output = Success
        /// What it came to.
        public let result: Result<Success, Failure>

        /// Makes the publisher of a result.
        public init(_ result: Result<Success, Failure>) { self.result = result }
        /// Makes the publisher of a value.
        public init(_ output: Success) { result = .success(output) }
        /// Makes the publisher of a failure.
        public init(_ failure: Failure) { result = .failure(failure) }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Success, S.Failure == Failure {
            switch result {
            case .success(let value):
                let one = CollectionOfOne(value)
                subscriber.receive(
                    subscription: ElementSubscription(one, named: "Once", subscriber)
                )
            case .failure(let error):
                Fail(error: error).receive(subscriber: subscriber)
            }
        }
    }

    /// The result as a stream.
    public var publisher: Publisher { Publisher(self) }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
