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

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of `CLError`.
public let kCLErrorDomain = "kCLErrorDomain"

/// Why there is no location.
public struct CLError: _BridgedStoredNSError, Sendable {
    /// Why there is no location.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        /// The errors that have these codes.
        public typealias _ErrorType = CLError

        /// Not known yet.
        case locationUnknown = 0
        /// Not allowed.
        case denied = 1
        /// No network.
        case network = 2
        /// No heading.
        case headingFailure = 3
        /// Regions may not be watched.
        case regionMonitoringDenied = 4
        /// A region cannot be watched.
        case regionMonitoringFailure = 5
        /// No such place.
        case geocodeFoundNoResult = 8
        /// Given up.
        case geocodeCanceled = 10
        /// Beacons cannot be looked for.
        case rangingUnavailable = 16
        /// Looking for beacons failed.
        case rangingFailure = 17
    }

    /// The error as Foundation keeps it.
    public let _nsError: NSError

    /// An error of Foundation's that has the domain of these.
    public init(_nsError error: NSError) { _nsError = error }

    /// The domain of these errors.
    public static var _nsErrorDomain: String { kCLErrorDomain }

    /// Not known yet.
    public static var locationUnknown: Code { .locationUnknown }
    /// Not allowed.
    public static var denied: Code { .denied }
    /// No network.
    public static var network: Code { .network }
    /// No heading.
    public static var headingFailure: Code { .headingFailure }
    /// Regions may not be watched.
    public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
    /// A region cannot be watched.
    public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
    /// No such place.
    public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
    /// Given up.
    public static var geocodeCanceled: Code { .geocodeCanceled }
    /// Beacons cannot be looked for.
    public static var rangingUnavailable: Code { .rangingUnavailable }
    /// Looking for beacons failed.
    public static var rangingFailure: Code { .rangingFailure }
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
    /// The regions that are watched: none.
    open var monitoredRegions: Set<CLRegion> { [] }

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
    /// The delegate hears that it cannot be watched.
    open func startMonitoring(for region: CLRegion) { fail(.regionMonitoringDenied) }
    /// It is not watched.
    open func stopMonitoring(for region: CLRegion) {}
    /// The delegate hears that it cannot be looked for.
    open func startRangingBeacons(in region: CLBeaconRegion) { fail(.rangingUnavailable) }
    /// It is not looked for.
    open func stopRangingBeacons(in region: CLBeaconRegion) {}
    /// The delegate hears that it cannot be looked for.
    open func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
        fail(.rangingUnavailable)
    }
    /// It is not looked for.
    open func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}

    private func tellStatus() {
        delegate?.locationManagerDidChangeAuthorization?(self)
        delegate?.locationManager?(self, didChangeAuthorization: .denied)
    }

    private func fail(_ code: CLError.Code) {
        DispatchQueue.main.async { [weak self] in
            guard let self else { return }
            delegate?.locationManager?(self, didFailWithError: CLError(code))
        }
    }
}

// Sendable is unchecked because its two flags are set before it is monitored.
/// A part of the world.
open class CLRegion: NSObject, NSCopying, @unchecked Sendable {
    /// What it is known by.
    public let identifier: String
    /// Whether coming is told.
    open var notifyOnEntry = true
    /// Whether leaving is told.
    open var notifyOnExit = true

    init(identifier: String) {
        self.identifier = identifier
        super.init()
    }

    /// The same object: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

// Sendable is unchecked because `CLRegion` is, and what it adds never changes.
/// A circle.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
    /// Its middle.
    public let center: CLLocationCoordinate2D
    /// Metres.
    public let radius: CLLocationDistance

    /// A circle.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        self.center = center
        self.radius = radius
        super.init(identifier: identifier)
    }

    /// Whether a place lies in it.
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        Geodesic.distance(center, coordinate) <= radius
    }
}

/// A number that beacons of one owner share.
public typealias CLBeaconMajorValue = UInt16
/// A number that tells them apart.
public typealias CLBeaconMinorValue = UInt16

// Sendable is unchecked because nothing changes after `init`.
/// Which beacons are meant.
open class CLBeaconIdentityConstraint: NSObject, NSCopying, @unchecked Sendable {
    /// Whose.
    public let uuid: UUID
    /// Which of them; nil for any.
    public let major: CLBeaconMajorValue?
    /// Which of those; nil for any.
    public let minor: CLBeaconMinorValue?

    /// Beacons with such numbers.
    public init(uuid: UUID, major: CLBeaconMajorValue? = nil, minor: CLBeaconMinorValue? = nil) {
        self.uuid = uuid
        self.major = major
        self.minor = minor
        super.init()
    }

    /// The same object: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

// Sendable is unchecked because `CLRegion` is, and what it adds never changes.
/// Around beacons.
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
    /// Whose.
    public let uuid: UUID
    /// Which of them; nil for any.
    public let major: NSNumber?
    /// Which of those; nil for any.
    public let minor: NSNumber?
    /// The same under its older name.
    open var proximityUUID: UUID { uuid }

    private init(_ uuid: UUID, _ major: UInt16?, _ minor: UInt16?, _ identifier: String) {
        self.uuid = uuid
        self.major = major.map { NSNumber(value: $0) }
        self.minor = minor.map { NSNumber(value: $0) }
        super.init(identifier: identifier)
    }

    /// All of one owner.
    public convenience init(uuid: UUID, identifier: String) {
        self.init(uuid, nil, nil, identifier)
    }

    /// Some of one owner.
    public convenience init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
        self.init(uuid, major, nil, identifier)
    }

    /// One.
    public convenience init(
        uuid: UUID,
        major: CLBeaconMajorValue,
        minor: CLBeaconMinorValue,
        identifier: String
    ) { self.init(uuid, major, minor, identifier) }

    /// All of one owner, by the older name.
    public convenience init(proximityUUID: UUID, identifier: String) {
        self.init(proximityUUID, nil, nil, identifier)
    }

    /// One, by the older name.
    public convenience init(
        proximityUUID: UUID,
        major: CLBeaconMajorValue,
        minor: CLBeaconMinorValue,
        identifier: String
    ) { self.init(proximityUUID, major, minor, identifier) }
}

/// How near a beacon is.
public enum CLProximity: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// In the hand.
    case immediate = 1
    /// In the room.
    case near = 2
    /// In the house.
    case far = 3
}

// Sendable is unchecked because nothing changes after `init`.
/// A beacon that was seen; none is here.
open class CLBeacon: NSObject, @unchecked Sendable {
    /// Whose.
    public let uuid = UUID()
    /// How near.
    open var proximity: CLProximity { .unknown }
    /// Metres; negative for what is not known.
    open var accuracy: CLLocationAccuracy { -1 }
    /// How strong it is.
    open var rssi: Int { 0 }
}

// Sendable is unchecked because it has no state.
/// Where the device points; it has no compass here.
open class CLHeading: NSObject, @unchecked Sendable {
    /// From the magnetic pole.
    open var magneticHeading: CLLocationDirection { -1 }
    /// From the pole.
    open var trueHeading: CLLocationDirection { -1 }
    /// How far off it may be.
    open var headingAccuracy: CLLocationDirection { -1 }
}
