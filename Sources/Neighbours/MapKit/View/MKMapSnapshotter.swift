// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import CoreLocation
public import Foundation
public import ObjCRuntime
public import UIKit

// Sendable is unchecked because a snapshotter belongs to the thread that makes it.
/// Draws a part of the world as a picture: the grid that maps show.
open class MKMapSnapshotter: NSObject, @unchecked Sendable {
    /// Gets the picture.
    public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void

    // Sendable is unchecked for the same reason.
    /// What is drawn, and how large.
    open class Options: NSObject, NSCopying, @unchecked Sendable {
        private var rect = MKMapRect.world

        /// The world in a square.
        public override init() { super.init() }

        /// The rectangle.
        open var mapRect: MKMapRect {
            get { rect }
            set { rect = newValue }
        }

        /// The region.
        open var region: MKCoordinateRegion {
            get { MKCoordinateRegion(rect) }
            set { rect = newValue.mapRect }
        }

        /// From where it is looked at.
        open var camera = MKMapCamera() {
            didSet {
                let place = MKMapPoint(camera.centerCoordinate)
                let half =
                    camera.centerCoordinateDistance * tan(MKMapCamera.halfAngle)
                    * MKMapPointsPerMeterAtLatitude(camera.centerCoordinate.latitude)
                rect = MKMapRect(x: place.x, y: place.y - half, width: 0, height: 2 * half)
            }
        }

        /// The size in points.
        open var size = CGSize(width: 256, height: 256)
        /// How many pixels a point has.
        open var scale: CGFloat = 1
        /// The kind of map; always the grid.
        open var mapType = MKMapType.standard
        /// The kinds of places that are shown; there are none.
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        /// Whether buildings are shown; there are none.
        open var showsBuildings = true
        /// The traits that the colours belong to.
        open var traitCollection = UITraitCollection()

        /// Options with the same values.
        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = Options()
            copy.camera = camera
            copy.rect = rect
            copy.size = size
            copy.scale = scale
            copy.mapType = mapType
            copy.pointOfInterestFilter = pointOfInterestFilter
            copy.showsBuildings = showsBuildings
            copy.traitCollection = traitCollection
            return copy
        }

        open override func copy() -> Any { copy(with: nil) }
    }

    // Sendable is unchecked because nothing changes after `init`.
    /// A picture of a part of the world.
    open class Snapshot: NSObject, @unchecked Sendable {
        private let picture: UIImage
        private let projection: MapProjection
        private let traits: UITraitCollection

        init(_ picture: UIImage, _ projection: MapProjection, _ traits: UITraitCollection) {
            self.picture = picture
            self.projection = projection
            self.traits = traits
            super.init()
        }

        /// The picture.
        open var image: UIImage { picture }
        /// The traits that its colours belong to.
        open var traitCollection: UITraitCollection { traits }

        /// The point of the picture for a place.
        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
            projection.point(MKMapPoint(coordinate))
        }
    }

    private let options: Options
    private var isCancelled = false
    private var isBusy = false

    /// Draws as some options say.
    public init(options: Options = Options()) {
        self.options = options.copy(with: nil) as? Options ?? options
        super.init()
    }

    /// Whether a picture is to come.
    open var isLoading: Bool { isBusy }

    /// Draws; the picture comes on the main queue.
    open func start(completionHandler: @escaping CompletionHandler) {
        start(with: .main, completionHandler: completionHandler)
    }

    /// Draws on the main queue; the picture comes on another.
    open func start(
        with queue: DispatchQueue,
        completionHandler: @escaping CompletionHandler
    ) {
        isCancelled = false
        isBusy = true
        // The caller hands the block over.
        let handler = UncheckedTransfer(completionHandler)
        DispatchQueue.main.async {
            guard !self.isCancelled else { return }
            let snapshot = MainActor.assumeIsolated { self.draw() }
            self.isBusy = false
            if queue === DispatchQueue.main {
                handler.value(snapshot, nil)
            } else {
                queue.async { handler.value(snapshot, nil) }
            }
        }
    }

    /// Draws.
    @preconcurrency @MainActor
    open func start() async throws -> Snapshot { draw() }

    /// Gives the picture up; no block hears of it.
    open func cancel() {
        isCancelled = true
        isBusy = false
    }

    @MainActor
    private func draw() -> Snapshot {
        Unbuilt.report("MKMapSnapshotter: tiles of the map")
        var projection = MapProjection(size: options.size)
        projection.show(options.mapRect)
        let format = UIGraphicsImageRendererFormat()
        format.scale = max(options.scale, 1)
        let renderer = UIGraphicsImageRenderer(size: options.size, format: format)
        let picture = renderer.image { context in
            options.traitCollection.performAsCurrent {
                MapDrawing.ground(projection, in: context.cgContext)
            }
        }
        return Snapshot(picture, projection, options.traitCollection)
    }
}
