// SPDX-License-Identifier: Apache-2.0

import Dispatch
public import Foundation
import ObjCRuntime

extension OperationQueue: Scheduler {
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

    /// Runs work as an operation of its own.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = UncheckedTransfer(action)
        addOperation { action.value() }
    }

    /// Runs an action at a time.
    public func schedule(
        after date: SchedulerTimeType,
        tolerance: SchedulerInterval,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let action = UncheckedTransfer(action)
        let delay = max(0, date.date.timeIntervalSinceNow)
        DispatchQueue.global().asyncAfter(deadline: .now() + delay) { [self] in
            addOperation { action.value() }
        }
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
        let timer = DispatchSource.makeTimerSource()
        let delay = max(0, date.date.timeIntervalSinceNow)
        timer.schedule(deadline: .now() + delay, repeating: interval.timeInterval)
        timer.setEventHandler { [self] in addOperation { action.value() } }
        timer.resume()
        return AnyCancellable { timer.cancel() }
    }
}
