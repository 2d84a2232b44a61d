// SPDX-License-Identifier: Apache-2.0

import Dispatch
public import Foundation

extension OperationQueue: Scheduler {
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

    /// Runs work as an operation of its own.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        addOperation { action() }
    }

    /// Runs work at a moment.
    public func schedule(
        after date: SchedulerTimeType,
        tolerance: SchedulerInterval,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        nonisolated(unsafe) let action = action
        let delay = max(0, date.date.timeIntervalSinceNow)
        DispatchQueue.global().asyncAfter(deadline: .now() + delay) { [self] in
            addOperation { action() }
        }
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
        let timer = DispatchSource.makeTimerSource()
        let delay = max(0, date.date.timeIntervalSinceNow)
        timer.schedule(deadline: .now() + delay, repeating: interval.timeInterval)
        timer.setEventHandler { [self] in addOperation { action() } }
        timer.resume()
        return AnyCancellable { timer.cancel() }
    }
}
