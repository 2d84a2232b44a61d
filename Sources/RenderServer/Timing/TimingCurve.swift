// SPDX-License-Identifier: Apache-2.0

/// A timing function: a cubic Bézier curve from (0, 0) to (1, 1) with two control points.
package struct TimingCurve: Sendable, Hashable {
    package let x1: Double
    package let y1: Double
    package let x2: Double
    package let y2: Double

    package init(x1: Double, y1: Double, x2: Double, y2: Double) {
        self.x1 = x1
        self.y1 = y1
        self.x2 = x2
        self.y2 = y2
    }

    package static let linear = TimingCurve(x1: 0, y1: 0, x2: 1, y2: 1)
    package static let easeIn = TimingCurve(x1: 0.42, y1: 0, x2: 1, y2: 1)
    package static let easeOut = TimingCurve(x1: 0, y1: 0, x2: 0.58, y2: 1)
    package static let easeInEaseOut = TimingCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
    package static let standard = TimingCurve(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)

    /// The progress at a fraction of the time; x is clamped to 0...1.
    package func value(at x: Double) -> Double {
        if x1 == y1 && x2 == y2 { return min(max(x, 0), 1) }
        if x <= 0 || x.isNaN { return 0 }
        if x >= 1 { return 1 }
        let t = parameter(at: x)
        return TimingCurve.bezier(t, y1, y2)
    }

    /// Solves x(t) = x: Newton's steps, which nearly always suffice, inside a bracket that
    /// halving narrows where the curve is flat.
    private func parameter(at x: Double) -> Double {
        var low = 0.0
        var high = 1.0
        var t = x
        for _ in 0..<64 {
            let error = TimingCurve.bezier(t, x1, x2) - x
            if abs(error) < 1e-12 { return t }
            if error > 0 { high = t } else { low = t }
            let slope = TimingCurve.slope(t, x1, x2)
            let next = slope > 1e-9 ? t - error / slope : -1
            t = next > low && next < high ? next : (low + high) / 2
        }
        return t
    }

    /// One coordinate of the curve whose ends are 0 and 1.
    private static func bezier(_ t: Double, _ a: Double, _ b: Double) -> Double {
        let s = 1 - t
        return 3 * s * s * t * a + 3 * s * t * t * b + t * t * t
    }

    private static func slope(_ t: Double, _ a: Double, _ b: Double) -> Double {
        let s = 1 - t
        return 3 * s * s * a + 6 * s * t * (b - a) + 3 * t * t * (1 - b)
    }
}
