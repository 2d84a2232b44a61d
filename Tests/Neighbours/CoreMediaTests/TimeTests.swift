// SPDX-License-Identifier: Apache-2.0

import CoreMedia
import Testing

/// `CMTime` against fractions that never round.
struct TimeTests {
    @Test func sumsAndDifferencesAreThoseOfFractions() {
        var numbers = Numbers(1)
        for _ in 0..<2000 {
            let (a, b) = (Times.random(&numbers), Times.random(&numbers))
            #expect(Fraction(a + b) == Fraction(a) + Fraction(b), "\(a) + \(b)")
            #expect(Fraction(a - b) == Fraction(a) - Fraction(b), "\(a) - \(b)")
            #expect(a + b == b + a)
            #expect((a + b) - b == a)
            #expect(!(a + b).hasBeenRounded)
        }
    }

    @Test func aSumHasTheLeastCommonTimescale() {
        let sum = CMTime(value: 1, timescale: 4) + CMTime(value: 1, timescale: 6)
        #expect((sum.value, sum.timescale) == (5, 12))
        let same = CMTime(value: 1, timescale: 600) + CMTime(value: 2, timescale: 600)
        #expect((same.value, same.timescale) == (3, 600))
    }

    @Test func aSumWithoutACommonTimescaleIsRounded() {
        let a = CMTime(value: 1, timescale: .max)
        let b = CMTime(value: 1, timescale: .max - 1)
        let sum = a + b
        #expect(sum.timescale == kCMTimeMaxTimescale)
        #expect(sum.hasBeenRounded)
        #expect(sum.value == 2)
    }

    @Test func whatOverflowsGetsACoarserTimescaleOrIsInfinite() {
        let large = CMTime(value: .max, timescale: 600)
        let sum = large + large
        #expect(sum.isNumeric && sum.timescale == 300)
        #expect((sum.seconds - 2 * large.seconds).magnitude <= 2)
        let whole = CMTime(value: .max, timescale: 1)
        #expect(whole + whole == .positiveInfinity)
        #expect(CMTime(value: .min, timescale: 1) - whole == .negativeInfinity)
    }

    @Test func whatIsNoNumberHasItsOwnArithmetic() {
        let one = CMTime(value: 1, timescale: 1)
        #expect(one + .invalid == .invalid)
        #expect(CMTime.indefinite + .invalid == .invalid)
        #expect(one + .indefinite == .indefinite)
        #expect(CMTime.positiveInfinity + .indefinite == .positiveInfinity)
        #expect(one - .positiveInfinity == .negativeInfinity)
        #expect(CMTime.positiveInfinity + .negativeInfinity == .invalid)
        #expect(CMTime.positiveInfinity - .positiveInfinity == .invalid)
        #expect(CMTime.negativeInfinity + .negativeInfinity == .negativeInfinity)
        // What is not known may not count as a number, whatever it has in its fields.
        for time in [CMTime.invalid, .indefinite, .positiveInfinity, .negativeInfinity] {
            #expect(!time.isNumeric)
        }
    }

    @Test func epochsAreKeptApart() {
        let first = CMTimeMakeWithEpoch(value: 1, timescale: 1, epoch: 1)
        let second = CMTimeMakeWithEpoch(value: 1, timescale: 1, epoch: 2)
        let duration = CMTime(value: 1, timescale: 1)
        #expect(first + second == .invalid)
        #expect((first + duration).epoch == 1)
        #expect((first - first).epoch == 0)
        #expect(first > duration && second > first)
    }

    @Test func theOrderIsTotal() {
        let times = Times.all
        for a in times {
            for b in times {
                let order = CMTimeCompare(a, b)
                #expect(order == -CMTimeCompare(b, a))
                #expect(
                    (a < b) == (order < 0) && (a == b) == (order == 0) && (a > b) == (order > 0)
                )
                #expect((a <= b) == (order <= 0) && (a >= b) == (order >= 0))
                if a == b { #expect(a.hashValue == b.hashValue, "\(a), \(b)") }
                if a.isNumeric, b.isNumeric, a.epoch == b.epoch {
                    #expect((order < 0) == (Fraction(a) < Fraction(b)))
                }
                let isTransitive = times.allSatisfy { c in
                    order > 0 || CMTimeCompare(b, c) > 0 || CMTimeCompare(a, c) <= 0
                }
                #expect(isTransitive, "\(a), \(b)")
            }
        }
        let order: [CMTime] = [.negativeInfinity, .zero, .indefinite, .positiveInfinity, .invalid]
        #expect(order.shuffled().sorted() == order)
        #expect(CMTimeMaximum(.zero, .invalid) == .invalid)
        #expect(CMTimeMinimum(.indefinite, .positiveInfinity) == .indefinite)
    }

    @Test(arguments: [
        CMTimeRoundingMethod.roundHalfAwayFromZero, .roundTowardZero, .roundAwayFromZero,
        .quickTime, .roundTowardPositiveInfinity, .roundTowardNegativeInfinity,
    ])
    func scalesAreConvertedAsTheMethodSays(_ method: CMTimeRoundingMethod) {
        var numbers = Numbers(2)
        for _ in 0..<2000 {
            let time = Times.random(&numbers)
            let scale = Times.scales.randomElement(using: &numbers) ?? 1
            let result = time.convertScale(scale, method: method)
            let (exact, got) = (Fraction(time), Fraction(result))
            #expect(result.timescale == scale)
            #expect(result.hasBeenRounded == (exact != got))
            let zero = Fraction(0, 1)
            let isNegative = exact < zero
            switch method {
            case .roundTowardPositiveInfinity: #expect(exact <= got)
            case .roundTowardNegativeInfinity: #expect(got <= exact)
            case .roundTowardZero: #expect(isNegative ? exact <= got : got <= exact)
            case .roundAwayFromZero: #expect(isNegative ? got <= exact : exact <= got)
            case .quickTime: if isNegative { #expect(got < zero) }
            case .roundHalfAwayFromZero: break
            }
            // Never a whole unit off, nor half of one where it is to be the nearest.
            let isNearest = method == .roundHalfAwayFromZero
            let unit = Fraction(1, Int128(scale) * (isNearest ? 2 : 1))
            #expect(got <= exact + unit && exact <= got + unit)
        }
    }

    @Test func aTimeIsMultiplied() {
        var numbers = Numbers(3)
        for _ in 0..<1000 {
            let time = Times.random(&numbers)
            let factor = Int32.random(in: -1000...1000, using: &numbers)
            let product = CMTimeMultiply(time, multiplier: factor)
            #expect(Fraction(product) == Fraction(time) * Fraction(Int128(factor), 1))
            let divisor = Int32.random(in: 1...1000, using: &numbers)
            let ratio = CMTimeMultiplyByRatio(time, multiplier: factor, divisor: divisor)
            let exact = Fraction(time) * Fraction(Int128(factor), Int128(divisor))
            let half = Fraction(1, 2 * Int128(ratio.timescale))
            #expect(Fraction(ratio) <= exact + half && exact <= Fraction(ratio) + half)
            let float = Double.random(in: -100...100, using: &numbers)
            let scaled = CMTimeMultiplyByFloat64(time, multiplier: float)
            #expect((scaled.seconds - time.seconds * float).magnitude < 1.0 / 65536)
        }
        #expect(CMTimeMultiplyByRatio(.zero, multiplier: 1, divisor: 0) == .invalid)
        #expect(CMTimeMultiply(.positiveInfinity, multiplier: -2) == .negativeInfinity)
        #expect(CMTimeMultiply(.indefinite, multiplier: 2) == .indefinite)
        #expect(
            CMTimeMultiplyByFloat64(CMTime(value: .max, timescale: 1), multiplier: 4)
                == .positiveInfinity
        )
    }

    @Test func secondsComeAndGo() {
        var numbers = Numbers(4)
        for _ in 0..<2000 {
            let time = Times.random(&numbers)
            let back = CMTime(seconds: time.seconds, preferredTimescale: time.timescale)
            #expect(back == time, "\(time) became \(back)")
        }
        #expect(CMTime(seconds: 1.5, preferredTimescale: 1).value == 1)
        #expect(CMTime(seconds: 1.5, preferredTimescale: 1).hasBeenRounded)
        #expect(CMTime(seconds: 0.29, preferredTimescale: 100).value == 29)
        #expect(CMTime(seconds: .nan, preferredTimescale: 600) == .invalid)
        #expect(CMTime(seconds: .infinity, preferredTimescale: 600) == .positiveInfinity)
        #expect(CMTime(seconds: -1e300, preferredTimescale: 600) == .negativeInfinity)
        #expect(CMTime(seconds: 1e17, preferredTimescale: 600).timescale < 600)
        #expect(CMTime.indefinite.seconds.isNaN && CMTime.invalid.seconds.isNaN)
        #expect(CMTime.negativeInfinity.seconds == -.infinity)
    }

    @Test func noTimeEndsTheProgram() {
        for a in Times.all {
            for b in Times.all {
                _ = (a + b, a - b, a.description, CMTimeAbsoluteValue(a))
                _ = CMTimeFoldIntoRange(a, foldRange: CMTimeRange(start: a, duration: b))
                _ = CMTimeRange(start: a, end: b).union(CMTimeRange(start: b, duration: a))
            }
            for factor in [Int32.min, -1, 0, 1, .max] {
                _ = CMTimeMultiply(a, multiplier: factor)
                _ = CMTimeMultiplyByRatio(a, multiplier: factor, divisor: factor)
                _ = a.convertScale(factor, method: .quickTime)
            }
            for factor in [
                -Double.infinity, -1e300, 0, 1e-300, 0.1, .greatestFiniteMagnitude, .nan,
            ] {
                _ = CMTimeMultiplyByFloat64(a, multiplier: factor)
            }
        }
        let odd = CMTime(value: 1, timescale: 0, flags: .valid, epoch: 0)
        _ = (odd + .zero, odd < .zero, odd.description, odd.convertScale(1, method: .default))
        #expect(CMTimeAbsoluteValue(CMTime(value: .min, timescale: 1)) == .positiveInfinity)
        #expect(CMTimeAbsoluteValue(CMTime(value: -3, timescale: 2)).value == 3)
    }

    @Test func timesAreShownAsFractions() {
        #expect("\(CMTime(value: 3, timescale: 2))" == "{3/2 = 1.500}")
        #expect("\(CMTime.invalid)" == "{INVALID}")
        #expect("\(CMTime(seconds: 1.5, preferredTimescale: 1))" == "{1/1 = 1.000, rounded}")
    }
}
