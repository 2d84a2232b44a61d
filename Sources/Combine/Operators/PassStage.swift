// SPDX-License-Identifier: Apache-2.0

/// The middle of an operator that changes single values or the end, and ends nothing by itself.
///
/// The subscription goes down as it is, so that demand and cancelling pass the operator by.
struct PassStage<Input, UpstreamFailure: Error, Downstream: Subscriber>: Subscriber, NamedStage {
    typealias Failure = UpstreamFailure

    let combineIdentifier = CombineIdentifier()
    let description: String
    private let downstream: Downstream
    /// Whether it asks for all values by itself, and passes no demand on.
    private let asksForAll: Bool
    private let begin: (any Subscription) -> Void
    private let end: (Subscribers.Completion<UpstreamFailure>) -> Completion
    private let step: (Input) -> Downstream.Input?

    typealias Completion = Subscribers.Completion<Downstream.Failure>

    /// Makes the stage; `step` gives nil for a value that is left out.
    init(
        _ downstream: Downstream,
        named description: String,
        asksForAll: Bool = false,
        begin: @escaping (any Subscription) -> Void = { _ in },
        end: @escaping (Subscribers.Completion<UpstreamFailure>) -> Completion,
        step: @escaping (Input) -> Downstream.Input?
    ) {
        self.downstream = downstream
        self.description = description
        self.asksForAll = asksForAll
        self.begin = begin
        self.end = end
        self.step = step
    }

    func receive(subscription: any Subscription) {
        begin(subscription)
        downstream.receive(subscription: subscription)
        if asksForAll { subscription.request(.unlimited) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard let output = step(input) else { return asksForAll ? .none : .max(1) }
        return downstream.receive(output)
    }

    func receive(completion: Subscribers.Completion<UpstreamFailure>) {
        downstream.receive(completion: end(completion))
    }
}

extension PassStage where UpstreamFailure == Downstream.Failure {
    init(
        _ downstream: Downstream,
        named description: String,
        asksForAll: Bool = false,
        step: @escaping (Input) -> Downstream.Input?
    ) {
        self.init(
            downstream,
            named: description,
            asksForAll: asksForAll,
            end: { $0 },
            step: step
        )
    }
}
