// SPDX-License-Identifier: Apache-2.0

/// A publisher that code sends values into.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value to all subscribers.
    func send(_ value: Output)
    /// Ends the stream for all subscribers.
    func send(completion: Subscribers.Completion<Failure>)
    /// Hands a subscription to the subject, to ask it for values.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Sends an empty value.
    public func send() { send(()) }
}

/// Passes a stream on to a subject.
final class SubjectSubscriber<S: Subject>: Subscriber, Subscription, NamedStage {
    typealias Input = S.Output
    typealias Failure = S.Failure

    let description = "Subject"
    private let subject: S
    private let subscription = Guarded<(any Subscription)?>(nil)

    init(_ subject: S) { self.subject = subject }

    func receive(subscription: any Subscription) {
        let isFirst = self.subscription.with { held in
            guard held == nil else { return false }
            held = subscription
            return true
        }
        isFirst ? subject.send(subscription: self) : subscription.cancel()
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        subject.send(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard subscription.swap(nil) != nil else { return }
        subject.send(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) { subscription.with { $0 }?.request(demand) }

    func cancel() { subscription.swap(nil)?.cancel() }
}
