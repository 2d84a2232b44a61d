// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

extension RunLoop: Scheduler {
    /// A moment of the wall clock.
    public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
        /// Lengths of time, in seconds.
        public typealias Stride = SchedulerInterval

        /// The time.
        public var date: Date

        /// A point in time.
        public init(_ date: Date) { self.date = date }

        /// The interval to another point in time.
        public func distance(to other: Self) -> SchedulerInterval {
            SchedulerInterval(other.date.timeIntervalSince(date))
        }

        /// The point in time that is later by an interval.
        public func advanced(by value: SchedulerInterval) -> Self {
            Self(date.addingTimeInterval(value.timeInterval))
        }
    }

    /// There is nothing to choose.
    public struct SchedulerOptions {}

    /// The wall clock's moment.
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
    /// The smallest tolerance; 0, the system's.
    public var minimumTolerance: SchedulerInterval { 0 }

    /// Runs work at the next turn in the default mode.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = UncheckedTransfer(action)
        if self === RunLoop.current { return perform(inModes: [.default]) { action.value() } }
        // A block does not wake a loop that waits; a timer does.
        add(Timer(timeInterval: 0, repeats: false) { _ in action.value() }, forMode: .default)
    }

    /// Runs an action at a time.
    public func schedule(
        after date: SchedulerTimeType,
        tolerance: SchedulerInterval,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let action = UncheckedTransfer(action)
        let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in action.value() }
        timer.tolerance = tolerance.timeInterval
        add(timer, forMode: .default)
    }

    /// Runs an action at a time, then repeatedly.
    public func schedule(
        after date: SchedulerTimeType,
        interval: SchedulerInterval,
        tolerance: SchedulerInterval,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        let action = UncheckedTransfer(action)
        let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in
            action.value()
        }
        timer.tolerance = tolerance.timeInterval
        add(timer, forMode: .default)
        return AnyCancellable { timer.invalidate() }
    }
}
