// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
// The type of the path is that of the interface.

public import CoreGraphics
import CoreLocation
public import Foundation
public import ObjCRuntime
public import UIKit

// Sendable is unchecked because the map's thread alone draws.
/// Draws an overlay.
///
/// Its space is that of the map's points, from the corner of the overlay's rectangle on.
open class MKOverlayRenderer: NSObject, @unchecked Sendable {
    /// What it draws.
    open private(set) var overlay: any MKOverlay

    /// Draws again; set by the map that shows it.
    var redraw: () -> Void = {}

    /// Draws nothing of an overlay.
    public init(overlay: any MKOverlay) {
        self.overlay = overlay
        super.init()
    }

    /// A renderer for no overlay, which draws nothing.
    public convenience override init() { self.init(overlay: NoOverlay()) }

    /// How opaque it is drawn.
    open var alpha: CGFloat = 1 { didSet { setNeedsDisplay() } }

    /// The scale of the last drawing's pixels.
    open var contentScaleFactor: CGFloat { 1 }

    /// How it is mixed with what is below.
    open var blendMode = CGBlendMode.normal { didSet { setNeedsDisplay() } }

    /// The point of its space for one of the map.
    open func point(for mapPoint: MKMapPoint) -> CGPoint {
        let origin = overlay.boundingMapRect.origin
        return CGPoint(x: mapPoint.x - origin.x, y: mapPoint.y - origin.y)
    }

    /// The point of the map for one of its space.
    open func mapPoint(for point: CGPoint) -> MKMapPoint {
        let origin = overlay.boundingMapRect.origin
        return MKMapPoint(x: point.x + origin.x, y: point.y + origin.y)
    }

    /// The rectangle of its space for one of the map.
    open func rect(for mapRect: MKMapRect) -> CGRect {
        CGRect(
            origin: point(for: mapRect.origin),
            size: CGSize(width: mapRect.width, height: mapRect.height)
        )
    }

    /// The rectangle of the map for one of its space.
    open func mapRect(for rect: CGRect) -> MKMapRect {
        MKMapRect(
            origin: mapPoint(for: rect.origin),
            size: MKMapSize(width: rect.width, height: rect.height)
        )
    }

    /// Whether what it draws in a rectangle is there.
    open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }

    /// Draws a rectangle of the map.
    open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}

    /// Draws all again.
    open func setNeedsDisplay() { redraw() }

    /// Draws a rectangle again; all is drawn.
    open func setNeedsDisplay(_ mapRect: MKMapRect) { redraw() }

    /// Draws a rectangle again at a scale; all is drawn.
    open func setNeedsDisplay(_ mapRect: MKMapRect, zoomScale: MKZoomScale) { redraw() }
}

// Sendable is unchecked for the same reason.
/// Draws an overlay as a path.
open class MKOverlayPathRenderer: MKOverlayRenderer, @unchecked Sendable {
    /// The colour inside.
    open var fillColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The colour of the line.
    open var strokeColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The width of the line in points of the screen; 0 for that of a road.
    open var lineWidth: CGFloat = 0 { didSet { setNeedsDisplay() } }
    /// How lines meet.
    open var lineJoin = CGLineJoin.round { didSet { setNeedsDisplay() } }
    /// How lines end.
    open var lineCap = CGLineCap.round { didSet { setNeedsDisplay() } }
    /// How far corners may stick out.
    open var miterLimit: CGFloat = 10 { didSet { setNeedsDisplay() } }
    /// Where the dashes begin.
    open var lineDashPhase: CGFloat = 0 { didSet { setNeedsDisplay() } }
    /// The lengths of dashes and gaps in points of the screen; nil for none.
    open var lineDashPattern: [NSNumber]? { didSet { setNeedsDisplay() } }
    /// Whether it may be drawn as a picture; it is drawn as a path.
    open var shouldRasterize = false

    private var made: CGPath?

    /// The path; made by `createPath()` when it is needed.
    open var path: CGPath! {
        get {
            if made == nil { createPath() }
            return made ?? CGMutablePath()
        }
        set { made = newValue }
    }

    /// Makes the path, and sets it.
    open func createPath() {}

    /// Makes the path anew.
    open func invalidatePath() {
        made = nil
        setNeedsDisplay()
    }

    /// Draws the path.
    open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
        if fillColor != nil {
            applyFillProperties(to: context, atZoomScale: zoomScale)
            fillPath(path, in: context)
        }
        if strokeColor != nil {
            applyStrokeProperties(to: context, atZoomScale: zoomScale)
            strokePath(path, in: context)
        }
    }

    /// Sets a context up for the line.
    open func applyStrokeProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
        if let strokeColor { context.setStrokeColor(strokeColor.cgColor) }
        let scale = max(zoomScale, .leastNonzeroMagnitude)
        let width = lineWidth > 0 ? lineWidth / scale : MKRoadWidthAtZoomScale(zoomScale)
        context.setLineWidth(width)
        context.setLineJoin(lineJoin)
        context.setLineCap(lineCap)
        context.setMiterLimit(miterLimit)
        let dashes = (lineDashPattern ?? []).map { CGFloat($0.doubleValue) / scale }
        context.setLineDash(phase: lineDashPhase / scale, lengths: dashes)
    }

    /// Sets a context up for the inside.
    open func applyFillProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
        if let fillColor { context.setFillColor(fillColor.cgColor) }
    }

    /// Draws the line of a path.
    open func strokePath(_ path: CGPath, in context: CGContext) {
        context.addPath(path)
        context.strokePath()
    }

    /// Fills a path.
    open func fillPath(_ path: CGPath, in context: CGContext) {
        context.addPath(path)
        context.fillPath(using: .evenOdd)
    }

    /// Adds a line through points to a path.
    func add(_ corners: [MKMapPoint], to path: CGMutablePath, closes: Bool) {
        guard let first = corners.first else { return }
        path.move(to: point(for: first))
        for corner in corners.dropFirst() { path.addLine(to: point(for: corner)) }
        if closes { path.closeSubpath() }
    }
}

/// What a renderer has that was made for none.
private final class NoOverlay: NSObject, MKOverlay {
    let coordinate = CLLocationCoordinate2D()
    let boundingMapRect = MKMapRect.null
}
