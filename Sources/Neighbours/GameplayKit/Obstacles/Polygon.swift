// SPDX-License-Identifier: Apache-2.0

import simd

/// The geometry of an obstacle's corners, in order around it.
struct Polygon {
    let points: [vector_float2]

    /// The corners in the order in which y, upward, turns to the left.
    init(_ points: [vector_float2]) {
        let doubledArea = points.indices.reduce(Float(0)) { area, index in
            area + Self.cross(points[index], points[(index + 1) % points.count])
        }
        self.points = doubledArea < 0 ? points.reversed() : points
    }

    static func cross(_ first: vector_float2, _ second: vector_float2) -> Float {
        first.x * second.y - first.y * second.x
    }

    var edges: [(vector_float2, vector_float2)] {
        points.indices.map { (points[$0], points[($0 + 1) % points.count]) }
    }

    /// The polygon whose sides lie further out by a distance; sharp corners grow at most fourfold.
    func widened(by distance: Float) -> Polygon {
        guard points.count > 2, distance > 0 else { return self }
        let count = points.count
        return Polygon(
            points.indices.map { index in
                let before = Self.normal(points[(index + count - 1) % count], points[index])
                let after = Self.normal(points[index], points[(index + 1) % count])
                let sum = before + after
                let length = max(simd_length(sum), 0.000_001)
                let half = sum / length
                return points[index] + half * distance / max(simd_dot(half, after), 0.25)
            }
        )
    }

    /// The outward normal of a side, of length 1.
    private static func normal(_ start: vector_float2, _ end: vector_float2) -> vector_float2 {
        let way = end - start
        let length = simd_length(way)
        return length > 0 ? vector_float2(way.y, -way.x) / length : vector_float2()
    }

    /// Whether a point is inside; those on a side, give or take a little, are not.
    func contains(_ point: vector_float2, tolerance: Float = 0.000_1) -> Bool {
        var isInside = false
        for (start, end) in edges {
            if Self.distance(point, start, end) <= tolerance { return false }
            guard (start.y > point.y) != (end.y > point.y) else { continue }
            let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
            if point.x < x { isInside.toggle() }
        }
        return isInside
    }

    /// Whether a line goes through the inside.
    ///
    /// It is cut where it meets a side; the middles of the pieces tell.
    func blocks(_ start: vector_float2, _ end: vector_float2) -> Bool {
        var cuts: [Float] = [0, 1]
        let way = end - start
        for (first, second) in edges {
            let side = second - first
            let determinant = Self.cross(way, side)
            guard abs(determinant) > 0.000_000_1 else { continue }
            let t = Self.cross(first - start, side) / determinant
            let u = Self.cross(first - start, way) / determinant
            if t > 0, t < 1, u >= 0, u <= 1 { cuts.append(t) }
        }
        cuts.sort()
        return zip(cuts, cuts.dropFirst()).contains { low, high in
            contains(start + way * ((low + high) / 2))
        }
    }

    /// The distance of a point from a line with two ends.
    static func distance(
        _ point: vector_float2,
        _ start: vector_float2,
        _ end: vector_float2
    ) -> Float {
        let way = end - start
        let square = simd_dot(way, way)
        guard square > 0 else { return simd_distance(point, start) }
        let t = max(0, min(1, simd_dot(point - start, way) / square))
        return simd_distance(point, start + way * t)
    }
}
