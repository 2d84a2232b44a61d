// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing

@testable import UIKitValues
@testable import UIKitViews

/// The closed forms against the same physics in small steps.
@MainActor
struct ScrollPhysicsTests {
    /// Numbers of a fixed sequence, so that each run tries the same.
    private struct Numbers {
        var state: UInt64

        mutating func next(_ range: ClosedRange<CGFloat>) -> CGFloat {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let part = CGFloat(state >> 11) / CGFloat(1 << 53 as UInt64)
            return range.lowerBound + (range.upperBound - range.lowerBound) * part
        }
    }

    @Test
    func section5AThrowGoesAsFarAsMillisecondsOfLosingSpeedSumUpTo() {
        for rate in [UIScrollView.DecelerationRate.normal, .fast] {
            var speed: CGFloat = 2000
            var sum: CGFloat = 0
            // The mean of the speeds at both ends of each millisecond.
            while speed > 0.001 {
                sum += (speed + speed * rate.rawValue) / 2 / 1000
                speed *= rate.rawValue
            }
            let motion = ScrollAxisMotion(
                from: 0,
                velocity: 2000,
                range: 0...1e9,
                rate: ScrollPhysics.decay(of: rate),
                bounces: true
            )
            #expect(abs(motion.end - sum) < 0.01)
        }
    }

    @Test
    func section5AThrowIsAsFastAsItsPlacesSay() {
        var numbers = Numbers(state: 7)
        for _ in 0..<200 {
            let place = numbers.next(-300...1300)
            let motion = ScrollAxisMotion(
                from: place,
                velocity: numbers.next(-5000...5000),
                range: 0...1000,
                rate: ScrollPhysics.decay(of: .normal),
                bounces: true
            )
            #expect(abs(motion.position(at: 0) - place) < 1e-6)
            for _ in 0..<10 {
                let time = numbers.next(0.002...1.9)
                guard time + 0.001 < motion.duration else { continue }
                let slope =
                    (motion.position(at: time + 1e-5) - motion.position(at: time - 1e-5)) / 2e-5
                let tolerance = max(0.5, abs(slope) * 1e-3)
                // At the meeting of two phases the acceleration jumps, the speed does not.
                #expect(abs(slope - motion.velocity(at: time)) < tolerance + 1)
            }
        }
    }

    @Test
    func section5WhateverIsThrownEndsWithinReachAndNearToWhereItWasLast() {
        var numbers = Numbers(state: 11)
        for _ in 0..<500 {
            let motion = ScrollAxisMotion(
                from: numbers.next(-500...1500),
                velocity: numbers.next(-20000...20000),
                range: 0...1000,
                rate: ScrollPhysics.decay(of: numbers.next(0...1) < 0.5 ? .normal : .fast),
                bounces: true
            )
            #expect((0...1000).contains(motion.end))
            #expect(motion.duration.isFinite && motion.duration < 10)
            let last = motion.position(at: motion.duration * (1 - 1e-9))
            #expect(abs(last - motion.end) <= ScrollPhysics.restDistance + 0.01)
        }
    }

    @Test
    func section5TheSpringIsThatOfStiffness200InSmallSteps() {
        var place: CGFloat = 120
        var speed: CGFloat = 900
        let motion = ScrollAxisMotion(
            from: place,
            velocity: speed,
            range: -1000...0,
            rate: 2,
            bounces: true
        )
        let step: CGFloat = 1e-5
        let damping = 2 * CGFloat(200).squareRoot()
        for index in 1...30000 {
            speed += (-200 * place - damping * speed) * step
            place += speed * step
            if index % 5000 == 0 {
                #expect(abs(place - motion.position(at: CGFloat(index) * step)) < 0.1)
            }
        }
    }

    @Test
    func section5WithoutBouncingAThrowStopsAtTheEdge() {
        let motion = ScrollAxisMotion(
            from: 900,
            velocity: 3000,
            range: 0...1000,
            rate: ScrollPhysics.decay(of: .normal),
            bounces: false
        )
        #expect(motion.end == 1000)
        var time: CGFloat = 0
        while time < 1 {
            #expect(motion.position(at: time) <= 1000)
            time += 0.01
        }
    }

    @Test
    func section5TheRubberBandBeginsWithItsConstantAndNeverGivesItsWholeLength() {
        let start = ScrollPhysics.rubberBand(0.001, dimension: 800) / 0.001
        #expect(abs(start - 0.55) < 0.001)
        #expect(ScrollPhysics.rubberBand(1e9, dimension: 800) < 800)
        #expect(
            ScrollPhysics.rubberBand(-100, dimension: 800) == -ScrollPhysics.rubberBand(
                100,
                dimension: 800
            )
        )
        var former: CGFloat = -1
        for distance in stride(from: CGFloat(0), through: 4000, by: 40) {
            let shown = ScrollPhysics.rubberBand(distance, dimension: 800)
            #expect(shown > former)
            #expect(abs(ScrollPhysics.unband(shown, dimension: 800) - distance) < 0.01)
            former = shown
        }
    }

    @Test(arguments: [CGFloat.nan, .infinity, -1, 0, 1, 2])
    func section5NoRateMakesAThrowEndless(_ rate: CGFloat) {
        let decay = ScrollPhysics.decay(of: UIScrollView.DecelerationRate(rawValue: rate))
        #expect(decay.isFinite && decay > 0)
    }

    @Test
    func section5AnIndicatorIsAsLongAsTheShareThatIsSeen() {
        let place = ScrollIndicatorView.place(track: 400, seen: (250, 500), content: 1000)
        #expect(place.length == 200)
        #expect(place.start == 100)
        let short = ScrollIndicatorView.place(track: 400, seen: (0, 400), content: 100_000)
        #expect(short.length == ScrollIndicatorView.leastLength)
        let pulled = ScrollIndicatorView.place(track: 400, seen: (-1000, 400), content: 1000)
        #expect(pulled.length == ScrollIndicatorView.leastPulledLength)
        #expect(pulled.start == 0)
    }
}
