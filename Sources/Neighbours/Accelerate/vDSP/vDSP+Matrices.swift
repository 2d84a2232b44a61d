// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Multiplies matrices: `C = A * B` with `m` rows, `n` columns and `p` products each.
public func vDSP_mmul(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Float>,
    _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride,
    _ m: vDSP_Length,
    _ n: vDSP_Length,
    _ p: vDSP_Length
) {
    let (rows, columns, depth) = (Int(m), Int(n), Int(p))
    withScratch(columns) { (line: UnsafeMutablePointer<Float>) in
        for row in 0..<rows {
            line.update(repeating: 0, count: columns)
            for k in 0..<depth {
                let factor = a[(row &* depth &+ k) &* ia]
                let other = b + k &* columns &* ib
                map(other, ib, line, 1, line, 1, n) { $1 + factor * $0 }
            }
            map(line, 1, c + row &* columns &* ic, ic, n) { $0 }
        }
    }
}

/// Multiplies matrices: `C = A * B` with `m` rows, `n` columns and `p` products each, in double precision.
public func vDSP_mmulD(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Double>,
    _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>,
    _ ic: vDSP_Stride,
    _ m: vDSP_Length,
    _ n: vDSP_Length,
    _ p: vDSP_Length
) {
    let (rows, columns, depth) = (Int(m), Int(n), Int(p))
    withScratch(columns) { (line: UnsafeMutablePointer<Double>) in
        for row in 0..<rows {
            line.update(repeating: 0, count: columns)
            for k in 0..<depth {
                let factor = a[(row &* depth &+ k) &* ia]
                let other = b + k &* columns &* ib
                map(other, ib, line, 1, line, 1, n) { $1 + factor * $0 }
            }
            map(line, 1, c + row &* columns &* ic, ic, n) { $0 }
        }
    }
}

/// Transposes a matrix; `m` and `n` are the rows and columns of the result.
public func vDSP_mtrans(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride,
    _ m: vDSP_Length,
    _ n: vDSP_Length
) {
    let (rows, columns) = (Int(m), Int(n))
    // A matrix may be transposed in its own memory.
    withScratch(rows * columns) { (result: UnsafeMutablePointer<Float>) in
        for row in 0..<rows {
            for column in 0..<columns {
                result[row &* columns &+ column] = a[(column &* rows &+ row) &* ia]
            }
        }
        map(result, 1, c, ic, m * n) { $0 }
    }
}

/// Transposes a matrix; `m` and `n` are the rows and columns of the result, in double precision.
public func vDSP_mtransD(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>,
    _ ic: vDSP_Stride,
    _ m: vDSP_Length,
    _ n: vDSP_Length
) {
    let (rows, columns) = (Int(m), Int(n))
    // A matrix may be transposed in its own memory.
    withScratch(rows * columns) { (result: UnsafeMutablePointer<Double>) in
        for row in 0..<rows {
            for column in 0..<columns {
                result[row &* columns &+ column] = a[(column &* rows &+ row) &* ia]
            }
        }
        map(result, 1, c, ic, m * n) { $0 }
    }
}

/// Copies a part of a matrix: `m` columns and `n` rows, of matrices with `ta` and `tc` columns.
public func vDSP_mmov(
    _ a: UnsafePointer<Float>,
    _ c: UnsafeMutablePointer<Float>,
    _ m: vDSP_Length,
    _ n: vDSP_Length,
    _ ta: vDSP_Length,
    _ tc: vDSP_Length
) {
    for row in 0..<Int(n) {
        (c + row &* Int(tc)).update(from: a + row &* Int(ta), count: Int(m))
    }
}

/// Copies a part of a matrix: `m` columns and `n` rows, of matrices with `ta` and `tc` columns, in double precision.
public func vDSP_mmovD(
    _ a: UnsafePointer<Double>,
    _ c: UnsafeMutablePointer<Double>,
    _ m: vDSP_Length,
    _ n: vDSP_Length,
    _ ta: vDSP_Length,
    _ tc: vDSP_Length
) {
    for row in 0..<Int(n) {
        (c + row &* Int(tc)).update(from: a + row &* Int(ta), count: Int(m))
    }
}
