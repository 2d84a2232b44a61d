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

/// How a stage takes what a publisher or subscriber should not send.
struct StageRules: OptionSet, Sendable {
    let rawValue: Int
    /// A value or an end before the subscription ends the program; otherwise it is dropped.
    static let trapsEarlyEvents = StageRules(rawValue: 1)
    /// A value or an end before the subscription passes.
    static let passesEarlyEvents = StageRules(rawValue: 2)
    /// A demand of no values ends the program.
    static let trapsEmptyDemand = StageRules(rawValue: 4)
}

/// The middle of an operator that makes at most one value of each: what comes from above goes
/// through a closure, demand and cancelling go up as they are.
final class TransformStage<Input, UpstreamFailure: Error, Downstream: Subscriber>: Subscriber,
    Subscription, NamedStage
{
    typealias Failure = UpstreamFailure
    typealias Verdict = Step<Downstream.Input, Downstream.Failure>
    typealias End = Subscribers.Completion<Downstream.Failure>

    private struct State {
        var upstream: (any Subscription)?
        var isOver = false
    }

    /// The operator's name.
    let description: String
    private let downstream: Downstream
    private let rules: StageRules
    private let begin: () -> Void
    /// Called once, when the stream ends or is cancelled.
    private let onClose: () -> Void
    private let step: (Input) -> Verdict
    private let end: (Subscribers.Completion<UpstreamFailure>) -> End
    private let state = Guarded(State())

    init(
        _ downstream: Downstream,
        named description: String,
        rules: StageRules = [],
        begin: @escaping () -> Void = {},
        onClose: @escaping () -> Void = {},
        end: @escaping (Subscribers.Completion<UpstreamFailure>) -> End,
        step: @escaping (Input) -> Verdict
    ) {
        self.downstream = downstream
        self.description = description
        self.rules = rules
        self.begin = begin
        self.onClose = onClose
        self.step = step
        self.end = end
    }

    func receive(subscription: any Subscription) {
        let isFirst = state.with { state in
            guard state.upstream == nil, !state.isOver else { return false }
            state.upstream = subscription
            return true
        }
        guard isFirst else { return subscription.cancel() }
        begin()
        downstream.receive(subscription: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard accepts("value") else { return .none }
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
        let isEarly = state.with { $0.upstream == nil && !$0.isOver }
        guard accepts("completion") else { return }
        if close() != nil || isEarly { downstream.receive(completion: end(completion)) }
    }

    /// Whether an event is taken, which comes too early without a subscription.
    private func accepts(_ event: String) -> Bool {
        let (isEarly, isOver) = state.with { ($0.upstream == nil, $0.isOver) }
        guard !isOver, isEarly else { return !isOver }
        precondition(
            !rules.contains(.trapsEarlyEvents),
            "\(description): a \(event) came before the subscription"
        )
        return rules.contains(.passesEarlyEvents)
    }

    /// Ends the stage; gives what is above it the first time.
    private func close() -> (any Subscription)? {
        let (isFirst, upstream) = state.with { state in
            let isFirst = !state.isOver
            state.isOver = true
            defer { state.upstream = nil }
            return (isFirst, state.upstream)
        }
        if isFirst { onClose() }
        return upstream
    }

    func request(_ demand: Subscribers.Demand) {
        precondition(
            demand != .none || !rules.contains(.trapsEmptyDemand),
            "\(description): request(_:) of no values; ask for one or more"
        )
        let (isEarly, upstream) = state.with { (!$0.isOver, $0.upstream) }
        precondition(
            upstream != nil || !isEarly || !rules.contains(.trapsEarlyEvents),
            "\(description): a request came before the subscription"
        )
        upstream?.request(demand)
    }

    func cancel() { close()?.cancel() }

    /// Ends the stream although the upstream goes on.
    func stop() {
        guard let upstream = close() else { return }
        upstream.cancel()
        downstream.receive(completion: .finished)
    }
}

extension TransformStage where UpstreamFailure == Downstream.Failure {
    convenience init(
        _ downstream: Downstream,
        named description: String,
        rules: StageRules = [],
        step: @escaping (Input) -> Verdict
    ) {
        self.init(downstream, named: description, rules: rules, end: { $0 }, step: step)
    }
}
