// SPDX-License-Identifier: Apache-2.0

/// A publisher whose kind is hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible,
    CustomPlaygroundDisplayConvertible
{
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
    /// `AnyPublisher`.
    public var playgroundDescription: Any { description }

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
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible,
    CustomReflectable, CustomPlaygroundDisplayConvertible
{
    /// The number of the one inside.
    public let combineIdentifier: CombineIdentifier
    /// What is hidden; nil for closures.
    private let inside: Any?
    private let subscribed: (any Subscription) -> Void
    private let received: (Input) -> Subscribers.Demand
    private let completed: (Subscribers.Completion<Failure>) -> Void

    /// Hides a subscriber.
    public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
        combineIdentifier = subscriber.combineIdentifier
        inside = subscriber
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
        inside = nil
        subscribed = receiveSubscription ?? { _ in }
        received = receiveValue ?? { _ in .none }
        completed = receiveCompletion ?? { _ in }
    }

    /// How the hidden one describes itself.
    public var description: String { inside.map { "\($0)" } ?? "Anonymous AnySubscriber" }

    /// How the hidden one shows.
    public var customMirror: Mirror {
        inside.map { Mirror(reflecting: $0) } ?? Mirror(self, children: [:])
    }

    /// How the hidden one describes itself.
    public var playgroundDescription: Any { description }

    /// Takes the subscription.
    public func receive(subscription: any Subscription) { subscribed(subscription) }

    /// Takes a value.
    public func receive(_ value: Input) -> Subscribers.Demand { received(value) }

    /// Takes the end.
    public func receive(completion: Subscribers.Completion<Failure>) { completed(completion) }
}
