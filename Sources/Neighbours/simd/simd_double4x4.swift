// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
// Apple's spellings.

/// A matrix of 4 columns and 4 rows.
public struct simd_double4x4: Hashable, Sendable {
    private var c0: SIMD4<Double>
    private var c1: SIMD4<Double>
    private var c2: SIMD4<Double>
    private var c3: SIMD4<Double>

    /// The columns.
    public var columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>) {
        get { (c0, c1, c2, c3) }
        set { (c0, c1, c2, c3) = newValue }
    }

    /// Makes a matrix of zeros.
    public init() { self.init(diagonal: SIMD4<Double>()) }

    /// Makes a matrix with a number in its diagonal.
    public init(_ scalar: Double) { self.init(diagonal: SIMD4<Double>(repeating: scalar)) }

    /// Makes a matrix with numbers in its diagonal.
    public init(diagonal: SIMD4<Double>) {
        c0 = SIMD4<Double>()
        c0[0] = diagonal[0]
        c1 = SIMD4<Double>()
        c1[1] = diagonal[1]
        c2 = SIMD4<Double>()
        c2[2] = diagonal[2]
        c3 = SIMD4<Double>()
        c3[3] = diagonal[3]
    }

    /// Makes a matrix of columns.
    public init(_ c0: SIMD4<Double>, _ c1: SIMD4<Double>, _ c2: SIMD4<Double>, _ c3: SIMD4<Double>)
    {
        self.c0 = c0
        self.c1 = c1
        self.c2 = c2
        self.c3 = c3
    }

    /// Makes a matrix of columns.
    public init(columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)) {
        self.init(columns.0, columns.1, columns.2, columns.3)
    }

    /// Makes a matrix of as many columns as it has.
    public init(_ columns: [SIMD4<Double>]) {
        precondition(columns.count == 4, "simd_double4x4: give 4 columns")
        self.init(columns[0], columns[1], columns[2], columns[3])
    }

    /// Makes a matrix of rows.
    public init(rows: [SIMD4<Double>]) {
        self = simd_double4x4(rows).transpose
    }

    /// A column.
    public subscript(column: Int) -> SIMD4<Double> {
        get {
            switch column {
            case 0: c0
            case 1: c1
            case 2: c2
            case 3: c3
            default: preconditionFailure("simd_double4x4: there is no column \(column)")
            }
        }
        set {
            switch column {
            case 0: c0 = newValue
            case 1: c1 = newValue
            case 2: c2 = newValue
            case 3: c3 = newValue
            default: preconditionFailure("simd_double4x4: there is no column \(column)")
            }
        }
    }

    /// An element.
    public subscript(column: Int, row: Int) -> Double {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    /// Rows for columns.
    public var transpose: simd_double4x4 {
        simd_double4x4(
            SIMD4<Double>(c0[0], c1[0], c2[0], c3[0]),
            SIMD4<Double>(c0[1], c1[1], c2[1], c3[1]),
            SIMD4<Double>(c0[2], c1[2], c2[2], c3[2]),
            SIMD4<Double>(c0[3], c1[3], c2[3], c3[3])
        )
    }

    /// By how much volumes grow.
    public var determinant: Double {
        (0..<4).reduce(0) { $0 + self[$1][0] * cofactor($1, 0) }
    }

    /// The determinant without a column and a row, with its sign.
    private func cofactor(_ column: Int, _ row: Int) -> Double {
        let columns = (0..<4).filter { $0 != column }
        let rows = (0..<4).filter { $0 != row }
        let parts = columns.map { c in
            SIMD3<Double>(self[c][rows[0]], self[c][rows[1]], self[c][rows[2]])
        }
        let value = dot(parts[0], cross(parts[1], parts[2]))
        return (column + row).isMultiple(of: 2) ? value : -value
    }

    /// What undoes it; not finite for a determinant of 0.
    public var inverse: simd_double4x4 {
        var result = simd_double4x4()
        let scale = 1 / determinant
        for column in 0..<4 {
            for row in 0..<4 { result[column][row] = cofactor(row, column) * scale }
        }
        return result
    }

    /// A vector, mapped.
    public static func * (lhs: simd_double4x4, rhs: SIMD4<Double>) -> SIMD4<Double> {
        lhs.c0 * rhs[0] + lhs.c1 * rhs[1] + lhs.c2 * rhs[2] + lhs.c3 * rhs[3]
    }

    /// A vector as a row, mapped: the transposed matrix's way.
    public static func * (lhs: SIMD4<Double>, rhs: simd_double4x4) -> SIMD4<Double> {
        SIMD4<Double>(
            (lhs * rhs.c0).sum(),
            (lhs * rhs.c1).sum(),
            (lhs * rhs.c2).sum(),
            (lhs * rhs.c3).sum()
        )
    }

    /// One mapping after another: the right one first.
    public static func * (lhs: simd_double4x4, rhs: simd_double4x4) -> simd_double4x4 {
        simd_double4x4(lhs * rhs.c0, lhs * rhs.c1, lhs * rhs.c2, lhs * rhs.c3)
    }

    /// All elements times a number.
    public static func * (lhs: simd_double4x4, rhs: Double) -> simd_double4x4 {
        simd_double4x4(lhs.c0 * rhs, lhs.c1 * rhs, lhs.c2 * rhs, lhs.c3 * rhs)
    }

    /// All elements times a number.
    public static func * (lhs: Double, rhs: simd_double4x4) -> simd_double4x4 { rhs * lhs }

    /// The sum.
    public static func + (lhs: simd_double4x4, rhs: simd_double4x4) -> simd_double4x4 {
        simd_double4x4(lhs.c0 + rhs.c0, lhs.c1 + rhs.c1, lhs.c2 + rhs.c2, lhs.c3 + rhs.c3)
    }

    /// The difference.
    public static func - (lhs: simd_double4x4, rhs: simd_double4x4) -> simd_double4x4 {
        simd_double4x4(lhs.c0 - rhs.c0, lhs.c1 - rhs.c1, lhs.c2 - rhs.c2, lhs.c3 - rhs.c3)
    }

    /// One mapping after another.
    public static func *= (lhs: inout simd_double4x4, rhs: simd_double4x4) { lhs = lhs * rhs }
}

/// A matrix of 4 columns and 4 rows.
public typealias double4x4 = simd_double4x4

/// The matrix that maps nothing.
public let matrix_identity_double4x4 = simd_double4x4(1)

/// One mapping after another.
public func simd_mul(_ x: simd_double4x4, _ y: simd_double4x4) -> simd_double4x4 { x * y }

/// A vector, mapped.
public func simd_mul(_ x: simd_double4x4, _ y: SIMD4<Double>) -> SIMD4<Double> { x * y }

/// What undoes a matrix.
public func simd_inverse(_ x: simd_double4x4) -> simd_double4x4 { x.inverse }

/// Rows for columns.
public func simd_transpose(_ x: simd_double4x4) -> simd_double4x4 { x.transpose }

/// By how much areas or volumes grow.
public func simd_determinant(_ x: simd_double4x4) -> Double { x.determinant }
