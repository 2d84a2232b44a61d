// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Adds vectors: `C = A + B`.
public func vDSP_vadd(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Float>,
    _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, b, ib, c, ic, n) { $0 + $1 }
}

/// Adds vectors: `C = A + B`, in double precision.
public func vDSP_vaddD(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Double>,
    _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, b, ib, c, ic, n) { $0 + $1 }
}

/// Subtracts the first vector from the second: `C = A - B`, where `B` comes first.
public func vDSP_vsub(
    _ b: UnsafePointer<Float>,
    _ ib: vDSP_Stride,
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(b, ib, a, ia, c, ic, n) { $1 - $0 }
}

/// Subtracts the first vector from the second: `C = A - B`, where `B` comes first, in double precision.
public func vDSP_vsubD(
    _ b: UnsafePointer<Double>,
    _ ib: vDSP_Stride,
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(b, ib, a, ia, c, ic, n) { $1 - $0 }
}

/// Multiplies vectors: `C = A * B`.
public func vDSP_vmul(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Float>,
    _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, b, ib, c, ic, n) { $0 * $1 }
}

/// Multiplies vectors: `C = A * B`, in double precision.
public func vDSP_vmulD(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Double>,
    _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, b, ib, c, ic, n) { $0 * $1 }
}

/// Divides the second vector by the first: `C = A / B`, where `B` comes first.
public func vDSP_vdiv(
    _ b: UnsafePointer<Float>,
    _ ib: vDSP_Stride,
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(b, ib, a, ia, c, ic, n) { $1 / $0 }
}

/// Divides the second vector by the first: `C = A / B`, where `B` comes first, in double precision.
public func vDSP_vdivD(
    _ b: UnsafePointer<Double>,
    _ ib: vDSP_Stride,
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(b, ib, a, ia, c, ic, n) { $1 / $0 }
}

/// Adds a number to a vector: `C = A + b`.
public func vDSP_vsadd(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Float>,
    _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    let b = b.pointee
    map(a, ia, c, ic, n) { $0 + b }
}

/// Adds a number to a vector: `C = A + b`, in double precision.
public func vDSP_vsaddD(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Double>,
    _ c: UnsafeMutablePointer<Double>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    let b = b.pointee
    map(a, ia, c, ic, n) { $0 + b }
}

/// Multiplies a vector by a number: `C = A * b`.
public func vDSP_vsmul(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Float>,
    _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    let b = b.pointee
    map(a, ia, c, ic, n) { $0 * b }
}

/// Multiplies a vector by a number: `C = A * b`, in double precision.
public func vDSP_vsmulD(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Double>,
    _ c: UnsafeMutablePointer<Double>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    let b = b.pointee
    map(a, ia, c, ic, n) { $0 * b }
}

/// Divides a vector by a number: `C = A / b`.
public func vDSP_vsdiv(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Float>,
    _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    let b = b.pointee
    map(a, ia, c, ic, n) { $0 / b }
}

/// Divides a vector by a number: `C = A / b`, in double precision.
public func vDSP_vsdivD(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Double>,
    _ c: UnsafeMutablePointer<Double>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    let b = b.pointee
    map(a, ia, c, ic, n) { $0 / b }
}

/// Divides a number by a vector: `C = a / B`.
public func vDSP_svdiv(
    _ a: UnsafePointer<Float>,
    _ b: UnsafePointer<Float>,
    _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    let a = a.pointee
    map(b, ib, c, ic, n) { a / $0 }
}

/// Divides a number by a vector: `C = a / B`, in double precision.
public func vDSP_svdivD(
    _ a: UnsafePointer<Double>,
    _ b: UnsafePointer<Double>,
    _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    let a = a.pointee
    map(b, ib, c, ic, n) { a / $0 }
}

/// Negates a vector: `C = -A`.
public func vDSP_vneg(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, c, ic, n) { -$0 }
}

/// Negates a vector: `C = -A`, in double precision.
public func vDSP_vnegD(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, c, ic, n) { -$0 }
}

/// Takes absolute values: `C = |A|`.
public func vDSP_vabs(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, c, ic, n) { $0.magnitude }
}

/// Takes absolute values: `C = |A|`, in double precision.
public func vDSP_vabsD(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, c, ic, n) { $0.magnitude }
}

/// Takes negative absolute values: `C = -|A|`.
public func vDSP_vnabs(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, c, ic, n) { -$0.magnitude }
}

/// Takes negative absolute values: `C = -|A|`, in double precision.
public func vDSP_vnabsD(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, c, ic, n) { -$0.magnitude }
}

/// Squares a vector: `C = A * A`.
public func vDSP_vsq(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, c, ic, n) { $0 * $0 }
}

/// Squares a vector: `C = A * A`, in double precision.
public func vDSP_vsqD(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, c, ic, n) { $0 * $0 }
}

/// Squares a vector and keeps its signs: `C = A * |A|`.
public func vDSP_vssq(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, c, ic, n) { $0 * $0.magnitude }
}

/// Squares a vector and keeps its signs: `C = A * |A|`, in double precision.
public func vDSP_vssqD(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, c, ic, n) { $0 * $0.magnitude }
}

/// Takes the parts behind the point: `C = A - trunc(A)`.
public func vDSP_vfrac(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, c, ic, n) { $0 - $0.rounded(.towardZero) }
}

/// Takes the parts behind the point: `C = A - trunc(A)`, in double precision.
public func vDSP_vfracD(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, c, ic, n) { $0 - $0.rounded(.towardZero) }
}

/// Takes the larger of each two numbers.
public func vDSP_vmax(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Float>,
    _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, b, ib, c, ic, n) { $0 >= $1 ? $0 : $1 }
}

/// Takes the larger of each two numbers, in double precision.
public func vDSP_vmaxD(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Double>,
    _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, b, ib, c, ic, n) { $0 >= $1 ? $0 : $1 }
}

/// Takes the smaller of each two numbers.
public func vDSP_vmin(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Float>,
    _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, b, ib, c, ic, n) { $0 <= $1 ? $0 : $1 }
}

/// Takes the smaller of each two numbers, in double precision.
public func vDSP_vminD(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Double>,
    _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, b, ib, c, ic, n) { $0 <= $1 ? $0 : $1 }
}

/// Takes the larger absolute value of each two numbers.
public func vDSP_vmaxmg(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Float>,
    _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, b, ib, c, ic, n) { max($0.magnitude, $1.magnitude) }
}

/// Takes the larger absolute value of each two numbers, in double precision.
public func vDSP_vmaxmgD(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Double>,
    _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, b, ib, c, ic, n) { max($0.magnitude, $1.magnitude) }
}

/// Takes the smaller absolute value of each two numbers.
public func vDSP_vminmg(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Float>,
    _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, b, ib, c, ic, n) { min($0.magnitude, $1.magnitude) }
}

/// Takes the smaller absolute value of each two numbers, in double precision.
public func vDSP_vminmgD(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Double>,
    _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, b, ib, c, ic, n) { min($0.magnitude, $1.magnitude) }
}

/// Computes distances from the origin: `C = sqrt(A² + B²)`.
public func vDSP_vdist(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Float>,
    _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, b, ib, c, ic, n) { ($0 * $0 + $1 * $1).squareRoot() }
}

/// Computes distances from the origin: `C = sqrt(A² + B²)`, in double precision.
public func vDSP_vdistD(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Double>,
    _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, b, ib, c, ic, n) { ($0 * $0 + $1 * $1).squareRoot() }
}

/// Adds and subtracts vectors: `O0 = I1 + I0`, `O1 = I1 - I0`.
public func vDSP_vaddsub(
    _ i0: UnsafePointer<Float>,
    _ i0s: vDSP_Stride,
    _ i1: UnsafePointer<Float>,
    _ i1s: vDSP_Stride,
    _ o0: UnsafeMutablePointer<Float>,
    _ o0s: vDSP_Stride,
    _ o1: UnsafeMutablePointer<Float>,
    _ o1s: vDSP_Stride,
    _ n: vDSP_Length
) {
    for i in 0..<Int(n) {
        let (a, b) = (i1[i &* i1s], i0[i &* i0s])
        o0[i &* o0s] = a + b
        o1[i &* o1s] = a - b
    }
}

/// Adds and subtracts vectors: `O0 = I1 + I0`, `O1 = I1 - I0`, in double precision.
public func vDSP_vaddsubD(
    _ i0: UnsafePointer<Double>,
    _ i0s: vDSP_Stride,
    _ i1: UnsafePointer<Double>,
    _ i1s: vDSP_Stride,
    _ o0: UnsafeMutablePointer<Double>,
    _ o0s: vDSP_Stride,
    _ o1: UnsafeMutablePointer<Double>,
    _ o1s: vDSP_Stride,
    _ n: vDSP_Length
) {
    for i in 0..<Int(n) {
        let (a, b) = (i1[i &* i1s], i0[i &* i0s])
        o0[i &* o0s] = a + b
        o1[i &* o1s] = a - b
    }
}

/// Exchanges vectors.
public func vDSP_vswap(
    _ a: UnsafeMutablePointer<Float>,
    _ ia: vDSP_Stride,
    _ b: UnsafeMutablePointer<Float>,
    _ ib: vDSP_Stride,
    _ n: vDSP_Length
) {
    for i in 0..<Int(n) {
        (a[i &* ia], b[i &* ib]) = (b[i &* ib], a[i &* ia])
    }
}

/// Exchanges vectors, in double precision.
public func vDSP_vswapD(
    _ a: UnsafeMutablePointer<Double>,
    _ ia: vDSP_Stride,
    _ b: UnsafeMutablePointer<Double>,
    _ ib: vDSP_Stride,
    _ n: vDSP_Length
) {
    for i in 0..<Int(n) {
        (a[i &* ia], b[i &* ib]) = (b[i &* ib], a[i &* ia])
    }
}

/// Adds vectors of whole numbers; an overflow wraps around.
public func vDSP_vaddi(
    _ a: UnsafePointer<Int32>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Int32>,
    _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Int32>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, b, ib, c, ic, n) { $0 &+ $1 }
}

/// Takes absolute values of whole numbers.
public func vDSP_vabsi(
    _ a: UnsafePointer<Int32>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Int32>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, c, ic, n) { $0 < 0 ? 0 &- $0 : $0 }
}

/// Adds a whole number to a vector; an overflow wraps around.
public func vDSP_vsaddi(
    _ a: UnsafePointer<Int32>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Int32>,
    _ c: UnsafeMutablePointer<Int32>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    let b = b.pointee
    map(a, ia, c, ic, n) { $0 &+ b }
}

/// Fills a vector with a whole number.
public func vDSP_vfilli(
    _ a: UnsafePointer<Int32>,
    _ c: UnsafeMutablePointer<Int32>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    let a = a.pointee
    generate(c, ic, n) { _ in a }
}
