// SPDX-License-Identifier: Apache-2.0

import simd

/// A triangle of a mesh.
struct Triangle {
    /// A side, the same in both directions.
    struct Side: Hashable {
        let start: vector_float2
        let end: vector_float2

        init(_ first: vector_float2, _ second: vector_float2) {
            let isOrdered = (first.x, first.y) < (second.x, second.y)
            start = isOrdered ? first : second
            end = isOrdered ? second : first
        }

        var middle: vector_float2 { (start + end) / 2 }
    }

    let corners: [vector_float2]

    var sides: [Side] { (0..<3).map { Side(corners[$0], corners[($0 + 1) % 3]) } }

    var center: vector_float2 { (corners[0] + corners[1] + corners[2]) / 3 }

    /// Whether a point is inside or on a side.
    func contains(_ point: vector_float2) -> Bool {
        let signs = (0..<3).map {
            Polygon.cross(corners[($0 + 1) % 3] - corners[$0], point - corners[$0])
        }
        return signs.allSatisfy { $0 >= -0.000_1 } || signs.allSatisfy { $0 <= 0.000_1 }
    }

    /// Whether both have a side in common.
    func touches(_ other: Triangle) -> Bool { !Set(sides).isDisjoint(with: other.sides) }

    /// Whether a point is in the circle through the corners.
    func isInCircle(_ point: vector_float2) -> Bool {
        let place = vector_double2(point)
        let (a, b, c) = (
            vector_double2(corners[0]) - place, vector_double2(corners[1]) - place,
            vector_double2(corners[2]) - place
        )
        let (aa, bb, cc) = (simd_dot(a, a), simd_dot(b, b), simd_dot(c, c))
        let determinant =
            aa * (b.x * c.y - c.x * b.y) - bb * (a.x * c.y - c.x * a.y)
            + cc * (a.x * b.y - b.x * a.y)
        let turn = Polygon.cross(corners[1] - corners[0], corners[2] - corners[0])
        return turn > 0 ? determinant > 0 : determinant < 0
    }
}

/// The triangles of a rectangle around polygons, by Delaunay's rule (Bowyer and Watson, 1981).
///
/// Sides of polygons that no triangle has are halved until one has each half.
struct Triangulation {
    private(set) var triangles: [Triangle] = []

    init(low: vector_float2, high: vector_float2, around polygons: [Polygon]) {
        var points = [low, vector_float2(high.x, low.y), high, vector_float2(low.x, high.y)]
        var needed = polygons.flatMap { $0.edges.map { Triangle.Side($0.0, $0.1) } }
        points += polygons.flatMap { $0.points }
        points = points.filter { point in
            point.x >= low.x && point.y >= low.y && point.x <= high.x && point.y <= high.y
        }
        // Eight halvings make sides 256 times shorter; what is missing then is too short to matter.
        for _ in 0..<8 {
            triangles = Self.delaunay(points)
            let present = Set(triangles.flatMap { $0.sides })
            let missing = needed.filter { !present.contains($0) && $0.start != $0.end }
            if missing.isEmpty { break }
            needed.removeAll { missing.contains($0) }
            for side in missing {
                points.append(side.middle)
                needed += [
                    Triangle.Side(side.start, side.middle), Triangle.Side(side.middle, side.end),
                ]
            }
        }
        triangles.removeAll { triangle in polygons.contains { $0.contains(triangle.center) } }
    }

    private static func delaunay(_ points: [vector_float2]) -> [Triangle] {
        guard let first = points.first else { return [] }
        let low = points.reduce(first) { pointwiseMin($0, $1) }
        let high = points.reduce(first) { pointwiseMax($0, $1) }
        let size = max(high.x - low.x, high.y - low.y, 1) * 20
        let middle = (low + high) / 2
        let outer = [
            middle + vector_float2(-size, -size), middle + vector_float2(size, -size),
            middle + vector_float2(0, size),
        ]
        var triangles = [Triangle(corners: outer)]
        var seen: Set<vector_float2> = []
        for point in points where seen.insert(point).inserted {
            let bad = triangles.filter { $0.isInCircle(point) }
            triangles.removeAll { $0.isInCircle(point) }
            var counts: [Triangle.Side: Int] = [:]
            for side in bad.flatMap({ $0.sides }) { counts[side, default: 0] += 1 }
            let rim = bad.flatMap { $0.sides }.filter { counts[$0] == 1 }
            for side in rim
            where abs(Polygon.cross(side.end - side.start, point - side.start)) > 0 {
                triangles.append(Triangle(corners: [side.start, side.end, point]))
            }
        }
        return triangles.filter { triangle in !triangle.corners.contains { outer.contains($0) } }
    }
}
