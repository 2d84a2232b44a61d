// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import CoreLocation
import Foundation
import UIKit

/// Draws what views and snapshots have in common: the ground with its grid, and overlays.
@MainActor
enum MapDrawing {
    /// The degrees between lines: the smallest that leave this many points between them.
    private static let gap = 48.0
    private static let steps: [Double] = [
        0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 15, 30, 45, 90,
    ]

    static func ground(_ projection: MapProjection, in context: CGContext) {
        let size = projection.size
        context.setFillColor(UIColor.secondarySystemBackground.cgColor)
        context.fill(CGRect(origin: .zero, size: size))
        let degree = MKMapSize.world.width / 360 * projection.scale
        guard degree > 0, size.width > 0, size.height > 0 else { return }
        let step = steps.first { $0 * degree >= gap } ?? 90
        context.setStrokeColor(UIColor.separator.cgColor)
        context.setLineWidth(1)
        let shown = projection.visible
        let west = MKMapPoint(x: shown.minX, y: 0).coordinate.longitude
        for index in 0...Int(size.width / (step * degree)) + 1 {
            let longitude = ((west / step).rounded(.up) + Double(index)) * step
            let x = (longitude - west) * degree
            context.move(to: CGPoint(x: x, y: 0))
            context.addLine(to: CGPoint(x: x, y: size.height))
        }
        let south = projection.coordinate(CGPoint(x: 0, y: size.height)).latitude
        let north = projection.coordinate(.zero).latitude
        var latitude = (south / step).rounded(.up) * step
        while latitude < north {
            let place = CLLocationCoordinate2D(latitude: latitude, longitude: 0)
            let y = projection.point(MKMapPoint(place)).y
            context.move(to: CGPoint(x: 0, y: y))
            context.addLine(to: CGPoint(x: size.width, y: y))
            latitude += step
        }
        context.strokePath()
    }

    static func draw(
        _ renderer: MKOverlayRenderer,
        _ projection: MapProjection,
        in context: CGContext
    ) {
        let world = MKMapSize.world.width
        let shown = projection.visible
        let around = renderer.overlay.boundingMapRect
        // The map repeats to the west and to the east.
        for turn in [-1.0, 0, 1] {
            let part = shown.offsetBy(dx: -turn * world, dy: 0)
            guard around.intersects(part) || renderer.overlay.intersects(part) else { continue }
            let zoom = MKZoomScale(projection.scale)
            guard renderer.canDraw(part, zoomScale: zoom) else { continue }
            context.saveGState()
            context.scaleBy(x: projection.scale, y: projection.scale)
            context.translateBy(x: around.minX - part.minX, y: around.minY - part.minY)
            context.setAlpha(renderer.alpha)
            context.setBlendMode(renderer.blendMode)
            renderer.draw(part, zoomScale: zoom, in: context)
            context.restoreGState()
        }
    }
}

/// Shows the ground and the overlays of a map.
final class MapCanvas: UIView {
    weak var map: MKMapView?

    override func draw(_ rect: CGRect) {
        guard let map, let context = UIGraphicsGetCurrentContext() else { return }
        if !map.overlays.contains(where: { $0.canReplaceMapContent }) {
            MapDrawing.ground(map.projection, in: context)
        }
        for overlay in map.overlays(in: .aboveRoads) + map.overlays(in: .aboveLabels) {
            guard let renderer = map.renderer(for: overlay) else { continue }
            MapDrawing.draw(renderer, map.projection, in: context)
        }
    }
}
