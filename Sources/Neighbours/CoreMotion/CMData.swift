// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because it has no state.
/// Something that was measured at a time.
///
/// Nothing is measured here: programs see only those that they make themselves.
open class CMLogItem: NSObject, @unchecked Sendable {
    /// An item of nothing.
    public override init() { super.init() }

    /// The seconds since the device was started.
    open var timestamp: TimeInterval { 0 }
}

// Sendable is unchecked because it has no state.
/// A measurement of the accelerometer.
open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
    /// The acceleration.
    open var acceleration: CMAcceleration { CMAcceleration() }
}

// Sendable is unchecked because it has no state.
/// A measurement of the gyroscope.
open class CMGyroData: CMLogItem, @unchecked Sendable {
    /// How fast the device turns.
    open var rotationRate: CMRotationRate { CMRotationRate() }
}

// Sendable is unchecked because it has no state.
/// A measurement of the magnetometer.
open class CMMagnetometerData: CMLogItem, @unchecked Sendable {
    /// The field.
    open var magneticField: CMMagneticField { CMMagneticField() }
}

// Sendable is unchecked because it has no state.
/// The motion of a device.
open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
    /// Where the sensors are.
    public enum SensorLocation: Int, Sendable {
        /// In the device.
        case `default` = 0
        /// In the left headphone.
        case headphoneLeft = 1
        /// In the right headphone.
        case headphoneRight = 2
    }

    /// How it is turned.
    open var attitude: CMAttitude { CMAttitude() }
    /// How fast it turns.
    open var rotationRate: CMRotationRate { CMRotationRate() }
    /// Gravity.
    open var gravity: CMAcceleration { CMAcceleration() }
    /// The acceleration without gravity.
    open var userAcceleration: CMAcceleration { CMAcceleration() }
    /// The field of the earth.
    open var magneticField: CMCalibratedMagneticField { CMCalibratedMagneticField() }
    /// The angle from the north in degrees; negative where it is not known.
    open var heading: Double { -1 }
    /// Where the sensors are.
    open var sensorLocation: SensorLocation { .default }
}

// Sendable is unchecked because it has no state.
/// A change of height.
open class CMAltitudeData: CMLogItem, @unchecked Sendable {
    /// The change in metres.
    open var relativeAltitude: NSNumber { 0 }
    /// The pressure in kilopascals.
    open var pressure: NSNumber { 0 }
}

// Sendable is unchecked because it has no state.
/// A height above the sea.
open class CMAbsoluteAltitudeData: CMLogItem, @unchecked Sendable {
    /// The height in metres.
    open var altitude: Double { 0 }
    /// How far off it may be.
    open var accuracy: Double { -1 }
    /// How exact it is.
    open var precision: Double { -1 }
}
