// SPDX-License-Identifier: Apache-2.0

import Foundation
import RenderServer
import Testing

struct TimingTests {
    @Test func namedCurvesPassTheirPoints() {
        #expect(TimingCurve.linear.value(at: 0.3) == 0.3)
        for curve in [TimingCurve.easeIn, .easeOut, .easeInEaseOut, .standard] {
            #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
        }
        // WebKit's and others' table of the same curves.
        #expect(abs(TimingCurve.easeInEaseOut.value(at: 0.5) - 0.5) < 1e-9)
        #expect(abs(TimingCurve.easeIn.value(at: 0.5) - 0.315_357) < 1e-5)
        #expect(abs(TimingCurve.easeOut.value(at: 0.5) - 0.684_643) < 1e-5)
        #expect(abs(TimingCurve.standard.value(at: 0.5) - 0.802_403) < 1e-5)
    }

    @Test(arguments: [0.0, 0.2, 0.42, 1.0])
    func curvesRise(x1: Double) {
        let curve = TimingCurve(x1: x1, y1: 0, x2: 1 - x1, y2: 1)
        var last = 0.0
        for step in 0...200 {
            let value = curve.value(at: Double(step) / 200)
            #expect(value >= last - 1e-9)
            last = value
        }
    }

    @Test func repeatsAndWaysBackCount() {
        var timing = RenderTiming()
        timing.duration = 2
        timing.autoreverses = true
        timing.repeatCount = 1.5
        #expect(timing.activeDuration == 6)
        #expect(timing.position(at: 1)?.progress == 0.5)
        #expect(timing.position(at: 3)?.progress == 0.5)
        #expect(timing.position(at: 3)?.iteration == 1)
        #expect(timing.position(at: 3.5)?.progress == 0.25)
        #expect(timing.position(at: 4.5)?.progress == 0.25)
        #expect(timing.position(at: 6) == nil)
        timing.fill = .forwards
        #expect(timing.position(at: 7)?.progress == 1)
        #expect(timing.position(at: -1) == nil)
        timing.fill = .backwards
        #expect(timing.position(at: -1)?.progress == 0)
        timing.repeatCount = .infinity
        #expect(timing.position(at: 1e9)?.phase == .active)
        timing.duration = 0
        // No time for ever is not a number of seconds; the run stands at its end.
        #expect(timing.activeDuration.isNaN)
        #expect(timing.position(at: 1e9)?.progress == 1)
    }

    @Test func timeRunsByOffsetSpeedAndBegin() {
        var timing = RenderTiming()
        timing.beginTime = 10
        timing.speed = 2
        timing.timeOffset = 5
        #expect(timing.activeTime(at: 11) == 7 && timing.parentTime(at: 7) == 11)
    }

    @Test func springsMoveAsTheEquationSays() {
        // The differential equation, step by step, against the closed form.
        for spring in [
            Spring(), Spring(mass: 1, stiffness: 100, damping: 20),
            Spring(mass: 3, stiffness: 1_000, damping: 500),
            Spring(mass: 2, stiffness: 50, damping: 3, initialVelocity: 4),
        ] {
            var x = 1.0
            var v = -spring.initialVelocity
            let step = 1e-5
            for _ in 0..<50_000 {
                v += (-spring.stiffness * x - spring.damping * v) / spring.mass * step
                x += v * step
            }
            #expect(abs(spring.value(at: 0.5) - (1 - x)) < 1e-3)
            let end = spring.settlingDuration
            #expect(abs(spring.value(at: end) - 1) < 0.002)
        }
    }

    @Test(arguments: [(5, 2.85), (15, 1.02)])
    func springsSettleWhenApplesDocumentationSays(damping: Double, time: Double) {
        #expect(abs(Spring(damping: damping).settlingDuration - time) < 0.006)
    }

    @Test func perceptualSpringsAreApplesSamples() {
        let spring = Spring(perceptualDuration: 0.5, bounce: 0.3)
        #expect(abs(spring.stiffness - 157.9) < 0.05 && abs(spring.damping - 17.6) < 0.05)
        let standard = Spring()
        #expect(
            abs(standard.perceptualDuration - 0.63) < 0.005 && abs(standard.bounce - 0.5) < 1e-9
        )
    }

    @Test func dampingRatiosGiveSpringsThatEndInTime() {
        for ratio in [0.2, 0.5, 0.8, 1.0] {
            for duration in [0.3, 1.0, 3.0] {
                let spring = Spring(duration: duration, dampingRatio: ratio, initialVelocity: 0)
                #expect(abs(spring.dampingRatio - ratio) < 1e-9)
                #expect(abs(spring.value(at: duration) - 1) < 0.01)
            }
        }
    }
}
