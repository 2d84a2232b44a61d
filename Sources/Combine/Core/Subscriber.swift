// SPDX-License-Identifier: Apache-2.0

/// Takes what a publisher sends, as much of it as it has asked for.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// What it takes.
    associatedtype Input
    /// The failures it can be told of.
    associatedtype Failure: Error

    /// Comes first, once; the subscriber asks the subscription for values.
    func receive(subscription: any Subscription)
    /// Comes for each value; answers how many more are wanted than were asked for before.
    func receive(_ input: Input) -> Subscribers.Demand
    /// Comes last, at most once.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    /// Takes an empty value.
    public func receive() -> Subscribers.Demand { receive(()) }
}

/// The tie between a publisher and one subscriber.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Asks for more values; demands add up.
    func request(_ demand: Subscribers.Demand)
}

/// The namespace of subscriptions.
public enum Subscriptions {}

extension Subscriptions {
    /// A subscription that never gives anything.
    public static var empty: any Subscription { EmptySubscription() }
}

struct EmptySubscription: Subscription, NamedStage {
    let description = "Empty"
    let combineIdentifier = CombineIdentifier()
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
}

/// The namespace of subscribers and of what they say.
public enum Subscribers {}
