// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A cubic Bézier curve.
package struct CubicCurve: Sendable, Hashable {
    package var start: CGPoint
    package var control1: CGPoint
    package var control2: CGPoint
    package var end: CGPoint

    /// Makes a curve from its four points.
    package init(_ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
        self.start = start
        self.control1 = control1
        self.control2 = control2
        self.end = end
    }

    /// Makes the cubic that is the same curve as a quadratic: its handles are two thirds as long.
    package init(quadratic start: CGPoint, control: CGPoint, end: CGPoint) {
        self.init(
            start,
            CGPoint.mix(start, control, 2.0 / 3),
            CGPoint.mix(end, control, 2.0 / 3),
            end
        )
    }

    /// The point at a parameter from 0 to 1.
    package func point(at t: CGFloat) -> CGPoint {
        let s = 1 - t
        let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
        return CGPoint(
            x: w0 * start.x + w1 * control1.x + w2 * control2.x + w3 * end.x,
            y: w0 * start.y + w1 * control1.y + w2 * control2.y + w3 * end.y
        )
    }

    /// The derivative at a parameter from 0 to 1.
    package func derivative(at t: CGFloat) -> CGVector {
        let s = 1 - t
        let (w0, w1, w2) = (3 * s * s, 6 * s * t, 3 * t * t)
        return w0 * (control1 - start) + w1 * (control2 - control1) + w2 * (end - control2)
    }

    /// The second derivative at a parameter from 0 to 1.
    package func secondDerivative(at t: CGFloat) -> CGVector {
        6 * (1 - t) * ((control2 - control1) - (control1 - start))
            + 6 * t * ((end - control2) - (control2 - control1))
    }

    /// The direction of travel, of length 1, also where a handle has no length; `nil` for a curve
    /// that is one point.
    package func direction(at t: CGFloat) -> CGVector? {
        if let direction = derivative(at: t).normalized { return direction }
        // A handle of no length: the curve leaves towards the next point that differs.
        let candidates =
            t < 0.5
            ? [control1 - start, control2 - start, end - start]
            : [end - control2, end - control1, end - start]
        return candidates.lazy.compactMap(\.normalized).first
    }

    /// The two halves at a parameter from 0 to 1, by de Casteljau's construction.
    package func split(at t: CGFloat) -> (CubicCurve, CubicCurve) {
        let a = CGPoint.mix(start, control1, t)
        let b = CGPoint.mix(control1, control2, t)
        let c = CGPoint.mix(control2, end, t)
        let ab = CGPoint.mix(a, b, t)
        let bc = CGPoint.mix(b, c, t)
        let middle = CGPoint.mix(ab, bc, t)
        return (CubicCurve(start, a, ab, middle), CubicCurve(middle, bc, c, end))
    }

    /// The piece between two parameters.
    package func piece(from t0: CGFloat, to t1: CGFloat) -> CubicCurve {
        if t0 <= 0 { return t1 >= 1 ? self : split(at: t1).0 }
        let rest = split(at: t0).1
        return t1 >= 1 ? rest : rest.split(at: (t1 - t0) / (1 - t0)).0
    }

    /// The same curve, travelled the other way.
    package var reversed: CubicCurve {
        CubicCurve(end, control2, control1, start)
    }

    /// How many straight pieces stay within a tolerance of the curve.
    ///
    /// Wang's bound: n pieces of a cubic stay within 3/4 m / n² where m is the longest second
    /// difference of its control points.
    package func pieceCount(tolerance: CGFloat) -> Int {
        let bend = max(
            ((control1 - start) - (control2 - control1)).length,
            ((control2 - control1) - (end - control2)).length
        )
        let count = (0.75 * bend / max(tolerance, 1e-9)).squareRoot().rounded(.up)
        return count.isFinite ? Int(min(max(count, 1), 2000)) : 1
    }

    /// The parameters strictly between 0 and 1 where a coordinate of the curve turns round.
    package func turningPoints(_ axis: KeyPath<CGPoint, CGFloat>) -> [CGFloat] {
        // The derivative is a quadratic a t² + b t + c, up to a factor of 3.
        let p0 = start[keyPath: axis]
        let p1 = control1[keyPath: axis]
        let p2 = control2[keyPath: axis]
        let p3 = end[keyPath: axis]
        let a = p3 - 3 * p2 + 3 * p1 - p0
        let b = 2 * (p0 - 2 * p1 + p2)
        let c = p1 - p0
        var roots: [CGFloat] = []
        let discriminant = b * b - 4 * a * c
        if abs(a) <= 1e-12 * (abs(b) + abs(c)) {
            if b != 0 { roots.append(-c / b) }
        } else if discriminant >= 0 {
            // The form that never subtracts numbers of like size.
            let q = -0.5 * (b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
            roots.append(q / a)
            if q != 0 { roots.append(c / q) }
        }
        return roots.filter { $0 > 0 && $0 < 1 }.sorted()
    }

    /// The length of the curve up to a parameter, by Gauss's quadrature of 8 points on each of 8
    /// pieces.
    package func length(upTo t: CGFloat = 1) -> CGFloat {
        let pieces = 8
        var sum: CGFloat = 0
        let half = t / CGFloat(2 * pieces)
        for piece in 0..<pieces {
            let middle = half * CGFloat(2 * piece + 1)
            for (node, weight) in Self.gauss {
                sum += weight * derivative(at: middle + half * node).length
                sum += weight * derivative(at: middle - half * node).length
            }
        }
        return sum * half
    }

    /// The parameter at which the curve has a length, by bisection and Newton's method.
    package func parameter(atLength length: CGFloat, of total: CGFloat) -> CGFloat {
        guard total > 0, length > 0 else { return 0 }
        if length >= total { return 1 }
        var (low, high): (CGFloat, CGFloat) = (0, 1)
        var t = length / total
        for _ in 0..<24 {
            let error = self.length(upTo: t) - length
            if abs(error) <= 1e-9 * total { break }
            if error > 0 { high = t } else { low = t }
            let speed = derivative(at: t).length
            let next = speed > 0 ? t - error / speed : low
            t = next > low && next < high ? next : (low + high) / 2
        }
        return t
    }

    /// The positive nodes and the weights of Gauss-Legendre quadrature with 8 points.
    private static let gauss: [(CGFloat, CGFloat)] = [
        (0.183_434_642_495_649_8, 0.362_683_783_378_362_0),
        (0.525_532_409_916_329_0, 0.313_706_645_877_887_3),
        (0.796_666_477_413_626_7, 0.222_381_034_453_374_5),
        (0.960_289_856_497_536_2, 0.101_228_536_290_376_3),
    ]
}
