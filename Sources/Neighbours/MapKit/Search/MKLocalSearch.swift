// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because a search belongs to the thread that makes it.
/// Searches for places; fails, since there is no server.
open class MKLocalSearch: NSObject, @unchecked Sendable {
    /// Hears of the places.
    public typealias CompletionHandler = (Response?, (any Error)?) -> Void

    // Sendable is unchecked for the same reason.
    /// What is searched for.
    open class Request: NSObject, @unchecked Sendable {
        /// A search for nothing.
        public override init() { super.init() }

        /// A search for words.
        public init(naturalLanguageQuery: String) {
            self.naturalLanguageQuery = naturalLanguageQuery
            super.init()
        }

        /// The words.
        open var naturalLanguageQuery: String?
        /// Where to search.
        open var region = MKCoordinateRegion()
        /// The kinds of places.
        open var pointOfInterestFilter: MKPointOfInterestFilter?
    }

    // Sendable is unchecked because it has no state.
    /// The places that were found.
    open class Response: NSObject, @unchecked Sendable {
        /// The places: none.
        open var mapItems: [MKMapItem] { [] }
        /// The region around them.
        open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
    }

    private var pending = 0

    /// A search.
    public init(request: Request) { super.init() }

    /// A search for nothing.
    public override convenience init() { self.init(request: Request()) }

    /// Whether an answer is to come.
    open var isSearching: Bool { pending > 0 }

    /// Searches; the error comes on the main queue.
    open func start(completionHandler: @escaping CompletionHandler) {
        pending += 1
        // The caller hands the block over.
        let handler = UncheckedTransfer(completionHandler)
        DispatchQueue.main.async {
            self.pending -= 1
            handler.value(nil, MKError(.serverFailure))
        }
    }

    /// Searches; throws.
    open func start() async throws -> Response { throw MKError(.serverFailure) }

    /// Gives the search up; its error comes all the same.
    open func cancel() {}
}

/// The kinds of places, by name.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A kind of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Airports.
    public static let airport = Self(rawValue: "MKPOICategoryAirport")
    /// Machines for money.
    public static let atm = Self(rawValue: "MKPOICategoryATM")
    /// Banks.
    public static let bank = Self(rawValue: "MKPOICategoryBank")
    /// Cafés.
    public static let cafe = Self(rawValue: "MKPOICategoryCafe")
    /// Hospitals.
    public static let hospital = Self(rawValue: "MKPOICategoryHospital")
    /// Hotels.
    public static let hotel = Self(rawValue: "MKPOICategoryHotel")
    /// Museums.
    public static let museum = Self(rawValue: "MKPOICategoryMuseum")
    /// Parks.
    public static let park = Self(rawValue: "MKPOICategoryPark")
    /// Places for cars.
    public static let parking = Self(rawValue: "MKPOICategoryParking")
    /// Restaurants.
    public static let restaurant = Self(rawValue: "MKPOICategoryRestaurant")
    /// Schools.
    public static let school = Self(rawValue: "MKPOICategorySchool")
    /// Shops.
    public static let store = Self(rawValue: "MKPOICategoryStore")
}

// Sendable is unchecked because nothing changes after `init`.
/// Which kinds of places are shown; the map has none.
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
    private let categories: Set<MKPointOfInterestCategory>
    private let includes: Bool

    // Public for the compiler, so that subclasses inherit the convenience initializers.
    @usableFromInline
    init(_ categories: [MKPointOfInterestCategory], includes: Bool) {
        self.categories = Set(categories)
        self.includes = includes
        super.init()
    }

    /// No kind.
    public override init() {
        categories = []
        includes = true
        super.init()
    }

    /// Only some kinds.
    public convenience init(including categories: [MKPointOfInterestCategory]) {
        self.init(categories, includes: true)
    }

    /// All kinds but some.
    public convenience init(excluding categories: [MKPointOfInterestCategory]) {
        self.init(categories, includes: false)
    }

    /// All kinds.
    open class var includingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(excluding: []) }
    /// No kind.
    open class var excludingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(including: []) }

    /// Whether a kind is shown.
    open func includes(_ category: MKPointOfInterestCategory) -> Bool {
        categories.contains(category) == includes
    }

    /// Whether a kind is not shown.
    open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}

// Sendable is unchecked because it has no state.
/// Words that a search could go on with; there are none.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
    /// The first line.
    open var title: String { "" }
    /// The second line.
    open var subtitle: String { "" }
}

/// Hears of words that a search could go on with.
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol,
    _MKLocalSearchCompleterDelegateProbes
{
    // @optional

    /// There are other words.
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)

    /// There are none, and why.
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

// Sendable is unchecked because a completer belongs to the thread that makes it.
/// Completes what is searched for; fails, since there is no server.
open class MKLocalSearchCompleter: NSObject, @unchecked Sendable {
    private var pending = 0

    /// A completer.
    public override init() { super.init() }

    /// Hears of the words.
    open weak var delegate: (any MKLocalSearchCompleterDelegate)?

    /// The beginning of the words; setting it asks.
    open var queryFragment = "" {
        didSet {
            guard !queryFragment.isEmpty else { return }
            pending += 1
            DispatchQueue.main.async {
                self.pending -= 1
                self.delegate?.completer?(self, didFailWithError: MKError(.serverFailure))
            }
        }
    }

    /// Where to search.
    open var region = MKCoordinateRegion()
    /// The kinds of places.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Whether an answer is to come.
    open var isSearching: Bool { pending > 0 }
    /// The words: none.
    open var results: [MKLocalSearchCompletion] { [] }

    /// Gives the question up; its error comes all the same.
    open func cancel() {}
}
