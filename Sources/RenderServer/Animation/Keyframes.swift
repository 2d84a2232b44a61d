// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The values of a keyframe animation, with their times.
package struct Keyframes: Sendable {
    package enum Mode: Sendable {
        case linear
        case discrete
        case paced
        case cubic
        case cubicPaced
    }

    package var values: [AnimatableValue]
    /// From 0 to 1, one for each value (for discrete values one more is allowed).
    package var times: [Double]
    /// The pace of each step.
    package var curves: [TimingCurve]
    package var mode: Mode
    package var tensions: [Double] = [] {
        didSet { paceCurves() }
    }
    package var continuities: [Double] = [] {
        didSet { paceCurves() }
    }
    package var biases: [Double] = [] {
        didSet { paceCurves() }
    }

    /// The curves between consecutive values, for an animation along a path.
    private var tracks: [HermiteCurve] = []
    /// If set, the value is the direction along the tracks plus this angle, not the point.
    private var heading: Double?

    package init(
        values: [AnimatableValue],
        times: [Double] = [],
        curves: [TimingCurve] = [],
        mode: Mode = .linear
    ) {
        self.values = values
        self.curves = curves
        self.mode = mode
        self.times = Keyframes.completed(times, values, mode)
        paceCurves()
    }

    /// Runs along consecutive curves.
    ///
    /// With a `heading`, the value is their direction in radians plus that angle.
    package init(
        tracks: [HermiteCurve],
        heading: Double? = nil,
        times: [Double] = [],
        curves: [TimingCurve] = [],
        mode: Mode = .linear
    ) {
        let points = tracks.map(\.from) + (tracks.last.map { [$0.to] } ?? [])
        values = points.map {
            .point(CGPoint(x: $0.first ?? 0, y: $0.count > 1 ? $0[1] : 0))
        }
        self.tracks = mode == .paced || mode == .cubicPaced ? tracks.map { $0.measured() } : tracks
        self.heading = heading
        self.curves = curves
        self.mode = mode == .cubic ? .linear : mode == .cubicPaced ? .paced : mode
        self.times = Keyframes.completed(times, values, self.mode)
        if self.mode == .paced { self.times = evenTimes { self.tracks[$0] } ?? self.times }
    }

    /// The given times where their number fits; otherwise even ones, or those of constant speed.
    private static func completed(
        _ times: [Double],
        _ values: [AnimatableValue],
        _ mode: Mode
    ) -> [Double] {
        let count = values.count
        if mode == .paced || mode == .cubicPaced { return paced(values) }
        if mode == .discrete {
            if times.count == count + 1 || times.count == count { return times }
            return (0..<count).map { Double($0) / Double(count) }
        }
        if times.count == count { return times }
        guard count > 1 else { return [0] }
        return (0..<count).map { Double($0) / Double(count - 1) }
    }

    private static func paced(_ values: [AnimatableValue]) -> [Double] {
        var total = 0.0
        var marks = [0.0]
        for (a, b) in zip(values, values.dropFirst()) {
            total += a.distance(to: b)
            marks.append(total)
        }
        guard total > 0 else {
            return values.indices.map { Double($0) / Double(max(values.count - 1, 1)) }
        }
        return marks.map { $0 / total }
    }

    /// The value at a progress from 0 to 1; nil without values, and for a single discrete value.
    package func value(at progress: Double) -> AnimatableValue? {
        guard let first = values.first, let last = values.last else { return nil }
        if mode == .discrete {
            guard values.count > 1 else { return nil }
            let current = values.indices.last { $0 < times.count && times[$0] <= progress } ?? 0
            if heading != nil { return direction(min(current, tracks.count - 1), 0) }
            return values[current]
        }
        guard values.count > 1 else { return first }
        guard let step = step(at: progress) else {
            let isBefore = progress <= (times.first ?? 0)
            if heading != nil {
                return isBefore ? direction(0, 0) : direction(tracks.count - 1, 1)
            }
            return isBefore ? first : last
        }
        let (begin, end) = (times[step], times[step + 1])
        var t = end > begin ? (progress - begin) / (end - begin) : 1
        if mode == .linear || mode == .cubic, step < curves.count { t = curves[step].value(at: t) }
        if !tracks.isEmpty {
            if mode == .paced { t = tracks[step].parameter(atPart: t) }
            if heading != nil { return direction(step, t) }
            return values[step].replacing(vector: tracks[step].point(at: t))
        }
        if mode == .cubic || mode == .cubicPaced, let curve = curve(step) {
            if mode == .cubicPaced { t = curve.parameter(atPart: t) }
            return values[step].replacing(vector: curve.point(at: t))
        }
        return values[step].mixed(with: values[step + 1], t)
    }

    /// The direction of a track; where its derivative is 0, that of the nearest part that moves.
    private func direction(_ step: Int, _ t: Double) -> AnimatableValue? {
        guard tracks.indices.contains(step) else { return nil }
        let track = tracks[step]
        var v = track.velocity(at: t)
        if v.allSatisfy({ $0 == 0 }) {
            let (a, b) = t < 0.5 ? (t, t + 1e-3) : (t - 1e-3, t)
            v = zip(track.point(at: b), track.point(at: a)).map { $0 - $1 }
        }
        guard v.count > 1 else { return nil }
        return .number(atan2(v[1], v[0]) + (heading ?? 0))
    }

    /// The last step that has begun; unsorted times are used as they are.
    private func step(at progress: Double) -> Int? {
        guard progress >= (times.first ?? 0), progress < (times.last ?? 1) else { return nil }
        return (0..<(values.count - 1)).last { times[$0] <= progress }
    }

    /// The curve between two values with Kochanek-Bartels tangents; nil for values without numbers.
    private func curve(_ step: Int) -> HermiteCurve? {
        guard let p0 = values[step].vector, let p1 = values[step + 1].vector,
            p0.count == p1.count
        else { return nil }
        let before = step > 0 ? values[step - 1].vector ?? p0 : p0
        let after = step + 2 < values.count ? values[step + 2].vector ?? p1 : p1
        guard before.count == p0.count, after.count == p0.count else { return nil }
        let (t0, c0, b0) = shape(step)
        let (t1, c1, b1) = shape(step + 1)
        let out = p0.indices.map { i in
            (1 - t0) * (1 + c0) * (1 + b0) / 2 * (p0[i] - before[i])
                + (1 - t0) * (1 - c0) * (1 - b0) / 2 * (p1[i] - p0[i])
        }
        let into = p0.indices.map { i in
            (1 - t1) * (1 - c1) * (1 + b1) / 2 * (p1[i] - p0[i])
                + (1 - t1) * (1 + c1) * (1 - b1) / 2 * (after[i] - p1[i])
        }
        return HermiteCurve(from: p0, to: p1, out: out, into: into)
    }

    private mutating func paceCurves() {
        guard mode == .cubicPaced, values.count > 1 else { return }
        times = evenTimes { curve($0) } ?? times
    }

    /// The times at which a point of constant speed passes the values; nil where the curves have no
    /// length.
    private func evenTimes(_ curve: (Int) -> HermiteCurve?) -> [Double]? {
        var marks = [0.0]
        for step in 0..<max(values.count - 1, 0) {
            guard let curve = curve(step) else { return nil }
            marks.append((marks.last ?? 0) + curve.length(to: 1))
        }
        guard let total = marks.last, total > 0, total.isFinite else { return nil }
        return marks.map { $0 / total }
    }

    private func shape(_ index: Int) -> (Double, Double, Double) {
        func at(_ list: [Double]) -> Double { index < list.count ? list[index] : 0 }
        return (at(tensions), at(continuities), at(biases))
    }
}
