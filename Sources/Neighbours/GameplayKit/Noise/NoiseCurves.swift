// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A curve through points that are sorted by their input: a cubic one (Catmull and Rom) if there
/// are four or more.
struct NoiseCurve {
    private let points: [(input: Double, output: Double)]

    init(_ points: [NSNumber: NSNumber]) {
        self.points = points.map { ($0.key.doubleValue, $0.value.doubleValue) }
            .sorted { $0.0 < $1.0 }
    }

    /// The output for an input; that of the nearest end beyond the ends.
    func value(at input: Double) -> Double {
        guard let first = points.first, let last = points.last else { return input }
        if input <= first.input { return first.output }
        guard let next = points.firstIndex(where: { $0.input > input }) else { return last.output }
        let start = points[next - 1]
        let end = points[next]
        let t = (input - start.input) / (end.input - start.input)
        guard points.count >= 4 else { return start.output + (end.output - start.output) * t }
        let before = points[max(0, next - 2)].output
        let after = points[min(points.count - 1, next + 1)].output
        let a = 3 * (start.output - end.output) + after - before
        let b = 2 * before - 5 * start.output + 4 * end.output - after
        return start.output + t * (end.output - before + t * (b + t * a)) / 2
    }
}

/// Steps between peaks: a parabola leaves each peak flat.
struct NoiseTerraces {
    private let peaks: [Double]
    private let isInverted: Bool

    init(_ peaks: [NSNumber], isInverted: Bool) {
        self.peaks = peaks.map { $0.doubleValue }.sorted()
        self.isInverted = isInverted
    }

    /// The value on the terraces; that of the nearest peak beyond the ends.
    func value(at input: Double) -> Double {
        guard let first = peaks.first, let last = peaks.last else { return input }
        if input <= first { return first }
        guard let next = peaks.firstIndex(where: { $0 > input }) else { return last }
        let low = peaks[next - 1]
        let high = peaks[next]
        let t = (input - low) / (high - low)
        return low + (high - low) * (isInverted ? 1 - (1 - t) * (1 - t) : t * t)
    }
}
