// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

/// Hears of locations, and why there are none.
///
/// Optional methods are as Docs/subsystems/optional-requirements.md says.
public protocol CLLocationManagerDelegate: NSObjectProtocol, _CLLocationManagerDelegateProbes {
    // @optional

    /// There are locations.
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])

    /// There are none, and why.
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)

    /// What the app may know has changed.
    func locationManager(
        _ manager: CLLocationManager,
        didChangeAuthorization status: CLAuthorizationStatus
    )

    /// The device points elsewhere.
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)

    /// The device came.
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)

    /// The device left.
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)

    /// Beacons were seen.
    func locationManager(
        _ manager: CLLocationManager,
        didRangeBeacons beacons: [CLBeacon],
        in region: CLBeaconRegion
    )

    /// Beacons were seen.
    func locationManager(
        _ manager: CLLocationManager,
        didRange beacons: [CLBeacon],
        satisfying beaconConstraint: CLBeaconIdentityConstraint
    )

    /// What the app may know has changed.
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}
