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

    /// Whether an alert may ask the person to calibrate the compass.
    func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool

    /// Locations no longer come by themselves.
    func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)

    /// They come again.
    func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)

    /// Locations that were kept back are told, or can't be kept back, and why.
    func locationManager(
        _ manager: CLLocationManager,
        didFinishDeferredUpdatesWithError error: (any Error)?
    )

    /// The device stayed somewhere.
    func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)

    /// A region is watched.
    func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)

    /// A region can't be watched, and why.
    func locationManager(
        _ manager: CLLocationManager,
        monitoringDidFailFor region: CLRegion?,
        withError error: any Error
    )

    /// Where the device is, seen from a region.
    func locationManager(
        _ manager: CLLocationManager,
        didDetermineState state: CLRegionState,
        for region: CLRegion
    )

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

    /// Beacons can't be looked for, and why.
    func locationManager(
        _ manager: CLLocationManager,
        rangingBeaconsDidFailFor region: CLBeaconRegion,
        withError error: any Error
    )

    /// Beacons can't be looked for, and why.
    func locationManager(
        _ manager: CLLocationManager,
        didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint,
        error: any Error
    )

    /// What the app may know has changed.
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}
