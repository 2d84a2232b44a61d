// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// Whether an app may know where the device is.
public enum CLAuthorizationStatus: Int32, Sendable {
    /// Nobody was asked.
    case notDetermined = 0
    /// Nobody can allow it.
    case restricted = 1
    /// No.
    case denied = 2
    /// At any time.
    case authorizedAlways = 3
    /// While it is used.
    case authorizedWhenInUse = 4

    /// At any time, as it was called before.
    public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}

/// How exactly an app may know it.
public enum CLAccuracyAuthorization: Int, Sendable {
    /// To the metre.
    case fullAccuracy = 0
    /// Which town.
    case reducedAccuracy = 1
}

/// What an app uses locations for.
public enum CLActivityType: Int, Sendable {
    /// Something else.
    case other = 1
    /// Driving.
    case automotiveNavigation = 2
    /// Sports.
    case fitness = 3
    /// Other vehicles.
    case otherNavigation = 4
    /// Flying.
    case airborne = 5
}

/// Which side of a device is up.
public enum CLDeviceOrientation: Int32, Sendable {
    /// Not known.
    case unknown = 0
    /// The top.
    case portrait = 1
    /// The bottom.
    case portraitUpsideDown = 2
    /// The left side.
    case landscapeLeft = 3
    /// The right side.
    case landscapeRight = 4
    /// The screen.
    case faceUp = 5
    /// The back.
    case faceDown = 6
}

// Sendable is unchecked because a manager belongs to the thread that made it, the main one in apps,
// as on iOS.
/// Where the device is: nobody knows here, which is said as on a phone whose owner said no.
open class CLLocationManager: NSObject, @unchecked Sendable {
    /// One with the usual values.
    public override init() {
        super.init()
        // As on iOS, the delegate hears of the status once it is there.
        DispatchQueue.main.async { [weak self] in self?.tellStatus() }
    }

    /// Hears of locations, and why there are none.
    open weak var delegate: (any CLLocationManagerDelegate)?
    /// How exact locations are to be.
    open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
    /// How far the device must go for another.
    open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
    /// What they are used for.
    open var activityType = CLActivityType.other
    /// Whether they stop coming by themselves.
    open var pausesLocationUpdatesAutomatically = true
    /// Whether they come while the app is not in front.
    open var allowsBackgroundLocationUpdates = false
    /// Whether that is shown.
    open var showsBackgroundLocationIndicator = false
    /// Whether the app may know: no.
    open var authorizationStatus: CLAuthorizationStatus { .denied }
    /// How exactly.
    open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
    /// The last location: none.
    open var location: CLLocation? { nil }
    /// The last heading: none.
    open var heading: CLHeading? { nil }
    /// By how many degrees the device must turn for another.
    open var headingFilter: CLLocationDegrees = 1
    /// Which side of the device is its top for headings.
    open var headingOrientation = CLDeviceOrientation.portrait
    /// The regions that are watched: none.
    open var monitoredRegions: Set<CLRegion> { [] }
    /// The regions in which beacons are looked for: none.
    open var rangedRegions: Set<CLRegion> { [] }
    /// The beacons that are looked for: none.
    open var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint> { [] }
    /// The largest region that can be watched, in metres; -1, since none can.
    open var maximumRegionMonitoringDistance: CLLocationDistance { -1 }
    /// Whether widgets may know: no.
    open var isAuthorizedForWidgetUpdates: Bool { false }

    /// Whether the device finds out where it is: no.
    open class func locationServicesEnabled() -> Bool { false }
    /// Whether the app may know: no.
    open class func authorizationStatus() -> CLAuthorizationStatus { .denied }
    /// Whether there is a compass: no.
    open class func headingAvailable() -> Bool { false }
    /// Whether beacons can be looked for: no.
    open class func isRangingAvailable() -> Bool { false }
    /// Whether far moves are noticed: no.
    open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
    /// Whether regions can be watched: no.
    open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }

    /// Asks; the answer is no.
    open func requestWhenInUseAuthorization() {
        DispatchQueue.main.async { [weak self] in self?.tellStatus() }
    }
    /// Asks; the answer is no.
    open func requestAlwaysAuthorization() { requestWhenInUseAuthorization() }
    /// The delegate hears why there are none.
    open func startUpdatingLocation() { fail(.denied) }
    /// None come.
    open func stopUpdatingLocation() {}
    /// The delegate hears why there is none.
    open func requestLocation() { fail(.denied) }
    /// The delegate hears why there are none.
    open func startUpdatingHeading() { fail(.headingFailure) }
    /// None come.
    open func stopUpdatingHeading() {}
    /// The delegate hears why there are none.
    open func startMonitoringSignificantLocationChanges() { fail(.denied) }
    /// None come.
    open func stopMonitoringSignificantLocationChanges() {}
    /// Asks for exact locations for a while; the completion hears that the answer is no.
    open func requestTemporaryFullAccuracyAuthorization(
        withPurposeKey purposeKey: String,
        completion: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        DispatchQueue.main.async { completion?(CLError(.denied)) }
    }
    /// Asks for exact locations for a while; the answer is no.
    open func requestTemporaryFullAccuracyAuthorization(
        withPurposeKey purposeKey: String
    ) async throws { throw CLError(.denied) }
    /// The alert is not shown.
    open func dismissHeadingCalibrationDisplay() {}
    /// The delegate hears why there are none.
    open func startMonitoringVisits() { fail(.denied) }
    /// None come.
    open func stopMonitoringVisits() {}
    /// The delegate hears that nobody knows.
    open func requestState(for region: CLRegion) {
        tell { $1.locationManager?($0, didDetermineState: .unknown, for: region) }
    }
    /// The delegate hears that it cannot be watched.
    open func startMonitoring(for region: CLRegion) {
        tell {
            let error = CLError(.regionMonitoringDenied)
            $1.locationManager?($0, monitoringDidFailFor: region, withError: error)
        }
    }
    /// It is not watched.
    open func stopMonitoring(for region: CLRegion) {}
    /// The delegate hears that it cannot be looked for.
    open func startRangingBeacons(in region: CLBeaconRegion) {
        tell {
            let error = CLError(.rangingUnavailable)
            $1.locationManager?($0, rangingBeaconsDidFailFor: region, withError: error)
        }
    }
    /// It is not looked for.
    open func stopRangingBeacons(in region: CLBeaconRegion) {}
    /// The delegate hears that it cannot be looked for.
    open func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
        tell {
            let error = CLError(.rangingUnavailable)
            $1.locationManager?($0, didFailRangingFor: constraint, error: error)
        }
    }
    /// It is not looked for.
    open func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
    /// Whether locations can be kept back while the app sleeps: no.
    open class func deferredLocationUpdatesAvailable() -> Bool { false }
    /// The delegate hears that locations can't be kept back.
    open func allowDeferredLocationUpdates(
        untilTraveled distance: CLLocationDistance,
        timeout: TimeInterval
    ) {
        tell {
            let error = CLError(.deferredFailed)
            $1.locationManager?($0, didFinishDeferredUpdatesWithError: error)
        }
    }
    /// None are kept back.
    open func disallowDeferredLocationUpdates() {}

    private func tellStatus() {
        delegate?.locationManagerDidChangeAuthorization?(self)
        delegate?.locationManager?(self, didChangeAuthorization: .denied)
    }

    private func fail(_ code: CLError.Code) {
        tell { $1.locationManager?($0, didFailWithError: CLError(code)) }
    }

    /// Tells the delegate something at the main queue's next turn.
    private func tell(
        _ what: @escaping @Sendable (CLLocationManager, any CLLocationManagerDelegate) -> Void
    ) {
        DispatchQueue.main.async { [weak self] in
            guard let self, let delegate else { return }
            what(self, delegate)
        }
    }
}
