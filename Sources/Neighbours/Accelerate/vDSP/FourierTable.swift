// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Complex numbers, as many as the lanes hold.
private struct Complex<V: Lanes> {
    var real: V
    var imaginary: V

    @inline(__always) init(_ real: V, _ imaginary: V) {
        self.real = real
        self.imaginary = imaginary
    }

    @inline(__always) init(
        _ real: UnsafePointer<V.Scalar>,
        _ imaginary: UnsafePointer<V.Scalar>,
        _ index: Int
    ) {
        self.real = V(from: real + index)
        self.imaginary = V(from: imaginary + index)
    }

    @inline(__always) func write(
        _ real: UnsafeMutablePointer<V.Scalar>,
        _ imaginary: UnsafeMutablePointer<V.Scalar>,
        _ index: Int
    ) {
        self.real.write(to: real + index)
        self.imaginary.write(to: imaginary + index)
    }

    @inline(__always) static func + (left: Complex, right: Complex) -> Complex {
        Complex(left.real + right.real, left.imaginary + right.imaginary)
    }

    @inline(__always) static func - (left: Complex, right: Complex) -> Complex {
        Complex(left.real - right.real, left.imaginary - right.imaginary)
    }

    @inline(__always) static func * (left: Complex, right: V.Scalar) -> Complex {
        Complex(left.real * right, left.imaginary * right)
    }

    /// The product with a twiddle factor.
    @inline(__always)
    func turned(_ factor: (real: V.Scalar, imaginary: V.Scalar)) -> Complex {
        Complex(
            real * factor.real - imaginary * factor.imaginary,
            real * factor.imaginary + imaginary * factor.real
        )
    }

    /// The sum of this and `other` times -i.
    @inline(__always) func minusI(_ other: Complex) -> Complex {
        Complex(real + other.imaginary, imaginary - other.real)
    }

    /// The sum of this and `other` times i.
    @inline(__always) func plusI(_ other: Complex) -> Complex {
        Complex(real - other.imaginary, imaginary + other.real)
    }
}

/// The twiddle factors of a length, and Fourier transforms of all lengths that divide it.
///
/// The transforms are Stockham's, which need no bit reversal: each pass reads one piece of memory and
/// writes another, with radix 4, then 2, 3 and 5.
final class FourierTable<T: Sample> {
    typealias Input = (real: UnsafePointer<T>, imaginary: UnsafePointer<T>)
    typealias Output = (real: UnsafeMutablePointer<T>, imaginary: UnsafeMutablePointer<T>)

    let length: Int
    /// `cos(2πk/length)` for each k.
    private let cosines: UnsafeMutablePointer<T>
    /// `-sin(2πk/length)` for each k.
    private let sines: UnsafeMutablePointer<T>

    init(length: Int) {
        self.length = length
        cosines = .allocate(capacity: length)
        sines = .allocate(capacity: length)
        for k in 0..<length {
            let (cosine, sine) = FourierTable.turn(Double(k) / Double(length))
            cosines[k] = T(cosine)
            sines[k] = T(-sine)
        }
    }

    deinit {
        cosines.deallocate()
        sines.deallocate()
    }

    /// Cosine and sine of a part of the full turn, exact at the quarters.
    private static func turn(_ part: Double) -> (Double, Double) {
        let eighth = Int(part * 8)
        let angle = 2 * Double.pi * (part - Double((eighth + 1) / 2) / 4)
        let (c, s) = (cos(angle), sin(angle))
        switch (eighth + 1) / 2 % 4 {
        case 0: return (c, s)
        case 1: return (-s, c)
        case 2: return (-c, -s)
        default: return (s, -c)
        }
    }

    /// The factor `exp(-2πi k/length)`.
    @inline(__always)
    private func factor(_ k: Int) -> (real: T, imaginary: T) { (cosines[k], sines[k]) }

    // MARK: Complex transforms

    /// Transforms complex numbers in either direction, without a factor.
    func transform(_ n: Int, _ source: Input, _ target: Output, isInverse: Bool) {
        if isInverse {
            // The inverse is the forward transform with real and imaginary parts exchanged.
            forward(n, (source.imaginary, source.real), (target.imaginary, target.real))
        } else {
            forward(n, source, target)
        }
    }

    private func forward(_ n: Int, _ source: Input, _ target: Output) {
        precondition(
            n > 0 && length % n == 0,
            "Accelerate: the setup is for transforms of \(length) elements, not \(n)"
        )
        withScratch(2 * n) { (memory: UnsafeMutablePointer<T>) in
            let scratch: Output = (memory, memory + n)
            var input = source
            var passes = FourierTable.passes(n)
            if passes % 2 == 1, source.real == UnsafePointer(target.real) || passes == 0 {
                scratch.real.update(from: source.real, count: n)
                scratch.imaginary.update(from: source.imaginary, count: n)
                input = (UnsafePointer(scratch.real), UnsafePointer(scratch.imaginary))
            }
            if passes == 0 {
                let first = (source.real[0], source.imaginary[0])
                (target.real[0], target.imaginary[0]) = first
            }
            var left = n
            var step = 1
            while left > 1 {
                let output = passes % 2 == 1 ? target : scratch
                let radix = FourierTable.radix(left)
                // Each radix has a loop of its own.
                switch radix {
                case 4: pass(4, left / 4, step, input, output)
                case 2: pass(2, left / 2, step, input, output)
                case 3: pass(3, left / 3, step, input, output)
                default: pass(5, left / 5, step, input, output)
                }
                input = (UnsafePointer(output.real), UnsafePointer(output.imaginary))
                left /= radix
                step *= radix
                passes -= 1
            }
        }
    }

    private static func radix(_ left: Int) -> Int {
        if left % 4 == 0 { return 4 }
        if left % 2 == 0 { return 2 }
        return left % 3 == 0 ? 3 : 5
    }

    private static func passes(_ n: Int) -> Int {
        var (left, count) = (n, 0)
        while left > 1 {
            left /= radix(left)
            count += 1
        }
        return count
    }

    /// One pass: `groups` groups of `step` butterflies that share their twiddle factors.
    @inline(__always)
    private func pass(_ radix: Int, _ groups: Int, _ step: Int, _ input: Input, _ output: Output) {
        for p in 0..<groups {
            var q = 0
            let (from, to) = (step &* p, step &* radix &* p)
            // Factors of this group: powers of the p-th root for the length that is left.
            let k = length / (groups &* radix) &* p
            while q &+ T.Vector.width <= step {
                butterfly(
                    T.Vector.self,
                    radix,
                    groups &* step,
                    step,
                    k,
                    input,
                    from &+ q,
                    output,
                    to &+ q
                )
                q &+= T.Vector.width
            }
            while q < step {
                butterfly(T.self, radix, groups &* step, step, k, input, from &+ q, output, to &+ q)
                q &+= 1
            }
        }
    }

    @inline(__always)
    private func butterfly<V: Lanes>(
        _ lanes: V.Type,
        _ radix: Int,
        _ apart: Int,
        _ step: Int,
        _ k: Int,
        _ input: Input,
        _ from: Int,
        _ output: Output,
        _ to: Int
    ) where V.Scalar == T {
        switch radix {
        case 4: four(lanes, apart, step, k, input, from, output, to)
        case 2: two(lanes, apart, step, k, input, from, output, to)
        case 3: three(lanes, apart, step, k, input, from, output, to)
        default: five(lanes, apart, step, k, input, from, output, to)
        }
    }

    @inline(__always)
    private func two<V: Lanes>(
        _ lanes: V.Type,
        _ apart: Int,
        _ step: Int,
        _ k: Int,
        _ input: Input,
        _ from: Int,
        _ output: Output,
        _ to: Int
    ) where V.Scalar == T {
        let a = Complex<V>(input.real, input.imaginary, from)
        let b = Complex<V>(input.real, input.imaginary, from &+ apart)
        (a + b).write(output.real, output.imaginary, to)
        (a - b).turned(factor(k)).write(output.real, output.imaginary, to &+ step)
    }

    @inline(__always)
    private func three<V: Lanes>(
        _ lanes: V.Type,
        _ apart: Int,
        _ step: Int,
        _ k: Int,
        _ input: Input,
        _ from: Int,
        _ output: Output,
        _ to: Int
    ) where V.Scalar == T {
        let a = Complex<V>(input.real, input.imaginary, from)
        let b = Complex<V>(input.real, input.imaginary, from &+ apart)
        let c = Complex<V>(input.real, input.imaginary, from &+ 2 &* apart)
        let sum = b + c
        let middle = a - sum * T(0.5)
        let difference = (b - c) * T(0.866_025_403_784_438_646_76)
        (a + sum).write(output.real, output.imaginary, to)
        middle.minusI(difference).turned(factor(k))
            .write(output.real, output.imaginary, to &+ step)
        middle.plusI(difference).turned(factor(2 &* k))
            .write(output.real, output.imaginary, to &+ 2 &* step)
    }

    @inline(__always)
    private func four<V: Lanes>(
        _ lanes: V.Type,
        _ apart: Int,
        _ step: Int,
        _ k: Int,
        _ input: Input,
        _ from: Int,
        _ output: Output,
        _ to: Int
    ) where V.Scalar == T {
        let a = Complex<V>(input.real, input.imaginary, from)
        let b = Complex<V>(input.real, input.imaginary, from &+ apart)
        let c = Complex<V>(input.real, input.imaginary, from &+ 2 &* apart)
        let d = Complex<V>(input.real, input.imaginary, from &+ 3 &* apart)
        let (even, odd) = (a + c, b + d)
        let (evens, odds) = (a - c, b - d)
        (even + odd).write(output.real, output.imaginary, to)
        evens.minusI(odds).turned(factor(k)).write(output.real, output.imaginary, to &+ step)
        (even - odd).turned(factor(2 &* k))
            .write(output.real, output.imaginary, to &+ 2 &* step)
        evens.plusI(odds).turned(factor(3 &* k))
            .write(output.real, output.imaginary, to &+ 3 &* step)
    }

    @inline(__always)
    private func five<V: Lanes>(
        _ lanes: V.Type,
        _ apart: Int,
        _ step: Int,
        _ k: Int,
        _ input: Input,
        _ from: Int,
        _ output: Output,
        _ to: Int
    ) where V.Scalar == T {
        let a = Complex<V>(input.real, input.imaginary, from)
        let b = Complex<V>(input.real, input.imaginary, from &+ apart)
        let c = Complex<V>(input.real, input.imaginary, from &+ 2 &* apart)
        let d = Complex<V>(input.real, input.imaginary, from &+ 3 &* apart)
        let e = Complex<V>(input.real, input.imaginary, from &+ 4 &* apart)
        // Cosines and sines of 72 and 144 degrees.
        let (c1, c2) = (T(0.309_016_994_374_947_424_1), T(-0.809_016_994_374_947_424_1))
        let (s1, s2) = (T(0.951_056_516_295_153_572_12), T(0.587_785_252_292_473_129_17))
        let (outer, inner) = (b + e, c + d)
        let (outers, inners) = (b - e, c - d)
        let (r1, r2) = (a + outer * c1 + inner * c2, a + outer * c2 + inner * c1)
        let (i1, i2) = (outers * s1 + inners * s2, outers * s2 - inners * s1)
        (a + outer + inner).write(output.real, output.imaginary, to)
        r1.minusI(i1).turned(factor(k)).write(output.real, output.imaginary, to &+ step)
        r2.minusI(i2).turned(factor(2 &* k))
            .write(output.real, output.imaginary, to &+ 2 &* step)
        r2.plusI(i2).turned(factor(3 &* k))
            .write(output.real, output.imaginary, to &+ 3 &* step)
        r1.plusI(i1).turned(factor(4 &* k))
            .write(output.real, output.imaginary, to &+ 4 &* step)
    }

    // MARK: Real transforms

    /// Transforms `n` real numbers, the even ones in the real part and the odd ones in the imaginary,
    /// into twice the spectrum's first half; the last value stands in the first one's imaginary part.
    ///
    /// The inverse takes such a spectrum and has no factor: both together multiply by `2n`.
    func transformReal(_ n: Int, _ source: Input, _ target: Output, isInverse: Bool) {
        precondition(
            n > 1 && length % n == 0,
            "Accelerate: the setup is for transforms of \(length) elements, not \(n)"
        )
        let half = n / 2
        if isInverse {
            let first = (source.real[0], source.imaginary[0])
            // Two elements are read before their places are written, so a transform in place is safe.
            for k in 1..<max(half / 2 + 1, 1) {
                tangle(k, half, n, source, target)
            }
            target.real[0] = first.0 + first.1
            target.imaginary[0] = first.0 - first.1
            let input = (UnsafePointer(target.real), UnsafePointer(target.imaginary))
            transform(half, input, target, isInverse: true)
        } else {
            transform(half, source, target, isInverse: false)
            for k in 1..<max(half / 2 + 1, 1) { untangle(k, half, n, target) }
            let first = (target.real[0], target.imaginary[0])
            target.real[0] = 2 * (first.0 + first.1)
            target.imaginary[0] = 2 * (first.0 - first.1)
        }
    }

    /// Makes two values of the spectrum from those of the transform of half the length.
    @inline(__always)
    private func untangle(_ k: Int, _ half: Int, _ n: Int, _ z: Output) {
        let other = half &- k
        let even = Complex(z.real[k] + z.real[other], z.imaginary[k] - z.imaginary[other])
        let odd = Complex(z.imaginary[k] + z.imaginary[other], z.real[other] - z.real[k])
            .turned(factor(length / n &* k))
        (z.real[k], z.imaginary[k]) = ((even + odd).real, (even + odd).imaginary)
        (z.real[other], z.imaginary[other]) = ((even - odd).real, (odd - even).imaginary)
    }

    /// Makes two values for the transform of half the length from those of the spectrum.
    @inline(__always)
    private func tangle(_ k: Int, _ half: Int, _ n: Int, _ x: Input, _ z: Output) {
        let other = half &- k
        let even = Complex(x.real[k] + x.real[other], x.imaginary[k] - x.imaginary[other])
        let difference = Complex(x.real[k] - x.real[other], x.imaginary[k] + x.imaginary[other])
        let turn = factor(length / n &* k)
        let odd = difference.turned((turn.real, -turn.imaginary))
        let (first, second) = (even.plusI(odd), even.minusI(odd))
        (z.real[k], z.imaginary[k]) = (first.real, first.imaginary)
        (z.real[other], z.imaginary[other]) = (second.real, -second.imaginary)
    }
}
