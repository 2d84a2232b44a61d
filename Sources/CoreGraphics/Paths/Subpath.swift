// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A connected run of lines and curves of a path, with every curve as a cubic.
package struct Subpath: Sendable {
    /// A line or a curve.
    package enum Segment: Sendable, Hashable {
        case line(from: CGPoint, to: CGPoint)
        case curve(CubicCurve)

        /// Where the segment begins.
        package var start: CGPoint {
            switch self {
            case .line(let start, _): start
            case .curve(let curve): curve.start
            }
        }

        /// Where the segment ends.
        package var end: CGPoint {
            switch self {
            case .line(_, let end): end
            case .curve(let curve): curve.end
            }
        }
    }

    /// Where the subpath begins.
    package var start: CGPoint
    /// The segments, each from the end of the one before; with the closing line, where that has a
    /// length.
    package var segments: [Segment] = []
    /// Whether the subpath was closed, so that its ends are joined.
    package var isClosed = false
}

extension PathElements {
    /// The connected runs of the path, in drawing order; a lone move is a run without segments.
    package var subpaths: [Subpath] {
        var result: [Subpath] = []
        var subpath = Subpath(start: .zero)
        var current = CGPoint.zero
        var isOpen = false
        forEach { type, points in
            switch type {
            case .moveToPoint:
                if isOpen { result.append(subpath) }
                subpath = Subpath(start: points[0])
                current = points[0]
                isOpen = true
            case .addLineToPoint:
                subpath.segments.append(.line(from: current, to: points[0]))
                current = points[0]
            case .addQuadCurveToPoint:
                let curve = CubicCurve(quadratic: current, control: points[0], end: points[1])
                subpath.segments.append(.curve(curve))
                current = points[1]
            case .addCurveToPoint:
                let curve = CubicCurve(current, points[0], points[1], points[2])
                subpath.segments.append(.curve(curve))
                current = points[2]
            case .closeSubpath:
                if current != subpath.start || subpath.segments.isEmpty {
                    subpath.segments.append(.line(from: current, to: subpath.start))
                }
                subpath.isClosed = true
                result.append(subpath)
                isOpen = false
            }
        }
        if isOpen { result.append(subpath) }
        return result
    }

    /// Adds a segment that begins at the current point.
    package mutating func add(_ segment: Subpath.Segment) {
        switch segment {
        case .line(_, let end):
            addLine(to: end)
        case .curve(let curve):
            addCurve(to: curve.end, control1: curve.control1, control2: curve.control2)
        }
    }

    /// The path as straight lines that stay within a tolerance of its curves.
    package func flattened(tolerance: CGFloat) -> PathElements {
        var result = PathElements()
        var current = CGPoint.zero
        func flatten(_ curve: CubicCurve) {
            let count = curve.pieceCount(tolerance: tolerance)
            for piece in 1..<max(count, 1) {
                result.addLine(to: curve.point(at: CGFloat(piece) / CGFloat(count)))
            }
            result.addLine(to: curve.end)
        }
        forEach { type, points in
            switch type {
            case .moveToPoint:
                result.move(to: points[0])
            case .addLineToPoint:
                result.addLine(to: points[0])
            case .addQuadCurveToPoint:
                flatten(CubicCurve(quadratic: current, control: points[0], end: points[1]))
            case .addCurveToPoint:
                flatten(CubicCurve(current, points[0], points[1], points[2]))
            case .closeSubpath:
                result.close()
            }
            current = result.currentPoint ?? .zero
        }
        return result
    }
}
