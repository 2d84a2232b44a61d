// SPDX-License-Identifier: Apache-2.0

/// A source of values over time, which may end or fail.
public protocol Publisher<Output, Failure> {
    /// The type of the values.
    associatedtype Output
    /// How it may fail; `Never` if it cannot.
    associatedtype Failure: Error

    /// Attaches a subscriber; code calls `subscribe(_:)` instead.
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
    /// Attaches a subscriber, which gets a subscription at once.
    public func subscribe<S: Subscriber>(_ subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }

    /// Attaches a subject, which passes everything on to its own subscribers.
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
    where S.Output == Output, S.Failure == Failure {
        let subscriber = SubjectSubscriber(subject)
        receive(subscriber: subscriber)
        return AnyCancellable { subscriber.cancel() }
    }
}

/// The namespace of the publishers that operators make.
public enum Publishers {}
