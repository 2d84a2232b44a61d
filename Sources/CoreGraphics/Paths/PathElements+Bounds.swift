// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension PathElements {
    /// The smallest rectangle around all points, control points too; null for no points.
    package var controlBounds: CGRect {
        var extent = Extent()
        for point in points { extent.add(point) }
        return extent.rect
    }

    /// The smallest rectangle around the lines and curves; null for no points.
    package var tightBounds: CGRect {
        var extent = Extent()
        var current = CGPoint.zero
        var start = CGPoint.zero
        func add(_ curve: CubicCurve) {
            extent.add(curve.end)
            // Where both control points lie inside the box, the curve does so, too.
            if extent.contains(curve.control1), extent.contains(curve.control2) { return }
            for t in curve.turningPoints(\.x) { extent.addX(curve.point(at: t).x) }
            for t in curve.turningPoints(\.y) { extent.addY(curve.point(at: t).y) }
        }
        forEach { type, points in
            switch type {
            case .moveToPoint:
                extent.add(points[0])
                start = points[0]
            case .addLineToPoint:
                extent.add(points[0])
            case .addQuadCurveToPoint:
                add(CubicCurve(quadratic: current, control: points[0], end: points[1]))
            case .addCurveToPoint:
                add(CubicCurve(current, points[0], points[1], points[2]))
            case .closeSubpath:
                current = start
            }
            if let last = points.last { current = last }
        }
        return extent.rect
    }

    /// The rectangle that the path is, if it is a single upright one, closed or not.
    package var asRectangle: CGRect? {
        var count = types.count
        guard count >= 4, count <= 6, types[0] == .moveToPoint else { return nil }
        if types[count - 1] == .closeSubpath { count -= 1 }
        guard count == 4 || count == 5 && points.count == 5 && points[4] == points[0] else {
            return nil
        }
        for index in 1..<count where types[index] != .addLineToPoint { return nil }
        let (a, b, c, d) = (points[0], points[1], points[2], points[3])
        let isAlongX = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
        let isAlongY = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
        return isAlongX || isAlongY ? controlBounds : nil
    }

    /// A box that grows; points that are not numbers do not count.
    private struct Extent {
        private var minX = CGFloat.infinity
        private var minY = CGFloat.infinity
        private var maxX = -CGFloat.infinity
        private var maxY = -CGFloat.infinity

        mutating func add(_ point: CGPoint) {
            addX(point.x)
            addY(point.y)
        }

        mutating func addX(_ x: CGFloat) {
            if x < minX { minX = x }
            if x > maxX { maxX = x }
        }

        mutating func addY(_ y: CGFloat) {
            if y < minY { minY = y }
            if y > maxY { maxY = y }
        }

        func contains(_ point: CGPoint) -> Bool {
            point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
        }

        var rect: CGRect {
            guard minX <= maxX, minY <= maxY else { return .null }
            return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
        }
    }
}
