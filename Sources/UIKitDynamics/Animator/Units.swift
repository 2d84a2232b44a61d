// SPDX-License-Identifier: Apache-2.0

import CDynamics
import CoreGraphics
import Foundation

/// How UIKit's points and the physics' metres go together.
///
/// A hundred points are a metre. Then what Apple documents follows by itself: a square of 100 points
/// and density 1 has mass 1, and a push of magnitude 1 accelerates it by 100 points a second, each
/// second; gravity of magnitude 1 is 1,000 points a second squared.
enum Units {
    static let pointsPerMetre: CGFloat = 100
    /// Metres per second squared of gravity 1.
    static let gravity: CGFloat = 10
    /// Seconds of one step of the simulation.
    static let step = 1.0 / 240

    /// Lengths beyond a hundred kilometres, and what is no number, are cut off.
    static func metres(_ points: CGFloat) -> Float {
        Float((points / pointsPerMetre).within(-1e5...1e5))
    }
}

extension CGFloat {
    /// The nearest number in a range; where it is none, the one nearest to zero.
    func within(_ range: ClosedRange<CGFloat>) -> CGFloat {
        isNaN
            ? Swift.min(Swift.max(0, range.lowerBound), range.upperBound)
            : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}

extension CDVector {
    init(_ point: CGPoint) {
        self.init(x: Units.metres(point.x), y: Units.metres(point.y))
    }

    /// A vector in the physics' own units.
    init(metres vector: CGVector) {
        self.init(x: Float(vector.dx), y: Float(vector.dy))
    }

    /// The place in points, to a 4096th: what is finer is the noise of single precision.
    var point: CGPoint {
        func points(_ metres: Float) -> CGFloat {
            (CGFloat(metres) * Units.pointsPerMetre * 4096).rounded() / 4096
        }
        return CGPoint(x: points(x), y: points(y))
    }
}

extension CGVector {
    static func * (vector: CGVector, factor: CGFloat) -> CGVector {
        CGVector(dx: vector.dx * factor, dy: vector.dy * factor)
    }

    static func + (a: CGVector, b: CGVector) -> CGVector {
        CGVector(dx: a.dx + b.dx, dy: a.dy + b.dy)
    }

    var length: CGFloat { hypot(dx, dy) }

    /// A vector of a direction in radians, clockwise from the right, and a length.
    init(angle: CGFloat, length: CGFloat) {
        self.init(dx: length * cos(angle), dy: length * sin(angle))
    }

    var angle: CGFloat { length == 0 ? 0 : atan2(dy, dx) }

    /// Itself, with parts that are huge cut off and those that are no number left out.
    var limited: CGVector { CGVector(dx: dx.within(-1e7...1e7), dy: dy.within(-1e7...1e7)) }
}
