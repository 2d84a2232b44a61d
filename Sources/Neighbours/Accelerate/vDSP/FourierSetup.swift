// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A Fourier transform of one length and direction.
class FourierSetup<T: Sample> {
    let length: Int
    let isReal: Bool
    let table: FourierTable<T>
    private let isInverse: Bool

    /// Nil where the length is not `f * 2 ^ n` with a power of at least `least` and `f` 1, 3, 5 or 15.
    init?(_ length: Int, least: Int, isReal: Bool, isInverse: Bool) {
        guard length > 0 else { return nil }
        let power = length & -length
        guard power >= least, [1, 3, 5, 15].contains(length / power) else { return nil }
        self.length = length
        self.isReal = isReal
        self.isInverse = isInverse
        table = FourierTable(length: length)
    }

    func transform(_ source: FourierTable<T>.Input, _ target: FourierTable<T>.Output) {
        if isReal {
            table.transformReal(length, source, target, isInverse: isInverse)
        } else {
            table.transform(length, source, target, isInverse: isInverse)
        }
    }
}

/// A cosine transform, computed by a Fourier transform of the reordered numbers.
final class CosineSetup: FourierSetup<Float> {
    private let type: vDSP_DCT_Type
    /// `exp(-πi k/2n)` for the types II and III, `exp(-πi (8k+1)/8n)` for type IV.
    private let turns: [(cosine: Float, sine: Float)]

    init?(_ length: Int, _ type: vDSP_DCT_Type) {
        self.type = type
        turns = (0..<max(length, 0)).map { k in
            let part = type == .IV ? Double(8 * k + 1) / 4 : Double(k)
            let angle = -Double.pi * part / Double(2 * length)
            return (Float(cos(angle)), Float(sin(angle)))
        }
        super.init(length, least: 16, isReal: false, isInverse: type == .III)
    }

    func transform(_ input: UnsafePointer<Float>, _ output: UnsafeMutablePointer<Float>) {
        withScratch(2 * length) { (memory: UnsafeMutablePointer<Float>) in
            let numbers: FourierTable<Float>.Output = (memory, memory + length)
            switch type {
            case .II: second(input, output, numbers)
            case .III: third(input, output, numbers)
            case .IV: fourth(input, output, numbers)
            }
        }
    }

    private func transform(_ numbers: FourierTable<Float>.Output, count: Int, isInverse: Bool) {
        let source = (UnsafePointer(numbers.real), UnsafePointer(numbers.imaginary))
        table.transform(count, source, numbers, isInverse: isInverse)
    }

    /// Even numbers upwards, then odd ones downwards: the cosine transform is the real part of the
    /// Fourier transform, turned.
    private func second(
        _ input: UnsafePointer<Float>,
        _ output: UnsafeMutablePointer<Float>,
        _ numbers: FourierTable<Float>.Output
    ) {
        for k in 0..<length / 2 {
            numbers.real[k] = input[2 * k]
            numbers.real[length - 1 - k] = input[2 * k + 1]
        }
        numbers.imaginary.update(repeating: 0, count: length)
        transform(numbers, count: length, isInverse: false)
        for k in 0..<length {
            let turn = turns[k]
            output[k] = numbers.real[k] * turn.cosine - numbers.imaginary[k] * turn.sine
        }
    }

    private func third(
        _ input: UnsafePointer<Float>,
        _ output: UnsafeMutablePointer<Float>,
        _ numbers: FourierTable<Float>.Output
    ) {
        for k in 0..<length {
            let turn = turns[k]
            let (real, imaginary) = (input[k], k == 0 ? 0 : -input[length - k])
            numbers.real[k] = (real * turn.cosine + imaginary * turn.sine) / 2
            numbers.imaginary[k] = (imaginary * turn.cosine - real * turn.sine) / 2
        }
        transform(numbers, count: length, isInverse: true)
        for k in 0..<length / 2 {
            output[2 * k] = numbers.real[k]
            output[2 * k + 1] = numbers.real[length - 1 - k]
        }
    }

    private func fourth(
        _ input: UnsafePointer<Float>,
        _ output: UnsafeMutablePointer<Float>,
        _ numbers: FourierTable<Float>.Output
    ) {
        let half = length / 2
        for k in 0..<half {
            let (real, imaginary) = (input[2 * k], input[length - 1 - 2 * k])
            let turn = turns[k]
            numbers.real[k] = real * turn.cosine - imaginary * turn.sine
            numbers.imaginary[k] = real * turn.sine + imaginary * turn.cosine
        }
        transform(numbers, count: half, isInverse: false)
        for k in 0..<half {
            let (real, imaginary) = (numbers.real[k], numbers.imaginary[k])
            let turn = turns[k]
            output[2 * k] = real * turn.cosine - imaginary * turn.sine
            output[length - 1 - 2 * k] = -(real * turn.sine + imaginary * turn.cosine)
        }
    }
}
