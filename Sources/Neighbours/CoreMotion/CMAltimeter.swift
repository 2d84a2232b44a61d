// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// Hears of changes of height.
public typealias CMAltitudeHandler = (CMAltitudeData?, (any Error)?) -> Void
/// Hears of heights.
public typealias CMAbsoluteAltitudeHandler = (CMAbsoluteAltitudeData?, (any Error)?) -> Void

// Sendable is unchecked because it has no state.
/// Measures heights: nothing here can, and updates end with `CMErrorNotAvailable`.
open class CMAltimeter: NSObject, @unchecked Sendable {
    /// An altimeter.
    public override init() { super.init() }

    /// Whether changes of height are known: no.
    open class func isRelativeAltitudeAvailable() -> Bool { false }
    /// Whether heights are known: no.
    open class func isAbsoluteAltitudeAvailable() -> Bool { false }
    /// Whether the program may ask: the device does not allow it.
    open class func authorizationStatus() -> CMAuthorizationStatus { .restricted }

    /// Starts updates; fails.
    open func startRelativeAltitudeUpdates(
        to queue: OperationQueue,
        withHandler handler: @escaping CMAltitudeHandler
    ) {
        // The queue runs it once, after the caller has handed it over.
        let handler = UncheckedTransfer(handler)
        queue.addOperation { handler.value(nil, CMErrorNotAvailable.error) }
    }

    /// Ends updates.
    open func stopRelativeAltitudeUpdates() {}

    /// Starts updates; fails.
    open func startAbsoluteAltitudeUpdates(
        to queue: OperationQueue,
        withHandler handler: @escaping CMAbsoluteAltitudeHandler
    ) {
        // The queue runs it once, after the caller has handed it over.
        let handler = UncheckedTransfer(handler)
        queue.addOperation { handler.value(nil, CMErrorNotAvailable.error) }
    }

    /// Ends updates.
    open func stopAbsoluteAltitudeUpdates() {}
}
