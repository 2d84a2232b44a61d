// SPDX-License-Identifier: Apache-2.0

import Combine
import Dispatch

/// Takes what it is told to ask for and remembers all that comes.
final class Recorder<Input, Failure: Error>: Subscriber {
    private(set) var values: [Input] = []
    private(set) var completions: [Subscribers.Completion<Failure>] = []
    private(set) var subscription: (any Subscription)?
    private let first: Subscribers.Demand
    private let more: Subscribers.Demand

    /// `first` is asked for at once, `more` with each value.
    init(first: Subscribers.Demand = .unlimited, more: Subscribers.Demand = .none) {
        self.first = first
        self.more = more
    }

    func receive(subscription: any Subscription) {
        self.subscription = subscription
        if first != .none { subscription.request(first) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        values.append(input)
        return more
    }

    func receive(completion: Subscribers.Completion<Failure>) { completions.append(completion) }

    var isFinished: Bool {
        if case .finished = completions.first { return completions.count == 1 }
        return false
    }

    var error: Failure? {
        if case .failure(let error) = completions.first { return error }
        return nil
    }
}

enum Trouble: Error, Equatable {
    case a
    case b
}

/// Attaches a recorder.
func record<P: Publisher>(
    _ publisher: P,
    first: Subscribers.Demand = .unlimited,
    more: Subscribers.Demand = .none
) -> Recorder<P.Output, P.Failure> {
    let recorder = Recorder<P.Output, P.Failure>(first: first, more: more)
    publisher.subscribe(recorder)
    return recorder
}

/// All values of a stream that ends at once.
func all<P: Publisher>(_ publisher: P) -> [P.Output] { record(publisher).values }

/// A clock that only moves when told to.
final class HandClock: Scheduler {
    struct SchedulerTimeType: Strideable {
        var seconds: Double

        func distance(to other: Self) -> DispatchQueue.SchedulerTimeType.Stride {
            .seconds(other.seconds - seconds)
        }

        func advanced(by n: DispatchQueue.SchedulerTimeType.Stride) -> Self {
            Self(seconds: seconds + n.timeInterval)
        }
    }

    struct SchedulerOptions {}

    private(set) var now = SchedulerTimeType(seconds: 0)
    var minimumTolerance: DispatchQueue.SchedulerTimeType.Stride { 0 }
    private var work: [(at: Double, number: Int, action: () -> Void)] = []
    private var count = 0

    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        schedule(after: now, tolerance: 0, options: nil, action)
    }

    func schedule(
        after date: SchedulerTimeType,
        tolerance: DispatchQueue.SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        count += 1
        work.append((date.seconds, count, action))
    }

    func schedule(
        after date: SchedulerTimeType,
        interval: DispatchQueue.SchedulerTimeType.Stride,
        tolerance: DispatchQueue.SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, tolerance: tolerance, options: options, action)
        return AnyCancellable {}
    }

    func advance(to seconds: Double) {
        while let next = work.indices.filter({ work[$0].at <= seconds })
            .min(by: { (work[$0].at, work[$0].number) < (work[$1].at, work[$1].number) })
        {
            let item = work.remove(at: next)
            now.seconds = Swift.max(now.seconds, item.at)
            item.action()
        }
        now.seconds = seconds
    }
}
