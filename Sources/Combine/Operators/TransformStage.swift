// SPDX-License-Identifier: Apache-2.0

/// What becomes of one value.
enum Step<Output, Failure: Error> {
    /// This goes down.
    case emit(Output)
    /// Nothing does, and another value is wanted instead.
    case skip
    /// This goes down, and then the stream ends.
    case emitLast(Output)
    /// The stream ends.
    case end(Subscribers.Completion<Failure>)
}

/// The middle of an operator that makes at most one value of each: what comes from above goes
/// through a closure, demand and cancelling go up as they are.
final class TransformStage<Input, UpstreamFailure: Error, Downstream: Subscriber>: Subscriber,
    Subscription
{
    typealias Failure = UpstreamFailure
    typealias Verdict = Step<Downstream.Input, Downstream.Failure>
    typealias End = Subscribers.Completion<Downstream.Failure>

    private struct State {
        var upstream: (any Subscription)?
        var isOver = false
    }

    private let downstream: Downstream
    private let step: (Input) -> Verdict
    private let end: (Subscribers.Completion<UpstreamFailure>) -> End
    private let state = Guarded(State())

    init(
        _ downstream: Downstream,
        end: @escaping (Subscribers.Completion<UpstreamFailure>) -> End,
        step: @escaping (Input) -> Verdict
    ) {
        self.downstream = downstream
        self.step = step
        self.end = end
    }

    func receive(subscription: any Subscription) {
        let isFirst = state.with { state in
            guard state.upstream == nil, !state.isOver else { return false }
            state.upstream = subscription
            return true
        }
        isFirst ? downstream.receive(subscription: self) : subscription.cancel()
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard !state.with({ $0.isOver }) else { return .none }
        switch step(input) {
        case .emit(let output):
            return downstream.receive(output)
        case .skip:
            return .max(1)
        case .emitLast(let output):
            guard let upstream = close() else { return .none }
            upstream.cancel()
            _ = downstream.receive(output)
            downstream.receive(completion: .finished)
        case .end(let completion):
            guard let upstream = close() else { return .none }
            upstream.cancel()
            downstream.receive(completion: completion)
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<UpstreamFailure>) {
        if close() != nil { downstream.receive(completion: end(completion)) }
    }

    /// Ends the stage; gives what is above it the first time.
    private func close() -> (any Subscription)? {
        state.with { state in
            guard !state.isOver else { return nil }
            state.isOver = true
            defer { state.upstream = nil }
            return state.upstream
        }
    }

    func request(_ demand: Subscribers.Demand) { state.with { $0.upstream }?.request(demand) }

    func cancel() { close()?.cancel() }

    /// Ends the stream although the upstream goes on.
    func stop() {
        guard let upstream = close() else { return }
        upstream.cancel()
        downstream.receive(completion: .finished)
    }
}

extension TransformStage where UpstreamFailure == Downstream.Failure {
    convenience init(_ downstream: Downstream, step: @escaping (Input) -> Verdict) {
        self.init(downstream, end: { $0 }, step: step)
    }
}
