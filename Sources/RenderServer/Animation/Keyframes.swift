// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Values that a property passes one after the other.
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

    /// Paces of stretches of several steps, which bend the progress before it is looked up.
    package struct Detours: Sendable {
        let times: [Double]
        let curves: [TimingCurve]

        /// Makes detours of stretches that end at times from 0 to 1, with a pace for each; those
        /// without one go evenly.
        package init(times: [Double], curves: [TimingCurve]) {
            self.times = times
            self.curves = curves
        }

        func progress(at progress: Double) -> Double {
            guard times.count > 1,
                let index = (0..<(times.count - 1)).last(where: { times[$0] <= progress }),
                index < curves.count, progress < times[index + 1]
            else { return progress }
            let span = times[index + 1] - times[index]
            return times[index] + curves[index].value(at: (progress - times[index]) / span) * span
        }
    }

    package var detours: Detours?

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

    /// The times that were given where they fit; else even ones, or those of equal speed.
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

    /// The value at a progress from 0 to 1; nil without values.
    package func value(at given: Double) -> AnimatableValue? {
        let progress = detours?.progress(at: given) ?? given
        guard let first = values.first, let last = values.last else { return nil }
        if mode == .discrete {
            var current = first
            for (value, time) in zip(values, times) where time <= progress { current = value }
            return current
        }
        guard values.count > 1 else { return first }
        guard let step = step(at: progress) else {
            return progress <= (times.first ?? 0) ? first : last
        }
        let (begin, end) = (times[step], times[step + 1])
        var t = end > begin ? (progress - begin) / (end - begin) : 1
        if mode == .linear || mode == .cubic, step < curves.count { t = curves[step].value(at: t) }
        if mode == .cubic || mode == .cubicPaced, let curve = curve(step) {
            if mode == .cubicPaced { t = curve.parameter(atPart: t) }
            return values[step].replacing(vector: curve.point(at: t))
        }
        return values[step].mixed(with: values[step + 1], t)
    }

    private func step(at progress: Double) -> Int? {
        guard progress > (times.first ?? 0), progress < (times.last ?? 1) else { return nil }
        return (0..<(values.count - 1)).last { times[$0] <= progress }
    }

    /// The curve through two values with the tangents of Kochanek and Bartels; nil for values that
    /// are no numbers.
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

    /// The times at which a point that goes along all curves at one speed passes the values.
    private mutating func paceCurves() {
        guard mode == .cubicPaced, values.count > 1 else { return }
        var marks = [0.0]
        for step in 0..<(values.count - 1) {
            guard let curve = curve(step) else { return }
            marks.append((marks.last ?? 0) + curve.length(to: 1))
        }
        guard let total = marks.last, total > 0, total.isFinite else { return }
        times = marks.map { $0 / total }
    }

    private func shape(_ index: Int) -> (Double, Double, Double) {
        func at(_ list: [Double]) -> Double { index < list.count ? list[index] : 0 }
        return (at(tensions), at(continuities), at(biases))
    }
}
