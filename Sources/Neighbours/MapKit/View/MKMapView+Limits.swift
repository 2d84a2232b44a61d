// SPDX-License-Identifier: Apache-2.0

public import CoreLocation
import Foundation
public import ObjCRuntime

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Says that a distance has no limit.
public let MKMapCameraZoomDefault: CLLocationDistance = -1

extension MKMapView {
    // Sendable is unchecked because nothing changes after `init`.
    /// How near and how far a camera may be, in metres.
    open class CameraZoomRange: NSObject, @unchecked Sendable {
        /// How near.
        open private(set) var minCenterCoordinateDistance: CLLocationDistance
        /// How far.
        open private(set) var maxCenterCoordinateDistance: CLLocationDistance

        /// Any distance.
        public override init() {
            minCenterCoordinateDistance = MKMapCameraZoomDefault
            maxCenterCoordinateDistance = MKMapCameraZoomDefault
            super.init()
        }

        // Public for the compiler, so that subclasses inherit the convenience initializers.
        @usableFromInline
        init(near: CLLocationDistance, far: CLLocationDistance) {
            minCenterCoordinateDistance = near
            maxCenterCoordinateDistance = far
            super.init()
        }

        /// Between two distances; nil where the first is the larger.
        public convenience init?(
            minCenterCoordinateDistance: CLLocationDistance,
            maxCenterCoordinateDistance: CLLocationDistance
        ) {
            guard
                minCenterCoordinateDistance <= maxCenterCoordinateDistance
                    || maxCenterCoordinateDistance < 0
            else { return nil }
            self.init(near: minCenterCoordinateDistance, far: maxCenterCoordinateDistance)
        }

        /// Not nearer than a distance.
        public convenience init?(minCenterCoordinateDistance: CLLocationDistance) {
            self.init(near: minCenterCoordinateDistance, far: MKMapCameraZoomDefault)
        }

        /// Not farther than a distance.
        public convenience init?(maxCenterCoordinateDistance: CLLocationDistance) {
            self.init(near: MKMapCameraZoomDefault, far: maxCenterCoordinateDistance)
        }
    }

    // Sendable is unchecked because nothing changes after `init`.
    /// Where the middle of a map may be.
    open class CameraBoundary: NSObject, @unchecked Sendable {
        /// The rectangle.
        open private(set) var mapRect: MKMapRect

        /// Inside of a rectangle.
        public init?(mapRect: MKMapRect) {
            guard !mapRect.isNull else { return nil }
            self.mapRect = mapRect
            super.init()
        }

        /// Inside of a region.
        public convenience init?(coordinateRegion region: MKCoordinateRegion) {
            self.init(mapRect: region.mapRect)
        }

        /// The region.
        open var region: MKCoordinateRegion { MKCoordinateRegion(mapRect) }
    }
}
