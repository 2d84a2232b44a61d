// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Objective-C's constants.

public import CoreLocation
import Foundation
public import ObjCRuntime
import UIKit

// Sendable is unchecked because nothing changes after `init`.
/// A place with an address; the address is the program's to know.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
    private let words: [String: String]

    /// No place.
    public override init() {
        words = [:]
        super.init()
    }

    /// A place.
    public convenience init(coordinate: CLLocationCoordinate2D) {
        self.init(coordinate: coordinate, addressDictionary: nil)
    }

    /// A place with the parts of its address.
    public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        words = (addressDictionary ?? [:]).compactMapValues { $0 as? String }
        super.init()
        place = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
        ownName = words["Name"]
    }

    /// The place of another.
    public override convenience init(placemark: CLPlacemark) {
        self.init(
            coordinate: placemark.location?.coordinate ?? kCLLocationCoordinate2DInvalid,
            addressDictionary: placemark.name.map { ["Name": $0] }
        )
    }

    /// The place.
    open var coordinate: CLLocationCoordinate2D {
        location?.coordinate ?? kCLLocationCoordinate2DInvalid
    }

    /// The name.
    open var title: String? { name }

    /// The code of the country.
    open var countryCode: String? { words["CountryCode"] }
    /// The country's name.
    open override var country: String? { words["Country"] }
    /// The country's code.
    open override var isoCountryCode: String? { words["CountryCode"] }
    /// The state or province.
    open override var administrativeArea: String? { words["State"] }
    /// The town.
    open override var locality: String? { words["City"] }
    /// The street.
    open override var thoroughfare: String? { words["Thoroughfare"] ?? words["Street"] }
    /// The code for letters.
    open override var postalCode: String? { words["ZIP"] }
}

/// The centre of the map.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenterKey"
/// The span of the map.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpanKey"
/// The kind of map.
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapTypeKey"
/// Whether traffic is shown.
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTrafficKey"
/// How the user travels.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsModeKey"
/// As usual.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
/// By car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// On foot.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// By bus and train.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"

// Sendable is unchecked because an item belongs to the thread that changes it.
/// A place that can be shown in the desktop's program for maps.
open class MKMapItem: NSObject, @unchecked Sendable {
    private let place: MKPlacemark
    private let isHere: Bool

    /// An item of no place.
    public override init() {
        place = MKPlacemark()
        isHere = false
        super.init()
    }

    /// An item of a place.
    public init(placemark: MKPlacemark) {
        place = placemark
        isHere = false
        name = placemark.name
        super.init()
    }

    private init(here: Void) {
        place = MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid)
        isHere = true
        super.init()
    }

    /// An item for the user's location, which is not known.
    open class func forCurrentLocation() -> MKMapItem { MKMapItem(here: ()) }

    /// The place.
    open var placemark: MKPlacemark { place }
    /// Whether it stands for the user's location.
    open var isCurrentLocation: Bool { isHere }
    /// The name.
    open var name: String?
    /// The telephone number.
    open var phoneNumber: String?
    /// The page.
    open var url: URL?
    /// The time zone.
    open var timeZone: TimeZone?

    /// The address that programs for maps understand; nil for no place.
    /// - Source: RFC 5870
    private var address: URL? {
        let coordinate = place.coordinate
        guard CLLocationCoordinate2DIsValid(coordinate) else { return nil }
        return URL(string: "geo:\(coordinate.latitude),\(coordinate.longitude)")
    }

    /// Opens it in the desktop's program for maps; false for no place.
    @preconcurrency @MainActor
    @discardableResult
    open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
        guard let address else { return false }
        UIApplication.shared.open(address)
        return true
    }

    /// Opens the first of some items in the desktop's program for maps.
    @preconcurrency @MainActor
    @discardableResult
    open class func openMaps(
        with mapItems: [MKMapItem],
        launchOptions: [String: Any]? = nil
    ) -> Bool { mapItems.first?.openInMaps(launchOptions: launchOptions) ?? false }
}
