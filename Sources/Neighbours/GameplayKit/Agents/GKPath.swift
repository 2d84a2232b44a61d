// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime
public import simd

/// Lines from point to point, with a width, that agents follow.
open class GKPath: NSObject {
    private let points: [vector_float3]

    /// How far from its lines a place still counts as on the path.
    open var radius: Float
    /// Whether the last point leads to the first again.
    open var isCyclical: Bool
    /// How many points there are.
    open var numPoints: Int { points.count }

    /// The path over points of the plane.
    public init(points: [vector_float2], radius: Float, cyclical: Bool) {
        self.points = points.map { vector_float3($0.x, $0.y, 0) }
        self.radius = radius
        isCyclical = cyclical
        super.init()
    }

    /// The path over points of space.
    public init(points: [vector_float3], radius: Float, cyclical: Bool) {
        self.points = points
        self.radius = radius
        isCyclical = cyclical
        super.init()
    }

    /// The path over the points of nodes; nodes without points are left out.
    public convenience init(graphNodes: [GKGraphNode], radius: Float) {
        let points = graphNodes.compactMap { node -> vector_float3? in
            switch node {
            case let node as GKGraphNode2D: vector_float3(node.position.x, node.position.y, 0)
            case let node as GKGraphNode3D: node.position
            case let node as GKGridGraphNode:
                vector_float3(Float(node.gridPosition.x), Float(node.gridPosition.y), 0)
            default: nil
            }
        }
        self.init(points: points, radius: radius, cyclical: false)
    }

    /// A point in the plane.
    open func float2(at index: Int) -> vector_float2 {
        vector_float2(points[index].x, points[index].y)
    }

    /// A point in space.
    open func float3(at index: Int) -> vector_float3 { points[index] }

    private var segments: [(start: vector_float3, end: vector_float3)] {
        let ends = isCyclical ? points.dropFirst() + points.prefix(1) : points.dropFirst()
        return Array(zip(points, ends)).map { (start: $0, end: $1) }
    }

    /// The place of the path that is nearest to a point, and how far along the path it is.
    func nearest(to point: vector_float3) -> (point: vector_float3, distance: Float) {
        var best = (point: points.first ?? point, distance: Float(0))
        var walked: Float = 0
        for (start, end) in segments {
            let way = end - start
            let length = simd_length(way)
            guard length > 0 else { continue }
            let along = max(0, min(length, simd_dot(point - start, way) / length))
            let place = start + way / length * along
            if simd_distance(place, point) < simd_distance(best.point, point) {
                best = (place, walked + along)
            }
            walked += length
        }
        return best
    }

    /// The place at a distance along the path; its ends for places beyond, unless it is a circle.
    func point(at distance: Float) -> vector_float3 {
        let lengths = segments.map { simd_distance($0.start, $0.end) }
        let whole = lengths.reduce(0, +)
        guard let first = points.first, whole > 0 else { return points.first ?? vector_float3() }
        var left = distance
        if isCyclical {
            left = left.truncatingRemainder(dividingBy: whole)
            if left < 0 { left += whole }
        }
        guard left > 0 else { return first }
        for (segment, length) in zip(segments, lengths) where length > 0 {
            if left <= length {
                return segment.start + (segment.end - segment.start) * (left / length)
            }
            left -= length
        }
        return segments.last?.end ?? first
    }
}
