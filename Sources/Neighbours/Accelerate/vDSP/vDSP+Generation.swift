// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Fills a vector with a number.
public func vDSP_vfill(
    _ a: UnsafePointer<Float>,
    _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    let value = a.pointee
    generate(c, ic, n) { _ in value }
}

/// Fills a vector with a number, in double precision.
public func vDSP_vfillD(
    _ a: UnsafePointer<Double>,
    _ c: UnsafeMutablePointer<Double>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    let value = a.pointee
    generate(c, ic, n) { _ in value }
}

/// Fills a vector with zeros.
public func vDSP_vclr(_ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    generate(c, ic, n) { _ in 0 }
}

/// Fills a vector with zeros, in double precision.
public func vDSP_vclrD(_ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    generate(c, ic, n) { _ in 0 }
}

/// Writes a ramp: `C[i] = a + i * b`.
public func vDSP_vramp(
    _ a: UnsafePointer<Float>,
    _ b: UnsafePointer<Float>,
    _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    let (start, step) = (a.pointee, b.pointee)
    generate(c, ic, n) { start + Float($0) * step }
}

/// Writes a ramp: `C[i] = a + i * b`, in double precision.
public func vDSP_vrampD(
    _ a: UnsafePointer<Double>,
    _ b: UnsafePointer<Double>,
    _ c: UnsafeMutablePointer<Double>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    let (start, step) = (a.pointee, b.pointee)
    generate(c, ic, n) { start + Double($0) * step }
}

/// Writes a ramp between two numbers: `C[i] = a + (b - a) * i / (N - 1)`.
public func vDSP_vgen(
    _ a: UnsafePointer<Float>,
    _ b: UnsafePointer<Float>,
    _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    let (start, end) = (a.pointee, b.pointee)
    let step = n > 1 ? (end - start) / Float(n - 1) : 0
    generate(c, ic, n) { start + Float($0) * step }
}

/// Writes a ramp between two numbers: `C[i] = a + (b - a) * i / (N - 1)`, in double precision.
public func vDSP_vgenD(
    _ a: UnsafePointer<Double>,
    _ b: UnsafePointer<Double>,
    _ c: UnsafeMutablePointer<Double>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    let (start, end) = (a.pointee, b.pointee)
    let step = n > 1 ? (end - start) / Double(n - 1) : 0
    generate(c, ic, n) { start + Double($0) * step }
}

/// Interpolates between points: the values `a` at the places `b`, which grow, up to the last place.
public func vDSP_vgenp(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Float>,
    _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length,
    _ m: vDSP_Length
) {
    let last = Int(m) - 1
    guard last >= 0 else { return }
    var next = 0
    generate(c, ic, n) { i in
        let place = Float(i)
        while next <= last, b[next &* ib] < place { next += 1 }
        if next == 0 { return a[0] }
        if next > last { return a[last &* ia] }
        let (left, right) = (b[(next - 1) &* ib], b[next &* ib])
        let (from, to) = (a[(next - 1) &* ia], a[next &* ia])
        return from + (to - from) * (place - left) / (right - left)
    }
}

/// Interpolates between points: the values `a` at the places `b`, which grow, up to the last place, in double precision.
public func vDSP_vgenpD(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Double>,
    _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length,
    _ m: vDSP_Length
) {
    let last = Int(m) - 1
    guard last >= 0 else { return }
    var next = 0
    generate(c, ic, n) { i in
        let place = Double(i)
        while next <= last, b[next &* ib] < place { next += 1 }
        if next == 0 { return a[0] }
        if next > last { return a[last &* ia] }
        let (left, right) = (b[(next - 1) &* ib], b[next &* ib])
        let (from, to) = (a[(next - 1) &* ia], a[next &* ia])
        return from + (to - from) * (place - left) / (right - left)
    }
}

/// Multiplies a vector by a ramp: `O[i] = start * I[i]`, where `start` grows by the step each time.
public func vDSP_vrampmul(
    _ i: UnsafePointer<Float>,
    _ strideOfI: vDSP_Stride,
    _ start: UnsafeMutablePointer<Float>,
    _ step: UnsafePointer<Float>,
    _ o: UnsafeMutablePointer<Float>,
    _ strideOfO: vDSP_Stride,
    _ n: vDSP_Length
) {
    let step = step.pointee
    var level = start.pointee
    map(i, strideOfI, o, strideOfO, n) {
        defer { level += step }
        return level * $0
    }
    start.pointee = level
}

/// Multiplies a vector by a ramp: `O[i] = start * I[i]`, where `start` grows by the step each time, in double precision.
public func vDSP_vrampmulD(
    _ i: UnsafePointer<Double>,
    _ strideOfI: vDSP_Stride,
    _ start: UnsafeMutablePointer<Double>,
    _ step: UnsafePointer<Double>,
    _ o: UnsafeMutablePointer<Double>,
    _ strideOfO: vDSP_Stride,
    _ n: vDSP_Length
) {
    let step = step.pointee
    var level = start.pointee
    map(i, strideOfI, o, strideOfO, n) {
        defer { level += step }
        return level * $0
    }
    start.pointee = level
}

/// Multiplies two vectors by the same ramp.
public func vDSP_vrampmul2(
    _ i0: UnsafePointer<Float>,
    _ i1: UnsafePointer<Float>,
    _ strideOfI: vDSP_Stride,
    _ start: UnsafeMutablePointer<Float>,
    _ step: UnsafePointer<Float>,
    _ o0: UnsafeMutablePointer<Float>,
    _ o1: UnsafeMutablePointer<Float>,
    _ strideOfO: vDSP_Stride,
    _ n: vDSP_Length
) {
    var second = start.pointee
    vDSP_vrampmul(i0, strideOfI, start, step, o0, strideOfO, n)
    vDSP_vrampmul(i1, strideOfI, &second, step, o1, strideOfO, n)
}

/// Multiplies two vectors by the same ramp, in double precision.
public func vDSP_vrampmul2D(
    _ i0: UnsafePointer<Double>,
    _ i1: UnsafePointer<Double>,
    _ strideOfI: vDSP_Stride,
    _ start: UnsafeMutablePointer<Double>,
    _ step: UnsafePointer<Double>,
    _ o0: UnsafeMutablePointer<Double>,
    _ o1: UnsafeMutablePointer<Double>,
    _ strideOfO: vDSP_Stride,
    _ n: vDSP_Length
) {
    var second = start.pointee
    vDSP_vrampmulD(i0, strideOfI, start, step, o0, strideOfO, n)
    vDSP_vrampmulD(i1, strideOfI, &second, step, o1, strideOfO, n)
}

/// Writes a Hann window: `0.5 * (1 - cos(2πi/n))`.
///
/// With `vDSP_HANN_NORM` the mean of the squares is 1.
/// With `vDSP_HALF_WINDOW` only the first `(n + 1) / 2` values are written.
public func vDSP_hann_window(_ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length, _ flag: Int32) {
    let factor = flag & Int32(vDSP_HANN_NORM) != 0 ? (2.0 / 3).squareRoot() : 0.5
    let written = flag & Int32(vDSP_HALF_WINDOW) != 0 ? (n + 1) / 2 : n
    generate(c, 1, written) { i in
        let angle = 2 * Double.pi * Double(i) / Double(n)
        return Float(factor * (1 - cos(angle)))
    }
}

/// Writes a Hann window: `0.5 * (1 - cos(2πi/n))`, in double precision.
///
/// With `vDSP_HANN_NORM` the mean of the squares is 1.
/// With `vDSP_HALF_WINDOW` only the first `(n + 1) / 2` values are written.
public func vDSP_hann_windowD(_ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length, _ flag: Int32) {
    let factor = flag & Int32(vDSP_HANN_NORM) != 0 ? (2.0 / 3).squareRoot() : 0.5
    let written = flag & Int32(vDSP_HALF_WINDOW) != 0 ? (n + 1) / 2 : n
    generate(c, 1, written) { i in
        let angle = 2 * Double.pi * Double(i) / Double(n)
        return Double(factor * (1 - cos(angle)))
    }
}

/// Writes a Hamming window: `0.54 - 0.46 * cos(2πi/n)`.
///
/// With `vDSP_HALF_WINDOW` only the first `(n + 1) / 2` values are written.
public func vDSP_hamm_window(_ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length, _ flag: Int32) {
    let written = flag & Int32(vDSP_HALF_WINDOW) != 0 ? (n + 1) / 2 : n
    generate(c, 1, written) { i in
        let angle = 2 * Double.pi * Double(i) / Double(n)
        return Float(0.54 - 0.46 * cos(angle))
    }
}

/// Writes a Hamming window: `0.54 - 0.46 * cos(2πi/n)`, in double precision.
///
/// With `vDSP_HALF_WINDOW` only the first `(n + 1) / 2` values are written.
public func vDSP_hamm_windowD(_ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length, _ flag: Int32) {
    let written = flag & Int32(vDSP_HALF_WINDOW) != 0 ? (n + 1) / 2 : n
    generate(c, 1, written) { i in
        let angle = 2 * Double.pi * Double(i) / Double(n)
        return Double(0.54 - 0.46 * cos(angle))
    }
}

/// Writes a Blackman window: `0.42 - 0.5 * cos(2πi/n) + 0.08 * cos(4πi/n)`.
///
/// With `vDSP_HALF_WINDOW` only the first `(n + 1) / 2` values are written.
public func vDSP_blkman_window(_ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length, _ flag: Int32) {
    let written = flag & Int32(vDSP_HALF_WINDOW) != 0 ? (n + 1) / 2 : n
    generate(c, 1, written) { i in
        let angle = 2 * Double.pi * Double(i) / Double(n)
        return Float(0.42 - 0.5 * cos(angle) + 0.08 * cos(2 * angle))
    }
}

/// Writes a Blackman window: `0.42 - 0.5 * cos(2πi/n) + 0.08 * cos(4πi/n)`, in double precision.
///
/// With `vDSP_HALF_WINDOW` only the first `(n + 1) / 2` values are written.
public func vDSP_blkman_windowD(_ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length, _ flag: Int32)
{
    let written = flag & Int32(vDSP_HALF_WINDOW) != 0 ? (n + 1) / 2 : n
    generate(c, 1, written) { i in
        let angle = 2 * Double.pi * Double(i) / Double(n)
        return Double(0.42 - 0.5 * cos(angle) + 0.08 * cos(2 * angle))
    }
}
