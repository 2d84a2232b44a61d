// SPDX-License-Identifier: Apache-2.0

public import CoreLocation
import Foundation
public import ObjCRuntime

// Sendable is unchecked because it belongs to the main thread.
/// Where the user is; not known.
open class MKUserLocation: NSObject, MKAnnotation, @unchecked Sendable {
    /// A location that is not known.
    public override init() { super.init() }

    /// The place: none.
    open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
    /// Whether it is being found out: no.
    open var isUpdating: Bool { false }
    /// The location: none.
    open var location: CLLocation? { nil }
    /// Where the user looks: not known.
    open var heading: CLHeading? { nil }
    /// The first line of its callout.
    open var title: String? = "My Location"
    /// The second line of its callout.
    open var subtitle: String?
}

// Sendable is unchecked because nothing changes after `init` but the words.
/// Several annotations; maps here don't put any together.
open class MKClusterAnnotation: NSObject, MKAnnotation, @unchecked Sendable {
    /// The annotations.
    open private(set) var memberAnnotations: [any MKAnnotation]
    /// The first line of its callout.
    open var title: String?
    /// The second line of its callout.
    open var subtitle: String?

    /// Puts annotations together.
    public init(memberAnnotations: [any MKAnnotation]) {
        self.memberAnnotations = memberAnnotations
        super.init()
    }

    /// The middle of the places.
    open var coordinate: CLLocationCoordinate2D {
        guard !memberAnnotations.isEmpty else { return kCLLocationCoordinate2DInvalid }
        let places = memberAnnotations.map(\.coordinate)
        return CLLocationCoordinate2D(
            latitude: places.map(\.latitude).reduce(0, +) / Double(places.count),
            longitude: places.map(\.longitude).reduce(0, +) / Double(places.count)
        )
    }
}
