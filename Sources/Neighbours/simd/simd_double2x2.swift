// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
// Apple's spellings.

/// A matrix of 2 columns and 2 rows.
public struct simd_double2x2: Hashable, Sendable {
    private var c0: SIMD2<Double>
    private var c1: SIMD2<Double>

    /// The columns.
    public var columns: (SIMD2<Double>, SIMD2<Double>) {
        get { (c0, c1) }
        set { (c0, c1) = newValue }
    }

    /// Makes a matrix of zeros.
    public init() { self.init(diagonal: SIMD2<Double>()) }

    /// Makes a matrix with a number in its diagonal.
    public init(_ scalar: Double) { self.init(diagonal: SIMD2<Double>(repeating: scalar)) }

    /// Makes a matrix with numbers in its diagonal.
    public init(diagonal: SIMD2<Double>) {
        c0 = SIMD2<Double>()
        c0[0] = diagonal[0]
        c1 = SIMD2<Double>()
        c1[1] = diagonal[1]
    }

    /// Makes a matrix of columns.
    public init(_ c0: SIMD2<Double>, _ c1: SIMD2<Double>) {
        self.c0 = c0
        self.c1 = c1
    }

    /// Makes a matrix of columns.
    public init(columns: (SIMD2<Double>, SIMD2<Double>)) {
        self.init(columns.0, columns.1)
    }

    /// Makes a matrix of as many columns as it has.
    public init(_ columns: [SIMD2<Double>]) {
        precondition(columns.count == 2, "simd_double2x2: give 2 columns")
        self.init(columns[0], columns[1])
    }

    /// Makes a matrix of rows.
    public init(rows: [SIMD2<Double>]) {
        self = simd_double2x2(rows).transpose
    }

    /// A column.
    public subscript(column: Int) -> SIMD2<Double> {
        get {
            switch column {
            case 0: c0
            case 1: c1
            default: preconditionFailure("simd_double2x2: there is no column \(column)")
            }
        }
        set {
            switch column {
            case 0: c0 = newValue
            case 1: c1 = newValue
            default: preconditionFailure("simd_double2x2: there is no column \(column)")
            }
        }
    }

    /// An element.
    public subscript(column: Int, row: Int) -> Double {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    /// Rows for columns.
    public var transpose: simd_double2x2 {
        simd_double2x2(
            SIMD2<Double>(c0[0], c1[0]),
            SIMD2<Double>(c0[1], c1[1])
        )
    }

    /// By how much areas or volumes grow.
    public var determinant: Double { c0.x * c1.y - c1.x * c0.y }

    /// What undoes it; not finite for a determinant of 0.
    public var inverse: simd_double2x2 {
        simd_double2x2(SIMD2<Double>(c1.y, -c0.y), SIMD2<Double>(-c1.x, c0.x)) * (1 / determinant)
    }

    /// A vector, mapped.
    public static func * (lhs: simd_double2x2, rhs: SIMD2<Double>) -> SIMD2<Double> {
        lhs.c0 * rhs[0] + lhs.c1 * rhs[1]
    }

    /// A vector as a row, mapped: the transposed matrix's way.
    public static func * (lhs: SIMD2<Double>, rhs: simd_double2x2) -> SIMD2<Double> {
        SIMD2<Double>((lhs * rhs.c0).sum(), (lhs * rhs.c1).sum())
    }

    /// One mapping after another: the right one first.
    public static func * (lhs: simd_double2x2, rhs: simd_double2x2) -> simd_double2x2 {
        simd_double2x2(lhs * rhs.c0, lhs * rhs.c1)
    }

    /// All elements times a number.
    public static func * (lhs: simd_double2x2, rhs: Double) -> simd_double2x2 {
        simd_double2x2(lhs.c0 * rhs, lhs.c1 * rhs)
    }

    /// All elements times a number.
    public static func * (lhs: Double, rhs: simd_double2x2) -> simd_double2x2 { rhs * lhs }

    /// The sum.
    public static func + (lhs: simd_double2x2, rhs: simd_double2x2) -> simd_double2x2 {
        simd_double2x2(lhs.c0 + rhs.c0, lhs.c1 + rhs.c1)
    }

    /// The difference.
    public static func - (lhs: simd_double2x2, rhs: simd_double2x2) -> simd_double2x2 {
        simd_double2x2(lhs.c0 - rhs.c0, lhs.c1 - rhs.c1)
    }

    /// One mapping after another.
    public static func *= (lhs: inout simd_double2x2, rhs: simd_double2x2) { lhs = lhs * rhs }
}

/// A matrix of 2 columns and 2 rows.
public typealias double2x2 = simd_double2x2

/// The matrix that maps nothing.
public let matrix_identity_double2x2 = simd_double2x2(1)

/// One mapping after another.
public func simd_mul(_ x: simd_double2x2, _ y: simd_double2x2) -> simd_double2x2 { x * y }

/// A vector, mapped.
public func simd_mul(_ x: simd_double2x2, _ y: SIMD2<Double>) -> SIMD2<Double> { x * y }

/// What undoes a matrix.
public func simd_inverse(_ x: simd_double2x2) -> simd_double2x2 { x.inverse }

/// Rows for columns.
public func simd_transpose(_ x: simd_double2x2) -> simd_double2x2 { x.transpose }

/// By how much areas or volumes grow.
public func simd_determinant(_ x: simd_double2x2) -> Double { x.determinant }
