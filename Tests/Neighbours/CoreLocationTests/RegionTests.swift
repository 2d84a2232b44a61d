// SPDX-License-Identifier: Apache-2.0

import CoreLocation
import Foundation
import ObjCRuntime
import Testing

struct RegionTests {
    private func archived<T: CLRegion>(_ region: T) throws -> T? {
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: region,
            requiringSecureCoding: true
        )
        return try NSKeyedUnarchiver.unarchivedObject(ofClass: T.self, from: data)
    }

    @Test func regionsComeBackFromArchives() throws {
        let place = CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4)
        let circle = CLCircularRegion(center: place, radius: 200, identifier: "here")
        circle.notifyOnExit = false
        let other = try #require(try archived(circle))
        #expect(other == circle && other.radius == 200 && other.center.latitude == 52.5)
        #expect(other.notifyOnEntry && !other.notifyOnExit)

        let beacons = CLBeaconRegion(uuid: UUID(), major: 7, identifier: "there")
        beacons.notifyEntryStateOnDisplay = true
        let same = try #require(try archived(beacons))
        #expect(same.beaconIdentityConstraint == beacons.beaconIdentityConstraint)
        #expect(same.notifyEntryStateOnDisplay && same.minor == nil)
    }

    @Test func aBeaconSendsItsNumbers() throws {
        let uuid = try #require(UUID(uuidString: "01020304-0506-0708-090A-0B0C0D0E0F10"))
        let region = CLBeaconRegion(uuid: uuid, major: 0x1112, minor: 0x1314, identifier: "")
        let sent = region.peripheralData(withMeasuredPower: -65)
        let bytes = try #require(sent["kCBAdvDataAppleBeaconKey"] as? NSData)
        #expect(Data(referencing: bytes) == Data(1...20) + [UInt8(bitPattern: -65)])
    }

    @Test func theDelegateHearsWhatCannotBe() async {
        final class Delegate: ObjCRuntime.NSObject, CLLocationManagerDelegate {
            let heard: AsyncStream<String>.Continuation
            init(_ heard: AsyncStream<String>.Continuation) { self.heard = heard }

            func locationManager(
                _ manager: CLLocationManager,
                didDetermineState state: CLRegionState,
                for region: CLRegion
            ) { heard.yield("\(region.identifier) \(state)") }

            func locationManager(
                _ manager: CLLocationManager,
                monitoringDidFailFor region: CLRegion?,
                withError error: any Error
            ) { heard.yield("\(region?.identifier ?? "") \((error as NSError).code)") }

            func locationManager(
                _ manager: CLLocationManager,
                didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint,
                error: any Error
            ) {
                heard.yield("ranging \((error as NSError).code)")
                heard.finish()
            }
        }
        let (stream, heard) = AsyncStream.makeStream(of: String.self)
        let manager = CLLocationManager()
        let delegate = Delegate(heard)
        manager.delegate = delegate
        let region = CLCircularRegion(
            center: CLLocationCoordinate2D(latitude: 0, longitude: 0),
            radius: 1,
            identifier: "here"
        )
        manager.requestState(for: region)
        manager.startMonitoring(for: region)
        manager.startRangingBeacons(satisfying: CLBeaconIdentityConstraint(uuid: UUID()))
        let all = await stream.reduce(into: []) { $0.append($1) }
        #expect(all == ["here unknown", "here 4", "ranging 16"])
        withExtendedLifetime(delegate) {}
    }

    @Test func howExactlyAPlaceIsKnownIsArchived() throws {
        let place = CLLocation(
            coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2),
            altitude: 3,
            horizontalAccuracy: 4,
            verticalAccuracy: 5,
            course: 6,
            courseAccuracy: 7,
            speed: 8,
            speedAccuracy: 9,
            timestamp: Date(timeIntervalSinceReferenceDate: 10)
        )
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: place,
            requiringSecureCoding: true
        )
        let other = try NSKeyedUnarchiver.unarchivedObject(ofClass: CLLocation.self, from: data)
        #expect(other?.courseAccuracy == 7 && other?.speedAccuracy == 9 && other?.speed == 8)
    }
}
