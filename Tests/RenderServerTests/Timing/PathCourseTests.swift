// SPDX-License-Identifier: Apache-2.0

import Foundation
import RenderServer
import Testing

/// Ways along curves, against de Casteljau's construction and lines of many short pieces.
struct PathCourseTests {
    private let tolerance = 1e-6

    /// A Bézier curve by its four points.
    private struct Bow {
        var points: [SIMD2<Double>]

        /// By mixing neighbours until one is left; beyond the ends as well.
        func at(_ t: Double) -> SIMD2<Double> {
            var row = points
            while row.count > 1 {
                row = zip(row, row.dropFirst()).map { $0 + ($1 - $0) * t }
            }
            return row[0]
        }

        var track: HermiteCurve {
            func list(_ v: SIMD2<Double>) -> [Double] { [v.x, v.y] }
            return HermiteCurve(
                from: list(points[0]),
                to: list(points[3]),
                out: list((points[1] - points[0]) * 3),
                into: list((points[3] - points[2]) * 3)
            )
        }
    }

    private var dice = SystemDice(seed: 31)

    /// The same random numbers on every run.
    private struct SystemDice {
        var seed: UInt64

        mutating func number(_ low: Double, _ high: Double) -> Double {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return low + Double(seed >> 11) / 9_007_199_254_740_992 * (high - low)
        }
    }

    private mutating func bows(_ count: Int) -> [Bow] {
        var last = SIMD2(dice.number(-50, 50), dice.number(-50, 50))
        return (0..<count).map { _ in
            let rest = (0..<3).map { _ in SIMD2(dice.number(-50, 50), dice.number(-50, 50)) }
            defer { last = rest[2] }
            return Bow(points: [last] + rest)
        }
    }

    private func point(_ value: AnimatableValue?) -> SIMD2<Double> {
        guard case .point(let p)? = value else { return SIMD2(.nan, .nan) }
        return SIMD2(p.x, p.y)
    }

    @Test mutating func everyStepIsItsCurveWithItsOwnPaceEvenBeyondItsEnds() {
        for _ in 0..<300 {
            let bows = bows(3)
            let times = [0, dice.number(0.1, 0.4), dice.number(0.5, 0.9), 1]
            let curves = (0..<3).map { _ in
                TimingCurve(
                    x1: dice.number(0, 1),
                    y1: dice.number(-1, 2),
                    x2: dice.number(0, 1),
                    y2: dice.number(-1, 2)
                )
            }
            let frames = Keyframes(tracks: bows.map(\.track), times: times, curves: curves)
            let progress = dice.number(0, 1)
            let step = progress < times[1] ? 0 : progress < times[2] ? 1 : 2
            let part = (progress - times[step]) / (times[step + 1] - times[step])
            let expected = bows[step].at(curves[step].value(at: part))
            let gap = point(frames.value(at: progress)) - expected
            #expect(abs(gap.x) < tolerance && abs(gap.y) < tolerance)
        }
    }

    @Test mutating func theHeadingIsTheCurvesTangent() {
        for _ in 0..<300 {
            let bow = bows(1)[0]
            let frames = Keyframes(tracks: [bow.track], heading: 0.5)
            let t = dice.number(0.05, 0.95)
            let way = bow.at(t + 1e-6) - bow.at(t - 1e-6)
            guard (way * way).sum() > 1e-12 else { continue }
            guard case .number(let angle)? = frames.value(at: t) else {
                Issue.record("no heading")
                return
            }
            let turn = angle - 0.5 - atan2(way.y, way.x)
            #expect(abs(sin(turn / 2)) < 1e-5)
        }
    }

    @Test mutating func pacedWaysTakeTheCurvesAtOneSpeed() {
        for _ in 0..<12 {
            let bows = bows(2)
            let frames = Keyframes(tracks: bows.map(\.track), mode: .paced)
            let pieces = 40_000
            var line: [SIMD2<Double>] = []
            for bow in bows {
                for piece in 0...pieces { line.append(bow.at(Double(piece) / Double(pieces))) }
            }
            var marks = [0.0]
            for (a, b) in zip(line, line.dropFirst()) {
                marks.append(marks[marks.count - 1] + ((b - a) * (b - a)).sum().squareRoot())
            }
            let t = dice.number(0, 1)
            let way = t * marks[marks.count - 1]
            let index = max(marks.firstIndex { $0 > way } ?? marks.count - 1, 1)
            let part = (way - marks[index - 1]) / (marks[index] - marks[index - 1])
            let expected = line[index - 1] + (line[index] - line[index - 1]) * part
            let gap = point(frames.value(at: t)) - expected
            #expect(abs(gap.x) < tolerance && abs(gap.y) < tolerance)
        }
    }

    @Test func aTrackThatLeavesItsBeginSlowlyHeadsWhereItGoes() {
        let track = HermiteCurve(from: [0, 0], to: [0, 10], out: [0, 0], into: [0, 0])
        for t in [0, 0.5, 1] {
            guard case .number(let angle)? = Keyframes(tracks: [track], heading: 0).value(at: t)
            else {
                Issue.record("no heading")
                return
            }
            #expect(abs(angle - .pi / 2) < 1e-9)
        }
        #expect(Keyframes(tracks: []).value(at: 0.5) == nil)
    }

    @Test func timesBeforeTheBeginCount() {
        let frames = Keyframes(
            values: [5, 10, 20, 30, 30].map { .number($0) },
            times: [0, -0.5, -0.1, 0.4, 1]
        )
        #expect(frames.value(at: 0)?.vector == [22])
        #expect(frames.value(at: 0.4)?.vector == [30])
    }

    @Test func oneValueIsNothingToJumpTo() {
        #expect(
            Keyframes(values: [.number(3)], times: [0, 1], mode: .discrete).value(at: 0) == nil
        )
        let two = Keyframes(values: [.number(3), .number(4)], times: [0, 0.5, 1], mode: .discrete)
        #expect(two.value(at: 0.4)?.vector == [3] && two.value(at: 0.5)?.vector == [4])
    }

    @Test func membersOfGroupsCountUpToTheirVeryEnd() {
        var timing = RenderTiming()
        timing.beginTime = 1
        timing.duration = 2
        #expect(timing.position(at: 3) == nil)
        #expect(timing.position(at: 3, true)?.progress == 1)
        #expect(timing.position(at: 3 + 1e-12, true)?.progress == 1)
        #expect(timing.position(at: 3.001, true) == nil && timing.position(at: 0.9, true) == nil)
    }
}
