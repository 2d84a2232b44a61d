// SPDX-License-Identifier: Apache-2.0

public import CoreLocation
import Foundation

/// How far a region goes, in degrees.
public struct MKCoordinateSpan: Sendable {
    /// From the south to the north.
    public var latitudeDelta: CLLocationDegrees
    /// From the west to the east.
    public var longitudeDelta: CLLocationDegrees

    /// No span.
    public init() { (latitudeDelta, longitudeDelta) = (0, 0) }

    /// A span.
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        self.latitudeDelta = latitudeDelta
        self.longitudeDelta = longitudeDelta
    }
}

/// A region around a place.
public struct MKCoordinateRegion: Sendable {
    /// The place.
    public var center: CLLocationCoordinate2D
    /// How far it goes.
    public var span: MKCoordinateSpan

    /// The region without a span where both degrees are zero.
    public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }

    /// A region.
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
        self.center = center
        self.span = span
    }

    /// The metres of a degree of latitude, on a sphere.
    private static let metersPerDegree = 6_371_008.8 * .pi / 180

    /// A region of a size in metres.
    public init(
        center centerCoordinate: CLLocationCoordinate2D,
        latitudinalMeters: CLLocationDistance,
        longitudinalMeters: CLLocationDistance
    ) {
        let circle = max(cos(centerCoordinate.latitude * .pi / 180), 1e-6)
        self.init(
            center: centerCoordinate,
            span: MKCoordinateSpan(
                latitudeDelta: min(latitudinalMeters / Self.metersPerDegree, 180),
                longitudeDelta: min(longitudinalMeters / (Self.metersPerDegree * circle), 360)
            )
        )
    }

    /// The region of a rectangle of the map.
    ///
    /// Its centre is the middle of the rectangle on the map.
    public init(_ rect: MKMapRect) {
        guard !rect.isNull else {
            self.init()
            return
        }
        let north = MKMapPoint(x: rect.minX, y: rect.minY).coordinate.latitude
        let south = MKMapPoint(x: rect.minX, y: rect.maxY).coordinate.latitude
        var center = MKMapPoint(x: rect.midX, y: rect.midY).coordinate
        if center.longitude > 180 { center.longitude -= 360 }
        self.init(
            center: center,
            span: MKCoordinateSpan(
                latitudeDelta: north - south,
                longitudeDelta: rect.width / MKMapSize.world.width * 360
            )
        )
    }

    /// Whether the numbers are those of a region.
    var isValid: Bool {
        CLLocationCoordinate2DIsValid(center) && (0...180).contains(span.latitudeDelta)
            && (0...360).contains(span.longitudeDelta)
    }

    /// The rectangle of the map around the region.
    var mapRect: MKMapRect {
        let north = min(center.latitude + span.latitudeDelta / 2, 90)
        let south = max(center.latitude - span.latitudeDelta / 2, -90)
        let west = center.longitude - span.longitudeDelta / 2
        let top = MKMapPoint(CLLocationCoordinate2D(latitude: north, longitude: west))
        let bottom = MKMapPoint(CLLocationCoordinate2D(latitude: south, longitude: west))
        return MKMapRect(
            x: top.x,
            y: top.y,
            width: span.longitudeDelta / 360 * MKMapSize.world.width,
            height: bottom.y - top.y
        )
    }
}
