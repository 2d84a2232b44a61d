// SPDX-License-Identifier: Apache-2.0

/// The middle of `subscribe(on:)`: requests and cancelling go up on the scheduler.
final class SubscribeOnStage<Downstream: Subscriber, Context: Scheduler>: Subscriber, Subscription,
    NamedStage
{
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    private struct State {
        var upstream: (any Subscription)?
        var isOver = false
    }

    let description = "SubscribeOn"
    private let downstream: Downstream
    private let scheduler: Context
    private let options: Context.SchedulerOptions?
    private let state = Guarded(State())

    init(_ downstream: Downstream, _ scheduler: Context, _ options: Context.SchedulerOptions?) {
        self.downstream = downstream
        self.scheduler = scheduler
        self.options = options
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
        state.with { $0.upstream != nil } ? downstream.receive(input) : .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        if close() != nil { downstream.receive(completion: completion) }
    }

    func request(_ demand: Subscribers.Demand) {
        scheduler.schedule(options: options) { [self] in
            state.with { $0.upstream }?.request(demand)
        }
    }

    func cancel() {
        guard let upstream = close() else { return }
        scheduler.schedule(options: options) { upstream.cancel() }
    }

    private func close() -> (any Subscription)? {
        state.with { state in
            state.isOver = true
            defer { state.upstream = nil }
            return state.upstream
        }
    }
}
