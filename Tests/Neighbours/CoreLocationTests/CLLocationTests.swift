// SPDX-License-Identifier: Apache-2.0

import CoreLocation
import Foundation
import Testing

struct CLLocationTests {
    private let berlin = CLLocation(latitude: 52.516_667, longitude: 13.388_889)
    private let tokyo = CLLocation(latitude: 35.689_722, longitude: 139.692_222)

    @Test func anErrorHasItsDomainAsAnObject() {
        let error = CLError(.denied) as NSError
        #expect(error.domain == kCLErrorDomain)
        #expect(error.code == CLError.Code.denied.rawValue)
    }

    @Test func anObjectOfItsDomainIsCastToAnError() {
        let denied = NSError(domain: kCLErrorDomain, code: 1, userInfo: ["attempt": 3])
        #expect((denied as? CLError)?.code == .denied)
        #expect(((denied as any Error) as? CLError)?.userInfo["attempt"] as? Int == 3)
        do { throw denied } catch CLError.denied {} catch { Issue.record("\(error)") }
        #expect(NSError(domain: kCLErrorDomain, code: 4_711) as? CLError == nil)
        #expect(NSError(domain: "Other", code: 1) as? CLError == nil)
    }

    @Test func aPlaceOfNothingIsAtNoLatitude() {
        let place = CLLocation()
        #expect(place.coordinate.latitude == 0 && place.coordinate.longitude == 0)
    }

    @Test func theWayIsThatOnTheEllipsoid() {
        #expect((berlin.distance(from: tokyo) - 8_941_200).magnitude < 10_000)
        #expect(berlin.distance(from: tokyo) == tokyo.distance(from: berlin))
        #expect(berlin.distance(from: berlin) == 0)
    }

    @Test func aDegreeOfLatitudeAtTheEquatorIsKnown() {
        let a = CLLocation(latitude: 0, longitude: 0)
        let b = CLLocation(latitude: 1, longitude: 0)
        #expect((a.distance(from: b) - 110_574.4).magnitude < 1)
    }

    @Test func oppositePlacesHaveAnAnswer() {
        let a = CLLocation(latitude: 0, longitude: 0)
        let b = CLLocation(latitude: 0.1, longitude: 179.9)
        #expect((19_900_000...20_100_000).contains(a.distance(from: b)))
    }

    @Test func placesOffTheGlobeAreNotValid() {
        #expect(CLLocationCoordinate2DIsValid(berlin.coordinate))
        #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
        #expect(!CLLocationCoordinate2DIsValid(.init(latitude: .nan, longitude: 0)))
    }

    // Source: the library swift-custom-dump's tests.
    @Test func aFloorIsMadeForTests() {
        final class Third: CLFloor, @unchecked Sendable {
            override var level: Int { 3 }
        }
        #expect(Third().level == 3)
    }

    @Test func aRegionContainsWhatIsNear() {
        let region = CLCircularRegion(center: berlin.coordinate, radius: 1_000, identifier: "here")
        #expect(region.contains(berlin.coordinate) && !region.contains(tokyo.coordinate))
    }
}
