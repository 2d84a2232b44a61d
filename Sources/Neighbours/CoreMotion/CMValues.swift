// SPDX-License-Identifier: Apache-2.0

/// An acceleration, in units of gravity.
public struct CMAcceleration: Sendable {
    /// To the right.
    public var x: Double
    /// Up.
    public var y: Double
    /// Towards the user.
    public var z: Double

    /// None.
    public init() { (x, y, z) = (0, 0, 0) }

    /// An acceleration.
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// How fast something turns, in radians a second.
public struct CMRotationRate: Sendable {
    /// Around the axis to the right.
    public var x: Double
    /// Around the axis up.
    public var y: Double
    /// Around the axis towards the user.
    public var z: Double

    /// Not at all.
    public init() { (x, y, z) = (0, 0, 0) }

    /// A rate.
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A magnetic field, in microteslas.
public struct CMMagneticField: Sendable {
    /// To the right.
    public var x: Double
    /// Up.
    public var y: Double
    /// Towards the user.
    public var z: Double

    /// None.
    public init() { (x, y, z) = (0, 0, 0) }

    /// A field.
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// How exact a magnetic field is.
public enum CMMagneticFieldCalibrationAccuracy: Int32, Sendable {
    /// Not calibrated.
    case uncalibrated = -1
    /// Little.
    case low = 0
    /// Middling.
    case medium = 1
    /// Very.
    case high = 2
}

/// A magnetic field without that of the device.
public struct CMCalibratedMagneticField: Sendable {
    /// The field.
    public var field: CMMagneticField
    /// How exact it is.
    public var accuracy: CMMagneticFieldCalibrationAccuracy

    /// No field.
    public init() { (field, accuracy) = (CMMagneticField(), .uncalibrated) }

    /// A field.
    public init(field: CMMagneticField, accuracy: CMMagneticFieldCalibrationAccuracy) {
        self.field = field
        self.accuracy = accuracy
    }
}

/// A turn as a quaternion.
public struct CMQuaternion: Sendable {
    /// The first part of the axis.
    public var x: Double
    /// The second part of the axis.
    public var y: Double
    /// The third part of the axis.
    public var z: Double
    /// The part of the angle.
    public var w: Double

    /// No turn at all, and no quaternion of a turn: all parts are zero.
    public init() { (x, y, z, w) = (0, 0, 0, 0) }

    /// A turn.
    public init(x: Double, y: Double, z: Double, w: Double) {
        (self.x, self.y, self.z, self.w) = (x, y, z, w)
    }
}

/// A turn as a matrix; the first number of a name is the row.
public struct CMRotationMatrix: Sendable {
    /// The first row, first column.
    public var m11: Double
    /// The first row, second column.
    public var m12: Double
    /// The first row, third column.
    public var m13: Double
    /// The second row, first column.
    public var m21: Double
    /// The second row, second column.
    public var m22: Double
    /// The second row, third column.
    public var m23: Double
    /// The third row, first column.
    public var m31: Double
    /// The third row, second column.
    public var m32: Double
    /// The third row, third column.
    public var m33: Double

    /// The matrix of zeros.
    public init() {
        (m11, m12, m13, m21, m22, m23, m31, m32, m33) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    }

    /// A matrix, row by row.
    public init(
        m11: Double,
        m12: Double,
        m13: Double,
        m21: Double,
        m22: Double,
        m23: Double,
        m31: Double,
        m32: Double,
        m33: Double
    ) {
        (self.m11, self.m12, self.m13) = (m11, m12, m13)
        (self.m21, self.m22, self.m23) = (m21, m22, m23)
        (self.m31, self.m32, self.m33) = (m31, m32, m33)
    }
}

/// The frames of reference that attitudes are measured in.
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Takes bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Up is up, and the other axes are any.
    public static let xArbitraryZVertical = Self(rawValue: 1 << 0)
    /// The same, corrected by the compass.
    public static let xArbitraryCorrectedZVertical = Self(rawValue: 1 << 1)
    /// The first axis points to the magnetic north.
    public static let xMagneticNorthZVertical = Self(rawValue: 1 << 2)
    /// The first axis points to the true north.
    public static let xTrueNorthZVertical = Self(rawValue: 1 << 3)
}
