// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Turns a path into the outline of its stroke, to be filled by the winding rule.
///
/// Each side of a curve becomes curves again: the curve is cut into pieces that turn little, and
/// the parallel of each piece is the cubic that has its ends and the right speed there
/// (d/dt of p + w n is p' (1 + w κ)). Where that runs backwards, inside of a bend tighter than the
/// pen, the outline goes along the path itself, and what the pen's radius passes over is added as
/// triangles that wind like the outline.
package struct PathStroker {
    private let halfWidth: CGFloat
    private let cap: CGLineCap
    private let join: CGLineJoin
    private let miterLimit: CGFloat
    private var result = PathElements()
    /// Triangles that come after the outline: what the pen covers inside of bends tighter than it.
    private var fans: [[CGPoint]] = []

    /// Makes a stroker; a width that is negative or no number counts as zero.
    package init(width: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat) {
        halfWidth = width.isFinite ? max(width, 0) / 2 : 0
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit.isFinite ? max(miterLimit, 1) : 1
    }

    /// The outline of a path's stroke.
    package static func outline(
        of path: PathElements,
        width: CGFloat,
        cap: CGLineCap,
        join: CGLineJoin,
        miterLimit: CGFloat
    ) -> PathElements {
        var stroker = PathStroker(width: width, cap: cap, join: join, miterLimit: miterLimit)
        guard stroker.halfWidth > 0 else { return PathElements() }
        for subpath in path.subpaths { stroker.stroke(subpath) }
        return stroker.result
    }

    /// A piece of a subpath with a direction at each end.
    private struct Piece {
        var segment: Subpath.Segment
        var startDirection: CGVector
        var endDirection: CGVector
        /// Whether the piece goes on smoothly from the one before, being cut from the same curve.
        var isSmooth: Bool
        /// Whether the curve turns where the piece begins, all at once.
        var followsCusp = false
    }

    private mutating func stroke(_ subpath: Subpath) {
        let pieces = Self.pieces(of: subpath)
        guard let first = pieces.first, let last = pieces.last else {
            if !subpath.segments.isEmpty { addDot(at: subpath.start) }
            return
        }
        // One side along the subpath, the other side back.
        result.move(to: first.segment.start + offset(first.startDirection))
        addSide(pieces)
        if subpath.isClosed {
            addJoin(at: last.segment.end, from: last.endDirection, to: first.startDirection, join)
            result.close()
            let back = Self.reversed(pieces)
            result.move(to: back[0].segment.start + offset(back[0].startDirection))
            addSide(back)
            addJoin(
                at: first.segment.start,
                from: back[back.count - 1].endDirection,
                to: back[0].startDirection,
                join
            )
            result.close()
        } else {
            addCap(at: last.segment.end, direction: last.endDirection)
            addSide(Self.reversed(pieces))
            addCap(at: first.segment.start, direction: -first.startDirection)
            result.close()
        }
        for fan in fans {
            result.move(to: fan[0])
            for corner in fan.dropFirst() { result.addLine(to: corner) }
            result.close()
        }
        fans = []
    }

    /// From a point of the path to the side of the stroke that is drawn now.
    private func offset(_ direction: CGVector) -> CGVector {
        halfWidth * -direction.perpendicular
    }

    private mutating func addSide(_ pieces: [Piece]) {
        for (index, piece) in pieces.enumerated() {
            if index > 0, !piece.isSmooth {
                addJoin(
                    at: piece.segment.start,
                    from: pieces[index - 1].endDirection,
                    to: piece.startDirection,
                    piece.followsCusp ? .round : join
                )
            }
            switch piece.segment {
            case .line(_, let end):
                result.addLine(to: end + offset(piece.endDirection))
            case .curve(let curve):
                addParallel(of: curve, piece)
            }
        }
    }

    private mutating func addParallel(of curve: CubicCurve, _ piece: Piece) {
        let start = curve.start + offset(piece.startDirection)
        let end = curve.end + offset(piece.endDirection)
        /// The speed of the parallel relative to the curve's; below zero past the centre of the
        /// bend.
        func speed(at t: CGFloat) -> CGFloat {
            let derivative = curve.derivative(at: t)
            let length = derivative.length
            guard length > 1e-9 else { return 1 }
            let curvature =
                derivative.cross(curve.secondDerivative(at: t)) / (length * length * length)
            // The drawn side lies against the perpendicular, so a bend towards it slows it.
            return min(max(1 + halfWidth * curvature, -4), 1e4)
        }
        guard speed(at: 0) >= 0, speed(at: 1) >= 0 else {
            return addTightBend(curve.start, start, curve.end, end)
        }
        let handle1 = curve.derivative(at: 0).length / 3 * speed(at: 0)
        let handle2 = curve.derivative(at: 1).length / 3 * speed(at: 1)
        result.addCurve(
            to: end,
            control1: start + handle1 * piece.startDirection,
            control2: end - handle2 * piece.endDirection
        )
    }

    /// Goes along a piece of the path, around whose inner side the pen's radius turns from one place
    /// to another.
    private mutating func addTightBend(
        _ start: CGPoint,
        _ from: CGPoint,
        _ end: CGPoint,
        _ to: CGPoint
    ) {
        result.addLine(to: start)
        result.addLine(to: end)
        result.addLine(to: to)
        let (first, second, along) = (from - start, to - end, end - start)
        let area = first.cross(second)
        let place = area == 0 ? -1 : along.cross(second) / area
        if place >= 0, place <= 1 {
            let crossing = start + place * first
            addFan([start, end, crossing])
            addFan([crossing, from, to])
        } else {
            addFan([start, end, to])
            addFan([start, to, from])
        }
    }

    /// Adds a triangle that winds as outlines do.
    private mutating func addFan(_ corners: [CGPoint]) {
        let area = (corners[1] - corners[0]).cross(corners[2] - corners[0])
        if area != 0 { fans.append(area > 0 ? corners : corners.reversed()) }
    }

    private mutating func addJoin(
        at point: CGPoint,
        from: CGVector,
        to: CGVector,
        _ join: CGLineJoin
    ) {
        let turn = from.cross(to)
        let dot = from.dot(to)
        let end = point + offset(to)
        if abs(turn) < 1e-6, dot > 0 {
            result.addLine(to: end)
            return
        }
        // The drawn side is the inner one in a turn against the perpendicular: a way over the
        // corner itself keeps the outline on the stroke.
        if turn < 0 {
            result.addLine(to: point)
            result.addLine(to: end)
            return
        }
        switch join {
        case .round:
            addArc(center: point, from: offset(from), sweep: atan2(turn, dot))
        case .bevel:
            result.addLine(to: end)
        case .miter:
            // The miter is 1 / sin(half the inner angle) widths long: sin² = (1 + dot) / 2.
            let squaredSine = (1 + dot) / 2
            if squaredSine * miterLimit * miterLimit >= 1 {
                let tip = point + (1 / (1 + dot)) * (offset(from) + offset(to))
                result.addLine(to: tip)
            }
            result.addLine(to: end)
        }
    }

    private mutating func addCap(at point: CGPoint, direction: CGVector) {
        switch cap {
        case .butt:
            break
        case .round:
            addArc(center: point, from: offset(direction), sweep: .pi)
            return
        case .square:
            result.addLine(to: point + offset(direction) + halfWidth * direction)
            result.addLine(to: point + offset(-direction) + halfWidth * direction)
        }
        result.addLine(to: point + offset(-direction))
    }

    /// Adds a subpath without length: nothing with butt caps, otherwise a dot or an upright square.
    private mutating func addDot(at point: CGPoint) {
        let box = CGRect(
            x: point.x - halfWidth,
            y: point.y - halfWidth,
            width: 2 * halfWidth,
            height: 2 * halfWidth
        )
        switch cap {
        case .butt: break
        case .round: result.addEllipse(in: box)
        case .square: result.addRect(box)
        }
    }

    /// Draws an arc about a centre from a radius on.
    private mutating func addArc(center: CGPoint, from radius: CGVector, sweep: CGFloat) {
        let count = max(Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)), 1)
        let step = sweep / CGFloat(count)
        let handle = 4.0 / 3 * tan(step / 4)
        let (sine, cosine) = (sin(step), cos(step))
        var from = radius
        for _ in 0..<count {
            let to = CGVector(
                dx: from.dx * cosine - from.dy * sine,
                dy: from.dx * sine + from.dy * cosine
            )
            result.addCurve(
                to: center + to,
                control1: center + from + handle * from.perpendicular,
                control2: center + to - handle * to.perpendicular
            )
            from = to
        }
    }

    /// The subpath's segments that have a length, with curves cut so that each piece turns little.
    private static func pieces(of subpath: Subpath) -> [Piece] {
        var result: [Piece] = []
        for segment in subpath.segments where segment.start.isFinite && segment.end.isFinite {
            switch segment {
            case .line(let start, let end):
                guard let direction = (end - start).normalized else { continue }
                result.append(
                    Piece(
                        segment: segment,
                        startDirection: direction,
                        endDirection: direction,
                        isSmooth: false
                    )
                )
            case .curve(let curve):
                append(curve, to: &result)
            }
        }
        return result
    }

    private static func append(_ curve: CubicCurve, to result: inout [Piece]) {
        guard curve.control1.isFinite, curve.control2.isFinite else { return }
        let legs = [
            curve.control1 - curve.start, curve.control2 - curve.control1,
            curve.end - curve.control2,
        ].compactMap(\.normalized)
        guard !legs.isEmpty else { return }
        var turning: CGFloat = 0
        for (leg, next) in zip(legs, legs.dropFirst()) {
            turning += abs(atan2(leg.cross(next), leg.dot(next)))
        }
        // A piece of an eighth of a half turn at most: the parallel is then good to about 1/10,000
        // of the width.
        let count = min(max(Int((turning / (.pi / 8)).rounded(.up)), 1), 32)
        let first = result.count
        for index in 0..<count {
            let (from, to) = (CGFloat(index) / CGFloat(count), CGFloat(index + 1) / CGFloat(count))
            append(curve, from, to, depth: 0, first, to: &result)
        }
    }

    /// Adds a part of a curve, halved as long as it turns much, which near a cusp is long.
    private static func append(
        _ curve: CubicCurve,
        _ from: CGFloat,
        _ to: CGFloat,
        depth: Int,
        _ first: Int,
        to result: inout [Piece]
    ) {
        let part = curve.piece(from: from, to: to)
        guard let start = part.direction(at: 0), let end = part.direction(at: 1) else { return }
        // The cosine of an eighth of a half turn, and a little more.
        let isSharp = start.dot(end) < 0.92
        if isSharp, depth < deepest {
            let middle = (from + to) / 2
            append(curve, from, middle, depth: depth + 1, first, to: &result)
            append(curve, middle, to, depth: depth + 1, first, to: &result)
            return
        }
        var isSmooth = result.count > first
        var followsCusp = false
        if let last = result.last, isSmooth, last.endDirection.dot(start) < 0.92 {
            isSmooth = false
            followsCusp = true
        }
        result.append(
            Piece(
                segment: isSharp ? .line(from: part.start, to: part.end) : .curve(part),
                startDirection: start,
                endDirection: isSharp ? start : end,
                isSmooth: isSmooth,
                followsCusp: followsCusp
            )
        )
    }

    /// How often a part of a curve is halved.
    private static let deepest = 8

    private static func reversed(_ pieces: [Piece]) -> [Piece] {
        var result: [Piece] = []
        result.reserveCapacity(pieces.count)
        for (index, piece) in pieces.enumerated().reversed() {
            let segment: Subpath.Segment =
                switch piece.segment {
                case .line(let start, let end): .line(from: end, to: start)
                case .curve(let curve): .curve(curve.reversed)
                }
            result.append(
                Piece(
                    segment: segment,
                    startDirection: -piece.endDirection,
                    endDirection: -piece.startDirection,
                    isSmooth: index + 1 < pieces.count && pieces[index + 1].isSmooth,
                    followsCusp: index + 1 < pieces.count && pieces[index + 1].followsCusp
                )
            )
        }
        return result
    }
}
