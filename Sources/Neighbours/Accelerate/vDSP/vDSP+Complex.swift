// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Splits complex numbers into their real and imaginary parts; the stride of `c` counts real numbers.
public func vDSP_ctoz(
    _ c: UnsafePointer<DSPComplex>,
    _ ic: vDSP_Stride,
    _ z: UnsafePointer<DSPSplitComplex>,
    _ iz: vDSP_Stride,
    _ n: vDSP_Length
) {
    let (real, imaginary) = (z.pointee.realp, z.pointee.imagp)
    let numbers = UnsafeRawPointer(c).assumingMemoryBound(to: Float.self)
    for i in 0..<Int(n) {
        real[i &* iz] = numbers[i &* ic]
        imaginary[i &* iz] = numbers[i &* ic &+ 1]
    }
}

/// Splits complex numbers into their real and imaginary parts; the stride of `c` counts real numbers, in double precision.
public func vDSP_ctozD(
    _ c: UnsafePointer<DSPDoubleComplex>,
    _ ic: vDSP_Stride,
    _ z: UnsafePointer<DSPDoubleSplitComplex>,
    _ iz: vDSP_Stride,
    _ n: vDSP_Length
) {
    let (real, imaginary) = (z.pointee.realp, z.pointee.imagp)
    let numbers = UnsafeRawPointer(c).assumingMemoryBound(to: Double.self)
    for i in 0..<Int(n) {
        real[i &* iz] = numbers[i &* ic]
        imaginary[i &* iz] = numbers[i &* ic &+ 1]
    }
}

/// Joins real and imaginary parts to complex numbers; the stride of `c` counts real numbers.
public func vDSP_ztoc(
    _ z: UnsafePointer<DSPSplitComplex>,
    _ iz: vDSP_Stride,
    _ c: UnsafeMutablePointer<DSPComplex>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    let (real, imaginary) = (z.pointee.realp, z.pointee.imagp)
    let numbers = UnsafeMutableRawPointer(c).assumingMemoryBound(to: Float.self)
    for i in 0..<Int(n) {
        numbers[i &* ic] = real[i &* iz]
        numbers[i &* ic &+ 1] = imaginary[i &* iz]
    }
}

/// Joins real and imaginary parts to complex numbers; the stride of `c` counts real numbers, in double precision.
public func vDSP_ztocD(
    _ z: UnsafePointer<DSPDoubleSplitComplex>,
    _ iz: vDSP_Stride,
    _ c: UnsafeMutablePointer<DSPDoubleComplex>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    let (real, imaginary) = (z.pointee.realp, z.pointee.imagp)
    let numbers = UnsafeMutableRawPointer(c).assumingMemoryBound(to: Double.self)
    for i in 0..<Int(n) {
        numbers[i &* ic] = real[i &* iz]
        numbers[i &* ic &+ 1] = imaginary[i &* iz]
    }
}

/// Computes the squares of complex magnitudes.
public func vDSP_zvmags(
    _ a: UnsafePointer<DSPSplitComplex>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a.pointee.realp, ia, a.pointee.imagp, ia, c, ic, n) { $0 * $0 + $1 * $1 }
}

/// Computes the squares of complex magnitudes, in double precision.
public func vDSP_zvmagsD(
    _ a: UnsafePointer<DSPDoubleSplitComplex>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a.pointee.realp, ia, a.pointee.imagp, ia, c, ic, n) { $0 * $0 + $1 * $1 }
}

/// Computes complex magnitudes.
public func vDSP_zvabs(
    _ a: UnsafePointer<DSPSplitComplex>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a.pointee.realp, ia, a.pointee.imagp, ia, c, ic, n) { ($0 * $0 + $1 * $1).squareRoot() }
}

/// Computes complex magnitudes, in double precision.
public func vDSP_zvabsD(
    _ a: UnsafePointer<DSPDoubleSplitComplex>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a.pointee.realp, ia, a.pointee.imagp, ia, c, ic, n) { ($0 * $0 + $1 * $1).squareRoot() }
}

/// Computes the angles of complex numbers, from -π to π.
public func vDSP_zvphas(
    _ a: UnsafePointer<DSPSplitComplex>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a.pointee.realp, ia, a.pointee.imagp, ia, c, ic, n) { Float.angle($1, $0) }
}

/// Computes the angles of complex numbers, from -π to π, in double precision.
public func vDSP_zvphasD(
    _ a: UnsafePointer<DSPDoubleSplitComplex>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a.pointee.realp, ia, a.pointee.imagp, ia, c, ic, n) { Double.angle($1, $0) }
}

/// Adds the squares of complex magnitudes to a vector: `C = |A|² + B`.
public func vDSP_zvmgsa(
    _ a: UnsafePointer<DSPSplitComplex>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Float>,
    _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a.pointee.realp, ia, a.pointee.imagp, ia, b, ib, c, ic, n) { $0 * $0 + $1 * $1 + $2 }
}

/// Adds the squares of complex magnitudes to a vector: `C = |A|² + B`, in double precision.
public func vDSP_zvmgsaD(
    _ a: UnsafePointer<DSPDoubleSplitComplex>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Double>,
    _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a.pointee.realp, ia, a.pointee.imagp, ia, b, ib, c, ic, n) { $0 * $0 + $1 * $1 + $2 }
}

/// Adds the squares of complex magnitudes to those that are there: `C += |A|²`.
public func vDSP_zaspec(
    _ a: UnsafePointer<DSPSplitComplex>,
    _ c: UnsafeMutablePointer<Float>,
    _ n: vDSP_Length
) {
    map(a.pointee.realp, 1, a.pointee.imagp, 1, c, 1, c, 1, n) { $0 * $0 + $1 * $1 + $2 }
}

/// Adds the squares of complex magnitudes to those that are there: `C += |A|²`, in double precision.
public func vDSP_zaspecD(
    _ a: UnsafePointer<DSPDoubleSplitComplex>,
    _ c: UnsafeMutablePointer<Double>,
    _ n: vDSP_Length
) {
    map(a.pointee.realp, 1, a.pointee.imagp, 1, c, 1, c, 1, n) { $0 * $0 + $1 * $1 + $2 }
}

/// Fills a complex vector with a number.
public func vDSP_zvfill(
    _ a: UnsafePointer<DSPSplitComplex>,
    _ c: UnsafePointer<DSPSplitComplex>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    let (real, imaginary) = (a.pointee.realp[0], a.pointee.imagp[0])
    generate(c.pointee.realp, ic, n) { _ in real }
    generate(c.pointee.imagp, ic, n) { _ in imaginary }
}

/// Fills a complex vector with a number, in double precision.
public func vDSP_zvfillD(
    _ a: UnsafePointer<DSPDoubleSplitComplex>,
    _ c: UnsafePointer<DSPDoubleSplitComplex>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    let (real, imaginary) = (a.pointee.realp[0], a.pointee.imagp[0])
    generate(c.pointee.realp, ic, n) { _ in real }
    generate(c.pointee.imagp, ic, n) { _ in imaginary }
}

/// Computes the dot product of complex vectors.
public func vDSP_zdotpr(
    _ a: UnsafePointer<DSPSplitComplex>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<DSPSplitComplex>,
    _ ib: vDSP_Stride,
    _ c: UnsafePointer<DSPSplitComplex>,
    _ n: vDSP_Length
) {
    let (a, b) = (a.pointee, b.pointee)
    let real = sum(a.realp, ia, b.realp, ib, n) { $0 * $1 }
    let squared = sum(a.imagp, ia, b.imagp, ib, n) { $0 * $1 }
    let mixed = sum(a.realp, ia, b.imagp, ib, n) { $0 * $1 }
    let crossed = sum(a.imagp, ia, b.realp, ib, n) { $0 * $1 }
    c.pointee.realp[0] = real - squared
    c.pointee.imagp[0] = mixed + crossed
}

/// Computes the dot product of complex vectors, in double precision.
public func vDSP_zdotprD(
    _ a: UnsafePointer<DSPDoubleSplitComplex>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<DSPDoubleSplitComplex>,
    _ ib: vDSP_Stride,
    _ c: UnsafePointer<DSPDoubleSplitComplex>,
    _ n: vDSP_Length
) {
    let (a, b) = (a.pointee, b.pointee)
    let real = sum(a.realp, ia, b.realp, ib, n) { $0 * $1 }
    let squared = sum(a.imagp, ia, b.imagp, ib, n) { $0 * $1 }
    let mixed = sum(a.realp, ia, b.imagp, ib, n) { $0 * $1 }
    let crossed = sum(a.imagp, ia, b.realp, ib, n) { $0 * $1 }
    c.pointee.realp[0] = real - squared
    c.pointee.imagp[0] = mixed + crossed
}

/// Converts points to distances and angles: pairs of numbers with strides that count numbers.
public func vDSP_polar(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    for i in 0..<Int(n) {
        let (x, y) = (a[i &* ia], a[i &* ia &+ 1])
        c[i &* ic] = (x * x + y * y).squareRoot()
        c[i &* ic &+ 1] = Float.angle(y, x)
    }
}

/// Converts points to distances and angles: pairs of numbers with strides that count numbers, in double precision.
public func vDSP_polarD(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    for i in 0..<Int(n) {
        let (x, y) = (a[i &* ia], a[i &* ia &+ 1])
        c[i &* ic] = (x * x + y * y).squareRoot()
        c[i &* ic &+ 1] = Double.angle(y, x)
    }
}

/// Converts distances and angles to points: pairs of numbers with strides that count numbers.
public func vDSP_rect(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    for i in 0..<Int(n) {
        let (distance, angle) = (a[i &* ia], a[i &* ia &+ 1])
        c[i &* ic] = distance * cos(angle)
        c[i &* ic &+ 1] = distance * sin(angle)
    }
}

/// Converts distances and angles to points: pairs of numbers with strides that count numbers, in double precision.
public func vDSP_rectD(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    for i in 0..<Int(n) {
        let (distance, angle) = (a[i &* ia], a[i &* ia &+ 1])
        c[i &* ic] = distance * cos(angle)
        c[i &* ic &+ 1] = distance * sin(angle)
    }
}
