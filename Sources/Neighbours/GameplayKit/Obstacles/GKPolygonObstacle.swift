// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
public import simd

/// An obstacle with corners.
open class GKPolygonObstacle: GKObstacle, NSSecureCoding {
    let points: [vector_float2]

    /// How many corners there are.
    open var vertexCount: Int { points.count }

    /// The polygon of some corners, in order around it.
    public init(points: [vector_float2]) {
        self.points = points
        super.init()
    }

    /// The corners that stand in memory.
    public convenience init(points: UnsafeMutablePointer<vector_float2>, count numPoints: Int) {
        self.init(points: Array(UnsafeBufferPointer(start: points, count: numPoints)))
    }

    /// Reads what `encode(with:)` wrote.
    public required init?(coder: NSCoder) {
        let classes: [AnyClass] = [NSArray.self, NSNumber.self]
        let list = coder.decodeObject(of: classes, forKey: "points") as? NSArray ?? []
        let numbers = list.compactMap {
            ($0 as? NSNumber)?.floatValue ?? ($0 as? Double).map { Float($0) }
        }
        points = stride(from: 0, to: numbers.count - 1, by: 2).map {
            vector_float2(numbers[$0], numbers[$0 + 1])
        }
        super.init()
    }

    /// Writes the corners.
    open func encode(with coder: NSCoder) {
        let numbers = points.flatMap { [NSNumber(value: $0.x), NSNumber(value: $0.y)] }
        coder.encode(NSArray(array: numbers), forKey: "points")
    }

    /// Archives can keep polygons.
    open class var supportsSecureCoding: Bool { true }

    /// A corner.
    open func vertex(at index: Int) -> vector_float2 { points[index] }

    override var bounds: (center: vector_float3, radius: Float) {
        guard !points.isEmpty else { return (vector_float3(), 0) }
        let center = points.reduce(vector_float2(), +) / Float(points.count)
        let radius = points.map { simd_distance(center, $0) }.max() ?? 0
        return (vector_float3(center.x, center.y, 0), radius)
    }
}
