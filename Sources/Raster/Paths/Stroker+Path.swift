// SPDX-License-Identifier: Apache-2.0

import CRasterKernels

extension Stroker {
    /// Strokes every subpath; dashes, where there are any, are cut on the way.
    mutating func stroke(_ path: RasterPath) {
        var at = 0
        var current = RasterPoint.zero
        var start = RasterPoint.zero
        var isOpen = false
        path.points.withUnsafeBufferPointer { points in
            path.verbs.withUnsafeBufferPointer { verbs in
                for i in 0..<verbs.count {
                    switch verbs[i] {
                    case .move:
                        if isOpen { end(closed: false, at: start) }
                        current = points[at]
                        start = current
                        // A move alone draws nothing, not even a dot.
                        isOpen = false
                        begin()
                    case .line:
                        line(from: current, to: points[at])
                        current = points[at]
                        isOpen = true
                    case .quad:
                        quad(current, points[at], points[at + 1])
                        current = points[at + 1]
                        isOpen = true
                    case .cubic:
                        cubic(current, points[at], points[at + 1], points[at + 2])
                        current = points[at + 2]
                        isOpen = true
                    case .close:
                        line(from: current, to: start)
                        end(closed: true, at: start)
                        current = start
                        isOpen = false
                        begin()
                    }
                    at += verbs[i].pointCount
                }
            }
        }
        if isOpen { end(closed: false, at: start) }
    }

    private mutating func quad(_ p0: RasterPoint, _ p1: RasterPoint, _ p2: RasterPoint) {
        cubic(p0, p0 + (p1 - p0) * (2.0 / 3), p2 + (p1 - p2) * (2.0 / 3), p2)
    }

    private mutating func cubic(
        _ p0: RasterPoint,
        _ p1: RasterPoint,
        _ p2: RasterPoint,
        _ p3: RasterPoint
    ) {
        let curve = CubicCurve(p0, p1, p2, p3)
        guard let first = curve.firstDirection else { return }
        let pieces = curve.pieces(under: transform)
        advance(to: transform.apply(p0), direction: first)
        var d = first
        let step = 1 / Double(pieces)
        for i in 1...pieces {
            let t0 = Double(i - 1) * step
            let t1 = i == pieces ? 1 : Double(i) * step
            let next = i == pieces ? curve.lastDirection ?? d : curve.direction(t1) ?? d
            follow(curve, t0, t1, d, next, depth: 0)
            d = next
        }
    }

    /// A piece of a curve, halved while it turns more than the pen allows in one step.
    private mutating func follow(
        _ curve: CubicCurve,
        _ t0: Double,
        _ t1: Double,
        _ d0: RasterPoint,
        _ d1: RasterPoint,
        depth: Int
    ) {
        if depth < 6, turnsTooMuch(d0, d1) {
            let middle = (t0 + t1) / 2
            if let d = curve.direction(middle) {
                follow(curve, t0, middle, d0, d, depth: depth + 1)
                follow(curve, middle, t1, d, d1, depth: depth + 1)
                return
            }
        }
        self.curve(to: curve.point(t1), d0, d1)
    }
}

/// A cubic by its coefficients: ((a t + b) t + c) t + p.
struct CubicCurve {
    private let a: RasterPoint
    private let b: RasterPoint
    private let c: RasterPoint
    private let p: RasterPoint
    private let control1: RasterPoint
    private let control2: RasterPoint
    private let end: RasterPoint

    init(_ p0: RasterPoint, _ p1: RasterPoint, _ p2: RasterPoint, _ p3: RasterPoint) {
        p = p0
        control1 = p1
        control2 = p2
        end = p3
        a = p3 - p0 + 3 * (p1 - p2)
        b = 3 * (p0 - 2 * p1 + p2)
        c = 3 * (p1 - p0)
    }

    @inline(__always)
    func point(_ t: Double) -> RasterPoint { t == 1 ? end : ((a * t + b) * t + c) * t + p }

    /// The unit direction at `t`; nil where the curve stands still.
    @inline(__always)
    func direction(_ t: Double) -> RasterPoint? {
        CubicCurve.unit((3 * a * t + 2 * b) * t + c)
    }

    var firstDirection: RasterPoint? {
        CubicCurve.unit(control1 - p) ?? CubicCurve.unit(control2 - p) ?? CubicCurve.unit(end - p)
    }

    var lastDirection: RasterPoint? {
        CubicCurve.unit(end - control2) ?? CubicCurve.unit(end - control1)
            ?? CubicCurve.unit(end - p)
    }

    /// Straight pieces that follow the curve within the tolerance, in pixels.
    func pieces(under t: RasterTransform) -> Int {
        let u = b / 3
        let v = control1 - 2 * control2 + end
        let du = RasterPoint(t.a * u.x + t.c * u.y, t.b * u.x + t.d * u.y)
        let dv = RasterPoint(t.a * v.x + t.c * v.y, t.b * v.x + t.d * v.y)
        let most = max((du * du).sum(), (dv * dv).sum()).squareRoot()
        return Int(rk_cubic_pieces(most))
    }

    @inline(__always)
    private static func unit(_ v: RasterPoint) -> RasterPoint? {
        let length = (v * v).sum().squareRoot()
        guard length > 1e-12, length.isFinite else { return nil }
        return v / length
    }
}
