// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
// Apple's spellings.

/// A matrix of 3 columns and 3 rows.
public struct simd_float3x3: Hashable, Sendable {
    private var c0: SIMD3<Float>
    private var c1: SIMD3<Float>
    private var c2: SIMD3<Float>

    /// The columns.
    public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>) {
        get { (c0, c1, c2) }
        set { (c0, c1, c2) = newValue }
    }

    /// Makes a matrix of zeros.
    public init() { self.init(diagonal: SIMD3<Float>()) }

    /// Makes a matrix with a number in its diagonal.
    public init(_ scalar: Float) { self.init(diagonal: SIMD3<Float>(repeating: scalar)) }

    /// Makes a matrix with numbers in its diagonal.
    public init(diagonal: SIMD3<Float>) {
        c0 = SIMD3<Float>()
        c0[0] = diagonal[0]
        c1 = SIMD3<Float>()
        c1[1] = diagonal[1]
        c2 = SIMD3<Float>()
        c2[2] = diagonal[2]
    }

    /// Makes a matrix of columns.
    public init(_ c0: SIMD3<Float>, _ c1: SIMD3<Float>, _ c2: SIMD3<Float>) {
        self.c0 = c0
        self.c1 = c1
        self.c2 = c2
    }

    /// Makes a matrix of columns.
    public init(columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)) {
        self.init(columns.0, columns.1, columns.2)
    }

    /// Makes a matrix of as many columns as it has.
    public init(_ columns: [SIMD3<Float>]) {
        precondition(columns.count == 3, "simd_float3x3: give 3 columns")
        self.init(columns[0], columns[1], columns[2])
    }

    /// Makes a matrix of rows.
    public init(rows: [SIMD3<Float>]) {
        self = simd_float3x3(rows).transpose
    }

    /// A column.
    public subscript(column: Int) -> SIMD3<Float> {
        get {
            switch column {
            case 0: c0
            case 1: c1
            case 2: c2
            default: preconditionFailure("simd_float3x3: there is no column \(column)")
            }
        }
        set {
            switch column {
            case 0: c0 = newValue
            case 1: c1 = newValue
            case 2: c2 = newValue
            default: preconditionFailure("simd_float3x3: there is no column \(column)")
            }
        }
    }

    /// An element.
    public subscript(column: Int, row: Int) -> Float {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    /// Rows for columns.
    public var transpose: simd_float3x3 {
        simd_float3x3(
            SIMD3<Float>(c0[0], c1[0], c2[0]),
            SIMD3<Float>(c0[1], c1[1], c2[1]),
            SIMD3<Float>(c0[2], c1[2], c2[2])
        )
    }

    /// By how much areas or volumes grow.
    public var determinant: Float { dot(c0, cross(c1, c2)) }

    /// What undoes it; not finite for a determinant of 0.
    public var inverse: simd_float3x3 {
        simd_float3x3(cross(c1, c2), cross(c2, c0), cross(c0, c1)).transpose * (1 / determinant)
    }

    /// A vector, mapped.
    public static func * (lhs: simd_float3x3, rhs: SIMD3<Float>) -> SIMD3<Float> {
        lhs.c0 * rhs[0] + lhs.c1 * rhs[1] + lhs.c2 * rhs[2]
    }

    /// A vector as a row, mapped: the transposed matrix's way.
    public static func * (lhs: SIMD3<Float>, rhs: simd_float3x3) -> SIMD3<Float> {
        SIMD3<Float>((lhs * rhs.c0).sum(), (lhs * rhs.c1).sum(), (lhs * rhs.c2).sum())
    }

    /// One mapping after another: the right one first.
    public static func * (lhs: simd_float3x3, rhs: simd_float3x3) -> simd_float3x3 {
        simd_float3x3(lhs * rhs.c0, lhs * rhs.c1, lhs * rhs.c2)
    }

    /// All elements times a number.
    public static func * (lhs: simd_float3x3, rhs: Float) -> simd_float3x3 {
        simd_float3x3(lhs.c0 * rhs, lhs.c1 * rhs, lhs.c2 * rhs)
    }

    /// All elements times a number.
    public static func * (lhs: Float, rhs: simd_float3x3) -> simd_float3x3 { rhs * lhs }

    /// The sum.
    public static func + (lhs: simd_float3x3, rhs: simd_float3x3) -> simd_float3x3 {
        simd_float3x3(lhs.c0 + rhs.c0, lhs.c1 + rhs.c1, lhs.c2 + rhs.c2)
    }

    /// The difference.
    public static func - (lhs: simd_float3x3, rhs: simd_float3x3) -> simd_float3x3 {
        simd_float3x3(lhs.c0 - rhs.c0, lhs.c1 - rhs.c1, lhs.c2 - rhs.c2)
    }

    /// One mapping after another.
    public static func *= (lhs: inout simd_float3x3, rhs: simd_float3x3) { lhs = lhs * rhs }
}

/// A matrix of 3 columns and 3 rows.
public typealias float3x3 = simd_float3x3

/// The matrix that maps nothing.
public let matrix_identity_float3x3 = simd_float3x3(1)

/// One mapping after another.
public func simd_mul(_ x: simd_float3x3, _ y: simd_float3x3) -> simd_float3x3 { x * y }

/// A vector, mapped.
public func simd_mul(_ x: simd_float3x3, _ y: SIMD3<Float>) -> SIMD3<Float> { x * y }

/// What undoes a matrix.
public func simd_inverse(_ x: simd_float3x3) -> simd_float3x3 { x.inverse }

/// Rows for columns.
public func simd_transpose(_ x: simd_float3x3) -> simd_float3x3 { x.transpose }

/// By how much areas or volumes grow.
public func simd_determinant(_ x: simd_float3x3) -> Float { x.determinant }
