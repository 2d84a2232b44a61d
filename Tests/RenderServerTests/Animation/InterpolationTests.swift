// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import RenderServer
import Testing

struct InterpolationTests {
    private func number(_ value: AnimatableValue?) -> Double? {
        if case .number(let number)? = value { return number }
        return nil
    }

    private func run(
        _ course: PropertyAnimation.Course,
        at time: Double,
        model: Float = 0.5,
        change: (inout PropertyAnimation) -> Void = { _ in },
        timing edit: (inout RenderTiming) -> Void = { _ in }
    ) -> Float {
        var animation = PropertyAnimation(path: RenderKeyPath(.opacity), course: course)
        change(&animation)
        var timing = RenderTiming()
        timing.duration = 1
        edit(&timing)
        var properties = LayerProperties()
        properties.opacity = model
        let running = RenderAnimation(id: 1, key: nil, timing: timing, body: .property(animation))
        return properties.animated(by: [running], at: time).opacity
    }

    @Test func theSevenWaysOfLeavingValuesOut() {
        let (from, to, by) = (
            AnimatableValue.number(0), AnimatableValue.number(1), AnimatableValue.number(0.2)
        )
        #expect(run(.basic(from: from, to: to, by: nil), at: 0.5) == 0.5)
        #expect(run(.basic(from: from, to: nil, by: by), at: 0.5) == 0.1)
        #expect(run(.basic(from: nil, to: to, by: by), at: 0.5) == 0.9)
        #expect(run(.basic(from: from, to: nil, by: nil), at: 0.5) == 0.25)
        #expect(run(.basic(from: nil, to: to, by: nil), at: 0.5) == 0.75)
        #expect(run(.basic(from: nil, to: nil, by: by), at: 0.5) == 0.6)
        #expect(run(.basic(from: nil, to: nil, by: nil), at: 0.5) == 0.5)
    }

    @Test func cumulativeRepeatsGoOn() {
        let course = PropertyAnimation.Course.basic(from: .number(0), to: .number(0.2), by: nil)
        let value = run(
            course,
            at: 2.5,
            change: { $0.isCumulative = true },
            timing: { $0.repeatCount = 4 }
        )
        #expect(abs(value - 0.5) < 1e-6)
    }

    @Test func keyframesOfEveryMode() {
        let values = [0.0, 1, 0.5].map { AnimatableValue.number($0) }
        #expect(number(Keyframes(values: values).value(at: 0.25)) == 0.5)
        #expect(number(Keyframes(values: values).value(at: 0.75)) == 0.75)
        #expect(number(Keyframes(values: values, times: [0, 0.2, 1]).value(at: 0.2)) == 1)
        let discrete = Keyframes(values: values, mode: .discrete)
        #expect(number(discrete.value(at: 0.3)) == 0 && number(discrete.value(at: 0.34)) == 1)
        // 1 there and half of it back: at the third part of the way the first is done half.
        let paced = Keyframes(values: values, mode: .paced)
        #expect(abs((number(paced.value(at: 1.0 / 3)) ?? 0) - 0.5) < 1e-9)
        let cubic = Keyframes(values: values, mode: .cubic)
        #expect(number(cubic.value(at: 0.5)) == 1)
        #expect(number(Keyframes(values: []).value(at: 0.5)) == nil)
    }

    @Test func coloursMixWithoutDarkEdges() {
        let clear = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0)
        let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
        let middle = clear.mixed(with: red, 0.5).sRGB
        #expect(middle.red == 1 && middle.alpha == 0.5)
    }

    @Test func pathsOfOneMakeMixPointByPoint() {
        let a = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        let b = CGPath(rect: CGRect(x: 10, y: 0, width: 20, height: 10), transform: nil)
        let middle = a.mixed(with: b, 0.5)
        #expect(middle?.elements.points.first == CGPoint(x: 5, y: 0))
        #expect(a.mixed(with: CGPath(ellipseIn: .zero, transform: nil), 0.5) == nil)
    }

    @Test func hostileNumbersEnd() {
        for value in [Double.nan, .infinity, -.infinity, 1e300] {
            let course = PropertyAnimation.Course.basic(
                from: .number(value),
                to: .number(0),
                by: nil
            )
            _ = run(course, at: 0.5)
            _ = TransformParts(CATransform3DMakeScale(CGFloat(value), 1, 1))
            _ = Spring(mass: value, stiffness: value, damping: value).settlingDuration
            _ = TimingCurve(x1: 0.3, y1: value, x2: 0.2, y2: 1).value(at: 0.4)
            var timing = RenderTiming()
            timing.duration = value
            timing.repeatCount = Float(value)
            _ = timing.position(at: 3)
            _ = timing.position(at: value)
        }
    }
}
