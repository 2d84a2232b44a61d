// SPDX-License-Identifier: Apache-2.0

/// Gives elements as they are asked for, also from within the subscriber.
final class ElementSubscription<Elements: Sequence, Downstream: Subscriber>: Subscription,
    NamedStage
where Downstream.Input == Elements.Element {
    private struct State {
        var rest: Elements.Iterator?
        /// One that was looked ahead, to see the end with the last.
        var next: Elements.Element?
        var downstream: Downstream?
        var demand = Subscribers.Demand.none
        var isGiving = false
        var describe: (() -> String)?
    }

    /// What the elements come from, made when it is asked for; after the end or cancelling, the name alone.
    var description: String { state.with { $0.describe }?() ?? name }
    private let name: String
    /// Whether it is an error to ask for no values.
    private let needsDemand: Bool
    private let completion: Subscribers.Completion<Downstream.Failure>
    private let state: Guarded<State>

    init(
        _ elements: Elements,
        named name: String,
        describedBy describe: (() -> String)? = nil,
        needsDemand: Bool = true,
        completion: Subscribers.Completion<Downstream.Failure> = .finished,
        _ downstream: Downstream
    ) {
        self.name = name
        self.needsDemand = needsDemand
        self.completion = completion
        var rest = elements.makeIterator()
        let next = rest.next()
        state = Guarded(
            State(rest: rest, next: next, downstream: downstream, describe: describe)
        )
    }

    /// Whether there are no elements at all.
    var isEmpty: Bool { state.with { $0.next == nil } }

    func request(_ demand: Subscribers.Demand) {
        precondition(
            demand != .none || !needsDemand,
            "request(_:) of no values: ask for one or more"
        )
        let begins = state.with { state in
            state.demand += demand
            guard !state.isGiving, state.downstream != nil else { return false }
            state.isGiving = true
            return true
        }
        guard begins else { return }
        while let (element, downstream, isLast) = take() {
            let more = downstream.receive(element)
            state.with { $0.demand += more }
            guard isLast else { continue }
            // Unless it was cancelled with the last one.
            close()?.receive(completion: completion)
            return
        }
    }

    private func take() -> (Elements.Element, Downstream, isLast: Bool)? {
        state.with { state in
            guard let downstream = state.downstream, state.demand != .none,
                let element = state.next
            else {
                state.isGiving = false
                return nil
            }
            state.demand -= 1
            state.next = state.rest?.next()
            return (element, downstream, state.next == nil)
        }
    }

    func cancel() { _ = close() }

    /// Gives up the elements, outside of the lock, and the subscriber, which is returned.
    private func close() -> Downstream? { state.swap(State()).downstream }
}
