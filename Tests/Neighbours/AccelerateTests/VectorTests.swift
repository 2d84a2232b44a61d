// SPDX-License-Identifier: Apache-2.0

import Accelerate
import Foundation
import Testing

struct VectorTests {
    private let a: [Float] = [1, -2, 3, -4, 5, -6, 7, -8, 9]
    private let b: [Float] = [2, 4, 8, 16, 32, 64, 128, 256, 512]

    @Test func differencesAndQuotientsTakeTheSecondOperandFirst() {
        var c = [Float](repeating: 0, count: 9)
        vDSP_vsub(b, 1, a, 1, &c, 1, 9)
        #expect(c == zip(a, b).map { $0 - $1 })
        vDSP_vdiv(b, 1, a, 1, &c, 1, 9)
        #expect(c == zip(a, b).map { $0 / $1 })
        #expect(vDSP.subtract(a, b) == zip(a, b).map { $0 - $1 })
        #expect(vDSP.divide(a, b) == zip(a, b).map { $0 / $1 })
    }

    @Test func aResultMayLieInTheMemoryOfEitherOperand() {
        var c = a
        c.withUnsafeMutableBufferPointer {
            guard let memory = $0.baseAddress else { return }
            vDSP_vmul(memory, 1, b, 1, memory, 1, 9)
        }
        #expect(c == zip(a, b).map { $0 * $1 })
        c = b
        c.withUnsafeMutableBufferPointer {
            guard let memory = $0.baseAddress else { return }
            vDSP_vadd(a, 1, memory, 1, memory, 1, 9)
            vDSP_vabs(memory, 1, memory, 1, 9)
        }
        #expect(c == zip(a, b).map { abs($0 + $1) })
    }

    @Test func stridesSkipElements() {
        var c = [Float](repeating: 7, count: 6)
        var two: Float = 2
        vDSP_vsmul(a, 3, &two, &c, 2, 3)
        #expect(c == [2, 7, -8, 7, 14, 7])
        var backwards = [Float](repeating: 0, count: 3)
        a.withUnsafeBufferPointer {
            guard let memory = $0.baseAddress else { return }
            vDSP_vneg(memory + 2, -1, &backwards, 1, 3)
        }
        #expect(backwards == [-3, 2, -1])
    }

    @Test func combinationsAreTheirFormulas() {
        let c: [Float] = [3, 1, 4, 1, 5, 9, 2, 6, 5]
        var (s, t): (Float, Float) = (10, 100)
        var d = [Float](repeating: 0, count: 9)
        vDSP_vma(a, 1, b, 1, c, 1, &d, 1, 9)
        #expect(d == (0..<9).map { a[$0] * b[$0] + c[$0] })
        vDSP_vsma(a, 1, &s, c, 1, &d, 1, 9)
        #expect(d == (0..<9).map { a[$0] * 10 + c[$0] })
        vDSP_vsmsa(a, 1, &s, &t, &d, 1, 9)
        #expect(d == (0..<9).map { a[$0] * 10 + 100 })
        vDSP_vmma(a, 1, b, 1, c, 1, a, 1, &d, 1, 9)
        #expect(d == (0..<9).map { a[$0] * b[$0] + c[$0] * a[$0] })
        #expect(vDSP.add(multiplication: (a: a, b: s), c) == (0..<9).map { a[$0] * 10 + c[$0] })
        #expect(
            vDSP.multiply(subtraction: (a: a, b: b), s) == (0..<9).map { (a[$0] - b[$0]) * 10 }
        )
        #expect(vDSP.linearInterpolate(a, b, using: 0.5) == (0..<9).map { (a[$0] + b[$0]) / 2 })
    }

    @Test(arguments: [0, 1, 7, 8, 9, 64, 1003])
    func reductionsAreThoseOfALoop(_ n: Int) {
        var numbers = SeededNumbers(n)
        let x = numbers.doubles(n)
        let sum = x.reduce(0, +)
        let squares = x.reduce(0) { $0 + $1 * $1 }
        #expect(abs(vDSP.sum(x) - sum) < 1e-10)
        #expect(vDSP.maximum(x) == x.max() ?? -.infinity)
        guard n > 0 else { return }
        #expect(abs(vDSP.mean(x) - sum / Double(n)) < 1e-12)
        #expect(abs(vDSP.rootMeanSquare(x) - (squares / Double(n)).squareRoot()) < 1e-12)
        #expect(vDSP.minimum(x) == x.min())
        #expect(vDSP.maximumMagnitude(x) == x.map(abs).max())
        #expect(Int(vDSP.indexOfMinimum(x).0) == x.firstIndex(of: vDSP.minimum(x)))
        #expect(abs(vDSP.dot(x, x) - squares) < 1e-10)
        var mean = 0.0
        var deviation = 0.0
        var z = x
        vDSP_normalizeD(x, 1, &z, 1, &mean, &deviation, vDSP_Length(n))
        if n > 1 {
            #expect(abs(vDSP.mean(z)) < 1e-12)
            #expect(abs(vDSP.meanSquare(z) - 1) < 1e-12)
        }
    }

    @Test func theIndexOfAMaximumCountsWithTheStride() {
        var (value, index): (Float, vDSP_Length) = (0, 0)
        vDSP_maxvi(a, 2, &value, &index, 5)
        #expect(value == 9)
        #expect(index == 8)
        vDSP_maxmgvi(a, 1, &value, &index, 9)
        #expect(value == 9)
        vDSP_minvi(a, 1, &value, &index, 9)
        #expect(value == -8)
        #expect(index == 7)
    }

    @Test func nothingHasTheLeastMaximum() {
        var value: Float = 3
        vDSP_maxv(a, 1, &value, 0)
        #expect(value == -.infinity)
        vDSP_minv(a, 1, &value, 0)
        #expect(value == .infinity)
    }

    @Test func limitsAreKept() {
        #expect(vDSP.clip(a, to: -3...4) == a.map { min(max($0, -3), 4) })
        #expect(vDSP.invertedClip([-5, -1, 0, 1, 5] as [Float], to: -3...4) == [-5, -3, 4, 4, 5])
        #expect(vDSP.threshold(a, to: 2, with: .clampToThreshold) == a.map { max($0, 2) })
        #expect(vDSP.threshold(a, to: 2, with: .zeroFill) == a.map { $0 >= 2 ? $0 : 0 })
        #expect(vDSP.limit(a, limit: 3, withOutputLimitedTo: 9) == a.map { $0 >= 3 ? 9 : -9 })
        let decibels = vDSP.amplitudeToDecibels([1, 10, 0.1] as [Float], zeroReference: 1)
        #expect(distance(decibels, [0, 20, -20]) < 1e-5)
        let power = vDSP.powerToDecibels([2, 20] as [Double], zeroReference: 2)
        #expect(distance(power, [0, 10]) < 1e-12)
    }

    @Test func windowsAreTheirFormulas() {
        for n in [8, 15, 1024] {
            let angles = (0..<n).map { 2 * Double.pi * Double($0) / Double(n) }
            let hann = vDSP.window(
                ofType: Double.self,
                usingSequence: .hanningDenormalized,
                count: n,
                isHalfWindow: false
            )
            #expect(distance(hann, angles.map { 0.5 - 0.5 * cos($0) }) < 1e-15)
            let normalized = vDSP.window(
                ofType: Double.self,
                usingSequence: .hanningNormalized,
                count: n,
                isHalfWindow: false
            )
            #expect(abs(vDSP.meanSquare(normalized) - 1) < 1e-12)
            var window = [Float](repeating: 0, count: n)
            vDSP_hamm_window(&window, vDSP_Length(n), 0)
            #expect(distance(window, angles.map { Float(0.54 - 0.46 * cos($0)) }) < 1e-7)
            vDSP_blkman_window(&window, vDSP_Length(n), 0)
            let expected = angles.map { Float(0.42 - 0.5 * cos($0) + 0.08 * cos(2 * $0)) }
            #expect(distance(window, expected) < 1e-7)
        }
        var half = [Float](repeating: -1, count: 8)
        vDSP_hann_window(&half, 8, Int32(vDSP_HALF_WINDOW))
        #expect(half[3] > 0)
        #expect(Array(half[4...]) == [-1, -1, -1, -1])
    }

    @Test func rampsGrow() {
        #expect(vDSP.ramp(withInitialValue: Float(1), increment: 2, count: 4) == [1, 3, 5, 7])
        #expect(vDSP.ramp(in: 0...Double(3), count: 4) == [0, 1, 2, 3])
        var start: Float = 1
        let faded = vDSP.ramp(
            withInitialValue: &start,
            multiplyingBy: [2, 2, 2] as [Float],
            increment: 0.5
        )
        #expect(faded == [2, 3, 4])
        #expect(start == 2.5)
    }

    @Test func sequencesAreSortedGatheredAndInterpolated() {
        var numbers = SeededNumbers(4)
        var x = numbers.floats(100)
        let old = x
        vDSP.sort(&x, sortOrder: .descending)
        #expect(x == old.sorted(by: >))
        vDSP.reverse(&x)
        #expect(x == old.sorted())
        var indices = (0..<100).map { vDSP_Length($0) }
        vDSP_vsorti(old, &indices, nil, 100, 1)
        #expect(indices.map { old[Int($0)] } == x)
        #expect(vDSP.gather([5, 6, 7] as [Float], indices: [3, 1] as [UInt]) == [7, 5])
        let table: [Double] = [100, 200, 300]
        let places = [0, 0.5, 1, 1.5, 2]
        #expect(
            vDSP.linearInterpolate(elementsOf: table, using: places) == [100, 150, 200, 250, 300]
        )
        #expect(
            vDSP.linearInterpolate(values: [0, 8] as [Float], atIndices: [0, 4] as [Float])
                == [0, 2, 4, 6, 8]
        )
        #expect(
            vDSP.evaluatePolynomial(
                usingCoefficients: [1, 2, 3],
                withVariables: [0, 1, 10] as [Double]
            )
                == [3, 6, 123]
        )
        #expect(
            vDSP.integrate([1, 2, 3, 4] as [Double], using: .trapezoidal) == [0, 1.5, 4, 7.5]
        )
        // Simpson's rule is exact for parabolas.
        let squares = (0..<7).map { Double($0 * $0) }
        let integral = vDSP.integrate(squares, using: .simpson)
        #expect(abs(integral[6] - 72) < 1e-12)
    }

    @Test func filtersSlideOverTheSignal() {
        let x: [Float] = [1, 2, 3, 4, 5, 6]
        #expect(vDSP.correlate(x, withKernel: [1, 0, -1] as [Float]) == [-2, -2, -2, -2])
        #expect(vDSP.convolve(x, withKernel: [1, 0, -1] as [Float]) == [2, 2, 2, 2])
        #expect(vDSP.slidingWindowSum(x, usingWindowLength: 3) == [6, 9, 12, 15])
        let mean = [Float](repeating: 0.5, count: 2)
        #expect(vDSP.downsample(x, decimationFactor: 2, filter: mean) == [1.5, 3.5, 5.5])
        let picture: [Double] = (0..<16).map { Double($0) }
        let moved = vDSP.convolve(
            picture,
            rowCount: 4,
            columnCount: 4,
            withKernel: [0, 0, 0, 0, 0, 1, 0, 0, 0],
            kernelRowCount: 3,
            kernelColumnCount: 3
        )
        #expect(moved == [0, 0, 0, 0, 0, 4, 5, 0, 0, 8, 9, 0, 0, 0, 0, 0])
    }

    @Test func aCascadeGoesOnWhereItEnded() throws {
        var numbers = SeededNumbers(12)
        let x = numbers.doubles(40)
        let coefficients = [0.2, 0.3, 0.1, -0.4, 0.05, 0.9, -0.2, 0.3, 0.1, 0.2]
        // Both filters one after the other, by their formula.
        var expected = x
        for section in 0..<2 {
            let c = Array(coefficients[5 * section..<5 * section + 5])
            let input = expected
            for i in input.indices {
                func past(_ values: [Double], _ k: Int) -> Double { i < k ? 0 : values[i - k] }
                expected[i] =
                    input[i] * c[0] + past(input, 1) * c[1] + past(input, 2) * c[2]
                    - past(expected, 1) * c[3] - past(expected, 2) * c[4]
            }
        }
        let setup = try #require(vDSP_biquad_CreateSetupD(coefficients, 2))
        defer { vDSP_biquad_DestroySetupD(setup) }
        var delay = [Double](repeating: 0, count: 6)
        var result = [Double](repeating: 0, count: 40)
        vDSP_biquadD(setup, &delay, x, 1, &result, 1, 15)
        result.withUnsafeMutableBufferPointer { result in
            x.withUnsafeBufferPointer { x in
                guard let from = x.baseAddress, let to = result.baseAddress else { return }
                vDSP_biquadD(setup, &delay, from + 15, 1, to + 15, 1, 25)
            }
        }
        #expect(distance(result, expected) < 1e-14)
    }

    @Test func conversionsRoundAndStopAtTheEnds() {
        let x: [Float] = [1.5, 2.5, -1.7, 300, -300, 1e20, -.infinity, .nan]
        var bytes = [Int8](repeating: 0, count: 8)
        vDSP.convertElements(of: x, to: &bytes, rounding: .towardZero)
        #expect(bytes == [1, 2, -1, 127, -128, 127, -128, 0])
        vDSP.convertElements(of: x, to: &bytes, rounding: .towardNearestInteger)
        #expect(bytes == [2, 2, -2, 127, -128, 127, -128, 0])
        var words = [UInt32](repeating: 0, count: 8)
        vDSP_vfixu32(x, 1, &words, 1, 8)
        #expect(words == [1, 2, 0, 300, 0, .max, 0, 0])
        let samples: [Int16] = [-32768, 0, 32767]
        var floats = [Float](repeating: 0, count: 3)
        vDSP_vflt16(samples, 1, &floats, 1, 3)
        #expect(floats == [-32768, 0, 32767])
        #expect(vDSP.doubleToFloat(vDSP.floatToDouble(floats)) == floats)
    }

    @Test func matricesAreMultipliedAndTransposed() {
        let m: [Double] = [1, 2, 3, 4, 5, 6]
        var t = [Double](repeating: 0, count: 6)
        vDSP_mtransD(m, 1, &t, 1, 3, 2)
        #expect(t == [1, 4, 2, 5, 3, 6])
        var product = [Double](repeating: 0, count: 4)
        vDSP_mmulD(m, 1, t, 1, &product, 1, 2, 2, 3)
        #expect(product == [14, 32, 32, 77])
    }

    @Test func complexArithmeticIsThatOfComplexNumbers() {
        var (ar, ai): ([Float], [Float]) = ([1, 3], [2, -4])
        var (br, bi): ([Float], [Float]) = ([5, 1], [-6, 1])
        var (cr, ci): ([Float], [Float]) = ([0, 0], [0, 0])
        var magnitudes: [Float] = [0, 0]
        ar.withUnsafeMutableBufferPointer { ar in
            ai.withUnsafeMutableBufferPointer { ai in
                br.withUnsafeMutableBufferPointer { br in
                    bi.withUnsafeMutableBufferPointer { bi in
                        cr.withUnsafeMutableBufferPointer { cr in
                            ci.withUnsafeMutableBufferPointer { ci in
                                guard let ar = ar.baseAddress, let ai = ai.baseAddress,
                                    let br = br.baseAddress, let bi = bi.baseAddress,
                                    let cr = cr.baseAddress, let ci = ci.baseAddress
                                else { return }
                                let a = DSPSplitComplex(realp: ar, imagp: ai)
                                let b = DSPSplitComplex(realp: br, imagp: bi)
                                var c = DSPSplitComplex(realp: cr, imagp: ci)
                                vDSP.multiply(a, by: b, count: 2, useConjugate: false, result: &c)
                                #expect([cr[0], cr[1], ci[0], ci[1]] == [17, 7, 4, -1])
                                vDSP.multiply(a, by: b, count: 2, useConjugate: true, result: &c)
                                #expect([cr[0], cr[1], ci[0], ci[1]] == [-7, -1, -16, 7])
                                vDSP.divide(c, by: b, count: 2, result: &c)
                                vDSP.conjugate(c, count: 2, result: &c)
                                vDSP.absolute(a, result: &magnitudes)
                            }
                        }
                    }
                }
            }
        }
        #expect(magnitudes == [Float(5).squareRoot(), 5])
    }
}
