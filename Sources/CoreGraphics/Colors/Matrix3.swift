// SPDX-License-Identifier: Apache-2.0

/// Three numbers: a colour of three components, or a point of XYZ.
package typealias Vector3 = SIMD3<Double>

/// A 3 x 3 matrix of colour arithmetic; it multiplies column vectors.
package struct Matrix3: Sendable, Hashable {
    /// The rows, top first.
    package var rows: [Vector3]

    /// Makes a matrix from its rows.
    package init(_ row0: Vector3, _ row1: Vector3, _ row2: Vector3) {
        rows = [row0, row1, row2]
    }

    /// Makes a matrix that scales each component.
    package init(diagonal: Vector3) {
        self.init(
            Vector3(diagonal.x, 0, 0),
            Vector3(0, diagonal.y, 0),
            Vector3(0, 0, diagonal.z)
        )
    }

    /// The column at an index.
    package func column(_ index: Int) -> Vector3 {
        Vector3(rows[0][index], rows[1][index], rows[2][index])
    }

    /// The inverse, by cofactors; `nil` where there is none.
    package var inverse: Matrix3? {
        let (a, b, c) = (rows[0], rows[1], rows[2])
        let bc = Self.cross(b, c)
        let determinant = (a * bc).sum()
        guard determinant != 0, determinant.isFinite else { return nil }
        let columns = [bc, Self.cross(c, a), Self.cross(a, b)].map { $0 / determinant }
        return Matrix3(
            Vector3(columns[0].x, columns[1].x, columns[2].x),
            Vector3(columns[0].y, columns[1].y, columns[2].y),
            Vector3(columns[0].z, columns[1].z, columns[2].z)
        )
    }

    package static func * (left: Matrix3, right: Vector3) -> Vector3 {
        Vector3(
            (left.rows[0] * right).sum(),
            (left.rows[1] * right).sum(),
            (left.rows[2] * right).sum()
        )
    }

    package static func * (left: Matrix3, right: Matrix3) -> Matrix3 {
        let columns = (0..<3).map { left * right.column($0) }
        return Matrix3(
            Vector3(columns[0].x, columns[1].x, columns[2].x),
            Vector3(columns[0].y, columns[1].y, columns[2].y),
            Vector3(columns[0].z, columns[1].z, columns[2].z)
        )
    }

    private static func cross(_ left: Vector3, _ right: Vector3) -> Vector3 {
        Vector3(
            left.y * right.z - left.z * right.y,
            left.z * right.x - left.x * right.z,
            left.x * right.y - left.y * right.x
        )
    }
}
