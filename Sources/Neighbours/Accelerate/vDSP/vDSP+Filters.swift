// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Correlates a signal with a filter: `C[i] = sum(A[i + p] * F[p])` for `n` results.
///
/// A filter's negative stride, with a pointer to its last number, makes it a convolution. The signal has `n + p - 1` numbers.
public func vDSP_conv(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ f: UnsafePointer<Float>,
    _ strideOfF: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length,
    _ p: vDSP_Length
) {
    // The filter in order, so that each result is a dot product of neighbours.
    withScratch(Int(p)) { (filter: UnsafeMutablePointer<Float>) in
        for k in 0..<Int(p) { filter[k] = f[k &* strideOfF] }
        for i in 0..<Int(n) {
            c[i &* ic] = sum(a + i &* ia, ia, filter, 1, p) { $0 * $1 }
        }
    }
}

/// Correlates a signal with a filter: `C[i] = sum(A[i + p] * F[p])` for `n` results, in double precision.
///
/// A filter's negative stride, with a pointer to its last number, makes it a convolution. The signal has `n + p - 1` numbers.
public func vDSP_convD(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ f: UnsafePointer<Double>,
    _ strideOfF: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length,
    _ p: vDSP_Length
) {
    // The filter in order, so that each result is a dot product of neighbours.
    withScratch(Int(p)) { (filter: UnsafeMutablePointer<Double>) in
        for k in 0..<Int(p) { filter[k] = f[k &* strideOfF] }
        for i in 0..<Int(n) {
            c[i &* ic] = sum(a + i &* ia, ia, filter, 1, p) { $0 * $1 }
        }
    }
}

/// Filters and keeps each `df`-th number: `C[i] = sum(A[i * df + p] * F[p])`.
public func vDSP_desamp(
    _ a: UnsafePointer<Float>,
    _ df: vDSP_Stride,
    _ f: UnsafePointer<Float>,
    _ c: UnsafeMutablePointer<Float>,
    _ n: vDSP_Length,
    _ p: vDSP_Length
) {
    for i in 0..<Int(n) { c[i] = sum(a + i &* df, 1, f, 1, p) { $0 * $1 } }
}

/// Filters and keeps each `df`-th number: `C[i] = sum(A[i * df + p] * F[p])`, in double precision.
public func vDSP_desampD(
    _ a: UnsafePointer<Double>,
    _ df: vDSP_Stride,
    _ f: UnsafePointer<Double>,
    _ c: UnsafeMutablePointer<Double>,
    _ n: vDSP_Length,
    _ p: vDSP_Length
) {
    for i in 0..<Int(n) { c[i] = sum(a + i &* df, 1, f, 1, p) { $0 * $1 } }
}

/// A recursive filter of two zeros and two poles: `n` results behind two that stand in `c` before.
///
/// `C[i] = A[i] * B[0] + A[i-1] * B[1] + A[i-2] * B[2] - C[i-1] * B[3] - C[i-2] * B[4]` for `i` from 2.
public func vDSP_deq22(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Float>,
    _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    for i in 2..<Int(n) + 2 {
        let forward = a[i &* ia] * b[0] + a[(i &- 1) &* ia] * b[1] + a[(i &- 2) &* ia] * b[2]
        c[i &* ic] = forward - c[(i &- 1) &* ic] * b[3] - c[(i &- 2) &* ic] * b[4]
    }
}

/// A recursive filter of two zeros and two poles: `n` results behind two that stand in `c` before, in double precision.
///
/// `C[i] = A[i] * B[0] + A[i-1] * B[1] + A[i-2] * B[2] - C[i-1] * B[3] - C[i-2] * B[4]` for `i` from 2.
public func vDSP_deq22D(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Double>,
    _ c: UnsafeMutablePointer<Double>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    for i in 2..<Int(n) + 2 {
        let forward = a[i &* ia] * b[0] + a[(i &- 1) &* ia] * b[1] + a[(i &- 2) &* ia] * b[2]
        c[i &* ic] = forward - c[(i &- 1) &* ic] * b[3] - c[(i &- 2) &* ic] * b[4]
    }
}

/// Convolves a picture with a filter; results whose filter reaches beyond the picture are 0.
@inline(__always)
private func convolve<T: Sample>(
    _ a: UnsafePointer<T>,
    _ rows: Int,
    _ columns: Int,
    _ filter: UnsafePointer<T>,
    _ c: UnsafeMutablePointer<T>,
    _ height: Int,
    _ width: Int
) {
    // Filters are turned by half a turn: this is a convolution.
    let (up, left) = (height / 2, width / 2)
    withScratch(rows * columns) { (result: UnsafeMutablePointer<T>) in
        for y in 0..<rows {
            let line = result + y * columns
            line.update(repeating: 0, count: columns)
            guard y >= up, y + height - up <= rows, columns >= width else { continue }
            let inside = columns - width + 1
            for j in 0..<height {
                for i in 0..<width {
                    let factor = filter[(height - 1 - j) * width + width - 1 - i]
                    let source = a + (y - up + j) * columns + i
                    for x in 0..<inside { line[left + x] += factor * source[x] }
                }
            }
        }
        c.update(from: result, count: rows * columns)
    }
}

/// Convolves a picture of `nr` rows and `nc` columns with a filter of odd sides; the edges become 0.
public func vDSP_imgfir(
    _ a: UnsafePointer<Float>,
    _ nr: vDSP_Length,
    _ nc: vDSP_Length,
    _ f: UnsafePointer<Float>,
    _ c: UnsafeMutablePointer<Float>,
    _ p: vDSP_Length,
    _ q: vDSP_Length
) {
    convolve(a, Int(nr), Int(nc), f, c, Int(p), Int(q))
}

/// Convolves a picture of `nr` rows and `nc` columns with a filter of odd sides; the edges become 0, in double precision.
public func vDSP_imgfirD(
    _ a: UnsafePointer<Double>,
    _ nr: vDSP_Length,
    _ nc: vDSP_Length,
    _ f: UnsafePointer<Double>,
    _ c: UnsafeMutablePointer<Double>,
    _ p: vDSP_Length,
    _ q: vDSP_Length
) {
    convolve(a, Int(nr), Int(nc), f, c, Int(p), Int(q))
}

/// Convolves a picture of `nr` rows and `nc` columns with a filter of 3 by 3; the edges become 0.
public func vDSP_f3x3(
    _ a: UnsafePointer<Float>,
    _ nr: vDSP_Length,
    _ nc: vDSP_Length,
    _ f: UnsafePointer<Float>,
    _ c: UnsafeMutablePointer<Float>
) {
    convolve(a, Int(nr), Int(nc), f, c, 3, 3)
}

/// Convolves a picture of `nr` rows and `nc` columns with a filter of 3 by 3; the edges become 0, in double precision.
public func vDSP_f3x3D(
    _ a: UnsafePointer<Double>,
    _ nr: vDSP_Length,
    _ nc: vDSP_Length,
    _ f: UnsafePointer<Double>,
    _ c: UnsafeMutablePointer<Double>
) {
    convolve(a, Int(nr), Int(nc), f, c, 3, 3)
}

/// Convolves a picture of `nr` rows and `nc` columns with a filter of 5 by 5; the edges become 0.
public func vDSP_f5x5(
    _ a: UnsafePointer<Float>,
    _ nr: vDSP_Length,
    _ nc: vDSP_Length,
    _ f: UnsafePointer<Float>,
    _ c: UnsafeMutablePointer<Float>
) {
    convolve(a, Int(nr), Int(nc), f, c, 5, 5)
}

/// Convolves a picture of `nr` rows and `nc` columns with a filter of 5 by 5; the edges become 0, in double precision.
public func vDSP_f5x5D(
    _ a: UnsafePointer<Double>,
    _ nr: vDSP_Length,
    _ nc: vDSP_Length,
    _ f: UnsafePointer<Double>,
    _ c: UnsafeMutablePointer<Double>
) {
    convolve(a, Int(nr), Int(nc), f, c, 5, 5)
}
