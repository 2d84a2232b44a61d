// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// Hears of activities of a time.
public typealias CMMotionActivityQueryHandler = ([CMMotionActivity]?, (any Error)?) -> Void
/// Hears of an activity.
public typealias CMMotionActivityHandler = (CMMotionActivity?) -> Void

/// How sure an activity is.
public enum CMMotionActivityConfidence: Int, Sendable {
    /// Little.
    case low = 0
    /// Middling.
    case medium = 1
    /// Very.
    case high = 2
}

// Sendable is unchecked because it has no state.
/// What somebody does.
///
/// Nothing tells it here: programs see only those that they make themselves.
open class CMMotionActivity: CMLogItem, @unchecked Sendable {
    /// How sure it is.
    open var confidence: CMMotionActivityConfidence { .low }
    /// When it began.
    open var startDate: Date { .distantPast }
    /// Whether it is not known.
    open var unknown: Bool { true }
    /// Whether they stand.
    open var stationary: Bool { false }
    /// Whether they walk.
    open var walking: Bool { false }
    /// Whether they run.
    open var running: Bool { false }
    /// Whether they drive.
    open var automotive: Bool { false }
    /// Whether they ride a bicycle.
    open var cycling: Bool { false }
}

// Sendable is unchecked because it has no state.
/// Tells what somebody does: nothing here can.
open class CMMotionActivityManager: NSObject, @unchecked Sendable {
    /// A manager.
    public override init() { super.init() }

    /// Whether activities are known: no.
    open class func isActivityAvailable() -> Bool { false }
    /// Whether the program may ask: the device does not allow it.
    open class func authorizationStatus() -> CMAuthorizationStatus { .restricted }

    /// Asks for the activities of a time; fails.
    open func queryActivityStarting(
        from start: Date,
        to end: Date,
        to queue: OperationQueue,
        withHandler handler: @escaping CMMotionActivityQueryHandler
    ) {
        // The queue runs it once, after the caller has handed it over.
        let handler = UncheckedTransfer(handler)
        queue.addOperation { handler.value(nil, CMErrorMotionActivityNotAvailable.error) }
    }

    /// Starts updates, which never come.
    open func startActivityUpdates(
        to queue: OperationQueue,
        withHandler handler: @escaping CMMotionActivityHandler
    ) {}

    /// Ends updates.
    open func stopActivityUpdates() {}
}
