// SPDX-License-Identifier: Apache-2.0

import Foundation

// Arithmetic of points and vectors for the path algorithms. None of it is public: iOS has no such
// operators, and apps define their own.

extension CGPoint {
    /// The point a share of the way from one point to another.
    static func mix(_ from: CGPoint, _ to: CGPoint, _ share: CGFloat) -> CGPoint {
        CGPoint(x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y))
    }

    static func - (left: CGPoint, right: CGPoint) -> CGVector {
        CGVector(dx: left.x - right.x, dy: left.y - right.y)
    }

    static func + (left: CGPoint, right: CGVector) -> CGPoint {
        CGPoint(x: left.x + right.dx, y: left.y + right.dy)
    }

    static func - (left: CGPoint, right: CGVector) -> CGPoint {
        CGPoint(x: left.x - right.dx, y: left.y - right.dy)
    }

    /// Whether both coordinates are numbers.
    var isFinite: Bool {
        x.isFinite && y.isFinite
    }
}

extension CGVector {
    /// The Euclidean length.
    var length: CGFloat {
        (dx * dx + dy * dy).squareRoot()
    }

    /// The vector of length 1 in the same direction; `nil` for a vector of no length.
    var normalized: CGVector? {
        let length = self.length
        guard length > 1e-12, length.isFinite else { return nil }
        return CGVector(dx: dx / length, dy: dy / length)
    }

    /// A quarter turn from the x axis towards the y axis.
    var perpendicular: CGVector {
        CGVector(dx: -dy, dy: dx)
    }

    static func * (factor: CGFloat, vector: CGVector) -> CGVector {
        CGVector(dx: factor * vector.dx, dy: factor * vector.dy)
    }

    static func + (left: CGVector, right: CGVector) -> CGVector {
        CGVector(dx: left.dx + right.dx, dy: left.dy + right.dy)
    }

    static func - (left: CGVector, right: CGVector) -> CGVector {
        CGVector(dx: left.dx - right.dx, dy: left.dy - right.dy)
    }

    static prefix func - (vector: CGVector) -> CGVector {
        CGVector(dx: -vector.dx, dy: -vector.dy)
    }

    /// The sum of the products of the parts.
    func dot(_ other: CGVector) -> CGFloat {
        dx * other.dx + dy * other.dy
    }

    /// The signed area of the parallelogram that this vector and another make.
    func cross(_ other: CGVector) -> CGFloat {
        dx * other.dy - dy * other.dx
    }
}
