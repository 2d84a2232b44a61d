// SPDX-License-Identifier: Apache-2.0

import CoreLocation
import Foundation
import MapKit
import Testing

/// Programs' tests make places of a map by subclasses.
@MainActor
@Suite("Places of a map made by subclasses")
struct SubclassTests {
    private final class Town: MKPlacemark, @unchecked Sendable {
        override var coordinate: CLLocationCoordinate2D { .init(latitude: 1, longitude: 2) }
    }

    private final class Item: MKMapItem, @unchecked Sendable {
        override init() {
            super.init()
            name = "Station"
        }

        override var placemark: MKPlacemark { Town() }
    }

    private final class Search: MKLocalSearch, @unchecked Sendable {
        override func cancel() { isCancelled = true }
        var isCancelled = false
    }

    private final class Disc: MKCircle, @unchecked Sendable {
        override var radius: CLLocationDistance { 9 }
    }

    private final class Limits: MKMapView.CameraZoomRange, @unchecked Sendable {
        override var minCenterCoordinateDistance: CLLocationDistance { 100 }
    }

    private final class Badge: MKAnnotationView {
        var seen = 0

        override var annotation: (any MKAnnotation)? {
            didSet { seen += 1 }
        }
    }

    @Test func anObserverOfTheAnnotationIsToldOfTheFirst() {
        #expect(Badge(annotation: MKPointAnnotation(), reuseIdentifier: nil).seen == 1)
    }

    @Test func theirPropertiesAreOverridden() {
        let item: MKMapItem = Item()
        #expect(item.name == "Station" && item.placemark.coordinate.longitude == 2)
        let search = Search()
        search.cancel()
        #expect(search.isCancelled)
        #expect(Disc().radius == 9 && Limits().minCenterCoordinateDistance == 100)
    }

    @Test func theyInheritConvenienceInitializers() {
        final class Pin: MKPlacemark, @unchecked Sendable {}
        final class Kinds: MKPointOfInterestFilter, @unchecked Sendable {}
        #expect(Pin(coordinate: .init(latitude: 3, longitude: 4)).coordinate.latitude == 3)
        #expect(Kinds(including: [.school]).includes(.school))
    }

    @Test func whatNobodyOverridesIsEmpty() {
        #expect(!CLLocationCoordinate2DIsValid(MKMapItem().placemark.coordinate))
        #expect(MKMapItem().name == nil && !MKMapItem().isCurrentLocation)
        #expect(MKMultiPolyline().polylines.isEmpty && MKMultiPolygon().polygons.isEmpty)
        #expect(MKCircle().radius == 0 && MKTileOverlay().urlTemplate == nil)
        #expect(MKPointOfInterestFilter().excludes(.store))
        #expect(MKMapView.CameraZoomRange().maxCenterCoordinateDistance == MKMapCameraZoomDefault)
    }
}
