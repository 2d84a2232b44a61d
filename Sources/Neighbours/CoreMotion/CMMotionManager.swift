// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// Hears of accelerations.
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
/// Hears of turns.
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
/// Hears of magnetic fields.
public typealias CMMagnetometerHandler = (CMMagnetometerData?, (any Error)?) -> Void
/// Hears of the motion of the device.
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

// Sendable is unchecked because a manager belongs to the thread that made it, as on iOS.
/// The motion sensors: there are none, so that no update ever comes.
open class CMMotionManager: NSObject, @unchecked Sendable {
    /// A manager.
    public override init() { super.init() }

    // MARK: Accelerometer

    /// Whether there is an accelerometer: no.
    open var isAccelerometerAvailable: Bool { false }
    /// Whether its updates come: no.
    open var isAccelerometerActive: Bool { false }
    /// The last measurement: none.
    open var accelerometerData: CMAccelerometerData? { nil }
    /// The seconds between updates.
    open var accelerometerUpdateInterval: TimeInterval = 0.01

    /// Starts updates, which never come.
    open func startAccelerometerUpdates() {}
    /// Starts updates, which never come.
    open func startAccelerometerUpdates(
        to queue: OperationQueue,
        withHandler handler: @escaping CMAccelerometerHandler
    ) {}
    /// Ends updates.
    open func stopAccelerometerUpdates() {}

    // MARK: Gyroscope

    /// Whether there is a gyroscope: no.
    open var isGyroAvailable: Bool { false }
    /// Whether its updates come: no.
    open var isGyroActive: Bool { false }
    /// The last measurement: none.
    open var gyroData: CMGyroData? { nil }
    /// The seconds between updates.
    open var gyroUpdateInterval: TimeInterval = 0.01

    /// Starts updates, which never come.
    open func startGyroUpdates() {}
    /// Starts updates, which never come.
    open func startGyroUpdates(
        to queue: OperationQueue,
        withHandler handler: @escaping CMGyroHandler
    ) {}
    /// Ends updates.
    open func stopGyroUpdates() {}

    // MARK: Magnetometer

    /// Whether there is a magnetometer: no.
    open var isMagnetometerAvailable: Bool { false }
    /// Whether its updates come: no.
    open var isMagnetometerActive: Bool { false }
    /// The last measurement: none.
    open var magnetometerData: CMMagnetometerData? { nil }
    /// The seconds between updates.
    open var magnetometerUpdateInterval: TimeInterval = 0.01

    /// Starts updates, which never come.
    open func startMagnetometerUpdates() {}
    /// Starts updates, which never come.
    open func startMagnetometerUpdates(
        to queue: OperationQueue,
        withHandler handler: @escaping CMMagnetometerHandler
    ) {}
    /// Ends updates.
    open func stopMagnetometerUpdates() {}

    // MARK: Device motion

    /// The frames of reference that can be used: none.
    open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { [] }
    /// The frame of reference in use.
    open var attitudeReferenceFrame: CMAttitudeReferenceFrame { .xArbitraryZVertical }
    /// Whether the motion of the device is known: no.
    open var isDeviceMotionAvailable: Bool { false }
    /// Whether its updates come: no.
    open var isDeviceMotionActive: Bool { false }
    /// The last motion: none.
    open var deviceMotion: CMDeviceMotion? { nil }
    /// The seconds between updates.
    open var deviceMotionUpdateInterval: TimeInterval = 0.01
    /// Whether the user is asked to move the device so that the compass finds the north.
    open var showsDeviceMovementDisplay = false

    /// Starts updates, which never come.
    open func startDeviceMotionUpdates() {}
    /// Starts updates, which never come.
    open func startDeviceMotionUpdates(
        to queue: OperationQueue,
        withHandler handler: @escaping CMDeviceMotionHandler
    ) {}
    /// Starts updates, which never come.
    open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {}
    /// Starts updates, which never come.
    open func startDeviceMotionUpdates(
        using referenceFrame: CMAttitudeReferenceFrame,
        to queue: OperationQueue,
        withHandler handler: @escaping CMDeviceMotionHandler
    ) {}
    /// Ends updates.
    open func stopDeviceMotionUpdates() {}
}
