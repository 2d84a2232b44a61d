// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because it has no state.
/// Where the device points; it has no compass here.
open class CLHeading: NSObject, @unchecked Sendable {
    /// From the magnetic pole.
    open var magneticHeading: CLLocationDirection { -1 }
    /// From the pole.
    open var trueHeading: CLLocationDirection { -1 }
    /// How far off it may be.
    open var headingAccuracy: CLLocationDirection { -1 }
    /// The magnetic field along the device's width, in microteslas.
    open var x: CLHeadingComponentValue { 0 }
    /// The magnetic field along the device's height, in microteslas.
    open var y: CLHeadingComponentValue { 0 }
    /// The magnetic field through the screen, in microteslas.
    open var z: CLHeadingComponentValue { 0 }
    /// When it was measured.
    open private(set) var timestamp = Date()
}
