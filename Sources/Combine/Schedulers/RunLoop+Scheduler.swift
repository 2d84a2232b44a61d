// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension RunLoop: Scheduler {
    /// A moment of the wall clock.
    public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
        /// Lengths of time, in seconds.
        public typealias Stride = SchedulerInterval

        /// The moment.
        public var date: Date

        /// A moment.
        public init(_ date: Date) { self.date = date }

        /// The time to another moment.
        public func distance(to other: Self) -> SchedulerInterval {
            SchedulerInterval(other.date.timeIntervalSince(date))
        }

        /// The moment so much later.
        public func advanced(by value: SchedulerInterval) -> Self {
            Self(date.addingTimeInterval(value.timeInterval))
        }
    }

    /// There is nothing to choose.
    public struct SchedulerOptions {}

    /// The wall clock's moment.
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
    /// As exact as the system is.
    public var minimumTolerance: SchedulerInterval { 0 }

    /// Runs work at the next turn in the default mode.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        if self === RunLoop.current { return perform(inModes: [.default]) { action() } }
        // A block does not wake a loop that waits; a timer does.
        add(Timer(timeInterval: 0, repeats: false) { _ in action() }, forMode: .default)
    }

    /// Runs work at a moment.
    public func schedule(
        after date: SchedulerTimeType,
        tolerance: SchedulerInterval,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        nonisolated(unsafe) let action = action
        let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in action() }
        timer.tolerance = tolerance.timeInterval
        add(timer, forMode: .default)
    }

    /// Runs work at a moment and again and again.
    public func schedule(
        after date: SchedulerTimeType,
        interval: SchedulerInterval,
        tolerance: SchedulerInterval,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        nonisolated(unsafe) let action = action
        let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in
            action()
        }
        timer.tolerance = tolerance.timeInterval
        add(timer, forMode: .default)
        return AnyCancellable { timer.invalidate() }
    }
}
