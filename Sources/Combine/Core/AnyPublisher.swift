// SPDX-License-Identifier: Apache-2.0

/// A publisher whose kind is hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
    private let attach: (AnySubscriber<Output, Failure>) -> Void

    /// Hides a publisher.
    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        if let same = publisher as? AnyPublisher<Output, Failure> {
            self = same
        } else {
            attach = { publisher.receive(subscriber: $0) }
        }
    }

    /// `AnyPublisher`.
    public var description: String { "AnyPublisher" }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        attach(AnySubscriber(subscriber))
    }
}

extension Publisher {
    /// The same stream as a value of a type that says nothing of its making.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// A subscriber whose kind is hidden, or one made of closures.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
    /// The number of the one inside.
    public let combineIdentifier: CombineIdentifier
    private let subscribed: (any Subscription) -> Void
    private let received: (Input) -> Subscribers.Demand
    private let completed: (Subscribers.Completion<Failure>) -> Void

    /// Hides a subscriber.
    public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
        combineIdentifier = subscriber.combineIdentifier
        subscribed = { subscriber.receive(subscription: $0) }
        received = { subscriber.receive($0) }
        completed = { subscriber.receive(completion: $0) }
    }

    /// Passes everything on to a subject.
    public init<S: Subject>(_ subject: S) where S.Output == Input, S.Failure == Failure {
        self.init(SubjectSubscriber(subject))
    }

    /// Makes a subscriber of closures.
    public init(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        combineIdentifier = CombineIdentifier()
        subscribed = receiveSubscription ?? { _ in }
        received = receiveValue ?? { _ in .none }
        completed = receiveCompletion ?? { _ in }
    }

    /// Takes the subscription.
    public func receive(subscription: any Subscription) { subscribed(subscription) }

    /// Takes a value.
    public func receive(_ value: Input) -> Subscribers.Demand { received(value) }

    /// Takes the end.
    public func receive(completion: Subscribers.Completion<Failure>) { completed(completion) }
}
