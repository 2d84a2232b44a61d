// SPDX-License-Identifier: Apache-2.0

public import Dispatch
import Foundation
import ObjCRuntime

extension DispatchQueue: Scheduler {
    /// A moment of the system's steady clock.
    public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
        /// Lengths of time, in seconds.
        public typealias Stride = SchedulerInterval

        /// The time.
        public var dispatchTime: DispatchTime

        /// A point in time.
        public init(_ time: DispatchTime) { dispatchTime = time }

        /// Reads the clock's nanoseconds.
        public init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            dispatchTime = DispatchTime(uptimeNanoseconds: try container.decode(UInt64.self))
        }

        /// Writes the clock's nanoseconds.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(dispatchTime.uptimeNanoseconds)
        }

        /// The interval to another point in time.
        public func distance(to other: Self) -> SchedulerInterval {
            let from = Double(dispatchTime.uptimeNanoseconds)
            return SchedulerInterval((Double(other.dispatchTime.uptimeNanoseconds) - from) / 1e9)
        }

        /// The point in time that is later by an interval.
        public func advanced(by interval: SchedulerInterval) -> Self {
            Self(dispatchTime + interval.timeInterval)
        }

        /// Feeds the moment.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(dispatchTime.uptimeNanoseconds)
        }
    }

    /// How a piece of work runs.
    public struct SchedulerOptions {
        /// How urgent it is.
        public var qos: DispatchQoS
        /// Whether it is a barrier and the like.
        public var flags: DispatchWorkItemFlags
        /// What counts it.
        public var group: DispatchGroup?

        /// Makes options.
        public init(
            qos: DispatchQoS = .unspecified,
            flags: DispatchWorkItemFlags = [],
            group: DispatchGroup? = nil
        ) {
            self.qos = qos
            self.flags = flags
            self.group = group
        }
    }

    /// The steady clock's moment.
    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
    /// The smallest tolerance; 0, the system's.
    public var minimumTolerance: SchedulerInterval { 0 }

    /// Runs work as soon as the queue gets to it.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = UncheckedTransfer(action)
        async(
            group: options?.group,
            qos: options?.qos ?? .unspecified,
            flags: options?.flags ?? []
        ) { action.value() }
    }

    /// Runs an action at a time.
    public func schedule(
        after date: SchedulerTimeType,
        tolerance: SchedulerInterval,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let action = UncheckedTransfer(action)
        asyncAfter(
            deadline: date.dispatchTime,
            qos: options?.qos ?? .unspecified,
            flags: options?.flags ?? []
        ) { action.value() }
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
        let timer = DispatchSource.makeTimerSource(queue: self)
        timer.schedule(deadline: date.dispatchTime, repeating: interval.timeInterval)
        timer.setEventHandler { action.value() }
        timer.resume()
        return AnyCancellable { timer.cancel() }
    }
}
