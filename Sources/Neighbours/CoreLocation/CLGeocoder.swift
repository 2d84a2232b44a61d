// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime

// Sendable is unchecked because nothing changes after `init`.
/// A place with the words that people have for it.
open class CLPlacemark: NSObject, @unchecked Sendable {
    /// Where the place is; for `location`, which subclasses override.
    package final var place: CLLocation?
    /// The name; for `name`, which subclasses override.
    package final var ownName: String?

    package convenience init(location: CLLocation?, name: String?) {
        self.init()
        place = location
        ownName = name
    }

    /// No place.
    public override init() { super.init() }

    /// A copy.
    public init(placemark: CLPlacemark) {
        place = placemark.location
        ownName = placemark.name
        super.init()
    }

    /// Where it is.
    open var location: CLLocation? { place }
    /// What it is called.
    open var name: String? { ownName }
    /// The region around it.
    open var region: CLRegion? { nil }
    /// Its time zone.
    open var timeZone: TimeZone? { nil }
    /// The country's name.
    open var country: String? { nil }
    /// The country's code.
    open var isoCountryCode: String? { nil }
    /// The state or province.
    open var administrativeArea: String? { nil }
    /// The county.
    open var subAdministrativeArea: String? { nil }
    /// The town.
    open var locality: String? { nil }
    /// The part of the town.
    open var subLocality: String? { nil }
    /// The street.
    open var thoroughfare: String? { nil }
    /// The house.
    open var subThoroughfare: String? { nil }
    /// The code for letters.
    open var postalCode: String? { nil }
    /// The lake or river.
    open var inlandWater: String? { nil }
    /// The ocean.
    open var ocean: String? { nil }
    /// What people know about the place.
    open var areasOfInterest: [String]? { nil }
}

// Sendable is unchecked because it has no state.
/// Finds places for words, and words for places: nothing here knows any, which each question ends
/// with.
open class CLGeocoder: NSObject, @unchecked Sendable {
    /// One with the usual values.
    public override init() { super.init() }

    /// Whether a question waits: never for long.
    open var isGeocoding: Bool { false }

    /// Ends with `network`.
    open func geocodeAddressString(
        _ address: String,
        completionHandler: @escaping @Sendable ([CLPlacemark]?, (any Error)?) -> Void
    ) { DispatchQueue.main.async { completionHandler(nil, CLError(.network)) } }

    /// Ends with `network`.
    open func reverseGeocodeLocation(
        _ location: CLLocation,
        completionHandler: @escaping @Sendable ([CLPlacemark]?, (any Error)?) -> Void
    ) { DispatchQueue.main.async { completionHandler(nil, CLError(.network)) } }

    /// Throws `network`.
    open func geocodeAddressString(_ address: String) async throws -> [CLPlacemark] {
        throw CLError(.network)
    }

    /// Throws `network`.
    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
        throw CLError(.network)
    }

    /// Nothing waits.
    open func cancelGeocode() {}
}
