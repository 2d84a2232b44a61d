// SPDX-License-Identifier: Apache-2.0

/// What both kinds of subject share: who listens, and how it ended.
// Sendable is unchecked because all that changes is behind the lock of `state`.
final class Audience<Output, Failure: Error>: @unchecked Sendable {
    private struct State {
        var conduits: [Conduit<Output, Failure>] = []
        var upstreams: [any Subscription] = []
        var completion: Subscribers.Completion<Failure>?
        var hasDemand = false
    }

    /// The subject's name.
    private let name: String
    private let ignoresDemand: Bool
    private let state = Guarded(State())

    init(named name: String, ignoresDemand: Bool = false) {
        self.name = name
        self.ignoresDemand = ignoresDemand
    }

    deinit {
        for upstream in state.with({ $0.upstreams }) { upstream.cancel() }
    }

    var isOver: Bool { state.with { $0.completion != nil } }

    func add<S: Subscriber>(_ subscriber: S, first: (() -> Output)? = nil)
    where S.Input == Output, S.Failure == Failure {
        let (completion, conduit) = state.with { state in
            if let completion = state.completion {
                return (completion, nil)
                    as (Subscribers.Completion<Failure>?, Conduit<Output, Failure>?)
            }
            let conduit = Conduit<Output, Failure>(
                subscriber,
                named: name,
                first: first?(),
                keepsLast: first != nil,
                ignoresDemand: ignoresDemand,
                onDemand: { [weak self] in self?.ask() },
                onEnd: { [weak self] conduit in
                    self?.state.with { state in state.conduits.removeAll { $0 === conduit } }
                }
            )
            state.conduits.append(conduit)
            return (nil, conduit)
        }
        if let conduit {
            subscriber.receive(subscription: conduit)
        } else if let completion {
            subscriber.receive(subscription: Subscriptions.empty)
            subscriber.receive(completion: completion)
        }
    }

    private func ask() {
        let upstreams = state.with { state in
            defer { state.hasDemand = true }
            return state.hasDemand ? [] : state.upstreams
        }
        for upstream in upstreams { upstream.request(.unlimited) }
    }

    func send(_ value: Output) {
        let all = state.with { $0.completion == nil ? $0.conduits : [] }
        for conduit in all { conduit.send(value) }
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
        let all = state.with { state -> [Conduit<Output, Failure>] in
            guard state.completion == nil else { return [] }
            state.completion = completion
            defer {
                state.conduits = []
                state.upstreams = []
            }
            return state.conduits
        }
        for conduit in all { conduit.finish(completion) }
    }

    func attach(_ upstream: any Subscription, asksAtOnce: Bool) {
        let asks = state.with { state in
            state.upstreams.append(upstream)
            if asksAtOnce { state.hasDemand = true }
            return state.hasDemand
        }
        if asks { upstream.request(.unlimited) }
    }
}

/// Passes values on to whoever has asked for some; remembers none.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let audience: Audience<Output, Failure>

    /// Makes a subject without subscribers.
    public init() { audience = Audience(named: "PassthroughSubject") }

    /// Makes a subject whose subscriptions show under another name.
    init(named name: String, ignoresDemand: Bool = false) {
        audience = Audience(named: name, ignoresDemand: ignoresDemand)
    }

    /// Attaches a subscriber; after the end it hears of the end only.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        audience.add(subscriber)
    }

    /// Asks an upstream for values as soon as somebody wants some.
    public func send(subscription: any Subscription) {
        audience.attach(subscription, asksAtOnce: false)
    }

    /// Sends a value to those who have asked for one.
    public func send(_ input: Output) { audience.send(input) }

    /// Ends the stream.
    public func send(completion: Subscribers.Completion<Failure>) { audience.finish(completion) }
}

/// Holds a value, which each subscriber gets first, and passes on the new ones.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let audience: Audience<Output, Failure>
    private let current: Guarded<Output>

    /// Makes a subject with its first value.
    public convenience init(_ value: Output) { self.init(value, named: "CurrentValueSubject") }

    /// Makes a subject whose subscriptions show under another name.
    init(_ value: Output, named name: String) {
        current = Guarded(value)
        audience = Audience(named: name)
    }

    /// The value; setting sends it.
    public var value: Output {
        get { current.with { $0 } }
        set {
            _ = current.swap(newValue)
            audience.send(newValue)
        }
    }

    /// Attaches a subscriber, which gets the value as soon as it asks.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        audience.add(subscriber) { [current] in current.with { $0 } }
    }

    /// Asks an upstream for all its values.
    public func send(subscription: any Subscription) {
        audience.attach(subscription, asksAtOnce: true)
    }

    /// Sets the value and sends it.
    public func send(_ input: Output) {
        guard !audience.isOver else { return }
        _ = current.swap(input)
        audience.send(input)
    }

    /// Ends the stream.
    public func send(completion: Subscribers.Completion<Failure>) { audience.finish(completion) }
}
