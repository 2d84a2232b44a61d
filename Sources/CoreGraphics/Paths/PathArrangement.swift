// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The lines of two shapes, cut wherever they meet, from which boolean operations choose.
///
/// Curves are first flattened to 1/100 of a point. Each line is cut at its crossings with all
/// others; a piece then lies wholly inside or outside either shape, and a point to each side of its
/// middle tells which. A piece belongs to the result's outline where the operation's answer
/// differs between its sides. Pieces are turned so that the result is on the same side of all, and
/// chained to loops. Ends are rounded to 2⁻²⁰ of a point, so that pieces that meet do so exactly.
struct PathArrangement {
    /// A straight piece, with its ends rounded.
    struct Piece: Hashable {
        var start: CGPoint
        var end: CGPoint

        var reversed: Piece { Piece(start: end, end: start) }
    }

    private static let tolerance: CGFloat = 0.01
    private static let grid: CGFloat = 0x1p20
    /// Beyond this many lines the pairs are too many to be looked at.
    private static let lineLimit = 20_000

    private let first: PathElements
    private let second: PathElements
    private let firstRule: CGPathFillRule
    private let secondRule: CGPathFillRule
    private let firstPieces: [Piece]
    private let secondPieces: [Piece]

    /// Cuts two shapes; open subpaths are closed unless the first shape is a line.
    init?(
        _ first: PathElements,
        _ second: PathElements,
        firstRule: CGPathFillRule,
        secondRule: CGPathFillRule,
        firstIsLine: Bool = false
    ) {
        self.first = first.flattened(tolerance: Self.tolerance)
        self.second = second.flattened(tolerance: Self.tolerance)
        self.firstRule = firstRule
        self.secondRule = secondRule
        let own = Self.lines(of: self.first, closing: !firstIsLine)
        let others = Self.lines(of: self.second, closing: true)
        guard own.count + others.count <= Self.lineLimit else { return nil }
        let all = own + others
        let order = all.indices.sorted { all[$0].box.minX < all[$1].box.minX }
        var cuts = [[CGFloat]](repeating: [], count: all.count)
        for (place, index) in order.enumerated() {
            for other in order[(place + 1)...] {
                if all[other].box.minX > all[index].box.maxX { break }
                Self.cut(all[index], all[other]) { isFirst, t in
                    cuts[isFirst ? index : other].append(t)
                }
            }
        }
        var pieces = [[Piece]](repeating: [], count: 2)
        for index in all.indices {
            pieces[index < own.count ? 0 : 1] += Self.pieces(of: all[index], cuts: cuts[index])
        }
        firstPieces = pieces[0]
        secondPieces = pieces[1]
    }

    /// The outline of where the operation answers true, as closed loops.
    func outline(_ operation: (Bool, Bool) -> Bool) -> PathElements {
        var chosen: Set<Piece> = []
        for piece in firstPieces + secondPieces {
            guard let (left, right) = sides(of: piece) else { continue }
            let isLeft = operation(left.0, left.1)
            guard isLeft != operation(right.0, right.1) else { continue }
            chosen.insert(isLeft ? piece : piece.reversed)
        }
        return Self.chain(chosen, isClosed: true)
    }

    /// The pieces of the first shape's lines that lie inside, or outside, the second shape.
    func lines(inside: Bool) -> PathElements {
        var result = PathElements()
        for piece in firstPieces {
            let middle = CGPoint.mix(piece.start, piece.end, 0.5)
            guard second.contains(middle, rule: secondRule) == inside else { continue }
            if result.currentPoint != piece.start { result.move(to: piece.start) }
            result.addLine(to: piece.end)
        }
        return result
    }

    // MARK: - Lines

    private struct Line {
        var start: CGPoint
        var end: CGPoint
        var box: CGRect
    }

    private static func rounded(_ point: CGPoint) -> CGPoint {
        CGPoint(x: (point.x * grid).rounded() / grid, y: (point.y * grid).rounded() / grid)
    }

    private static func lines(of path: PathElements, closing: Bool) -> [Line] {
        var result: [Line] = []
        func add(_ start: CGPoint, _ end: CGPoint) {
            let (a, b) = (rounded(start), rounded(end))
            guard a.isFinite, b.isFinite, a != b else { return }
            let box = CGRect(
                x: min(a.x, b.x),
                y: min(a.y, b.y),
                width: abs(a.x - b.x),
                height: abs(a.y - b.y)
            )
            result.append(Line(start: a, end: b, box: box))
        }
        for subpath in path.subpaths {
            for segment in subpath.segments { add(segment.start, segment.end) }
            if closing, let last = subpath.segments.last { add(last.end, subpath.start) }
        }
        return result
    }

    /// Reports where two lines cut each other, as shares of each one's length.
    private static func cut(_ a: Line, _ b: Line, _ report: (Bool, CGFloat) -> Void) {
        guard a.box.minY <= b.box.maxY, b.box.minY <= a.box.maxY else { return }
        let (u, v) = (a.end - a.start, b.end - b.start)
        let (uu, vv) = (u.dot(u), v.dot(v))
        let cross = u.cross(v)
        if abs(cross) > 1e-12 * (uu * vv).squareRoot() {
            let between = b.start - a.start
            let t = between.cross(v) / cross
            let s = between.cross(u) / cross
            let slack: CGFloat = 1e-9
            guard t > -slack, t < 1 + slack, s > -slack, s < 1 + slack else { return }
            report(true, t)
            report(false, s)
            return
        }
        // Parallel: where they lie on one another, each is cut at the other's ends.
        guard abs(u.cross(b.start - a.start)) <= 1e-6 * uu.squareRoot() else { return }
        report(true, u.dot(b.start - a.start) / uu)
        report(true, u.dot(b.end - a.start) / uu)
        report(false, v.dot(a.start - b.start) / vv)
        report(false, v.dot(a.end - b.start) / vv)
    }

    private static func pieces(of line: Line, cuts: [CGFloat]) -> [Piece] {
        var points = [line.start]
        for t in cuts.sorted() where t > 0 && t < 1 {
            points.append(rounded(CGPoint.mix(line.start, line.end, t)))
        }
        points.append(line.end)
        return zip(points, points.dropFirst()).compactMap { start, end in
            start == end ? nil : Piece(start: start, end: end)
        }
    }

    // MARK: - Sides

    /// Whether either shape is to the left and to the right of a piece.
    private func sides(of piece: Piece) -> ((Bool, Bool), (Bool, Bool))? {
        guard let direction = (piece.end - piece.start).normalized else { return nil }
        let middle = CGPoint.mix(piece.start, piece.end, 0.5)
        let step = 1e-5 * direction.perpendicular
        func inside(_ point: CGPoint) -> (Bool, Bool) {
            (first.contains(point, rule: firstRule), second.contains(point, rule: secondRule))
        }
        return (inside(middle + step), inside(middle - step))
    }

    // MARK: - Loops

    /// Joins pieces end to start; at a crossing the sharpest turn to the left keeps loops apart.
    private static func chain(_ pieces: Set<Piece>, isClosed: Bool) -> PathElements {
        // A fixed order, so that the same shapes give the same path.
        let ordered = pieces.sorted {
            ($0.start.y, $0.start.x, $0.end.y, $0.end.x)
                < ($1.start.y, $1.start.x, $1.end.y, $1.end.x)
        }
        var leaving: [CGPoint: [Int]] = [:]
        for (index, piece) in ordered.enumerated() {
            leaving[piece.start, default: []].append(index)
        }
        var isUsed = [Bool](repeating: false, count: ordered.count)
        var result = PathElements()
        for first in ordered.indices where !isUsed[first] {
            var loop = [ordered[first]]
            isUsed[first] = true
            while let last = loop.last, last.end != ordered[first].start {
                let heading = last.end - last.start
                let next = (leaving[last.end] ?? []).filter { !isUsed[$0] }.max {
                    turn(heading, ordered[$0]) < turn(heading, ordered[$1])
                }
                guard let next else { break }
                isUsed[next] = true
                loop.append(ordered[next])
            }
            // A loop that does not close is a sliver left by rounding.
            guard loop.count >= 3, loop.last?.end == ordered[first].start else { continue }
            add(loop, to: &result)
        }
        return result
    }

    private static func turn(_ heading: CGVector, _ piece: Piece) -> CGFloat {
        let direction = piece.end - piece.start
        return atan2(heading.cross(direction), heading.dot(direction))
    }

    /// Adds a loop, with pieces in one line made one.
    private static func add(_ loop: [Piece], to result: inout PathElements) {
        var corners: [CGPoint] = []
        for (index, piece) in loop.enumerated() {
            let previous = loop[(index + loop.count - 1) % loop.count]
            let (u, v) = (previous.end - previous.start, piece.end - piece.start)
            let isStraight = abs(u.cross(v)) <= 1e-5 * u.length * v.length && u.dot(v) > 0
            if !isStraight { corners.append(piece.start) }
        }
        guard corners.count >= 3 else { return }
        result.move(to: corners[0])
        for corner in corners.dropFirst() { result.addLine(to: corner) }
        result.close()
    }
}
