// SPDX-License-Identifier: Apache-2.0

import Foundation
import RenderServer
import Testing

/// The same random numbers on every run.
private struct Dice {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func unit() -> Double {
        // SplitMix64.
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return Double((z ^ (z >> 31)) >> 11) / 9_007_199_254_740_992
    }

    mutating func number(_ low: Double, _ high: Double) -> Double { low + unit() * (high - low) }

    mutating func flag() -> Bool { unit() < 0.5 }
}

/// Paces, springs, keyframes and times against the same worked out another way.
struct ClosedFormTests {
    private let tolerance = 1e-6

    // MARK: Curves

    /// By halving alone, along de Casteljau's construction.
    private func bisected(_ curve: TimingCurve, _ x: Double) -> Double {
        func point(_ t: Double, _ a: Double, _ b: Double) -> Double {
            let (p, q, r) = (a * t, a + (b - a) * t, b + (1 - b) * t)
            let (u, v) = (p + (q - p) * t, q + (r - q) * t)
            return u + (v - u) * t
        }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<200 {
            let middle = (low + high) / 2
            if point(middle, curve.x1, curve.x2) < x { low = middle } else { high = middle }
        }
        return point((low + high) / 2, curve.y1, curve.y2)
    }

    @Test func curvesAreTheirBézierPolynomials() {
        var dice = Dice(1)
        for _ in 0..<2_000 {
            let curve = TimingCurve(
                x1: dice.unit(),
                y1: dice.number(-2, 3),
                x2: dice.unit(),
                y2: dice.number(-2, 3)
            )
            // Where a curve stands upright, y says nothing about x.
            let x = dice.number(0.001, 0.999)
            let steep = abs(bisected(curve, x + 1e-9) - bisected(curve, x - 1e-9)) / 2e-9
            guard steep < 1e4 else { continue }
            #expect(abs(curve.value(at: x) - bisected(curve, x)) < tolerance)
        }
    }

    // MARK: Springs

    /// By small steps of Runge and Kutta's method through the differential equation.
    private func integrated(_ spring: Spring, _ time: Double) -> Double {
        let (k, c) = (spring.stiffness / spring.mass, spring.damping / spring.mass)
        var (x, v) = (1.0, -spring.initialVelocity)
        let steps = 4_000
        let h = time / Double(steps)
        for _ in 0..<steps {
            let (a1, b1) = (v, -k * x - c * v)
            let (a2, b2) = (v + h / 2 * b1, -k * (x + h / 2 * a1) - c * (v + h / 2 * b1))
            let (a3, b3) = (v + h / 2 * b2, -k * (x + h / 2 * a2) - c * (v + h / 2 * b2))
            let (a4, b4) = (v + h * b3, -k * (x + h * a3) - c * (v + h * b3))
            x += h / 6 * (a1 + 2 * a2 + 2 * a3 + a4)
            v += h / 6 * (b1 + 2 * b2 + 2 * b3 + b4)
        }
        return 1 - x
    }

    @Test func springsSolveTheirEquation() {
        var dice = Dice(2)
        for round in 0..<150 {
            let mass = dice.number(0.3, 4)
            let stiffness = dice.number(5, 900)
            // A third of them exactly without a swing.
            let critical = 2 * (stiffness * mass).squareRoot()
            let spring = Spring(
                mass: mass,
                stiffness: stiffness,
                damping: round % 3 == 0 ? critical : critical * dice.number(0.02, 2.5),
                initialVelocity: dice.number(-8, 8)
            )
            let time = dice.number(0, 1.5)
            #expect(abs(spring.value(at: time) - integrated(spring, time)) < tolerance)
        }
    }

    @Test func springsOfADurationHaveDiedDownByThen() {
        var dice = Dice(3)
        for _ in 0..<300 {
            let ratio = dice.number(0.15, 0.98)
            let duration = dice.number(0.1, 4)
            let spring = Spring(duration: duration, dampingRatio: ratio, initialVelocity: 0)
            let w = spring.stiffness.squareRoot()
            let envelope = ratio / (1 - ratio * ratio).squareRoot() * exp(-ratio * w * duration)
            #expect(abs(envelope - 0.001) < tolerance)
            #expect(abs(spring.dampingRatio - ratio) < tolerance)
        }
    }

    @Test func durationAndBounceComeBack() {
        var dice = Dice(4)
        for _ in 0..<300 {
            let duration = dice.number(0.05, 3)
            let bounce = dice.number(-0.9, 0.95)
            let spring = Spring(perceptualDuration: duration, bounce: bounce)
            #expect(abs(spring.perceptualDuration - duration) < tolerance)
            #expect(abs(spring.bounce - bounce) < tolerance)
        }
    }

    // MARK: Keyframes

    private func ascending(_ count: Int, _ dice: inout Dice) -> [Double] {
        [0] + (0..<(count - 2)).map { _ in dice.number(0.01, 0.99) }.sorted() + [1]
    }

    private func number(_ value: AnimatableValue?) -> Double {
        value?.vector?.first ?? .nan
    }

    /// The step that a moment belongs to and how far it is, by walking along.
    private func step(_ times: [Double], _ t: Double) -> (Int, Double) {
        var index = 0
        while index + 2 < times.count && times[index + 1] <= t { index += 1 }
        return (index, (t - times[index]) / (times[index + 1] - times[index]))
    }

    @Test func linearKeyframesLieOnStraightLines() {
        var dice = Dice(5)
        for _ in 0..<300 {
            let count = 2 + Int(dice.unit() * 6)
            let times = ascending(count, &dice)
            let values = (0..<count).map { _ in dice.number(-50, 50) }
            let frames = Keyframes(values: values.map { .number($0) }, times: times)
            let t = dice.unit()
            let (index, part) = step(times, t)
            let expected = values[index] * (1 - part) + values[index + 1] * part
            #expect(abs(number(frames.value(at: t)) - expected) < tolerance)
        }
    }

    @Test func discreteKeyframesHoldUntilTheNext() {
        var dice = Dice(6)
        for _ in 0..<300 {
            let count = 2 + Int(dice.unit() * 6)
            let times = ascending(count + 1, &dice)
            let values = (0..<count).map { _ in dice.number(-50, 50) }
            let frames = Keyframes(
                values: values.map { .number($0) },
                times: times,
                mode: .discrete
            )
            let t = dice.unit()
            let held = zip(values, times).filter { $0.1 <= t }.last?.0
            #expect(number(frames.value(at: t)) == held)
        }
    }

    @Test func pacedKeyframesGoAtOneSpeed() {
        var dice = Dice(7)
        for _ in 0..<200 {
            let count = 3 + Int(dice.unit() * 5)
            let points = (0..<count).map { _ in
                CGPoint(x: dice.number(0, 100), y: dice.number(0, 100))
            }
            let frames = Keyframes(values: points.map { .point($0) }, mode: .paced)
            let lengths = zip(points, points.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
            let t = dice.unit()
            var left = t * lengths.reduce(0, +)
            var expected = points[count - 1]
            for (index, length) in lengths.enumerated() {
                if left <= length {
                    let part = left / length
                    expected.x = points[index].x + (points[index + 1].x - points[index].x) * part
                    expected.y = points[index].y + (points[index + 1].y - points[index].y) * part
                    break
                }
                left -= length
            }
            let found = frames.value(at: t)?.vector ?? [.nan, .nan]
            #expect(abs(found[0] - expected.x) < tolerance)
            #expect(abs(found[1] - expected.y) < tolerance)
        }
    }

    @Test func cubicKeyframesAreKochanekBartelsSplines() {
        var dice = Dice(8)
        for _ in 0..<300 {
            let count = 3 + Int(dice.unit() * 5)
            let times = ascending(count, &dice)
            let p = (0..<count).map { _ in dice.number(-50, 50) }
            var frames = Keyframes(values: p.map { .number($0) }, times: times, mode: .cubic)
            frames.tensions = (0..<count).map { _ in dice.number(-1, 1) }
            frames.continuities = (0..<count).map { _ in dice.number(-1, 1) }
            frames.biases = (0..<count).map { _ in dice.number(-1, 1) }
            let t = dice.unit()
            let (i, u) = step(times, t)
            // Both tangents as shares of the ways before and after, then a Bézier curve.
            func tangent(_ k: Int, isLeaving: Bool) -> Double {
                let before = k > 0 ? p[k] - p[k - 1] : 0
                let after = k + 1 < count ? p[k + 1] - p[k] : 0
                let (te, bi) = (frames.tensions[k], frames.biases[k])
                let co = isLeaving ? frames.continuities[k] : -frames.continuities[k]
                return (1 - te) / 2 * ((1 + bi) * (1 + co) * before + (1 - bi) * (1 - co) * after)
            }
            let c1 = p[i] + tangent(i, isLeaving: true) / 3
            let c2 = p[i + 1] - tangent(i + 1, isLeaving: false) / 3
            let s = 1 - u
            let expected =
                s * s * s * p[i] + 3 * s * s * u * c1 + 3 * s * u * u * c2 + u * u * u * p[i + 1]
            #expect(abs(number(frames.value(at: t)) - expected) < tolerance)
        }
    }

    @Test func cubicPacedKeyframesGoAlongTheirSplinesAtOneSpeed() {
        var dice = Dice(12)
        for _ in 0..<24 {
            let count = 2 + Int(dice.unit() * 4)
            let p = (0..<count).map { _ in SIMD2(dice.number(-50, 50), dice.number(-50, 50)) }
            let points = p.map { AnimatableValue.point(CGPoint(x: $0.x, y: $0.y)) }
            var frames = Keyframes(values: points, mode: .cubicPaced)
            frames.tensions = (0..<count).map { _ in dice.number(-0.8, 0.8) }
            frames.biases = (0..<count).map { _ in dice.number(-0.8, 0.8) }
            // All splines as one line of many short pieces.
            var line: [SIMD2<Double>] = []
            for i in 0..<(count - 1) {
                func tangent(_ k: Int) -> SIMD2<Double> {
                    let before = k > 0 ? p[k] - p[k - 1] : .zero
                    let after = k + 1 < count ? p[k + 1] - p[k] : .zero
                    let (te, bi) = (frames.tensions[k], frames.biases[k])
                    return (before * (1 + bi) + after * (1 - bi)) * ((1 - te) / 2)
                }
                let (a, d) = (p[i], p[i + 1])
                let (b, c) = (a + tangent(i) / 3, d - tangent(i + 1) / 3)
                for piece in 0...20_000 {
                    let u = Double(piece) / 20_000
                    let s = 1 - u
                    let begin = a * (s * s * s) + b * (3 * s * s * u)
                    line.append(begin + c * (3 * s * u * u) + d * (u * u * u))
                }
            }
            func gap(_ index: Int) -> Double {
                let way = line[index + 1] - line[index]
                return (way * way).sum().squareRoot()
            }
            var total = 0.0
            for index in 0..<(line.count - 1) { total += gap(index) }
            let t = dice.unit()
            var left = t * total
            var index = 0
            while index + 2 < line.count, left > gap(index) {
                left -= gap(index)
                index += 1
            }
            let part = gap(index) > 0 ? left / gap(index) : 0
            let expected = line[index] + (line[index + 1] - line[index]) * part
            let found = frames.value(at: t)?.vector ?? [.nan, .nan]
            #expect(abs(found[0] - expected.x) < tolerance)
            #expect(abs(found[1] - expected.y) < tolerance)
        }
    }

    @Test func aPacedCurveThatGoesBackAndForthOrNowhereEnds() {
        var frames = Keyframes(values: [3, 3, 3].map { .number($0) }, mode: .cubicPaced)
        #expect(number(frames.value(at: 0.3)) == 3)
        frames = Keyframes(values: [0, 10, 0].map { .number($0) }, mode: .cubicPaced)
        #expect(abs(number(frames.value(at: 0.5)) - 10) < tolerance)
        frames = Keyframes(values: [0, .infinity, 1].map { .number($0) }, mode: .cubicPaced)
        _ = frames.value(at: 0.4)
        frames = Keyframes(values: [0, 1e308, -1e308].map { .number($0) }, mode: .cubicPaced)
        _ = frames.value(at: 0.4)
    }

    // MARK: Time

    @Test func timesAreMappedAsTheRulesSay() {
        var dice = Dice(9)
        for _ in 0..<3_000 {
            var timing = RenderTiming()
            timing.beginTime = dice.number(-5, 5)
            timing.timeOffset = dice.number(-2, 2)
            timing.speed = Float(dice.number(-3, 3))
            timing.duration = dice.number(0.1, 3)
            timing.autoreverses = dice.flag()
            if dice.flag() { timing.repeatCount = Float(dice.number(0.2, 5)) }
            if dice.flag() { timing.repeatDuration = dice.number(0.1, 8) }
            let fills: [RenderTiming.Fill] = [.removed, .backwards, .forwards, .both]
            timing.fill = fills[Int(dice.unit() * 4)]
            let now = dice.number(-10, 10)
            let local = (now - timing.beginTime) * Double(timing.speed) + timing.timeOffset
            let ways = timing.autoreverses ? 2.0 : 1
            let times = timing.repeatCount > 0 ? Double(timing.repeatCount) : 1
            let total =
                timing.repeatDuration > 0
                ? timing.repeatDuration : timing.duration * ways * times
            let found = timing.position(at: now)?.progress
            if local < 0, timing.fill != .backwards, timing.fill != .both {
                #expect(found == nil)
                continue
            }
            if local >= total, timing.fill != .forwards, timing.fill != .both {
                #expect(found == nil)
                continue
            }
            // By walking run after run.
            var rest = min(max(local, 0), total)
            var isForth = true
            while rest > timing.duration {
                rest -= timing.duration
                if timing.autoreverses { isForth.toggle() }
            }
            let expected = isForth ? rest / timing.duration : 1 - rest / timing.duration
            // The end of one run is the begin of the next.
            let gap = abs((found ?? .nan) - expected)
            #expect(min(gap, timing.autoreverses ? gap : abs(gap - 1)) < tolerance)
        }
    }

    @Test func aPaceTellsWhenItIsSoFar() {
        var dice = Dice(10)
        for _ in 0..<300 {
            var timing = RenderTiming()
            timing.duration = dice.number(0.2, 3)
            let curve = TimingCurve(x1: dice.unit(), y1: dice.unit(), x2: dice.unit(), y2: 1)
            let isSpring = dice.flag()
            let spring = Spring(
                duration: timing.duration,
                dampingRatio: dice.number(0.2, 1),
                initialVelocity: 0
            )
            let pace = RenderPace(
                timing: timing,
                curve: isSpring ? nil : curve,
                spring: isSpring ? spring : nil
            )
            let way = dice.number(0.01, 0.99)
            #expect(abs(pace.value(at: pace.progress(atWay: way)) - way) < tolerance)
        }
    }

    @Test func theShortWayGivesWhatTheLongOneGives() {
        var dice = Dice(11)
        for _ in 0..<500 {
            let kinds: [(RenderKeyPath, (Double, Double) -> AnimatableValue)] = [
                (RenderKeyPath(.position), { .point(CGPoint(x: $0, y: $1)) }),
                (RenderKeyPath(.position, .x), { x, _ in .number(x) }),
                (RenderKeyPath(.position, .y), { x, _ in .number(x) }),
                (RenderKeyPath(.bounds, .origin), { .point(CGPoint(x: $0, y: $1)) }),
                (RenderKeyPath(.bounds, .size), { .size(CGSize(width: $0, height: $1)) }),
                (RenderKeyPath(.opacity), { x, _ in .number(x) }),
                (RenderKeyPath(.cornerRadius), { x, _ in .number(x) }),
            ]
            let (path, make) = kinds[Int(dice.unit() * Double(kinds.count))]
            let from = make(dice.number(-9, 9), dice.number(-9, 9))
            let to = make(dice.number(-9, 9), dice.number(-9, 9))
            var short = PropertyAnimation(path: path, course: .basic(from: from, to: to, by: nil))
            var long = PropertyAnimation(
                path: path,
                course: .keyframes(Keyframes(values: [from, to]))
            )
            short.isAdditive = dice.flag()
            long.isAdditive = short.isAdditive
            var timing = RenderTiming()
            timing.duration = 2
            let time = dice.number(0, 2)
            let properties = LayerProperties()
            func shown(_ change: PropertyAnimation) -> [Double] {
                let animation = RenderAnimation(
                    id: 1,
                    key: nil,
                    timing: timing,
                    body: .property(change)
                )
                return properties.animated(by: [animation], at: time).value(at: path)?.vector ?? []
            }
            let (a, b) = (shown(short), shown(long))
            #expect(a.count == b.count && !a.isEmpty)
            for (x, y) in zip(a, b) { #expect(abs(x - y) < tolerance) }
        }
    }
}
