// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// Whether the rows of a matrix or its columns lie one after the other.
public struct CBLAS_ORDER: RawRepresentable, Hashable, Sendable {
    /// The number.
    public var rawValue: UInt32
    /// Takes a number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Takes a number.
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

/// Whether a matrix is meant as it is or transposed.
public struct CBLAS_TRANSPOSE: RawRepresentable, Hashable, Sendable {
    /// The number.
    public var rawValue: UInt32
    /// Takes a number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Takes a number.
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

/// Rows lie one after the other.
public let CblasRowMajor = CBLAS_ORDER(rawValue: 101)
/// Columns lie one after the other.
public let CblasColMajor = CBLAS_ORDER(rawValue: 102)
/// A matrix as it is.
public let CblasNoTrans = CBLAS_TRANSPOSE(rawValue: 111)
/// A matrix transposed.
public let CblasTrans = CBLAS_TRANSPOSE(rawValue: 112)
/// A matrix transposed and conjugated.
public let CblasConjTrans = CBLAS_TRANSPOSE(rawValue: 113)

/// Multiplies matrices: `C = alpha * A * B + beta * C`, where `C` has `m` rows and `n` columns.
public func cblas_sgemm(
    _ order: CBLAS_ORDER,
    _ transA: CBLAS_TRANSPOSE,
    _ transB: CBLAS_TRANSPOSE,
    _ m: Int32,
    _ n: Int32,
    _ k: Int32,
    _ alpha: Float,
    _ a: UnsafePointer<Float>,
    _ lda: Int32,
    _ b: UnsafePointer<Float>,
    _ ldb: Int32,
    _ beta: Float,
    _ c: UnsafeMutablePointer<Float>,
    _ ldc: Int32
) {
    let (isA, isB) = (transA != CblasNoTrans, transB != CblasNoTrans)
    if order == CblasRowMajor {
        multiply(
            Int(m),
            Int(n),
            Int(k),
            alpha,
            a,
            Int(lda),
            isA,
            b,
            Int(ldb),
            isB,
            beta,
            c,
            Int(ldc)
        )
    } else {
        // By columns, the same memory holds the transposed matrices: C' = B' * A'.
        multiply(
            Int(n),
            Int(m),
            Int(k),
            alpha,
            b,
            Int(ldb),
            isB,
            a,
            Int(lda),
            isA,
            beta,
            c,
            Int(ldc)
        )
    }
}

/// Multiplies matrices: `C = alpha * A * B + beta * C`, where `C` has `m` rows and `n` columns, in double precision.
public func cblas_dgemm(
    _ order: CBLAS_ORDER,
    _ transA: CBLAS_TRANSPOSE,
    _ transB: CBLAS_TRANSPOSE,
    _ m: Int32,
    _ n: Int32,
    _ k: Int32,
    _ alpha: Double,
    _ a: UnsafePointer<Double>,
    _ lda: Int32,
    _ b: UnsafePointer<Double>,
    _ ldb: Int32,
    _ beta: Double,
    _ c: UnsafeMutablePointer<Double>,
    _ ldc: Int32
) {
    let (isA, isB) = (transA != CblasNoTrans, transB != CblasNoTrans)
    if order == CblasRowMajor {
        multiply(
            Int(m),
            Int(n),
            Int(k),
            alpha,
            a,
            Int(lda),
            isA,
            b,
            Int(ldb),
            isB,
            beta,
            c,
            Int(ldc)
        )
    } else {
        // By columns, the same memory holds the transposed matrices: C' = B' * A'.
        multiply(
            Int(n),
            Int(m),
            Int(k),
            alpha,
            b,
            Int(ldb),
            isB,
            a,
            Int(lda),
            isA,
            beta,
            c,
            Int(ldc)
        )
    }
}

/// Multiplies a matrix of `m` rows and `n` columns by a vector: `Y = alpha * A * X + beta * Y`.
public func cblas_sgemv(
    _ order: CBLAS_ORDER,
    _ transA: CBLAS_TRANSPOSE,
    _ m: Int32,
    _ n: Int32,
    _ alpha: Float,
    _ a: UnsafePointer<Float>,
    _ lda: Int32,
    _ x: UnsafePointer<Float>,
    _ incX: Int32,
    _ beta: Float,
    _ y: UnsafeMutablePointer<Float>,
    _ incY: Int32
) {
    let isTransposed = transA != CblasNoTrans
    let (results, products) = isTransposed ? (Int(n), Int(m)) : (Int(m), Int(n))
    let isByRows = (order == CblasRowMajor) != isTransposed
    let (step, apart) = isByRows ? (Int(lda), 1) : (1, Int(lda))
    let (from, to) = (
        incX < 0 ? x - (products - 1) * Int(incX) : x, incY < 0 ? y - (results - 1) * Int(incY) : y
    )
    for i in 0..<results {
        let total = sum(a + i * step, apart, from, Int(incX), UInt(products)) { $0 * $1 }
        let place = to + i * Int(incY)
        place.pointee = alpha * total + (beta == 0 ? 0 : beta * place.pointee)
    }
}

/// Multiplies a matrix of `m` rows and `n` columns by a vector: `Y = alpha * A * X + beta * Y`, in double precision.
public func cblas_dgemv(
    _ order: CBLAS_ORDER,
    _ transA: CBLAS_TRANSPOSE,
    _ m: Int32,
    _ n: Int32,
    _ alpha: Double,
    _ a: UnsafePointer<Double>,
    _ lda: Int32,
    _ x: UnsafePointer<Double>,
    _ incX: Int32,
    _ beta: Double,
    _ y: UnsafeMutablePointer<Double>,
    _ incY: Int32
) {
    let isTransposed = transA != CblasNoTrans
    let (results, products) = isTransposed ? (Int(n), Int(m)) : (Int(m), Int(n))
    let isByRows = (order == CblasRowMajor) != isTransposed
    let (step, apart) = isByRows ? (Int(lda), 1) : (1, Int(lda))
    let (from, to) = (
        incX < 0 ? x - (products - 1) * Int(incX) : x, incY < 0 ? y - (results - 1) * Int(incY) : y
    )
    for i in 0..<results {
        let total = sum(a + i * step, apart, from, Int(incX), UInt(products)) { $0 * $1 }
        let place = to + i * Int(incY)
        place.pointee = alpha * total + (beta == 0 ? 0 : beta * place.pointee)
    }
}

/// Multiplies matrices whose rows lie one after the other.
private func multiply<T: Sample>(
    _ m: Int,
    _ n: Int,
    _ k: Int,
    _ alpha: T,
    _ a: UnsafePointer<T>,
    _ lda: Int,
    _ isATransposed: Bool,
    _ b: UnsafePointer<T>,
    _ ldb: Int,
    _ isBTransposed: Bool,
    _ beta: T,
    _ c: UnsafeMutablePointer<T>,
    _ ldc: Int
) {
    withScratch(k) { (line: UnsafeMutablePointer<T>) in
        for row in 0..<m {
            let result = c + row * ldc
            if beta == 0 {
                result.update(repeating: 0, count: n)
            } else {
                map(result, 1, result, 1, UInt(n)) { beta * $0 }
            }
            if isATransposed {
                map(a + row, lda, line, 1, UInt(k)) { alpha * $0 }
            } else {
                map(a + row * lda, 1, line, 1, UInt(k)) { alpha * $0 }
            }
            if isBTransposed {
                for column in 0..<n {
                    result[column] += sum(line, 1, b + column * ldb, 1, UInt(k)) { $0 * $1 }
                }
            } else {
                for i in 0..<k {
                    let factor = line[i]
                    map(b + i * ldb, 1, result, 1, result, 1, UInt(n)) { factor * $0 + $1 }
                }
            }
        }
    }
}
