// SPDX-License-Identifier: Apache-2.0

import CoreLocation
import Foundation
import Testing

/// Programs' tests make places by subclasses.
@Suite("Places made by subclasses")
struct SubclassTests {
    private final class Town: CLPlacemark, @unchecked Sendable {
        override var locality: String? { "Bonn" }
    }

    private final class Here: CLLocation, @unchecked Sendable {
        override init() { super.init() }
        required init?(coder: NSCoder) { nil }
        override var coordinate: CLLocationCoordinate2D { .init(latitude: 1, longitude: 2) }
        override var horizontalAccuracy: CLLocationAccuracy { 5 }
    }

    private final class Ring: CLCircularRegion, @unchecked Sendable {
        override var identifier: String { "home" }
        override func contains(_ coordinate: CLLocationCoordinate2D) -> Bool { true }
    }

    private final class Part: CLRegion, @unchecked Sendable {
        override var identifier: String { "part" }
    }

    private final class Shop: CLBeaconRegion, @unchecked Sendable {
        override var major: NSNumber? { 3 }
    }

    private final class Light: CLBeacon, @unchecked Sendable {
        override var uuid: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)) }
        override var proximity: CLProximity { .near }
    }

    private final class Direction: CLHeading, @unchecked Sendable {
        override var timestamp: Date { .distantPast }
    }

    @Test func theirPropertiesAreOverridden() {
        #expect(Town().locality == "Bonn" && Town().name == nil)
        let here: CLLocation = Here()
        #expect(here.coordinate.longitude == 2 && here.horizontalAccuracy == 5)
        #expect(here.distance(from: CLLocation(latitude: 1, longitude: 2)) == 0)
        let ring: CLRegion = Ring()
        #expect(ring.identifier == "home" && ring.isEqual(Ring()))
        #expect(Ring().contains(.init(latitude: 80, longitude: 0)))
        #expect(Part().identifier == "part")
        #expect(Shop().major == 3 && Shop().minor == nil)
        #expect(Light().proximityUUID.uuidString.hasSuffix("1") && Light().proximity == .near)
        #expect(Direction().timestamp == .distantPast)
    }

    @Test func theyInheritConvenienceInitializers() {
        final class Spot: CLLocation, @unchecked Sendable {}
        final class Door: CLBeaconRegion, @unchecked Sendable {}
        #expect(Spot(latitude: 1, longitude: 2).coordinate.latitude == 1)
        #expect(Door(uuid: UUID(), major: 2, identifier: "d").major == 2)
    }

    @Test func whatNobodyOverridesIsEmpty() {
        #expect(CLRegion().identifier.isEmpty)
        #expect(CLCircularRegion().radius == 0)
        #expect(CLLocation().speed == -1 && CLLocation().verticalAccuracy == -1)
    }
}
