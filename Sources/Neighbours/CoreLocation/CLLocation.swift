// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// Degrees, positive to the north or the east.
public typealias CLLocationDegrees = Double
/// Metres.
public typealias CLLocationDistance = Double
/// Metres; negative for what is not known.
public typealias CLLocationAccuracy = Double
/// Metres in a second; negative for what is not known.
public typealias CLLocationSpeed = Double
/// Metres in a second by which a speed may be wrong; negative for what is not known.
public typealias CLLocationSpeedAccuracy = Double
/// Degrees from the north, with the clock; negative for what is not known.
public typealias CLLocationDirection = Double
/// Degrees by which a direction may be wrong; negative for what is not known.
public typealias CLLocationDirectionAccuracy = Double
/// Degrees of error of a heading.
public typealias CLHeadingComponentValue = Double

/// As exact as can be, with the help of other sensors.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// As exact as can be.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// Ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// A hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// A kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1_000
/// Three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3_000
/// As little as may be.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 11_000
/// Every move counts.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// No place at all.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(
    latitude: -180,
    longitude: -180
)

/// A place on the globe.
public struct CLLocationCoordinate2D: Sendable {
    /// Degrees to the north.
    public var latitude: CLLocationDegrees
    /// Degrees to the east.
    public var longitude: CLLocationDegrees

    /// The place without longitude and latitude.
    public init() { (latitude, longitude) = (0, 0) }

    /// A place.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A place.
public func CLLocationCoordinate2DMake(
    _ latitude: CLLocationDegrees,
    _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether a place is on the globe.
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
    coordinate.latitude.magnitude <= 90 && coordinate.longitude.magnitude <= 180
}

// Sendable is unchecked because nothing changes after `init`.
/// Where something was, and when.
open class CLLocation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The place.
    open private(set) var coordinate: CLLocationCoordinate2D
    /// Metres above the sea.
    open private(set) var altitude: CLLocationDistance
    /// How far off the place may be.
    open private(set) var horizontalAccuracy: CLLocationAccuracy
    /// How far off the altitude may be.
    open private(set) var verticalAccuracy: CLLocationAccuracy
    /// Where it went.
    open private(set) var course: CLLocationDirection
    /// How fast.
    open private(set) var speed: CLLocationSpeed
    /// When.
    open private(set) var timestamp: Date
    /// How far off the course may be; negative where that is not known.
    open private(set) var courseAccuracy: CLLocationDirectionAccuracy
    /// How far off the speed may be; negative where that is not known.
    open private(set) var speedAccuracy: CLLocationSpeedAccuracy
    /// Where it is from; nil where that is not known.
    open private(set) var sourceInformation: CLLocationSourceInformation?

    /// The place at no latitude and no longitude.
    public override init() {
        coordinate = CLLocationCoordinate2D(latitude: 0, longitude: 0)
        altitude = 0
        horizontalAccuracy = 0
        verticalAccuracy = -1
        course = -1
        speed = -1
        timestamp = Date()
        courseAccuracy = -1
        speedAccuracy = -1
        super.init()
    }

    /// A place, now, with nothing else known.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
            altitude: 0,
            horizontalAccuracy: 0,
            verticalAccuracy: -1,
            timestamp: Date()
        )
    }

    /// A place that does not move.
    public convenience init(
        coordinate: CLLocationCoordinate2D,
        altitude: CLLocationDistance,
        horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy,
        timestamp: Date
    ) {
        self.init(
            coordinate: coordinate,
            altitude: altitude,
            horizontalAccuracy: horizontalAccuracy,
            verticalAccuracy: verticalAccuracy,
            course: -1,
            speed: -1,
            timestamp: timestamp
        )
    }

    /// A place on the way.
    public convenience init(
        coordinate: CLLocationCoordinate2D,
        altitude: CLLocationDistance,
        horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy,
        course: CLLocationDirection,
        speed: CLLocationSpeed,
        timestamp: Date
    ) {
        self.init(
            coordinate: coordinate,
            altitude: altitude,
            horizontalAccuracy: horizontalAccuracy,
            verticalAccuracy: verticalAccuracy,
            course: course,
            courseAccuracy: -1,
            speed: speed,
            speedAccuracy: -1,
            timestamp: timestamp
        )
    }

    /// A place on the way, with how exactly that is known.
    public convenience init(
        coordinate: CLLocationCoordinate2D,
        altitude: CLLocationDistance,
        horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy,
        course: CLLocationDirection,
        courseAccuracy: CLLocationDirectionAccuracy,
        speed: CLLocationSpeed,
        speedAccuracy: CLLocationSpeedAccuracy,
        timestamp: Date
    ) {
        self.init(
            coordinate,
            altitude,
            (horizontalAccuracy, verticalAccuracy),
            (course, courseAccuracy),
            (speed, speedAccuracy),
            timestamp,
            nil
        )
    }

    /// A place on the way, with how exactly that is known, and where it is from.
    public convenience init(
        coordinate: CLLocationCoordinate2D,
        altitude: CLLocationDistance,
        horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy,
        course: CLLocationDirection,
        courseAccuracy: CLLocationDirectionAccuracy,
        speed: CLLocationSpeed,
        speedAccuracy: CLLocationSpeedAccuracy,
        timestamp: Date,
        sourceInfo: CLLocationSourceInformation
    ) {
        self.init(
            coordinate,
            altitude,
            (horizontalAccuracy, verticalAccuracy),
            (course, courseAccuracy),
            (speed, speedAccuracy),
            timestamp,
            sourceInfo
        )
    }

    // Public for the compiler, so that subclasses inherit the convenience initializers.
    @usableFromInline
    init(
        _ coordinate: CLLocationCoordinate2D,
        _ altitude: CLLocationDistance,
        _ accuracy: (horizontal: CLLocationAccuracy, vertical: CLLocationAccuracy),
        _ course: (CLLocationDirection, accuracy: CLLocationDirection),
        _ speed: (CLLocationSpeed, accuracy: CLLocationSpeed),
        _ timestamp: Date,
        _ source: CLLocationSourceInformation?
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
        horizontalAccuracy = accuracy.horizontal
        verticalAccuracy = accuracy.vertical
        (self.course, courseAccuracy) = course
        (self.speed, speedAccuracy) = speed
        self.timestamp = timestamp
        sourceInformation = source
        super.init()
    }

    /// The storey of a building; nobody knows.
    open var floor: CLFloor? { nil }
    /// Metres above the ellipsoid; as above the sea, since nobody knows the difference.
    open var ellipsoidalAltitude: CLLocationDistance { altitude }
    /// The way over the globe in metres, on the ellipsoid of WGS 84.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        Geodesic.distance(coordinate, location.coordinate)
    }

    /// The same object: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Archives can keep it.
    public static var supportsSecureCoding: Bool { true }

    /// Reads what `encode(with:)` wrote.
    public required convenience init?(coder: NSCoder) {
        func value(_ key: String) -> Double { coder.decodeDouble(forKey: key) }
        self.init(
            coordinate: CLLocationCoordinate2D(
                latitude: value("latitude"),
                longitude: value("longitude")
            ),
            altitude: value("altitude"),
            horizontalAccuracy: value("horizontalAccuracy"),
            verticalAccuracy: value("verticalAccuracy"),
            course: value("course"),
            courseAccuracy: value("courseAccuracy"),
            speed: value("speed"),
            speedAccuracy: value("speedAccuracy"),
            timestamp: Date(timeIntervalSinceReferenceDate: value("timestamp"))
        )
    }

    /// Writes all that is known.
    open func encode(with coder: NSCoder) {
        coder.encode(coordinate.latitude, forKey: "latitude")
        coder.encode(coordinate.longitude, forKey: "longitude")
        coder.encode(altitude, forKey: "altitude")
        coder.encode(horizontalAccuracy, forKey: "horizontalAccuracy")
        coder.encode(verticalAccuracy, forKey: "verticalAccuracy")
        coder.encode(course, forKey: "course")
        coder.encode(speed, forKey: "speed")
        coder.encode(courseAccuracy, forKey: "courseAccuracy")
        coder.encode(speedAccuracy, forKey: "speedAccuracy")
        coder.encode(timestamp.timeIntervalSinceReferenceDate, forKey: "timestamp")
    }
}

// Sendable is unchecked because nothing changes after `init`.
/// Where a location is from.
open class CLLocationSourceInformation: NSObject, @unchecked Sendable {
    /// Whether a program made it up.
    open private(set) var isSimulatedBySoftware: Bool
    /// Whether an accessory measured it.
    open private(set) var isProducedByAccessory: Bool

    /// Says where a location is from.
    public init(
        softwareSimulationState isSoftware: Bool,
        andExternalAccessoryState isAccessory: Bool
    ) {
        isSimulatedBySoftware = isSoftware
        isProducedByAccessory = isAccessory
        super.init()
    }
}

// Sendable is unchecked because it has no state.
/// A storey of a building; no location here has one.
open class CLFloor: NSObject, @unchecked Sendable {
    /// The number, from the ground on.
    open var level: Int { 0 }

    /// Makes a floor 0, for subclasses.
    public override init() { super.init() }
}

/// Distances on the globe.
enum Geodesic {
    /// By Vincenty's iteration; of opposite places, where it does not converge, on a sphere.
    static func distance(_ p: CLLocationCoordinate2D, _ q: CLLocationCoordinate2D) -> Double {
        let (a, f) = (6_378_137.0, 1 / 298.257_223_563)
        let b = a * (1 - f)
        func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
        let u1 = atan((1 - f) * tan(radians(p.latitude)))
        let u2 = atan((1 - f) * tan(radians(q.latitude)))
        let all = radians(q.longitude - p.longitude)
        var lambda = all
        for _ in 0..<100 {
            let x = cos(u2) * sin(lambda)
            let y = cos(u1) * sin(u2) - sin(u1) * cos(u2) * cos(lambda)
            let sine = hypot(x, y)
            guard sine > 0 else { return 0 }
            let cosine = sin(u1) * sin(u2) + cos(u1) * cos(u2) * cos(lambda)
            let sigma = atan2(sine, cosine)
            let alpha = cos(u1) * cos(u2) * sin(lambda) / sine
            let square = 1 - alpha * alpha
            let middle = square > 0 ? cosine - 2 * sin(u1) * sin(u2) / square : 0
            let c = f / 16 * square * (4 + f * (4 - 3 * square))
            let last = lambda
            let inner = middle + c * cosine * (2 * middle * middle - 1)
            lambda = all + (1 - c) * f * alpha * (sigma + c * sine * inner)
            guard (lambda - last).magnitude < 1e-12 else { continue }
            let u = square * (a * a - b * b) / (b * b)
            let big = 1 + u / 16_384 * (4_096 + u * (u * (320 - 175 * u) - 768))
            let small = u / 1_024 * (256 + u * (u * (74 - 47 * u) - 128))
            let first = cosine * (2 * middle * middle - 1)
            let second = small / 6 * middle * (4 * sine * sine - 3) * (4 * middle * middle - 3)
            return b * big * (sigma - small * sine * (middle + small / 4 * (first - second)))
        }
        let dot =
            sin(radians(p.latitude)) * sin(radians(q.latitude))
            + cos(radians(p.latitude)) * cos(radians(q.latitude)) * cos(all)
        return 6_371_008.8 * acos(min(max(dot, -1), 1))
    }
}
