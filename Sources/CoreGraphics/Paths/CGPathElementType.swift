// SPDX-License-Identifier: Apache-2.0

/// The kind of a path's element, which determines its number of points.
public enum CGPathElementType: Int32, Sendable {
    /// Begins a subpath; one point.
    case moveToPoint = 0
    /// A straight line; one point.
    case addLineToPoint = 1
    /// A quadratic Bézier curve; its control point and its end.
    case addQuadCurveToPoint = 2
    /// A cubic Bézier curve; its two control points and its end.
    case addCurveToPoint = 3
    /// A line back to the subpath's start; no point.
    case closeSubpath = 4

    /// The number of points that an element of this kind has.
    package var pointCount: Int {
        switch self {
        case .moveToPoint, .addLineToPoint: 1
        case .addQuadCurveToPoint: 2
        case .addCurveToPoint: 3
        case .closeSubpath: 0
        }
    }
}
