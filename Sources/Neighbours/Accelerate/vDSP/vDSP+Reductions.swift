// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Adds up a vector.
public func vDSP_sve(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ n: vDSP_Length
) {
    c.pointee = sum(a, ia, n) { $0 }
}

/// Adds up a vector, in double precision.
public func vDSP_sveD(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>,
    _ n: vDSP_Length
) {
    c.pointee = sum(a, ia, n) { $0 }
}

/// Adds up absolute values.
public func vDSP_svemg(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ n: vDSP_Length
) {
    c.pointee = sum(a, ia, n) { $0.magnitude }
}

/// Adds up absolute values, in double precision.
public func vDSP_svemgD(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>,
    _ n: vDSP_Length
) {
    c.pointee = sum(a, ia, n) { $0.magnitude }
}

/// Adds up squares.
public func vDSP_svesq(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ n: vDSP_Length
) {
    c.pointee = sum(a, ia, n) { $0 * $0 }
}

/// Adds up squares, in double precision.
public func vDSP_svesqD(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>,
    _ n: vDSP_Length
) {
    c.pointee = sum(a, ia, n) { $0 * $0 }
}

/// Adds up squares with the signs of their roots.
public func vDSP_svs(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ n: vDSP_Length
) {
    c.pointee = sum(a, ia, n) { $0 * $0.magnitude }
}

/// Adds up squares with the signs of their roots, in double precision.
public func vDSP_svsD(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>,
    _ n: vDSP_Length
) {
    c.pointee = sum(a, ia, n) { $0 * $0.magnitude }
}

/// Computes the mean; that of nothing is no number.
public func vDSP_meanv(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ n: vDSP_Length
) {
    c.pointee = sum(a, ia, n) { $0 } / Float(n)
}

/// Computes the mean; that of nothing is no number, in double precision.
public func vDSP_meanvD(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>,
    _ n: vDSP_Length
) {
    c.pointee = sum(a, ia, n) { $0 } / Double(n)
}

/// Computes the mean of absolute values.
public func vDSP_meamgv(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ n: vDSP_Length
) {
    c.pointee = sum(a, ia, n) { $0.magnitude } / Float(n)
}

/// Computes the mean of absolute values, in double precision.
public func vDSP_meamgvD(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>,
    _ n: vDSP_Length
) {
    c.pointee = sum(a, ia, n) { $0.magnitude } / Double(n)
}

/// Computes the mean of squares.
public func vDSP_measqv(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ n: vDSP_Length
) {
    c.pointee = sum(a, ia, n) { $0 * $0 } / Float(n)
}

/// Computes the mean of squares, in double precision.
public func vDSP_measqvD(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>,
    _ n: vDSP_Length
) {
    c.pointee = sum(a, ia, n) { $0 * $0 } / Double(n)
}

/// Computes the mean of squares with the signs of their roots.
public func vDSP_mvessq(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ n: vDSP_Length
) {
    c.pointee = sum(a, ia, n) { $0 * $0.magnitude } / Float(n)
}

/// Computes the mean of squares with the signs of their roots, in double precision.
public func vDSP_mvessqD(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>,
    _ n: vDSP_Length
) {
    c.pointee = sum(a, ia, n) { $0 * $0.magnitude } / Double(n)
}

/// Computes the root of the mean of squares.
public func vDSP_rmsqv(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ n: vDSP_Length
) {
    c.pointee = (sum(a, ia, n) { $0 * $0 } / Float(n)).squareRoot()
}

/// Computes the root of the mean of squares, in double precision.
public func vDSP_rmsqvD(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>,
    _ n: vDSP_Length
) {
    c.pointee = (sum(a, ia, n) { $0 * $0 } / Double(n)).squareRoot()
}

/// Finds the largest number; that of nothing is `-infinity`.
public func vDSP_maxv(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ n: vDSP_Length
) {
    c.pointee = largest(a, ia, n, from: -.infinity) { $0 }
}

/// Finds the largest number; that of nothing is `-infinity`, in double precision.
public func vDSP_maxvD(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>,
    _ n: vDSP_Length
) {
    c.pointee = largest(a, ia, n, from: -.infinity) { $0 }
}

/// Finds the smallest number; that of nothing is `infinity`.
public func vDSP_minv(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ n: vDSP_Length
) {
    c.pointee = -largest(a, ia, n, from: -.infinity) { -$0 }
}

/// Finds the smallest number; that of nothing is `infinity`, in double precision.
public func vDSP_minvD(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>,
    _ n: vDSP_Length
) {
    c.pointee = -largest(a, ia, n, from: -.infinity) { -$0 }
}

/// Finds the largest absolute value; that of nothing is 0.
public func vDSP_maxmgv(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ n: vDSP_Length
) {
    c.pointee = largest(a, ia, n, from: 0) { $0.magnitude }
}

/// Finds the largest absolute value; that of nothing is 0, in double precision.
public func vDSP_maxmgvD(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>,
    _ n: vDSP_Length
) {
    c.pointee = largest(a, ia, n, from: 0) { $0.magnitude }
}

/// Finds the smallest absolute value; that of nothing is `infinity`.
public func vDSP_minmgv(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ n: vDSP_Length
) {
    c.pointee = -largest(a, ia, n, from: -.infinity) { -$0.magnitude }
}

/// Finds the smallest absolute value; that of nothing is `infinity`, in double precision.
public func vDSP_minmgvD(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>,
    _ n: vDSP_Length
) {
    c.pointee = -largest(a, ia, n, from: -.infinity) { -$0.magnitude }
}

/// Finds the largest number and its index.
///
/// The index is that of the first such number, times the stride.
public func vDSP_maxvi(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ i: UnsafeMutablePointer<vDSP_Length>,
    _ n: vDSP_Length
) {
    let found = largestWithIndex(a, ia, n, from: -.infinity) { $0 }
    c.pointee = found.value
    i.pointee = found.index
}

/// Finds the largest number and its index, in double precision.
///
/// The index is that of the first such number, times the stride.
public func vDSP_maxviD(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>,
    _ i: UnsafeMutablePointer<vDSP_Length>,
    _ n: vDSP_Length
) {
    let found = largestWithIndex(a, ia, n, from: -.infinity) { $0 }
    c.pointee = found.value
    i.pointee = found.index
}

/// Finds the smallest number and its index.
///
/// The index is that of the first such number, times the stride.
public func vDSP_minvi(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ i: UnsafeMutablePointer<vDSP_Length>,
    _ n: vDSP_Length
) {
    let found = largestWithIndex(a, ia, n, from: -.infinity) { -$0 }
    c.pointee = -found.value
    i.pointee = found.index
}

/// Finds the smallest number and its index, in double precision.
///
/// The index is that of the first such number, times the stride.
public func vDSP_minviD(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>,
    _ i: UnsafeMutablePointer<vDSP_Length>,
    _ n: vDSP_Length
) {
    let found = largestWithIndex(a, ia, n, from: -.infinity) { -$0 }
    c.pointee = -found.value
    i.pointee = found.index
}

/// Finds the largest absolute value and its index.
///
/// The index is that of the first such number, times the stride.
public func vDSP_maxmgvi(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ i: UnsafeMutablePointer<vDSP_Length>,
    _ n: vDSP_Length
) {
    let found = largestWithIndex(a, ia, n, from: 0) { $0.magnitude }
    c.pointee = found.value
    i.pointee = found.index
}

/// Finds the largest absolute value and its index, in double precision.
///
/// The index is that of the first such number, times the stride.
public func vDSP_maxmgviD(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>,
    _ i: UnsafeMutablePointer<vDSP_Length>,
    _ n: vDSP_Length
) {
    let found = largestWithIndex(a, ia, n, from: 0) { $0.magnitude }
    c.pointee = found.value
    i.pointee = found.index
}

/// Finds the smallest absolute value and its index.
///
/// The index is that of the first such number, times the stride.
public func vDSP_minmgvi(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ i: UnsafeMutablePointer<vDSP_Length>,
    _ n: vDSP_Length
) {
    let found = largestWithIndex(a, ia, n, from: -.infinity) { -$0.magnitude }
    c.pointee = -found.value
    i.pointee = found.index
}

/// Finds the smallest absolute value and its index, in double precision.
///
/// The index is that of the first such number, times the stride.
public func vDSP_minmgviD(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>,
    _ i: UnsafeMutablePointer<vDSP_Length>,
    _ n: vDSP_Length
) {
    let found = largestWithIndex(a, ia, n, from: -.infinity) { -$0.magnitude }
    c.pointee = -found.value
    i.pointee = found.index
}

/// Computes the dot product.
public func vDSP_dotpr(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Float>,
    _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ n: vDSP_Length
) {
    c.pointee = sum(a, ia, b, ib, n) { $0 * $1 }
}

/// Computes the dot product, in double precision.
public func vDSP_dotprD(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Double>,
    _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>,
    _ n: vDSP_Length
) {
    c.pointee = sum(a, ia, b, ib, n) { $0 * $1 }
}

/// Computes the square of the distance of two points.
public func vDSP_distancesq(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Float>,
    _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ n: vDSP_Length
) {
    c.pointee = sum(a, ia, b, ib, n) { ($0 - $1) * ($0 - $1) }
}

/// Computes the square of the distance of two points, in double precision.
public func vDSP_distancesqD(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Double>,
    _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>,
    _ n: vDSP_Length
) {
    c.pointee = sum(a, ia, b, ib, n) { ($0 - $1) * ($0 - $1) }
}

/// Adds up a vector and its squares.
public func vDSP_sve_svesq(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ total: UnsafeMutablePointer<Float>,
    _ squares: UnsafeMutablePointer<Float>,
    _ n: vDSP_Length
) {
    total.pointee = sum(a, ia, n) { $0 }
    squares.pointee = sum(a, ia, n) { $0 * $0 }
}

/// Adds up a vector and its squares, in double precision.
public func vDSP_sve_svesqD(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ total: UnsafeMutablePointer<Double>,
    _ squares: UnsafeMutablePointer<Double>,
    _ n: vDSP_Length
) {
    total.pointee = sum(a, ia, n) { $0 }
    squares.pointee = sum(a, ia, n) { $0 * $0 }
}

/// Computes mean and standard deviation, and with `c` writes `(A - mean) / deviation`.
public func vDSP_normalize(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>?,
    _ ic: vDSP_Stride,
    _ mean: UnsafeMutablePointer<Float>,
    _ standardDeviation: UnsafeMutablePointer<Float>,
    _ n: vDSP_Length
) {
    let middle = sum(a, ia, n) { $0 } / Float(n)
    let variance = sum(a, ia, n) { ($0 - middle) * ($0 - middle) } / Float(n)
    let deviation = variance.squareRoot()
    mean.pointee = middle
    standardDeviation.pointee = deviation
    guard let c else { return }
    map(a, ia, c, ic, n) { ($0 - middle) / deviation }
}

/// Computes mean and standard deviation, and with `c` writes `(A - mean) / deviation`, in double precision.
public func vDSP_normalizeD(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>?,
    _ ic: vDSP_Stride,
    _ mean: UnsafeMutablePointer<Double>,
    _ standardDeviation: UnsafeMutablePointer<Double>,
    _ n: vDSP_Length
) {
    let middle = sum(a, ia, n) { $0 } / Double(n)
    let variance = sum(a, ia, n) { ($0 - middle) * ($0 - middle) } / Double(n)
    let deviation = variance.squareRoot()
    mean.pointee = middle
    standardDeviation.pointee = deviation
    guard let c else { return }
    map(a, ia, c, ic, n) { ($0 - middle) / deviation }
}

/// Counts the changes of sign, up to `m` of them; `b` becomes the index of the last one, times the stride.
public func vDSP_nzcros(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ m: vDSP_Length,
    _ b: UnsafeMutablePointer<vDSP_Length>,
    _ c: UnsafeMutablePointer<vDSP_Length>,
    _ n: vDSP_Length
) {
    var (count, last): (vDSP_Length, vDSP_Length) = (0, 0)
    var i = 1
    while i < Int(n), count < m {
        if (a[i &* ia].sign == .minus) != (a[(i &- 1) &* ia].sign == .minus) {
            count += 1
            last = vDSP_Length(i &* ia)
        }
        i += 1
    }
    b.pointee = count < m ? 0 : last
    c.pointee = count
}

/// Counts the changes of sign, up to `m` of them; `b` becomes the index of the last one, times the stride, in double precision.
public func vDSP_nzcrosD(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ m: vDSP_Length,
    _ b: UnsafeMutablePointer<vDSP_Length>,
    _ c: UnsafeMutablePointer<vDSP_Length>,
    _ n: vDSP_Length
) {
    var (count, last): (vDSP_Length, vDSP_Length) = (0, 0)
    var i = 1
    while i < Int(n), count < m {
        if (a[i &* ia].sign == .minus) != (a[(i &- 1) &* ia].sign == .minus) {
            count += 1
            last = vDSP_Length(i &* ia)
        }
        i += 1
    }
    b.pointee = count < m ? 0 : last
    c.pointee = count
}
