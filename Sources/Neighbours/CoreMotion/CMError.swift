// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of C constants.

import Foundation

/// The domain of the sensors' errors.
public let CMErrorDomain = "CMErrorDomain"

/// Why a sensor can't be used.
public struct CMError: RawRepresentable, Hashable, Sendable {
    /// The number.
    public var rawValue: UInt32

    /// A kind of a number.
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }

    /// A kind of a number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The error of this kind.
    var error: NSError { NSError(domain: CMErrorDomain, code: Int(rawValue)) }
}

/// No error.
public let CMErrorNULL = CMError(100)
/// The device has to be moved first.
public let CMErrorDeviceRequiresMovement = CMError(101)
/// The true north is not known.
public let CMErrorTrueNorthNotAvailable = CMError(102)
/// No known reason.
public let CMErrorUnknown = CMError(103)
/// The device can't tell activities.
public let CMErrorMotionActivityNotAvailable = CMError(104)
/// The program may not ask for activities.
public let CMErrorMotionActivityNotAuthorized = CMError(105)
/// The program has no right to ask for activities.
public let CMErrorMotionActivityNotEntitled = CMError(106)
/// A wrong argument.
public let CMErrorInvalidParameter = CMError(107)
/// A wrong call.
public let CMErrorInvalidAction = CMError(108)
/// The device has no such sensor.
public let CMErrorNotAvailable = CMError(109)
/// The program has no right to it.
public let CMErrorNotEntitled = CMError(110)
/// The program may not use it.
public let CMErrorNotAuthorized = CMError(111)
/// There are no data.
public let CMErrorNilData = CMError(112)
/// The data have a wrong size.
public let CMErrorSize = CMError(113)

/// Whether a program may use the sensors.
public enum CMAuthorizationStatus: Int, Sendable {
    /// It has not asked.
    case notDetermined = 0
    /// The device does not allow it.
    case restricted = 1
    /// It may not.
    case denied = 2
    /// It may.
    case authorized = 3
}
