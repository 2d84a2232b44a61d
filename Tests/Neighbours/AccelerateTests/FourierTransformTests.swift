// SPDX-License-Identifier: Apache-2.0

import Accelerate
import Foundation
import Testing

struct FourierTransformTests {
    /// Calls a function with numbers as split complex ones.
    private func split(
        _ real: inout [Double],
        _ imaginary: inout [Double],
        _ body: (inout DSPDoubleSplitComplex) -> Void
    ) {
        real.withUnsafeMutableBufferPointer { real in
            imaginary.withUnsafeMutableBufferPointer { imaginary in
                guard let r = real.baseAddress, let i = imaginary.baseAddress else { return }
                var numbers = DSPDoubleSplitComplex(realp: r, imagp: i)
                body(&numbers)
            }
        }
    }

    private func everySecond(of numbers: [Double], from first: Int) -> [Double] {
        stride(from: first, to: numbers.count, by: 2).map { numbers[$0] }
    }

    @Test(arguments: [vDSP_Length(0), 1, 2, 3, 4, 5, 6, 7])
    func complexTransformsAreTheDirectSum(_ log2n: vDSP_Length) throws {
        var numbers = SeededNumbers(log2n)
        let n = 1 << Int(log2n)
        // One setup serves smaller transforms, too.
        let setup = try #require(vDSP_create_fftsetupD(8, FFTRadix(kFFTRadix2)))
        defer { vDSP_destroy_fftsetupD(setup) }
        let (real, imaginary) = (numbers.doubles(n), numbers.doubles(n))
        for direction in [FFT_FORWARD, FFT_INVERSE] {
            let isInverse = direction == FFT_INVERSE
            let expected = directTransform(real, imaginary, isInverse: isInverse)
            var (a, b) = (real, imaginary)
            split(&a, &b) { vDSP_fft_zipD(setup, &$0, 1, log2n, FFTDirection(direction)) }
            #expect(distance(a, expected.real) < 1e-12)
            #expect(distance(b, expected.imaginary) < 1e-12)
        }
    }

    @Test func aStridedTransformLeavesWhatIsBetween() throws {
        var numbers = SeededNumbers(3)
        let setup = try #require(vDSP_create_fftsetupD(3, FFTRadix(kFFTRadix2)))
        defer { vDSP_destroy_fftsetupD(setup) }
        let (real, imaginary) = (numbers.doubles(8), numbers.doubles(8))
        var a = real.flatMap { [$0, 77] as [Double] }
        var b = imaginary.flatMap { [$0, 78] as [Double] }
        split(&a, &b) { vDSP_fft_zipD(setup, &$0, 2, 3, FFTDirection(FFT_FORWARD)) }
        let expected = directTransform(real, imaginary)
        #expect(distance(everySecond(of: a, from: 0), expected.real) < 1e-12)
        #expect(Set(everySecond(of: a, from: 1)) == [77])
        #expect(Set(everySecond(of: b, from: 1)) == [78])
    }

    @Test(arguments: [vDSP_Length(1), 2, 3, 4, 6, 8])
    func aRealTransformIsTwiceTheSpectrumWithItsLastValueFirst(_ log2n: vDSP_Length) throws {
        var numbers = SeededNumbers(log2n + 50)
        let n = 1 << Int(log2n)
        let setup = try #require(vDSP_create_fftsetupD(8, FFTRadix(kFFTRadix2)))
        defer { vDSP_destroy_fftsetupD(setup) }
        let signal = numbers.doubles(n)
        let expected = directTransform(signal, [Double](repeating: 0, count: n))
        var even = everySecond(of: signal, from: 0)
        var odd = everySecond(of: signal, from: 1)
        split(&even, &odd) { vDSP_fft_zripD(setup, &$0, 1, log2n, FFTDirection(FFT_FORWARD)) }
        #expect(abs(even[0] - 2 * expected.real[0]) < 1e-12)
        #expect(abs(odd[0] - 2 * expected.real[n / 2]) < 1e-12)
        for k in 1..<max(n / 2, 1) {
            #expect(abs(even[k] - 2 * expected.real[k]) < 1e-12)
            #expect(abs(odd[k] - 2 * expected.imaginary[k]) < 1e-12)
        }
        split(&even, &odd) { vDSP_fft_zripD(setup, &$0, 1, log2n, FFTDirection(FFT_INVERSE)) }
        let scale = 1 / Double(2 * n)
        let back = zip(even, odd).flatMap { [$0 * scale, $1 * scale] as [Double] }
        #expect(distance(back, signal) < 1e-13)
    }

    @Test func aToneIsOnePeakOfTheSpectrum() throws {
        let n = 1024
        let tone = (0..<n).map { Float(cos(2 * Double.pi * 100 * Double($0) / Double(n))) }
        let setup = try #require(vDSP.FFT(log2n: 10, radix: .radix2, ofType: DSPSplitComplex.self))
        var (real, imaginary) = (
            [Float](repeating: 0, count: n / 2), [Float](repeating: 0, count: n / 2)
        )
        var magnitudes = real
        try real.withUnsafeMutableBufferPointer { real in
            try imaginary.withUnsafeMutableBufferPointer { imaginary in
                let (r, i) = (try #require(real.baseAddress), try #require(imaginary.baseAddress))
                var numbers = DSPSplitComplex(realp: r, imagp: i)
                tone.withUnsafeBytes {
                    let pairs = Array($0.bindMemory(to: DSPComplex.self))
                    vDSP.convert(
                        interleavedComplexVector: pairs,
                        toSplitComplexVector: &numbers
                    )
                }
                setup.forward(input: numbers, output: &numbers)
                vDSP.absolute(numbers, result: &magnitudes)
                setup.inverse(input: numbers, output: &numbers)
                let back = [Float](
                    fromSplitComplex: numbers,
                    scale: 1 / Float(2 * n),
                    count: n
                )
                #expect(distance(back, tone) < 1e-5)
            }
        }
        let (index, value) = vDSP.indexOfMaximum(magnitudes)
        #expect(index == 100)
        #expect(abs(value - Float(n)) < 0.01)
        #expect(magnitudes.indices.filter { magnitudes[$0] >= 0.01 } == [100])
    }

    @Test(arguments: [8, 16, 24, 40, 48, 80, 96, 120, 240, 480])
    func discreteTransformsHaveFactorsOfThreeAndFive(_ n: Int) throws {
        var numbers = SeededNumbers(n)
        let (real, imaginary) = (numbers.doubles(n), numbers.doubles(n))
        for direction in [vDSP.FourierTransformDirection.forward, .inverse] {
            let transform = try #require(
                vDSP.DFT(
                    count: n,
                    direction: direction,
                    transformType: .complexComplex,
                    ofType: Double.self
                )
            )
            let result = transform.transform(inputReal: real, inputImaginary: imaginary)
            let isInverse = direction == .inverse
            let expected = directTransform(real, imaginary, isInverse: isInverse)
            #expect(distance(result.real, expected.real) < 1e-11)
            #expect(distance(result.imaginary, expected.imaginary) < 1e-11)
        }
    }

    @Test func otherLengthsHaveNoTransform() {
        for n in [0, 4, 7, 12, 56, 72, 100] {
            #expect(vDSP_DFT_zop_CreateSetup(nil, vDSP_Length(n), .FORWARD) == nil)
        }
        #expect(vDSP_DFT_zrop_CreateSetup(nil, 8, .FORWARD) == nil)
        #expect(throws: (any Error).self) {
            try vDSP.DiscreteFourierTransform(
                count: 1000,
                direction: .forward,
                transformType: .complexComplex,
                ofType: Float.self
            )
        }
    }

    @Test func complexNumbersSideBySideAreTransformedAsSplitOnes() throws {
        var numbers = SeededNumbers(9)
        let (real, imaginary) = (numbers.doubles(48), numbers.doubles(48))
        let transform = try vDSP.DiscreteFourierTransform(
            count: 48,
            direction: .forward,
            transformType: .complexComplex,
            ofType: DSPDoubleComplex.self
        )
        let input = zip(real, imaginary).map { DSPDoubleComplex(real: $0, imag: $1) }
        let result = transform.transform(input: input)
        let expected = directTransform(real, imaginary)
        #expect(distance(result.map(\.real), expected.real) < 1e-12)
        #expect(distance(result.map(\.imag), expected.imaginary) < 1e-12)
    }

    @Test(arguments: [vDSP.DCTTransformType.II, .III, .IV])
    func cosineTransformsAreTheirDirectSums(_ type: vDSP.DCTTransformType) throws {
        for n in [16, 48, 80, 128] {
            var numbers = SeededNumbers(n)
            let signal = numbers.floats(n)
            let transform = try #require(vDSP.DCT(count: n, transformType: type))
            let expected = (0..<n).map { k in
                (0..<n).reduce(0.0) { sum, j in
                    let (a, b) = (Double(k), Double(j))
                    switch type {
                    case .II: return sum + Double(signal[j]) * cos(a * (b + 0.5) * .pi / Double(n))
                    case .III:
                        let half = j == 0 ? 0.5 : 1.0
                        return sum + half * Double(signal[j])
                            * cos((a + 0.5) * b * .pi / Double(n))
                    case .IV:
                        return sum + Double(signal[j])
                            * cos((a + 0.5) * (b + 0.5) * .pi / Double(n))
                    }
                }
            }
            #expect(distance(transform.transform(signal).map { Double($0) }, expected) < 1e-4)
        }
    }

    @Test func aPictureIsTransformedByRowsAndColumns() throws {
        let setup = try #require(vDSP_create_fftsetupD(3, FFTRadix(kFFTRadix2)))
        defer { vDSP_destroy_fftsetupD(setup) }
        // A wave of one period across and two down: a single value of the spectrum.
        var real = (0..<32).map { cos(2 * Double.pi * (Double($0 % 8) / 8 + Double($0 / 8) / 2)) }
        var imaginary = (0..<32).map {
            sin(2 * Double.pi * (Double($0 % 8) / 8 + Double($0 / 8) / 2))
        }
        split(&real, &imaginary) {
            vDSP_fft2d_zipD(setup, &$0, 1, 0, 3, 2, FFTDirection(FFT_FORWARD))
        }
        #expect(abs(real[2 * 8 + 1] - 32) < 1e-12)
        #expect((0..<32).filter { abs(real[$0]) >= 1e-12 } == [17])
    }
}
