// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import CoreLocation
import Foundation

/// Which part of the flat map a view shows.
struct MapProjection {
    /// The size of the view in points.
    var size: CGSize
    /// The point of the map in the middle of the view.
    var center = MKMapPoint(x: MKMapSize.world.width / 2, y: MKMapSize.world.width / 2)
    /// How many points of the view a map point is wide.
    var scale = 1e-6

    /// The largest scale: a point of the view is eight centimetres wide at the equator.
    static let largestScale = 2.0

    /// The smallest scale: the map fills the view.
    var smallestScale: Double {
        max(size.width, size.height, 1) / MKMapSize.world.width
    }

    /// The rectangle that the view shows.
    var visible: MKMapRect {
        let (width, height) = (size.width / scale, size.height / scale)
        return MKMapRect(
            x: center.x - width / 2,
            y: center.y - height / 2,
            width: width,
            height: height
        )
    }

    /// Keeps the scale in its bounds, the view inside of the map from north to south, and the middle
    /// on the map.
    mutating func settle(smallest: Double? = nil, largest: Double? = nil) {
        let world = MKMapSize.world.width
        let low = max(smallestScale, smallest ?? 0)
        scale = min(max(scale, low), max(low, largest ?? Self.largestScale))
        let half = size.height / scale / 2
        center.y = min(max(center.y, half), max(half, world - half))
        center.x = center.x.truncatingRemainder(dividingBy: world)
        if center.x < 0 { center.x += world }
    }

    /// Shows a rectangle whole, as large as it can be within edges.
    mutating func show(_ rect: MKMapRect, within edges: (x: Double, y: Double) = (0, 0)) {
        guard !rect.isNull, size.width > 0, size.height > 0 else { return }
        let (width, height) = (max(size.width - edges.x, 1), max(size.height - edges.y, 1))
        center = MKMapPoint(x: rect.midX, y: rect.midY)
        scale = min(width / max(rect.width, 1e-9), height / max(rect.height, 1e-9))
        settle()
    }

    /// The point of the view for one of the map, on the side of the meridian that is nearer.
    func point(_ point: MKMapPoint) -> CGPoint {
        let world = MKMapSize.world.width
        let away = (point.x - center.x).remainder(dividingBy: world)
        return CGPoint(
            x: size.width / 2 + away * scale,
            y: size.height / 2 + (point.y - center.y) * scale
        )
    }

    /// The point of the map for one of the view.
    func mapPoint(_ point: CGPoint) -> MKMapPoint {
        MKMapPoint(
            x: center.x + (point.x - size.width / 2) / scale,
            y: center.y + (point.y - size.height / 2) / scale
        )
    }

    /// The place for a point of the view.
    func coordinate(_ point: CGPoint) -> CLLocationCoordinate2D {
        var place = mapPoint(point).coordinate
        place.longitude = place.longitude.remainder(dividingBy: 360)
        return place
    }
}
