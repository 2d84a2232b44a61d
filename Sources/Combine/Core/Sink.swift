// SPDX-License-Identifier: Apache-2.0

extension Subscribers {
    /// Takes everything and gives it to closures.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable,
        CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible
    {
        private enum State {
            case waiting
            case running(any Subscription)
            case done
        }

        /// Runs for each value.
        public var receiveValue: (Input) -> Void
        /// Runs at the end.
        public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void
        private let state = Guarded(State.waiting)

        /// `Sink`.
        public var description: String { "Sink" }
        /// Nothing of the inside.
        public var customMirror: Mirror { Mirror(self, children: [:]) }
        /// `Sink`.
        public var playgroundDescription: Any { description }

        /// Makes a sink of two closures.
        public init(
            receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
            receiveValue: @escaping (Input) -> Void
        ) {
            self.receiveCompletion = receiveCompletion
            self.receiveValue = receiveValue
        }

        /// Asks for all values.
        public func receive(subscription: any Subscription) {
            let isFirst = state.with { state in
                guard case .waiting = state else { return false }
                state = .running(subscription)
                return true
            }
            isFirst ? subscription.request(.unlimited) : subscription.cancel()
        }

        /// Runs the closure for values, until the end.
        public func receive(_ value: Input) -> Subscribers.Demand {
            let isOver = state.with { state in
                if case .done = state { return true }
                return false
            }
            if !isOver { receiveValue(value) }
            return .none
        }

        /// Runs the closure for the end, and lets both closures go.
        public func receive(completion: Subscribers.Completion<Failure>) {
            if case .done = state.swap(.done) { return }
            let receiveCompletion = receiveCompletion
            release()
            receiveCompletion(completion)
        }

        /// Stops the stream, and lets both closures go.
        public func cancel() {
            let old = state.swap(.done)
            if case .done = old { return }
            release()
            if case .running(let subscription) = old { subscription.cancel() }
        }

        /// What the closures hold must not live as long as the sink.
        private func release() {
            receiveValue = { _ in }
            receiveCompletion = { _ in }
        }
    }

    /// Sets a property of an object to each value.
    public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible,
        CustomReflectable, CustomPlaygroundDisplayConvertible
    {
        /// The stream cannot fail.
        public typealias Failure = Never

        /// The object; nil after the end.
        public var object: Root? { held.with { $0 } }
        private let held: Guarded<Root?>
        /// The property.
        public let keyPath: ReferenceWritableKeyPath<Root, Input>
        private let subscription = Guarded<(any Subscription)?>(nil)

        /// `Assign` and the object's type.
        public var description: String { "Assign \(Root.self)." }
        /// `Assign` and the object's type.
        public var playgroundDescription: Any { description }
        /// The object, the property and the subscription.
        public var customMirror: Mirror {
            let children: [Mirror.Child] = [
                ("object", object as Any), ("keyPath", keyPath),
                ("status", subscription.with { $0 } as Any),
            ]
            return Mirror(self, children: children)
        }

        /// Makes one for a property.
        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            held = Guarded(object)
            self.keyPath = keyPath
        }

        /// Asks for all values.
        public func receive(subscription: any Subscription) {
            let isFirst = self.subscription.with { held in
                guard held == nil, object != nil else { return false }
                held = subscription
                return true
            }
            isFirst ? subscription.request(.unlimited) : subscription.cancel()
        }

        /// Sets the property.
        public func receive(_ value: Input) -> Subscribers.Demand {
            object?[keyPath: keyPath] = value
            return .none
        }

        /// Lets the object go.
        public func receive(completion: Subscribers.Completion<Never>) {
            _ = subscription.swap(nil)
            release()
        }

        /// Stops the stream and lets the object go.
        public func cancel() {
            subscription.swap(nil)?.cancel()
            release()
        }

        /// Lets the object go, whose end may come back here.
        private func release() { _ = held.swap(nil) }
    }
}

extension Publisher {
    /// Runs closures for each value and for the end, until the result goes away.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink(
            receiveCompletion: receiveCompletion,
            receiveValue: receiveValue
        )
        subscribe(sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    /// Runs a closure for each value, until the result goes away.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }

    /// Sets an object's property to each value; keeps the object alive meanwhile.
    public func assign<Root>(
        to keyPath: ReferenceWritableKeyPath<Root, Output>,
        on object: Root
    ) -> AnyCancellable {
        let assign = Subscribers.Assign(object: object, keyPath: keyPath)
        subscribe(assign)
        return AnyCancellable(assign)
    }
}
