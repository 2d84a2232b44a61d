// SPDX-License-Identifier: Apache-2.0

import CRasterKernels

/// Turns a line along a path into edges of the area that it covers.
///
/// Edges go straight to the raster: each piece adds its left side forwards and its right side
/// backwards, joins and caps what lies between. Every part is oriented alike, so that the winding
/// is never negative and the non-zero rule gives exactly the union. Offsets are worked out in the
/// path's own space, where the pen is a circle, and mapped to pixels afterwards.
struct Stroker {
    private let raster: OpaquePointer
    let transform: RasterTransform
    private let radius: Double
    private let style: StrokeStyle
    /// Cosine and sine of the largest turn that a round part takes in one piece.
    private let stepCosine: Double
    private let stepSine: Double

    // The last place reached: point in pixels, unit direction in the path's space.
    private var point = RasterPoint.zero
    private var direction = RasterPoint.zero
    private var firstPoint = RasterPoint.zero
    private var firstDirection = RasterPoint.zero
    private var isDrawing = false

    /// The flattening tolerance of round joins and caps, in pixels.
    static let tolerance = 0.025

    /// The most pieces that all round ends together take: those of a pen as wide as the canvas along a
    /// hundred thousand dashes are coarser.
    private static let mostCapPieces = 2_000_000.0

    /// Makes a pen; `width` is in the path's space and above zero.
    ///
    /// `lines`: how many there are, each with two ends.
    init(
        _ raster: OpaquePointer,
        style: StrokeStyle,
        width: Double,
        transform: RasterTransform,
        lines: Int = 1
    ) {
        self.raster = raster
        self.transform = transform
        self.style = style
        radius = width / 2
        // The chord of a turn by 2 u leaves the circle by r (1 - cos u).
        let size = max(radius * transform.scales.most, 1e-6)
        let half = max(1 - Stroker.tolerance / size, 0.5)
        // Of a turn by the angle x, 1 - x x / 2 is the cosine or a little less.
        let angle = min(Double(lines) * 2 * .pi / Stroker.mostCapPieces, 0.75)
        stepCosine = min(2 * half * half - 1, 0.9999995, 1 - angle * angle / 2)
        stepSine = (1 - stepCosine * stepCosine).squareRoot()
    }

    /// The bounds of the line around a path with the given control bounds, in pixels.
    static func bounds(
        _ box: RasterRect,
        _ style: StrokeStyle,
        width: Double,
        _ transform: RasterTransform
    ) -> RasterRect {
        var reach = width / 2
        if style.join == .miter { reach *= max(style.miterLimit, 1) }
        if style.cap == .square { reach = max(reach, width * 0.7072) }
        return transform.apply(box.insetBy(-reach, -reach))
    }

    // MARK: Steps

    /// Begins a line at a point in the path's space.
    mutating func begin() { isDrawing = false }

    /// A straight piece; no length draws nothing.
    mutating func line(from p: RasterPoint, to q: RasterPoint) {
        let delta = q - p
        let length = (delta * delta).sum().squareRoot()
        guard length > 0, length.isFinite else { return }
        let d = delta / length
        advance(to: transform.apply(p), direction: d)
        let o = offset(d)
        let end = transform.apply(q)
        edge(point + o, end + o)
        edge(end - o, point - o)
        point = end
        direction = d
    }

    /// A piece of a curve from the present point, which has direction `d0`, to `q` with `d1`.
    mutating func curve(to q: RasterPoint, _ d0: RasterPoint, _ d1: RasterPoint) {
        let end = transform.apply(q)
        if (d0 * d1).sum() < stepCosine {
            // Too sharp to follow in one piece: straight on, then around.
            let o = offset(d0)
            edge(point + o, end + o)
            edge(end - o, point - o)
            point = end
            direction = d0
            join(d1, .round)
            direction = d1
            return
        }
        let o0 = offset(d0)
        let o1 = offset(d1)
        let along = end - point
        for side in [1.0, -1.0] {
            let from = point + o0 * side
            let to = end + o1 * side
            if ((to - from) * along).sum() >= 0 {
                if side > 0 { edge(from, to) } else { edge(to, from) }
            } else {
                addTurned(from, to, around: crossing(from, end, to), end, side)
            }
        }
        point = end
        direction = d1
    }

    /// Where the pen's radii at both ends of a piece cross; nil where they do not.
    private func crossing(
        _ from: RasterPoint,
        _ end: RasterPoint,
        _ to: RasterPoint
    ) -> RasterPoint? {
        let first = from - point
        let second = to - end
        let along = end - point
        let area = first.x * second.y - first.y * second.x
        guard area != 0 else { return nil }
        let s = (along.x * second.y - along.y * second.x) / area
        let t = (along.x * first.y - along.y * first.x) / area
        guard s >= 0, s <= 1, t >= 0, t <= 1 else { return nil }
        return point + first * s
    }

    /// The side inside of a bend tighter than the pen, where the offset runs backwards.
    ///
    /// What lies beyond the crossing of the radii is turned around, so that its area counts like all
    /// others; where they do not cross that is all of it.
    private func addTurned(
        _ from: RasterPoint,
        _ to: RasterPoint,
        around crossing: RasterPoint?,
        _ end: RasterPoint,
        _ side: Double
    ) {
        if side > 0 { edge(to, from) } else { edge(from, to) }
        for _ in 0..<2 {
            switch (crossing, side > 0) {
            case (let crossing?, true):
                edge(from, crossing)
                edge(crossing, to)
            case (let crossing?, false):
                edge(to, crossing)
                edge(crossing, from)
            case (nil, true):
                edge(point, end)
                edge(end, to)
                edge(from, point)
            case (nil, false):
                edge(point, from)
                edge(to, end)
                edge(end, point)
            }
        }
    }

    /// Adds the join before a piece from `p` (in pixels) in direction `d`, or begins the line.
    mutating func advance(to p: RasterPoint, direction d: RasterPoint) {
        if isDrawing {
            join(d, style.join)
        } else {
            isDrawing = true
            point = p
            firstPoint = p
            firstDirection = d
        }
        direction = d
    }

    /// Ends the line: joined to its begin when closed, with caps otherwise.
    ///
    /// A line without length at `p` is a dot with round and square caps.
    mutating func end(closed: Bool, at p: RasterPoint) {
        guard isDrawing else {
            if style.cap == .butt || !p.x.isFinite || !p.y.isFinite { return }
            point = transform.apply(p)
            direction = RasterPoint(1, 0)
            cap(point, direction)
            cap(point, -direction)
            return
        }
        isDrawing = false
        if closed {
            join(firstDirection, style.join)
        } else {
            cap(point, direction)
            cap(firstPoint, -firstDirection)
        }
    }

    // MARK: Parts

    /// The pen's radius to the left of a direction, in pixels.
    @inline(__always)
    private func offset(_ d: RasterPoint) -> RasterPoint {
        let x = d.y * radius
        let y = -d.x * radius
        return RasterPoint(transform.a * x + transform.c * y, transform.b * x + transform.d * y)
    }

    @inline(__always)
    private func edge(_ p: RasterPoint, _ q: RasterPoint) {
        rk_raster_line(raster, p.x, p.y, q.x, q.y)
    }

    /// Connects both sides at the present point, from the present direction to `d`.
    private mutating func join(_ d: RasterPoint, _ kind: StrokeStyle.Join) {
        if d == direction { return }
        let o0 = offset(direction)
        let o1 = offset(d)
        let turn = direction.x * d.y - direction.y * d.x
        let cosine = (direction * d).sum()
        // Positive turns have their outer corner on the left side.
        let side = turn > 0 ? 1.0 : -1.0
        let from = point + o0 * side
        let to = point + o1 * side
        if side > 0 {
            edge(point - o1, point)
            edge(point, point - o0)
        } else {
            edge(point + o0, point)
            edge(point, point + o1)
        }
        var last = from
        func outer(_ q: RasterPoint) {
            if side > 0 { edge(last, q) } else { edge(q, last) }
            last = q
        }
        switch kind {
        case .bevel: break
        case .miter:
            // The miter's length over the width is 1 / sin(angle / 2) = sqrt(2 / (1 + cos turn)).
            let limit = max(style.miterLimit, 1)
            if 2 <= limit * limit * (1 + cosine), 1 + cosine > 1e-9 {
                outer(point + (o0 + o1) * (side / (1 + cosine)))
            }
        case .round:
            arc(direction * side, d * side, clockwise: side > 0, emit: outer)
        }
        outer(to)
    }

    /// Points strictly between the offsets of two directions, turning the short way.
    private func arc(
        _ d0: RasterPoint,
        _ d1: RasterPoint,
        clockwise: Bool,
        emit: (RasterPoint) -> Void
    ) {
        var d = d0
        let sine = clockwise ? stepSine : -stepSine
        // A turn by half a circle is the longest; more steps than that cannot be needed.
        for _ in 0..<4096 {
            if (d * d1).sum() >= stepCosine { return }
            d = RasterPoint(d.x * stepCosine - d.y * sine, d.x * sine + d.y * stepCosine)
            // The step that would go past the end is left out.
            let left = d.x * d1.y - d.y * d1.x
            if clockwise ? left < 0 : left > 0, (d * d1).sum() > 0 { return }
            emit(point + offset(d))
        }
    }

    /// Closes both sides at `p`, the end of a line in direction `d`.
    private mutating func cap(_ p: RasterPoint, _ d: RasterPoint) {
        let o = offset(d)
        switch style.cap {
        case .butt:
            edge(p + o, p - o)
        case .square:
            // The pen's radius straight ahead is the offset of the direction to the right.
            let ahead = offset(RasterPoint(-d.y, d.x))
            edge(p + o, p + o + ahead)
            edge(p + o + ahead, p - o + ahead)
            edge(p - o + ahead, p - o)
        case .round:
            let middle = RasterPoint(-d.y, d.x)
            var last = p + o
            let before = point
            point = p
            func draw(_ q: RasterPoint) {
                edge(last, q)
                last = q
            }
            arc(d, middle, clockwise: true, emit: draw)
            draw(p + offset(middle))
            arc(middle, -d, clockwise: true, emit: draw)
            draw(p - o)
            point = before
        }
    }
}

extension Stroker {
    /// Whether a piece of a curve between two directions must be halved.
    func turnsTooMuch(_ d0: RasterPoint, _ d1: RasterPoint) -> Bool {
        (d0 * d1).sum() < stepCosine
    }
}
