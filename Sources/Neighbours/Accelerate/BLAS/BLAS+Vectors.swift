// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// Computes the dot product of vectors.
public func cblas_sdot(
    _ n: Int32,
    _ x: UnsafePointer<Float>,
    _ incX: Int32,
    _ y: UnsafePointer<Float>,
    _ incY: Int32
) -> Float {
    sum(first(x, n, incX), Int(incX), first(y, n, incY), Int(incY), count(n)) { $0 * $1 }
}

/// Computes the dot product of vectors, in double precision.
public func cblas_ddot(
    _ n: Int32,
    _ x: UnsafePointer<Double>,
    _ incX: Int32,
    _ y: UnsafePointer<Double>,
    _ incY: Int32
) -> Double {
    sum(first(x, n, incX), Int(incX), first(y, n, incY), Int(incY), count(n)) { $0 * $1 }
}

/// Computes the length of a vector.
public func cblas_snrm2(_ n: Int32, _ x: UnsafePointer<Float>, _ incX: Int32) -> Float {
    // Scaled, so that squares are neither too large nor too small.
    let scale = largest(x, Int(incX), count(n), from: 0) { $0.magnitude }
    guard scale > 0, scale < .infinity else { return scale }
    return scale * sum(x, Int(incX), count(n)) { ($0 / scale) * ($0 / scale) }.squareRoot()
}

/// Computes the length of a vector, in double precision.
public func cblas_dnrm2(_ n: Int32, _ x: UnsafePointer<Double>, _ incX: Int32) -> Double {
    // Scaled, so that squares are neither too large nor too small.
    let scale = largest(x, Int(incX), count(n), from: 0) { $0.magnitude }
    guard scale > 0, scale < .infinity else { return scale }
    return scale * sum(x, Int(incX), count(n)) { ($0 / scale) * ($0 / scale) }.squareRoot()
}

/// Adds up absolute values.
public func cblas_sasum(_ n: Int32, _ x: UnsafePointer<Float>, _ incX: Int32) -> Float {
    sum(x, Int(incX), count(n)) { $0.magnitude }
}

/// Adds up absolute values, in double precision.
public func cblas_dasum(_ n: Int32, _ x: UnsafePointer<Double>, _ incX: Int32) -> Double {
    sum(x, Int(incX), count(n)) { $0.magnitude }
}

/// The index of the largest absolute value.
public func cblas_isamax(_ n: Int32, _ x: UnsafePointer<Float>, _ incX: Int32) -> Int32 {
    let found = largestWithIndex(x, Int(incX), count(n), from: -1) { $0.magnitude }
    return Int32(found.index) / max(incX, 1)
}

/// The index of the largest absolute value, in double precision.
public func cblas_idamax(_ n: Int32, _ x: UnsafePointer<Double>, _ incX: Int32) -> Int32 {
    let found = largestWithIndex(x, Int(incX), count(n), from: -1) { $0.magnitude }
    return Int32(found.index) / max(incX, 1)
}

/// Multiplies a vector by a number and adds it to another: `Y += alpha * X`.
public func cblas_saxpy(
    _ n: Int32,
    _ alpha: Float,
    _ x: UnsafePointer<Float>,
    _ incX: Int32,
    _ y: UnsafeMutablePointer<Float>,
    _ incY: Int32
) {
    let target = UnsafeMutablePointer(mutating: first(y, n, incY))
    map(first(x, n, incX), Int(incX), target, Int(incY), target, Int(incY), count(n)) {
        alpha * $0 + $1
    }
}

/// Multiplies a vector by a number and adds it to another: `Y += alpha * X`, in double precision.
public func cblas_daxpy(
    _ n: Int32,
    _ alpha: Double,
    _ x: UnsafePointer<Double>,
    _ incX: Int32,
    _ y: UnsafeMutablePointer<Double>,
    _ incY: Int32
) {
    let target = UnsafeMutablePointer(mutating: first(y, n, incY))
    map(first(x, n, incX), Int(incX), target, Int(incY), target, Int(incY), count(n)) {
        alpha * $0 + $1
    }
}

/// Multiplies a vector by a number.
public func cblas_sscal(_ n: Int32, _ alpha: Float, _ x: UnsafeMutablePointer<Float>, _ incX: Int32)
{
    map(x, Int(incX), x, Int(incX), count(n)) { alpha * $0 }
}

/// Multiplies a vector by a number, in double precision.
public func cblas_dscal(
    _ n: Int32,
    _ alpha: Double,
    _ x: UnsafeMutablePointer<Double>,
    _ incX: Int32
) {
    map(x, Int(incX), x, Int(incX), count(n)) { alpha * $0 }
}

/// Copies a vector.
public func cblas_scopy(
    _ n: Int32,
    _ x: UnsafePointer<Float>,
    _ incX: Int32,
    _ y: UnsafeMutablePointer<Float>,
    _ incY: Int32
) {
    map(
        first(x, n, incX),
        Int(incX),
        UnsafeMutablePointer(mutating: first(y, n, incY)),
        Int(incY),
        count(n)
    ) { $0 }
}

/// Copies a vector, in double precision.
public func cblas_dcopy(
    _ n: Int32,
    _ x: UnsafePointer<Double>,
    _ incX: Int32,
    _ y: UnsafeMutablePointer<Double>,
    _ incY: Int32
) {
    map(
        first(x, n, incX),
        Int(incX),
        UnsafeMutablePointer(mutating: first(y, n, incY)),
        Int(incY),
        count(n)
    ) { $0 }
}

/// Exchanges vectors.
public func cblas_sswap(
    _ n: Int32,
    _ x: UnsafeMutablePointer<Float>,
    _ incX: Int32,
    _ y: UnsafeMutablePointer<Float>,
    _ incY: Int32
) {
    let (a, b) = (
        UnsafeMutablePointer(mutating: first(x, n, incX)),
        UnsafeMutablePointer(mutating: first(y, n, incY))
    )
    for i in 0..<Int(count(n)) {
        (a[i &* Int(incX)], b[i &* Int(incY)]) = (b[i &* Int(incY)], a[i &* Int(incX)])
    }
}

/// Exchanges vectors, in double precision.
public func cblas_dswap(
    _ n: Int32,
    _ x: UnsafeMutablePointer<Double>,
    _ incX: Int32,
    _ y: UnsafeMutablePointer<Double>,
    _ incY: Int32
) {
    let (a, b) = (
        UnsafeMutablePointer(mutating: first(x, n, incX)),
        UnsafeMutablePointer(mutating: first(y, n, incY))
    )
    for i in 0..<Int(count(n)) {
        (a[i &* Int(incX)], b[i &* Int(incY)]) = (b[i &* Int(incY)], a[i &* Int(incX)])
    }
}

/// A number of elements; none where it is negative.
private func count(_ n: Int32) -> UInt { UInt(max(n, 0)) }

/// The first element of a vector: that at the end of memory where its stride is negative.
private func first<T>(_ x: UnsafePointer<T>, _ n: Int32, _ stride: Int32) -> UnsafePointer<T> {
    stride < 0 ? x - (Int(max(n, 1)) - 1) * Int(stride) : x
}
