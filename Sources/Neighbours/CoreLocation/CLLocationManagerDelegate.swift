// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

/// Hears of locations, and why there are none.
///
/// Optional methods are as Docs/subsystems/optional-requirements.md says.
public protocol CLLocationManagerDelegate: NSObjectProtocol, _CLLocationManagerDelegateProbes {
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

extension CLLocationManagerDelegate {
    /// Says that there is no such method.
    public func locationManager(
        _ manager: CLLocationManager,
        didUpdateLocations locations: [CLLocation]
    ) {
        _objcDefault(self, "locationManager(_:didUpdateLocations:)", manager, locations)
    }

    /// Says that there is no such method.
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        _objcDefault(self, "locationManager(_:didFailWithError:)", manager, error)
    }

    /// Says that there is no such method.
    public func locationManager(
        _ manager: CLLocationManager,
        didChangeAuthorization status: CLAuthorizationStatus
    ) {
        _objcDefault(self, "locationManager(_:didChangeAuthorization:)", manager, status)
    }

    /// Says that there is no such method.
    public func locationManager(
        _ manager: CLLocationManager,
        didUpdateHeading newHeading: CLHeading
    ) {
        _objcDefault(self, "locationManager(_:didUpdateHeading:)", manager, newHeading)
    }

    /// Says that there is no such method.
    public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
        _objcDefault(self, "locationManager(_:didEnterRegion:)", manager, region)
    }

    /// Says that there is no such method.
    public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {
        _objcDefault(self, "locationManager(_:didExitRegion:)", manager, region)
    }

    /// Says that there is no such method.
    public func locationManager(
        _ manager: CLLocationManager,
        didRangeBeacons beacons: [CLBeacon],
        in region: CLBeaconRegion
    ) {
        _objcDefault(self, "locationManager(_:didRangeBeacons:in:)", manager, beacons, region)
    }

    /// Says that there is no such method.
    public func locationManager(
        _ manager: CLLocationManager,
        didRange beacons: [CLBeacon],
        satisfying beaconConstraint: CLBeaconIdentityConstraint
    ) {
        _objcDefault(
            self,
            "locationManager(_:didRange:satisfying:)",
            manager,
            beacons,
            beaconConstraint
        )
    }

    /// Says that there is no such method.
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        _objcDefault(self, "locationManagerDidChangeAuthorization(_:)", manager)
    }
}

/// The probes of `CLLocationManagerDelegate`: its optional methods by name.
public protocol _CLLocationManagerDelegateProbes: AnyObject {}

extension _CLLocationManagerDelegateProbes {
    private var target: (any CLLocationManagerDelegate)? { self as? any CLLocationManagerDelegate }

    /// The methods of this name as a value.
    public var locationManager: _CLLocationManagerDelegate_locationManager? {
        target.map { _CLLocationManagerDelegate_locationManager(target: $0) }
    }

    /// `locationManagerDidChangeAuthorization(_:)`, if it is implemented.
    public var locationManagerDidChangeAuthorization: ((CLLocationManager) -> Void)? {
        guard let target, _objcImplements(target, "locationManagerDidChangeAuthorization(_:)")
        else { return nil }
        return { value in
            _ = _objcOptional(target, "locationManagerDidChangeAuthorization(_:)") {
                target.locationManagerDidChangeAuthorization(value)
            }
        }
    }
}

/// The methods of a base name as a value.
public struct _CLLocationManagerDelegate_locationManager {
    let target: any CLLocationManagerDelegate

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        _ manager: CLLocationManager,
        didUpdateLocations locations: [CLLocation]
    ) -> Void? {
        _objcOptional(target, "locationManager(_:didUpdateLocations:)") {
            target.locationManager(manager, didUpdateLocations: locations)
        }
    }

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        _ manager: CLLocationManager,
        didFailWithError error: any Error
    ) -> Void? {
        _objcOptional(target, "locationManager(_:didFailWithError:)") {
            target.locationManager(manager, didFailWithError: error)
        }
    }

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        _ manager: CLLocationManager,
        didChangeAuthorization status: CLAuthorizationStatus
    ) -> Void? {
        _objcOptional(target, "locationManager(_:didChangeAuthorization:)") {
            target.locationManager(manager, didChangeAuthorization: status)
        }
    }

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        _ manager: CLLocationManager,
        didUpdateHeading newHeading: CLHeading
    ) -> Void? {
        _objcOptional(target, "locationManager(_:didUpdateHeading:)") {
            target.locationManager(manager, didUpdateHeading: newHeading)
        }
    }

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        _ manager: CLLocationManager,
        didEnterRegion region: CLRegion
    ) -> Void? {
        _objcOptional(target, "locationManager(_:didEnterRegion:)") {
            target.locationManager(manager, didEnterRegion: region)
        }
    }

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        _ manager: CLLocationManager,
        didExitRegion region: CLRegion
    ) -> Void? {
        _objcOptional(target, "locationManager(_:didExitRegion:)") {
            target.locationManager(manager, didExitRegion: region)
        }
    }

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        _ manager: CLLocationManager,
        didRangeBeacons beacons: [CLBeacon],
        in region: CLBeaconRegion
    ) -> Void? {
        _objcOptional(target, "locationManager(_:didRangeBeacons:in:)") {
            target.locationManager(manager, didRangeBeacons: beacons, in: region)
        }
    }

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        _ manager: CLLocationManager,
        didRange beacons: [CLBeacon],
        satisfying beaconConstraint: CLBeaconIdentityConstraint
    ) -> Void? {
        _objcOptional(target, "locationManager(_:didRange:satisfying:)") {
            target.locationManager(manager, didRange: beacons, satisfying: beaconConstraint)
        }
    }
}
