// SPDX-License-Identifier: Apache-2.0

/// The middle of an operator that makes values of all that came before: it asks for everything
/// and gives its result when the stream ends and somebody wants it.
final class ReduceStage<Input, UpstreamFailure: Error, Downstream: Subscriber>: Subscriber,
    Subscription, NamedStage
{
    typealias Failure = UpstreamFailure
    /// The result, if there is one, and the end.
    typealias Result = (Downstream.Input?, Subscribers.Completion<Downstream.Failure>)

    private struct State {
        var upstream: (any Subscription)?
        var isOver = false
        var isWanted = false
        var result: Downstream.Input?
    }

    /// The operator's name.
    let description: String
    private let downstream: Downstream
    /// Takes a value; false when the result is known without those that follow.
    private let take: (Input) throws -> Bool
    private let result: (Subscribers.Completion<UpstreamFailure>) -> Result
    private let failure: (any Error) -> Downstream.Failure
    private let state = Guarded(State())

    init(
        _ downstream: Downstream,
        named description: String,
        failure: @escaping (any Error) -> Downstream.Failure,
        result: @escaping (Subscribers.Completion<UpstreamFailure>) -> Result,
        take: @escaping (Input) throws -> Bool
    ) {
        self.downstream = downstream
        self.description = description
        self.failure = failure
        self.take = take
        self.result = result
    }

    func receive(subscription: any Subscription) {
        let isFirst = state.with { state in
            guard state.upstream == nil, !state.isOver else { return false }
            state.upstream = subscription
            return true
        }
        guard isFirst else { return subscription.cancel() }
        downstream.receive(subscription: self)
        subscription.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard state.with({ !$0.isOver && $0.upstream != nil }) else { return .none }
        do {
            guard try !take(input) else { return .none }
            guard let upstream = close() else { return .none }
            upstream.cancel()
            finish(result(.finished))
        } catch {
            guard let upstream = close() else { return .none }
            upstream.cancel()
            downstream.receive(completion: .failure(failure(error)))
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<UpstreamFailure>) {
        if close() != nil { finish(result(completion)) }
    }

    private func finish(_ result: Result) {
        guard let value = result.0 else { return downstream.receive(completion: result.1) }
        let isWanted = state.with { state in
            if !state.isWanted { state.result = value }
            return state.isWanted
        }
        if isWanted { deliver(value) }
    }

    private func deliver(_ value: Downstream.Input) {
        _ = downstream.receive(value)
        downstream.receive(completion: .finished)
    }

    private func close() -> (any Subscription)? {
        state.with { state in
            guard !state.isOver else { return nil }
            state.isOver = true
            defer { state.upstream = nil }
            return state.upstream
        }
    }

    func request(_ demand: Subscribers.Demand) {
        let value = state.with { state in
            state.isWanted = true
            defer { state.result = nil }
            return state.result
        }
        if let value { deliver(value) }
    }

    func cancel() {
        close()?.cancel()
        state.with { state in
            state.isOver = true
            state.result = nil
        }
    }
}
