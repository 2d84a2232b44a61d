// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of C functions.

public import CoreLocation
public import Foundation

/// How many map points a metre is wide at a latitude.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
    let circle = 2 * Double.pi * 6_378_137 * max(cos(latitude * .pi / 180), 1e-9)
    return MKMapSize.world.width / circle
}

/// How many metres a map point is wide at a latitude.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
    1 / MKMapPointsPerMeterAtLatitude(latitude)
}

/// The metres between two points.
public func MKMetersBetweenMapPoints(_ a: MKMapPoint, _ b: MKMapPoint) -> CLLocationDistance {
    a.distance(to: b)
}

/// How wide roads are drawn at a scale, in map points.
public func MKRoadWidthAtZoomScale(_ zoomScale: MKZoomScale) -> CGFloat {
    zoomScale > 0 ? 8 / zoomScale : 0
}

/// A region, by the older name.
public func MKCoordinateRegionMake(
    _ centerCoordinate: CLLocationCoordinate2D,
    _ span: MKCoordinateSpan
) -> MKCoordinateRegion { MKCoordinateRegion(center: centerCoordinate, span: span) }

/// A region of a size in metres, by the older name.
public func MKCoordinateRegionMakeWithDistance(
    _ centerCoordinate: CLLocationCoordinate2D,
    _ latitudinalMeters: CLLocationDistance,
    _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
    MKCoordinateRegion(
        center: centerCoordinate,
        latitudinalMeters: latitudinalMeters,
        longitudinalMeters: longitudinalMeters
    )
}

/// The region of a rectangle, by the older name.
public func MKCoordinateRegionForMapRect(_ rect: MKMapRect) -> MKCoordinateRegion {
    MKCoordinateRegion(rect)
}

/// A span, by the older name.
public func MKCoordinateSpanMake(
    _ latitudeDelta: CLLocationDegrees,
    _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan {
    MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}

/// The point of a place, by the older name.
public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint {
    MKMapPoint(coordinate)
}

/// The place of a point, by the older name.
public func MKCoordinateForMapPoint(_ mapPoint: MKMapPoint) -> CLLocationCoordinate2D {
    mapPoint.coordinate
}

/// A point, by the older name.
public func MKMapPointMake(_ x: Double, _ y: Double) -> MKMapPoint { MKMapPoint(x: x, y: y) }

/// Whether two points are equal.
public func MKMapPointEqualToPoint(_ point1: MKMapPoint, _ point2: MKMapPoint) -> Bool {
    point1.x == point2.x && point1.y == point2.y
}

/// A size, by the older name.
public func MKMapSizeMake(_ width: Double, _ height: Double) -> MKMapSize {
    MKMapSize(width: width, height: height)
}

/// Whether two sizes are equal.
public func MKMapSizeEqualToSize(_ size1: MKMapSize, _ size2: MKMapSize) -> Bool {
    size1.width == size2.width && size1.height == size2.height
}

/// A rectangle, by the older name.
public func MKMapRectMake(
    _ x: Double,
    _ y: Double,
    _ width: Double,
    _ height: Double
) -> MKMapRect { MKMapRect(x: x, y: y, width: width, height: height) }

/// Whether two rectangles are equal.
public func MKMapRectEqualToRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool {
    MKMapPointEqualToPoint(rect1.origin, rect2.origin)
        && MKMapSizeEqualToSize(rect1.size, rect2.size)
}

/// The smallest rectangle around two, by the older name.
public func MKMapRectUnion(_ rect1: MKMapRect, _ rect2: MKMapRect) -> MKMapRect {
    rect1.union(rect2)
}

/// What two rectangles have in common, by the older name.
public func MKMapRectIntersection(_ rect1: MKMapRect, _ rect2: MKMapRect) -> MKMapRect {
    rect1.intersection(rect2)
}

/// Whether two rectangles have something in common, by the older name.
public func MKMapRectIntersectsRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool {
    rect1.intersects(rect2)
}

/// A smaller rectangle, by the older name.
public func MKMapRectInset(_ rect: MKMapRect, _ dx: Double, _ dy: Double) -> MKMapRect {
    rect.insetBy(dx: dx, dy: dy)
}

/// Whether a point lies in a rectangle, by the older name.
public func MKMapRectContainsPoint(_ rect: MKMapRect, _ point: MKMapPoint) -> Bool {
    rect.contains(point)
}

/// Whether a rectangle is none, by the older name.
public func MKMapRectIsNull(_ rect: MKMapRect) -> Bool { rect.isNull }

/// Whether nothing lies in a rectangle, by the older name.
public func MKMapRectIsEmpty(_ rect: MKMapRect) -> Bool { rect.isEmpty }

/// The whole map, by the older name.
public let MKMapRectWorld = MKMapRect.world
/// No rectangle, by the older name.
public let MKMapRectNull = MKMapRect.null
/// The size of the map, by the older name.
public let MKMapSizeWorld = MKMapSize.world

extension NSValue {
    /// A box around a place.
    public convenience init(mkCoordinate coordinate: CLLocationCoordinate2D) {
        var pair = CGPoint(x: coordinate.latitude, y: coordinate.longitude)
        self.init(bytes: &pair, objCType: "{CLLocationCoordinate2D=dd}")
    }

    /// The place in the box.
    public var mkCoordinateValue: CLLocationCoordinate2D {
        var pair = CGPoint.zero
        getValue(&pair)
        return CLLocationCoordinate2D(latitude: pair.x, longitude: pair.y)
    }

    /// A box around a span.
    public convenience init(mkCoordinateSpan span: MKCoordinateSpan) {
        var pair = CGPoint(x: span.latitudeDelta, y: span.longitudeDelta)
        self.init(bytes: &pair, objCType: "{MKCoordinateSpan=dd}")
    }

    /// The span in the box.
    public var mkCoordinateSpanValue: MKCoordinateSpan {
        var pair = CGPoint.zero
        getValue(&pair)
        return MKCoordinateSpan(latitudeDelta: pair.x, longitudeDelta: pair.y)
    }
}
