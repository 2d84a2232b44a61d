// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension PathElements {
    /// Whether filling the path by a rule would paint a point.
    ///
    /// Open subpaths count as closed. Of a shape's edges those towards smaller coordinates belong
    /// to it, as in `CGRect.contains(_:)`, so that shapes that share an edge share no point.
    package func contains(_ point: CGPoint, rule: CGPathFillRule) -> Bool {
        let winding = windingNumber(around: point)
        return rule == .winding ? winding != 0 : winding & 1 != 0
    }

    /// How often the path goes around a point; a turn from x towards y counts 1.
    package func windingNumber(around point: CGPoint) -> Int {
        guard point.isFinite else { return 0 }
        var winding = 0
        var current = CGPoint.zero
        var start = CGPoint.zero
        forEach { type, points in
            switch type {
            case .moveToPoint:
                winding += Self.crossing(from: current, to: start, at: point)
                start = points[0]
            case .addLineToPoint:
                winding += Self.crossing(from: current, to: points[0], at: point)
            case .addQuadCurveToPoint:
                let curve = CubicCurve(quadratic: current, control: points[0], end: points[1])
                winding += Self.crossing(curve, at: point, depth: 0)
            case .addCurveToPoint:
                let curve = CubicCurve(current, points[0], points[1], points[2])
                winding += Self.crossing(curve, at: point, depth: 0)
            case .closeSubpath:
                winding += Self.crossing(from: current, to: start, at: point)
                current = start
            }
            if let last = points.last { current = last }
        }
        return winding + Self.crossing(from: current, to: start, at: point)
    }

    /// A line's contribution to the winding number: its crossing of the ray from the point towards
    /// larger x.
    private static func crossing(from a: CGPoint, to b: CGPoint, at point: CGPoint) -> Int {
        let isUpward = a.y <= point.y && b.y > point.y
        let isDownward = b.y <= point.y && a.y > point.y
        guard isUpward || isDownward else { return 0 }
        let side = (b - a).cross(point - a)
        if isUpward { return side > 0 ? 1 : 0 }
        return side < 0 ? -1 : 0
    }

    /// A curve's contribution to the winding number, found by halving it until its hull is to one
    /// side.
    private static func crossing(_ curve: CubicCurve, at point: CGPoint, depth: Int) -> Int {
        let ys = [curve.start.y, curve.control1.y, curve.control2.y, curve.end.y]
        let xs = [curve.start.x, curve.control1.x, curve.control2.x, curve.end.x]
        if ys.allSatisfy({ $0 > point.y }) || ys.allSatisfy({ $0 <= point.y }) { return 0 }
        if xs.allSatisfy({ $0 < point.x }) { return 0 }
        // Wholly to the right, the ray is crossed as often, in sum, as the chord crosses it.
        let isToTheRight = xs.allSatisfy { $0 > point.x }
        let isFinite = (xs + ys).allSatisfy(\.isFinite)
        if isToTheRight || depth >= 40 || !isFinite {
            return crossing(from: curve.start, to: curve.end, at: point)
        }
        let (first, second) = curve.split(at: 0.5)
        return crossing(first, at: point, depth: depth + 1)
            + crossing(second, at: point, depth: depth + 1)
    }
}
