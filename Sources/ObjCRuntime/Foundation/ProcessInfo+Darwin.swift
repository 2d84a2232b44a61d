// SPDX-License-Identifier: Apache-2.0

public import Foundation

// What only iOS tells of a process and its device, and how a desktop answers it.
extension ProcessInfo {
    /// How warm the device is.
    public enum ThermalState: Int, Sendable {
        /// As it should be.
        case nominal
        /// Slightly warmer.
        case fair
        /// Warm enough to save work.
        case serious
        /// Too warm.
        case critical
    }

    /// How warm the device is; Linux tells nobody, so it is as it should be.
    public var thermalState: ThermalState { .nominal }

    /// Whether the user saves power; a desktop has no such mode.
    public var isLowPowerModeEnabled: Bool { false }

    /// Posted when ``thermalState`` has changed.
    public static let thermalStateDidChangeNotification = Notification.Name(
        "NSProcessInfoThermalStateDidChangeNotification"
    )

    /// How an activity is to be treated.
    public struct ActivityOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt64

        /// Options from their bits.
        public init(rawValue: UInt64) { self.rawValue = rawValue }

        /// The display stays on.
        public static let idleDisplaySleepDisabled = ActivityOptions(rawValue: 1 << 40)
        /// The machine stays awake.
        public static let idleSystemSleepDisabled = ActivityOptions(rawValue: 1 << 20)
        /// The process is not ended at once.
        public static let suddenTerminationDisabled = ActivityOptions(rawValue: 1 << 14)
        /// The process is not ended by itself.
        public static let automaticTerminationDisabled = ActivityOptions(rawValue: 1 << 15)
        /// The user waits for it.
        public static let userInitiated = ActivityOptions(rawValue: 0x00FF_FFFF | 1 << 20)
        /// The user waits for it, and the machine may sleep.
        public static let userInitiatedAllowingIdleSystemSleep = ActivityOptions(
            rawValue: 0x00EF_FFFF
        )
        /// Nobody waits for it.
        public static let background = ActivityOptions(rawValue: 0xFF)
        /// It needs exact times.
        public static let latencyCritical = ActivityOptions(rawValue: 0xFF_0000_0000)
    }

    /// Begins an activity, which the result ends.
    ///
    /// A process on Linux is neither put to sleep nor ended.
    public func beginActivity(
        options: ActivityOptions = [],
        reason: String
    ) -> any NSObjectProtocol {
        Activity(reason)
    }

    /// Ends an activity.
    public func endActivity(_ activity: any NSObjectProtocol) {}

    /// Runs a block as an activity.
    public func performActivity(
        options: ActivityOptions = [],
        reason: String,
        using block: @escaping () -> Void
    ) {
        block()
    }

    /// Runs a block on another thread; the time for it, which iOS ends by a second call, does not end.
    public func performExpiringActivity(
        withReason reason: String,
        using block: @escaping @Sendable (Bool) -> Void
    ) {
        DispatchQueue.global().async { block(false) }
    }

    /// Keeps the process from being ended at once, which nobody does here.
    public func disableSuddenTermination() {}

    /// Lets the process be ended at once.
    public func enableSuddenTermination() {}

    /// Keeps the process from being ended by itself, which nobody does here.
    public func disableAutomaticTermination(_ reason: String) {}

    /// Lets the process be ended by itself.
    public func enableAutomaticTermination(_ reason: String) {}
}

/// The object that stands for an activity.
private final class Activity: Foundation.NSObject {
    private let reason: String

    init(_ reason: String) { self.reason = reason }

    override var description: String { "<Activity: \(reason)>" }
}

extension NSNotification.Name {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Posted when the user begins or ends saving power.
    public static let NSProcessInfoPowerStateDidChange = Notification.Name(
        "NSProcessInfoPowerStateDidChangeNotification"
    )
}
