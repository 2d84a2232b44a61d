// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// Hears of steps.
public typealias CMPedometerHandler = @Sendable (CMPedometerData?, (any Error)?) -> Void
/// Hears of pauses.
public typealias CMPedometerEventHandler = @Sendable (CMPedometerEvent?, (any Error)?) -> Void

// Sendable is unchecked because it has no state.
/// Steps of a time.
///
/// Nothing counts steps here: programs see only those that they make themselves.
open class CMPedometerData: NSObject, @unchecked Sendable {
    /// No steps.
    public override init() { super.init() }

    /// When the time began.
    open var startDate: Date { .distantPast }
    /// When the time ended.
    open var endDate: Date { .distantPast }
    /// How many steps there were.
    open var numberOfSteps: NSNumber { 0 }
    /// The way in metres.
    open var distance: NSNumber? { nil }
    /// How many floors went up.
    open var floorsAscended: NSNumber? { nil }
    /// How many floors went down.
    open var floorsDescended: NSNumber? { nil }
    /// The seconds for a metre.
    open var currentPace: NSNumber? { nil }
    /// The steps in a second.
    open var currentCadence: NSNumber? { nil }
    /// The seconds for a metre on average.
    open var averageActivePace: NSNumber? { nil }
}

/// Whether somebody walks or stands.
public enum CMPedometerEventType: Int, Sendable {
    /// They stand.
    case pause = 0
    /// They walk again.
    case resume = 1
}

// Sendable is unchecked because it has no state.
/// The beginning or the end of a pause.
open class CMPedometerEvent: NSObject, @unchecked Sendable {
    /// When it was.
    open var date: Date { .distantPast }
    /// What it was.
    open var type: CMPedometerEventType { .pause }
}

// Sendable is unchecked because it has no state.
/// Counts steps: nothing here can, and each question ends with `CMErrorNotAvailable`.
open class CMPedometer: NSObject, @unchecked Sendable {
    /// A counter.
    public override init() { super.init() }

    /// Whether steps can be counted: no.
    open class func isStepCountingAvailable() -> Bool { false }
    /// Whether ways can be measured: no.
    open class func isDistanceAvailable() -> Bool { false }
    /// Whether floors can be counted: no.
    open class func isFloorCountingAvailable() -> Bool { false }
    /// Whether the pace is known: no.
    open class func isPaceAvailable() -> Bool { false }
    /// Whether the cadence is known: no.
    open class func isCadenceAvailable() -> Bool { false }
    /// Whether pauses are noticed: no.
    open class func isPedometerEventTrackingAvailable() -> Bool { false }
    /// Whether the program may count: the device does not allow it.
    open class func authorizationStatus() -> CMAuthorizationStatus { .restricted }

    /// Asks for the steps of a time; fails.
    @preconcurrency
    open func queryPedometerData(
        from start: Date,
        to end: Date,
        withHandler handler: @escaping CMPedometerHandler
    ) { DispatchQueue.main.async { handler(nil, CMErrorNotAvailable.error) } }

    /// Starts to count; fails.
    @preconcurrency
    open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {
        DispatchQueue.main.async { handler(nil, CMErrorNotAvailable.error) }
    }

    /// Ends counting.
    open func stopUpdates() {}

    /// Starts to notice pauses; fails.
    @preconcurrency
    open func startEventUpdates(handler: @escaping CMPedometerEventHandler) {
        DispatchQueue.main.async { handler(nil, CMErrorNotAvailable.error) }
    }

    /// Ends noticing pauses.
    open func stopEventUpdates() {}
}
