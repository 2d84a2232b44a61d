// SPDX-License-Identifier: Apache-2.0

import ObjCRuntime

/// One value that will be known some time; its work begins at once and is done once.
public final class Future<Output, Failure: Error>: Publisher {
    /// What the work calls when it is done; later calls do nothing.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private struct State {
        var result: Result<Output, Failure>?
        var waiting: [Waiter<Output, Failure>] = []
    }

    private let state = Guarded(State())

    /// Begins the work.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        let state = state
        attemptToFulfill { result in
            let waiting = state.with { state -> [Waiter<Output, Failure>] in
                guard state.result == nil else { return [] }
                state.result = result
                defer { state.waiting = [] }
                return state.waiting
            }
            for waiter in waiting { waiter.resolve(result) }
        }
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        let waiter = Waiter<Output, Failure>(AnySubscriber(subscriber))
        subscriber.receive(subscription: waiter)
        let result = state.with { state in
            if state.result == nil { state.waiting.append(waiter) }
            return state.result
        }
        if let result { waiter.resolve(result) }
    }

    /// The value, as soon as it is known.
    public var value: Output {
        get async throws {
            let result = await withCheckedContinuation {
                (continuation: Waiter<Output, Failure>.Continuation) in
                let waiter = Waiter<Output, Failure>(continuation)
                let known = state.with { state in
                    if state.result == nil { state.waiting.append(waiter) }
                    return state.result
                }
                if let known { waiter.resolve(known) }
            }
            return try result.value.get()
        }
    }
}

/// A subscriber or a task that waits for a future.
private final class Waiter<Output, Failure: Error>: Subscription, NamedStage {
    private struct State {
        var downstream: AnySubscriber<Output, Failure>?
        var isWanted = false
        var result: Result<Output, Failure>?
    }

    /// A task that awaits the result, on whichever thread it resumes.
    typealias Continuation = CheckedContinuation<UncheckedTransfer<Result<Output, Failure>>, Never>

    let description = "Future"
    private let state: Guarded<State>
    private let continuation: Continuation?

    init(_ downstream: AnySubscriber<Output, Failure>) {
        state = Guarded(State(downstream: downstream))
        continuation = nil
    }

    init(_ continuation: Continuation) {
        state = Guarded(State())
        self.continuation = continuation
    }

    func resolve(_ result: Result<Output, Failure>) {
        if let continuation {
            return continuation.resume(returning: UncheckedTransfer(result))
        }
        state.with { $0.result = result }
        deliver()
    }

    private func deliver() {
        let (result, downstream) = state.with { state in
            var nothing: (Result<Output, Failure>?, AnySubscriber<Output, Failure>?) { (nil, nil) }
            guard let result = state.result else { return nothing }
            if case .success = result, !state.isWanted { return nothing }
            defer { state.downstream = nil }
            return (result, state.downstream)
        }
        switch result {
        case .success(let value):
            _ = downstream?.receive(value)
            downstream?.receive(completion: .finished)
        case .failure(let error):
            downstream?.receive(completion: .failure(error))
        case nil:
            break
        }
    }

    func request(_ demand: Subscribers.Demand) {
        precondition(demand != .none, "request(_:) of no values: ask for one or more")
        state.with { $0.isWanted = true }
        deliver()
    }

    func cancel() { state.with { $0.downstream = nil } }
}
