// SPDX-License-Identifier: Apache-2.0

public import CoreLocation
public import Foundation

/// A point of the flat map: x goes to the east from the meridian of 180 degrees, y to the south.
///
/// - Source: the projection is that of Mercator on a sphere, as all maps of tiles use it; the width of
///   the world is documented as 2 to the power of 28.
public struct MKMapPoint: Sendable {
    /// To the east.
    public var x: Double
    /// To the south.
    public var y: Double

    /// The corner in the north-west.
    public init() { (x, y) = (0, 0) }

    /// A point.
    @_disfavoredOverload
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

    /// The latitude at which the map ends, in degrees, so that it is square.
    static let lastLatitude = 85.051_128_779_806_59

    /// The point of a place; the poles are at the map's ends.
    public init(_ coordinate: CLLocationCoordinate2D) {
        let world = MKMapSize.world.width
        let latitude = min(max(coordinate.latitude, -Self.lastLatitude), Self.lastLatitude)
        let sine = sin(latitude * .pi / 180)
        x = (coordinate.longitude + 180) / 360 * world
        y = world / 2 - log((1 + sine) / (1 - sine)) / (4 * .pi) * world
    }

    /// The place.
    public var coordinate: CLLocationCoordinate2D {
        let world = MKMapSize.world.width
        let angle = .pi - 2 * .pi * y / world
        return CLLocationCoordinate2D(
            latitude: atan(sinh(angle)) * 180 / .pi,
            longitude: x / world * 360 - 180
        )
    }

    /// The way to another point in metres.
    public func distance(to other: MKMapPoint) -> CLLocationDistance {
        let (from, to) = (coordinate, other.coordinate)
        return CLLocation(latitude: from.latitude, longitude: from.longitude)
            .distance(from: CLLocation(latitude: to.latitude, longitude: to.longitude))
    }
}

/// A size on the flat map.
public struct MKMapSize: Sendable {
    /// To the east.
    public var width: Double
    /// To the south.
    public var height: Double

    /// No size.
    public init() { (width, height) = (0, 0) }

    /// A size.
    @_disfavoredOverload
    public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

    /// The whole map.
    public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

/// How many points of the screen a map point is wide.
public typealias MKZoomScale = CGFloat
