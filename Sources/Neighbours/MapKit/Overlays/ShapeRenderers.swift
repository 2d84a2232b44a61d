// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
import Foundation
import ObjCRuntime
import UIKit

// Sendable is unchecked for the same reason as its superclass's.
/// Draws a line.
open class MKPolylineRenderer: MKOverlayPathRenderer, @unchecked Sendable {
    /// Draws a line.
    public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }

    /// The line.
    open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline() }

    /// Where the drawn part begins, from 0 to 1.
    open var strokeStart: CGFloat = 0 { didSet { invalidatePath() } }

    /// Where the drawn part ends, from 0 to 1.
    open var strokeEnd: CGFloat = 1 { didSet { invalidatePath() } }

    /// Makes the path of the part that is drawn.
    open override func createPath() {
        let path = CGMutablePath()
        add(part(of: polyline.corners), to: path, closes: false)
        self.path = path
    }

    private func part(of corners: [MKMapPoint]) -> [MKMapPoint] {
        guard strokeStart > 0 || strokeEnd < 1 else { return corners }
        let lengths = zip(corners, corners.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
        let whole = lengths.reduce(0, +)
        let (from, to) = (whole * strokeStart, whole * strokeEnd)
        guard from < to else { return [] }
        var found: [MKMapPoint] = []
        var passed = 0.0
        for (index, length) in lengths.enumerated() {
            let (a, b) = (corners[index], corners[index + 1])
            func at(_ way: Double) -> MKMapPoint {
                let part = length > 0 ? min(max((way - passed) / length, 0), 1) : 0
                return MKMapPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
            }
            if passed + length > from, passed < to {
                if found.isEmpty { found.append(at(from)) }
                found.append(at(to))
            }
            passed += length
        }
        return found
    }

    /// Draws the line; it has no inside.
    open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
        guard strokeColor != nil else { return }
        applyStrokeProperties(to: context, atZoomScale: zoomScale)
        strokePath(path, in: context)
    }
}

// Sendable is unchecked for the same reason as its superclass's.
/// Draws several lines.
open class MKMultiPolylineRenderer: MKOverlayPathRenderer, @unchecked Sendable {
    /// Draws several lines.
    public convenience init(multiPolyline: MKMultiPolyline) { self.init(overlay: multiPolyline) }

    /// The lines.
    open var multiPolyline: MKMultiPolyline { overlay as? MKMultiPolyline ?? MKMultiPolyline([]) }

    /// Makes the path.
    open override func createPath() {
        let path = CGMutablePath()
        for line in multiPolyline.polylines { add(line.corners, to: path, closes: false) }
        self.path = path
    }
}

// Sendable is unchecked for the same reason as its superclass's.
/// Draws an area.
open class MKPolygonRenderer: MKOverlayPathRenderer, @unchecked Sendable {
    /// Draws an area.
    public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }

    /// The area.
    open var polygon: MKPolygon { overlay as? MKPolygon ?? MKPolygon() }

    /// Makes the path.
    open override func createPath() {
        let path = CGMutablePath()
        add(polygon, to: path)
        self.path = path
    }
}

// Sendable is unchecked for the same reason as its superclass's.
/// Draws several areas.
open class MKMultiPolygonRenderer: MKOverlayPathRenderer, @unchecked Sendable {
    /// Draws several areas.
    public convenience init(multiPolygon: MKMultiPolygon) { self.init(overlay: multiPolygon) }

    /// The areas.
    open var multiPolygon: MKMultiPolygon { overlay as? MKMultiPolygon ?? MKMultiPolygon([]) }

    /// Makes the path.
    open override func createPath() {
        let path = CGMutablePath()
        for area in multiPolygon.polygons { add(area, to: path) }
        self.path = path
    }
}

extension MKOverlayPathRenderer {
    /// Adds an area with its holes to a path.
    func add(_ area: MKPolygon, to path: CGMutablePath) {
        add(area.corners, to: path, closes: true)
        for hole in area.interiorPolygons ?? [] { add(hole.corners, to: path, closes: true) }
    }
}

// Sendable is unchecked for the same reason as its superclass's.
/// Draws a circle.
open class MKCircleRenderer: MKOverlayPathRenderer, @unchecked Sendable {
    /// Draws a circle.
    public convenience init(circle: MKCircle) { self.init(overlay: circle) }

    /// The circle.
    open var circle: MKCircle {
        overlay as? MKCircle ?? MKCircle(center: overlay.coordinate, radius: 0)
    }

    /// Makes the path.
    open override func createPath() {
        path = CGPath(ellipseIn: rect(for: overlay.boundingMapRect), transform: nil)
    }
}
