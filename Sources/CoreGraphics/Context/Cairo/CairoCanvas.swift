// SPDX-License-Identifier: Apache-2.0

import CCairo
import Foundation
package import Raster

/// A Cairo context and its surface, drawn on in device coordinates.
///
/// Cairo's own matrix stays the identity; points are shifted by `offset` on their way in. All
/// numbers are checked here, since one bad matrix puts a Cairo context out of action for good.
package final class CairoCanvas {
    /// Cairo's drawing state.
    package let cairo: OpaquePointer
    /// Added to every device coordinate.
    let offset: CGPoint
    /// Whether drawing is kept as vectors.
    let isVector: Bool
    private let surface: OpaquePointer
    // Keeps the memory that the surface draws in.
    private let memory: AnyObject?
    private var appliedClip: ClipRegion?

    /// Adopts a surface.
    init(
        surface: OpaquePointer,
        isVector: Bool = false,
        offset: CGPoint = .zero,
        memory: AnyObject? = nil
    ) {
        self.isVector = isVector
        self.surface = surface
        self.offset = offset
        self.memory = memory
        cairo = cairo_create(surface)
        cairo_set_tolerance(cairo, 0.1)
    }

    /// Draws into a recording, which is shared with its owner.
    convenience init(recording surface: OpaquePointer) {
        self.init(surface: cairo_surface_reference(surface).unsafelyNonNull, isVector: true)
    }

    /// Draws in the pixels of a buffer whose top left pixel is at `origin`.
    package convenience init(pixels: PixelBuffer, origin: (x: Int, y: Int), shift: CGVector = .zero)
    {
        let surface = cairo_image_surface_create_for_data(
            pixels.base.assumingMemoryBound(to: UInt8.self),
            CAIRO_FORMAT_ARGB32,
            Int32(pixels.width),
            Int32(pixels.height),
            Int32(pixels.rowBytes)
        )
        let offset = CGPoint(x: shift.dx - CGFloat(origin.x), y: shift.dy - CGFloat(origin.y))
        self.init(surface: surface.unsafelyNonNull, offset: offset, memory: pixels)
    }

    /// Draws in a coverage map.
    package convenience init(coverage map: CoverageMask, shift: CGVector = .zero) {
        let surface = cairo_image_surface_create_for_data(
            map.base,
            CAIRO_FORMAT_A8,
            Int32(map.bounds.width),
            Int32(map.bounds.height),
            Int32(map.rowBytes)
        )
        let offset = CGPoint(
            x: shift.dx - CGFloat(map.bounds.minX),
            y: shift.dy - CGFloat(map.bounds.minY)
        )
        self.init(surface: surface.unsafelyNonNull, offset: offset, memory: map)
    }

    deinit {
        cairo_destroy(cairo)
        cairo_surface_destroy(surface)
    }

    /// Writes what Cairo holds back, and expects memory to be changed by others after.
    package func flush() { cairo_surface_flush(surface) }

    /// Sets edges to cover parts of pixels or whole ones.
    package func setAntialiased(_ isAntialiased: Bool) {
        cairo_set_antialias(cairo, isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    }

    /// Limits drawing to a region's paths; its masks are the caller's to apply.
    package func setClip(_ clip: ClipRegion?) {
        guard clip !== appliedClip else { return }
        cairo_reset_clip(cairo)
        appliedClip = clip
        for case .path(let path, let rule, let isAntialiased) in clip?.elements ?? [] {
            setPath(path)
            setFillRule(rule)
            setAntialiased(isAntialiased)
            cairo_clip(cairo)
        }
    }

    /// Replaces Cairo's path.
    package func setPath(_ path: PathElements) {
        cairo_new_path(cairo)
        var current = CGPoint.zero
        func add(_ type: CGPathElementType, _ points: UnsafeBufferPointer<CGPoint>) {
            guard !points.contains(where: { $0.x.isNaN || $0.y.isNaN }) else { return }
            switch type {
            case .moveToPoint:
                let at = placed(points[0])
                cairo_move_to(cairo, at.x, at.y)
            case .addLineToPoint:
                let at = placed(points[0])
                cairo_line_to(cairo, at.x, at.y)
            case .addQuadCurveToPoint:
                let first = placed(current.mixed(with: points[0], 2.0 / 3))
                let second = placed(points[1].mixed(with: points[0], 2.0 / 3))
                let end = placed(points[1])
                cairo_curve_to(cairo, first.x, first.y, second.x, second.y, end.x, end.y)
            case .addCurveToPoint:
                let first = placed(points[0])
                let second = placed(points[1])
                let end = placed(points[2])
                cairo_curve_to(cairo, first.x, first.y, second.x, second.y, end.x, end.y)
            case .closeSubpath:
                cairo_close_path(cairo)
            }
            if let last = points.last { current = last }
        }
        path.forEach(add)
    }

    private func placed(_ point: CGPoint) -> (x: Double, y: Double) {
        let limit = PathElements.deviceLimit
        return (
            Double(min(max(point.x + offset.x, -limit), limit)),
            Double(min(max(point.y + offset.y, -limit), limit))
        )
    }

    /// Sets the rule for fills and clips.
    package func setFillRule(_ rule: CGPathFillRule) {
        cairo_set_fill_rule(
            cairo,
            rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING
        )
    }

    /// Paints the source through a fill or a stroke.
    func fill(_ path: PathElements, _ rule: CGPathFillRule) {
        setPath(path)
        setFillRule(rule)
        cairo_fill(cairo)
    }

    /// Paints the source along a path; nothing if the pen is flat.
    func stroke(_ path: PathElements, _ style: DevicePen) {
        setPath(path)
        withPen(style, along: path) { cairo_stroke(cairo) }
        cairo_new_path(cairo)
    }

    /// Sets the pen for a call.
    func withPen(_ style: DevicePen, along path: PathElements, _ body: () -> Void) {
        let t = style.transform
        let determinant = t.a * t.d - t.b * t.c
        guard determinant.isFinite, abs(determinant) > 1e-12 else { return }
        var width = style.width
        var pen = cairo_matrix_t(
            xx: Double(t.a),
            yx: Double(t.b),
            xy: Double(t.c),
            yy: Double(t.d),
            x0: 0,
            y0: 0
        )
        if width <= 0 {
            width = 1
            cairo_matrix_init_identity(&pen)
        }
        cairo_set_line_width(cairo, Double(min(width, PathElements.deviceLimit)))
        cairo_set_line_cap(cairo, style.cap.cairo)
        cairo_set_line_join(cairo, style.join.cairo)
        cairo_set_miter_limit(cairo, Double(max(style.miterLimit, 1)))
        let dashes = style.usableDashes(along: path)
        cairo_set_dash(cairo, dashes, Int32(dashes.count), Double(style.dashPhase))
        cairo_set_matrix(cairo, &pen)
        body()
        cairo_identity_matrix(cairo)
        cairo_set_dash(cairo, nil, 0, 0)
    }
}

extension CGLineCap {
    fileprivate var cairo: cairo_line_cap_t {
        switch self {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }
}

extension CGLineJoin {
    fileprivate var cairo: cairo_line_join_t {
        switch self {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }
}

extension DevicePen {
    /// The dashes, or none where they would be far too many to tell from a solid line.
    fileprivate func usableDashes(along path: PathElements) -> [Double] {
        let period = dashLengths.reduce(0, +)
        let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
        guard period > 0, period.isFinite, dashPhase.isFinite else { return [] }
        var length: CGFloat = 0
        var last: CGPoint?
        for point in path.points {
            if let last { length += hypot(point.x - last.x, point.y - last.y) }
            last = point
        }
        let dashCount = length / (period * scale) * CGFloat(dashLengths.count)
        guard dashCount.isFinite, dashCount < 500_000 else { return [] }
        return dashLengths.map(Double.init)
    }
}

extension OpaquePointer? {
    /// Cairo's constructors never answer NULL; they answer an object in an error state.
    var unsafelyNonNull: OpaquePointer {
        guard let self else { preconditionFailure("Cairo answered NULL") }
        return self
    }
}
