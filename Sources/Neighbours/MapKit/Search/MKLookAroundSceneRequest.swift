// SPDX-License-Identifier: Apache-2.0

public import CoreLocation
import Foundation
public import ObjCRuntime

// Sendable is unchecked because it has no state.
/// Pictures around a place; there are none.
open class MKLookAroundScene: NSObject, @unchecked Sendable {
    private override init() { super.init() }
}

// Sendable is unchecked because a question belongs to the thread that makes it.
/// Asks for pictures around a place; fails, since there is no server.
open class MKLookAroundSceneRequest: NSObject, @unchecked Sendable {
    private let place: CLLocationCoordinate2D

    /// A question for a place.
    public init(coordinate: CLLocationCoordinate2D) {
        place = coordinate
        super.init()
    }

    /// A question for an item's place.
    public convenience init(mapItem: MKMapItem) {
        self.init(coordinate: mapItem.placemark.coordinate)
    }

    /// The place.
    open var coordinate: CLLocationCoordinate2D { place }
    /// Whether an answer is to come.
    open var isLoading: Bool { false }
    /// Whether it was given up.
    open var isCancelled: Bool { false }

    /// Asks; the error comes on the main queue.
    open func getSceneWithCompletionHandler(
        _ completionHandler: @escaping (MKLookAroundScene?, (any Error)?) -> Void
    ) {
        // The caller hands the block over.
        let handler = UncheckedTransfer(completionHandler)
        DispatchQueue.main.async { handler.value(nil, MKError(.serverFailure)) }
    }

    /// The pictures; throws.
    open var scene: MKLookAroundScene? { get async throws { throw MKError(.serverFailure) } }

    /// Gives the question up; its error comes all the same.
    open func cancel() {}
}
