// SPDX-License-Identifier: Apache-2.0

import Foundation
import MapKit
import Testing

@Suite("The geometry of maps")
struct MapGeometryTests {
    private let berlin = CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4)

    @Test func theMiddleOfTheWorldIsTheMiddleOfTheMap() {
        let point = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0))
        #expect(point.x == 134_217_728 && (point.y - 134_217_728).magnitude < 1e-6)
        let corner = MKMapPoint(CLLocationCoordinate2D(latitude: 90, longitude: -180))
        #expect(corner.x == 0 && corner.y.magnitude < 1e-3)
    }

    @Test func placesComeBackFromTheMap() {
        let place = MKMapPoint(berlin).coordinate
        #expect((place.latitude - 52.5).magnitude < 1e-9)
        #expect((place.longitude - 13.4).magnitude < 1e-9)
    }

    @Test func aMetreOfTheMapIsAMetre() {
        let start = MKMapPoint(berlin)
        let points = MKMapPointsPerMeterAtLatitude(berlin.latitude)
        let end = MKMapPoint(x: start.x + 1_000 * points, y: start.y)
        #expect((start.distance(to: end) - 1_000).magnitude < 5)
        #expect((points * MKMetersPerMapPointAtLatitude(berlin.latitude) - 1).magnitude < 1e-12)
    }

    @Test func rectanglesAreCombined() {
        let a = MKMapRect(x: 0, y: 0, width: 10, height: 10)
        let b = MKMapRect(x: 5, y: 5, width: 10, height: 10)
        #expect(MKMapRectEqualToRect(a.union(b), MKMapRect(x: 0, y: 0, width: 15, height: 15)))
        let both = a.intersection(b)
        #expect(MKMapRectEqualToRect(both, MKMapRect(x: 5, y: 5, width: 5, height: 5)))
        #expect(a.intersects(b) && !a.intersects(b.offsetBy(dx: 20, dy: 0)))
        #expect(a.contains(MKMapPoint(x: 0, y: 9)) && !a.contains(MKMapPoint(x: 10, y: 0)))
        #expect(MKMapRect.null.isNull && MKMapRect.null.union(a).width == 10)
        #expect(a.insetBy(dx: 6, dy: 0).isNull)
    }

    @Test func whatGoesPastTheMeridianHasARemainder() {
        let rect = MKMapRect(x: -100, y: 0, width: 150, height: 10)
        #expect(rect.spans180thMeridian)
        #expect(rect.remainder().minX == MKMapSize.world.width - 100)
        #expect(rect.remainder().width == 100 && MKMapRect.world.remainder().isNull)
    }

    @Test func regionsAreMeasuredInMetres() {
        let region = MKCoordinateRegion(
            center: berlin,
            latitudinalMeters: 111_195,
            longitudinalMeters: 111_195
        )
        #expect((region.span.latitudeDelta - 1).magnitude < 1e-3)
        #expect((region.span.longitudeDelta - 1 / cos(52.5 * .pi / 180)).magnitude < 1e-2)
    }

    @Test func distancesAreRounded() {
        let formatter = MKDistanceFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.units = .metric
        let words = [12.4, 87, 233, 760, 1_240, 15_600].map(formatter.string(fromDistance:))
        #expect(words == ["12 m", "85 m", "230 m", "750 m", "1.2 km", "16 km"])
        formatter.units = .imperial
        #expect(formatter.string(fromDistance: 100) == "330 ft")
        formatter.unitStyle = .full
        #expect(formatter.string(fromDistance: 1_609.344) == "1 mile")
        #expect(formatter.distance(from: "1.2 km") == 1_200)
    }

    @Test func aGreatCircleGoesNorthOfTheStraightLine() {
        let ends = [berlin, CLLocationCoordinate2D(latitude: 40.7, longitude: -74)]
        let line = MKGeodesicPolyline(coordinates: ends, count: 2)
        #expect(line.pointCount == 101)
        let north = MKMapPoint(x: 0, y: line.boundingMapRect.minY).coordinate.latitude
        #expect(north > 54)
    }

    @Test func aCircleHasARectangleOfItsRadius() {
        let circle = MKCircle(center: berlin, radius: 500)
        let width = circle.boundingMapRect.width * MKMetersPerMapPointAtLatitude(52.5)
        #expect((width - 1_000).magnitude < 1e-6)
    }
}
