// SPDX-License-Identifier: Apache-2.0

import Foundation
import Raster

/// A path that Raster draws by a formula of its own.
enum ClosedForm {
    case rect(RasterRect)
    case rounded(RoundedRect)
    case ellipse(RasterRect)
}

extension PathElements {
    /// The upright rectangle, rounded rectangle with corners of circles, or ellipse that the path
    /// is, as `addRect`, `addRoundedRect` and `addEllipse` make them; turned or mirrored, too.
    var closedForm: ClosedForm? {
        guard types.count <= 10 else { return nil }
        if let rect = asRasterRect { return .rect(rect) }
        switch types {
        case Self.ellipseTypes: return points.withUnsafeBufferPointer(Corners.ellipse)
        case Self.roundedTypes: return points.withUnsafeBufferPointer(Corners.rounded)
        default: return nil
        }
    }

    /// The rectangle that the path is, limited to what devices can take.
    var asRasterRect: RasterRect? {
        guard (4...6).contains(types.count), let rect = asRectangle else { return nil }
        let limit = Self.deviceLimit
        func limited(_ value: CGFloat) -> Double { Double(min(max(value, -limit), limit)) }
        return RasterRect(
            minX: limited(rect.minX),
            minY: limited(rect.minY),
            maxX: limited(rect.maxX),
            maxY: limited(rect.maxY)
        )
    }

    private static let ellipseTypes: [CGPathElementType] = [
        .moveToPoint, .addCurveToPoint, .addCurveToPoint, .addCurveToPoint, .addCurveToPoint,
        .closeSubpath,
    ]
    private static let roundedTypes: [CGPathElementType] = [
        .moveToPoint, .addLineToPoint, .addCurveToPoint, .addLineToPoint, .addCurveToPoint,
        .addLineToPoint, .addCurveToPoint, .addLineToPoint, .addCurveToPoint, .closeSubpath,
    ]
}

/// Four quarters of ellipses that touch the box around them.
private struct Corners {
    let points: UnsafeBufferPointer<CGPoint>
    let box: RasterRect
    /// Radii in the order of `RoundedRect`.
    var radii = SIMD4<Double>(repeating: -1)

    /// How far numbers may be off, in pixels.
    private static let tolerance = 1e-6

    static func ellipse(_ points: UnsafeBufferPointer<CGPoint>) -> ClosedForm? {
        guard var corners = Corners(points) else { return nil }
        for index in 0..<4 {
            guard let arms = corners.takeQuarter(at: index * 3),
                near(arms.x, corners.box.width / 2), near(arms.y, corners.box.height / 2)
            else { return nil }
        }
        guard corners.isClosed(from: 12, to: 0) else { return nil }
        return corners.radii.min() >= 0 ? .ellipse(corners.box) : nil
    }

    static func rounded(_ points: UnsafeBufferPointer<CGPoint>) -> ClosedForm? {
        guard var corners = Corners(points), corners.isClosed(from: 16, to: 0) else { return nil }
        var last = 0
        for index in 0..<4 {
            let start = index * 4 + 1
            guard corners.isClosed(from: last, to: start),
                let arms = corners.takeQuarter(at: start), near(arms.x, arms.y)
            else { return nil }
            last = start + 3
        }
        guard corners.radii.min() >= 0 else { return nil }
        return .rounded(RoundedRect(corners.box, radii: corners.radii))
    }

    private init?(_ points: UnsafeBufferPointer<CGPoint>) {
        var low = RasterPoint(repeating: .infinity)
        var high = -low
        for point in points {
            let p = RasterPoint(point)
            low = pointwiseMin(low, p)
            high = pointwiseMax(high, p)
        }
        let limit = Double(PathElements.deviceLimit)
        guard low.min() > -limit, high.max() < limit else { return nil }
        self.points = points
        box = RasterRect(minX: low.x, minY: low.y, maxX: high.x, maxY: high.y)
    }

    private static func near(_ one: Double, _ other: Double) -> Bool {
        abs(one - other) <= tolerance
    }

    /// Whether two points lie on one side of the box.
    private func isClosed(from first: Int, to second: Int) -> Bool {
        let (p, q) = (points[first], points[second])
        func lie(_ one: Double, _ other: Double, _ low: Double, _ high: Double) -> Bool {
            Self.near(one, other) && (Self.near(one, low) || Self.near(one, high))
        }
        return lie(p.x, q.x, box.minX, box.maxX) || lie(p.y, q.y, box.minY, box.maxY)
    }

    /// Checks that four points are a quarter of an ellipse around one corner of the box, and
    /// answers its radii.
    private mutating func takeQuarter(at index: Int) -> (x: Double, y: Double)? {
        let start = RasterPoint(points[index])
        let end = RasterPoint(points[index + 3])
        for corner in [RasterPoint(start.x, end.y), RasterPoint(end.x, start.y)] {
            guard let place = place(of: corner) else { continue }
            let k = Double(PathElements.quarterCircleHandle)
            let first = start + (corner - start) * k
            let second = end + (corner - end) * k
            guard isNear(first, points[index + 1]), isNear(second, points[index + 2]) else {
                continue
            }
            let arms = start - end
            radii[place] = abs(arms.x)
            return (abs(arms.x), abs(arms.y))
        }
        return nil
    }

    private func isNear(_ one: RasterPoint, _ other: CGPoint) -> Bool {
        Self.near(one.x, other.x) && Self.near(one.y, other.y)
    }

    /// Which corner of the box a point is.
    private func place(of point: RasterPoint) -> Int? {
        let isLeft = Self.near(point.x, box.minX)
        let isTop = Self.near(point.y, box.minY)
        guard isLeft || Self.near(point.x, box.maxX), isTop || Self.near(point.y, box.maxY) else {
            return nil
        }
        return isTop ? (isLeft ? 0 : 1) : (isLeft ? 3 : 2)
    }
}
