// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Reverses a vector in its place.
public func vDSP_vrvrs(_ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    var (low, high) = (0, Int(n) - 1)
    while low < high {
        (c[low &* ic], c[high &* ic]) = (c[high &* ic], c[low &* ic])
        low += 1
        high -= 1
    }
}

/// Reverses a vector in its place, in double precision.
public func vDSP_vrvrsD(_ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
    var (low, high) = (0, Int(n) - 1)
    while low < high {
        (c[low &* ic], c[high &* ic]) = (c[high &* ic], c[low &* ic])
        low += 1
        high -= 1
    }
}

/// Sorts a vector in its place: upwards where the order is 1, downwards where it is -1.
public func vDSP_vsort(_ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length, _ order: Int32) {
    var numbers = UnsafeMutableBufferPointer(start: c, count: Int(n))
    if order > 0 { numbers.sort() } else { numbers.sort(by: >) }
}

/// Sorts a vector in its place: upwards where the order is 1, downwards where it is -1, in double precision.
public func vDSP_vsortD(_ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length, _ order: Int32) {
    var numbers = UnsafeMutableBufferPointer(start: c, count: Int(n))
    if order > 0 { numbers.sort() } else { numbers.sort(by: >) }
}

/// Sorts indices by the numbers they stand for: upwards where the order is 1, downwards where it is -1.
///
/// The indices are those that the vector of indices has before. The memory for the time being is not needed.
public func vDSP_vsorti(
    _ c: UnsafePointer<Float>,
    _ i: UnsafeMutablePointer<vDSP_Length>,
    _ temporary: UnsafeMutablePointer<vDSP_Length>?,
    _ n: vDSP_Length,
    _ order: Int32
) {
    var indices = UnsafeMutableBufferPointer(start: i, count: Int(n))
    if order > 0 {
        indices.sort { c[Int($0)] < c[Int($1)] }
    } else {
        indices.sort { c[Int($0)] > c[Int($1)] }
    }
}

/// Sorts indices by the numbers they stand for: upwards where the order is 1, downwards where it is -1, in double precision.
///
/// The indices are those that the vector of indices has before. The memory for the time being is not needed.
public func vDSP_vsortiD(
    _ c: UnsafePointer<Double>,
    _ i: UnsafeMutablePointer<vDSP_Length>,
    _ temporary: UnsafeMutablePointer<vDSP_Length>?,
    _ n: vDSP_Length,
    _ order: Int32
) {
    var indices = UnsafeMutableBufferPointer(start: i, count: Int(n))
    if order > 0 {
        indices.sort { c[Int($0)] < c[Int($1)] }
    } else {
        indices.sort { c[Int($0)] > c[Int($1)] }
    }
}

/// Collects numbers by their indices, which count from 1: `C[i] = A[B[i] - 1]`.
public func vDSP_vgathr(
    _ a: UnsafePointer<Float>,
    _ b: UnsafePointer<vDSP_Length>,
    _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(b, ib, c, ic, n) { a[Int($0) - 1] }
}

/// Collects numbers by their indices, which count from 1: `C[i] = A[B[i] - 1]`, in double precision.
public func vDSP_vgathrD(
    _ a: UnsafePointer<Double>,
    _ b: UnsafePointer<vDSP_Length>,
    _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(b, ib, c, ic, n) { a[Int($0) - 1] }
}

/// Collects numbers by indices that are cut to whole numbers: `C[i] = A[trunc(B[i])]`.
public func vDSP_vindex(
    _ a: UnsafePointer<Float>,
    _ b: UnsafePointer<Float>,
    _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(b, ib, c, ic, n) { a[Int($0)] }
}

/// Collects numbers by indices that are cut to whole numbers: `C[i] = A[trunc(B[i])]`, in double precision.
public func vDSP_vindexD(
    _ a: UnsafePointer<Double>,
    _ b: UnsafePointer<Double>,
    _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(b, ib, c, ic, n) { a[Int($0)] }
}

/// Interpolates a table of `m` numbers at the places `b`.
///
/// The whole part of a place is an index, the rest the way to the next number.
public func vDSP_vlint(
    _ a: UnsafePointer<Float>,
    _ b: UnsafePointer<Float>,
    _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length,
    _ m: vDSP_Length
) {
    let last = Int(m) - 1
    map(b, ib, c, ic, n) { place in
        let index = Int(place)
        // The last number has no next one.
        if index >= last { return a[max(last, 0)] }
        return a[index] + (place - Float(index)) * (a[index + 1] - a[index])
    }
}

/// Interpolates a table of `m` numbers at the places `b`, in double precision.
///
/// The whole part of a place is an index, the rest the way to the next number.
public func vDSP_vlintD(
    _ a: UnsafePointer<Double>,
    _ b: UnsafePointer<Double>,
    _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length,
    _ m: vDSP_Length
) {
    let last = Int(m) - 1
    map(b, ib, c, ic, n) { place in
        let index = Int(place)
        // The last number has no next one.
        if index >= last { return a[max(last, 0)] }
        return a[index] + (place - Double(index)) * (a[index + 1] - a[index])
    }
}

/// Interpolates a table of `m` numbers by parabolas at the places `b`.
public func vDSP_vqint(
    _ a: UnsafePointer<Float>,
    _ b: UnsafePointer<Float>,
    _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length,
    _ m: vDSP_Length
) {
    let last = max(Int(m) - 2, 1)
    map(b, ib, c, ic, n) { place in
        let index = min(max(Int(place), 1), last)
        let t = place - Float(index)
        let (before, here, after) = (a[index - 1], a[index], a[index + 1])
        return (before * (t * t - t) + here * (2 - 2 * t * t) + after * (t * t + t)) / 2
    }
}

/// Interpolates a table of `m` numbers by parabolas at the places `b`, in double precision.
public func vDSP_vqintD(
    _ a: UnsafePointer<Double>,
    _ b: UnsafePointer<Double>,
    _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length,
    _ m: vDSP_Length
) {
    let last = max(Int(m) - 2, 1)
    map(b, ib, c, ic, n) { place in
        let index = min(max(Int(place), 1), last)
        let t = place - Double(index)
        let (before, here, after) = (a[index - 1], a[index], a[index + 1])
        return (before * (t * t - t) + here * (2 - 2 * t * t) + after * (t * t + t)) / 2
    }
}

/// Evaluates a polynomial of degree `p` at each number; the coefficient of the highest power comes first.
public func vDSP_vpoly(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Float>,
    _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length,
    _ p: vDSP_Length
) {
    map(b, ib, c, ic, n) { x in
        var value = a[0]
        for k in 0..<Int(p) { value = value * x + a[(k &+ 1) &* ia] }
        return value
    }
}

/// Evaluates a polynomial of degree `p` at each number; the coefficient of the highest power comes first, in double precision.
public func vDSP_vpolyD(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Double>,
    _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length,
    _ p: vDSP_Length
) {
    map(b, ib, c, ic, n) { x in
        var value = a[0]
        for k in 0..<Int(p) { value = value * x + a[(k &+ 1) &* ia] }
        return value
    }
}

/// Adds numbers up one after the other and multiplies by `s`; the first sum is 0.
public func vDSP_vrsum(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ s: UnsafePointer<Float>,
    _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    let factor = s.pointee
    var total: Float = 0
    for i in 0..<Int(n) {
        if i > 0 { total += a[i &* ia] }
        c[i &* ic] = factor * total
    }
}

/// Adds numbers up one after the other and multiplies by `s`; the first sum is 0, in double precision.
public func vDSP_vrsumD(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ s: UnsafePointer<Double>,
    _ c: UnsafeMutablePointer<Double>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    let factor = s.pointee
    var total: Double = 0
    for i in 0..<Int(n) {
        if i > 0 { total += a[i &* ia] }
        c[i &* ic] = factor * total
    }
}

/// Integrates by trapezoids of the width `s`; the first integral is 0.
public func vDSP_vtrapz(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ s: UnsafePointer<Float>,
    _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    guard n > 0 else { return }
    let width = s.pointee
    var total: Float = 0
    var last = a[0]
    for i in 0..<Int(n) {
        let value = a[i &* ia]
        if i > 0 { total += width * (last + value) / 2 }
        last = value
        c[i &* ic] = total
    }
}

/// Integrates by trapezoids of the width `s`; the first integral is 0, in double precision.
public func vDSP_vtrapzD(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ s: UnsafePointer<Double>,
    _ c: UnsafeMutablePointer<Double>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    guard n > 0 else { return }
    let width = s.pointee
    var total: Double = 0
    var last = a[0]
    for i in 0..<Int(n) {
        let value = a[i &* ia]
        if i > 0 { total += width * (last + value) / 2 }
        last = value
        c[i &* ic] = total
    }
}

/// Integrates by Simpson's rule with the width `s`; the first integral is 0, the second a trapezoid.
public func vDSP_vsimps(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ s: UnsafePointer<Float>,
    _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    guard n > 0 else { return }
    let width = s.pointee
    // The last two numbers and integrals.
    var (before, last): (Float, Float) = (0, a[0])
    var (earlier, latest): (Float, Float) = (0, 0)
    c[0] = 0
    for i in 1..<max(Int(n), 1) {
        let value = a[i &* ia]
        let next =
            i == 1
            ? width * (last + value) / 2 : earlier + width * (before + 4 * last + value) / 3
        (before, last) = (last, value)
        (earlier, latest) = (latest, next)
        c[i &* ic] = next
    }
}

/// Integrates by Simpson's rule with the width `s`; the first integral is 0, the second a trapezoid, in double precision.
public func vDSP_vsimpsD(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ s: UnsafePointer<Double>,
    _ c: UnsafeMutablePointer<Double>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    guard n > 0 else { return }
    let width = s.pointee
    // The last two numbers and integrals.
    var (before, last): (Double, Double) = (0, a[0])
    var (earlier, latest): (Double, Double) = (0, 0)
    c[0] = 0
    for i in 1..<max(Int(n), 1) {
        let value = a[i &* ia]
        let next =
            i == 1
            ? width * (last + value) / 2 : earlier + width * (before + 4 * last + value) / 3
        (before, last) = (last, value)
        (earlier, latest) = (latest, next)
        c[i &* ic] = next
    }
}

/// Adds up each `p` neighbours; the vector has `n + p - 1` numbers.
public func vDSP_vswsum(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length,
    _ p: vDSP_Length
) {
    guard n > 0 else { return }
    // In double precision, so that errors do not pile up.
    var total = 0.0
    for i in 0..<Int(p) { total += Double(a[i &* ia]) }
    for i in 0..<Int(n) {
        let oldest = Double(a[i &* ia])
        c[i &* ic] = Float(total)
        if i &+ 1 < Int(n) { total += Double(a[(i &+ Int(p)) &* ia]) - oldest }
    }
}

/// Adds up each `p` neighbours; the vector has `n + p - 1` numbers, in double precision.
public func vDSP_vswsumD(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length,
    _ p: vDSP_Length
) {
    guard n > 0 else { return }
    // In double precision, so that errors do not pile up.
    var total = 0.0
    for i in 0..<Int(p) { total += Double(a[i &* ia]) }
    for i in 0..<Int(n) {
        let oldest = Double(a[i &* ia])
        c[i &* ic] = Double(total)
        if i &+ 1 < Int(n) { total += Double(a[(i &+ Int(p)) &* ia]) - oldest }
    }
}

/// Finds the largest of each `p` neighbours; the vector has `n + p - 1` numbers.
public func vDSP_vswmax(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length,
    _ window: vDSP_Length
) {
    for i in 0..<Int(n) {
        c[i &* ic] = largest(a + i &* ia, ia, window, from: -.infinity) { $0 }
    }
}

/// Finds the largest of each `p` neighbours; the vector has `n + p - 1` numbers, in double precision.
public func vDSP_vswmaxD(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length,
    _ window: vDSP_Length
) {
    for i in 0..<Int(n) {
        c[i &* ic] = largest(a + i &* ia, ia, window, from: -.infinity) { $0 }
    }
}
