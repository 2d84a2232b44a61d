// SPDX-License-Identifier: Apache-2.0

/// A cubic Hermite curve in any number of dimensions.
package struct HermiteCurve: Sendable {
    let from: [Double]
    let to: [Double]
    /// The velocity at the start.
    let out: [Double]
    /// The velocity at the end.
    let into: [Double]
    /// The length, once it has been measured.
    private var known: Double?

    package init(from: [Double], to: [Double], out: [Double], into: [Double]) {
        self.from = from
        self.to = to
        self.out = out
        self.into = into
    }

    /// The derivative at a parameter.
    func velocity(at t: Double) -> [Double] {
        let t2 = t * t
        return from.indices.map { i in
            (6 * t2 - 6 * t) * (from[i] - to[i]) + (3 * t2 - 4 * t + 1) * out[i]
                + (3 * t2 - 2 * t) * into[i]
        }
    }

    /// The point at a parameter, 0 to 1 between the end points; extrapolates outside.
    func point(at t: Double) -> [Double] {
        let (t2, t3) = (t * t, t * t * t)
        return from.indices.map { i in
            let start = (2 * t3 - 3 * t2 + 1) * from[i] + (t3 - 2 * t2 + t) * out[i]
            return start + (3 * t2 - 2 * t3) * to[i] + (t3 - t2) * into[i]
        }
    }

    private func speed(at t: Double) -> Double {
        let t2 = t * t
        var sum = 0.0
        for i in from.indices {
            let v =
                (6 * t2 - 6 * t) * (from[i] - to[i]) + (3 * t2 - 4 * t + 1) * out[i]
                + (3 * t2 - 2 * t) * into[i]
            sum += v * v
        }
        return sum.squareRoot()
    }

    /// The length from the start to a parameter.
    func length(to end: Double) -> Double {
        if end == 1, let known { return known }
        return end > 0 ? length(from: 0, to: end) : 0
    }

    /// The curve with its length stored.
    func measured() -> HermiteCurve {
        var copy = self
        copy.known = length(to: 1)
        return copy
    }

    /// The length between two parameters; negative if the second is smaller.
    private func length(from begin: Double, to end: Double) -> Double {
        let scale = zip(out + into, from + to).reduce(1e-12) { $0 + abs($1.0) + abs($1.1) }
        let (a, m, b) = (speed(at: begin), speed(at: (begin + end) / 2), speed(at: end))
        return length(begin, end, a, m, b, scale * 1e-11, 30)
    }

    /// Adaptive Simpson integration of the speed.
    private func length(
        _ low: Double,
        _ high: Double,
        _ a: Double,
        _ m: Double,
        _ b: Double,
        _ tolerance: Double,
        _ depth: Int
    ) -> Double {
        let width = high - low
        let (p, q) = (speed(at: low + width / 4), speed(at: low + width * 3 / 4))
        let coarse = width / 6 * (a + 4 * m + b)
        let fine = width / 12 * (a + 4 * p + 2 * m + 4 * q + b)
        if depth <= 0 || (depth <= 27 && abs(fine - coarse) <= 15 * tolerance) || !fine.isFinite {
            return fine + (fine - coarse) / 15
        }
        let middle = low + width / 2
        return length(low, middle, a, p, m, tolerance / 2, depth - 1)
            + length(middle, high, m, q, b, tolerance / 2, depth - 1)
    }

    /// The parameter at a fraction of the whole length.
    func parameter(atPart part: Double) -> Double {
        let total = length(to: 1)
        guard total > 0, total.isFinite, part > 0, part < 1 else { return part }
        let target = part * total
        var (low, high) = (0.0, 1.0)
        var t = part
        var done = length(to: t)
        for _ in 0..<60 {
            let gap = done - target
            if abs(gap) <= total * 1e-12 { break }
            if gap > 0 { high = t } else { low = t }
            let step = t - gap / max(speed(at: t), 1e-300)
            let next = step > low && step < high ? step : (low + high) / 2
            done += length(from: t, to: next)
            t = next
            if high - low < 1e-15 { break }
        }
        return t
    }
}
