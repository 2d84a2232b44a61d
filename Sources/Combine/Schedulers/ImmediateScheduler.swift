// SPDX-License-Identifier: Apache-2.0

/// Runs everything at once, on the thread that asks; knows no time.
public struct ImmediateScheduler: Scheduler, Sendable {
    /// Always the same moment.
    public struct SchedulerTimeType: Strideable, Hashable, Sendable {
        /// Lengths of time, which do not count.
        public typealias Stride = SchedulerInterval

        /// None.
        public func distance(to other: Self) -> SchedulerInterval { 0 }
        /// Itself.
        public func advanced(by n: SchedulerInterval) -> Self { self }
    }

    /// There is nothing to choose.
    public typealias SchedulerOptions = Never

    /// The one there is.
    public static let shared = ImmediateScheduler()

    /// The one moment.
    public var now: SchedulerTimeType { SchedulerTimeType() }
    /// None.
    public var minimumTolerance: SchedulerInterval { 0 }

    /// Runs work now.
    public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

    /// Runs work now.
    public func schedule(
        after date: SchedulerTimeType,
        tolerance: SchedulerInterval,
        options: Never?,
        _ action: @escaping () -> Void
    ) {
        action()
    }

    /// Runs work now, once.
    public func schedule(
        after date: SchedulerTimeType,
        interval: SchedulerInterval,
        tolerance: SchedulerInterval,
        options: Never?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        action()
        return AnyCancellable {}
    }
}
