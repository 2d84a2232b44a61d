// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
public import simd

/// A node at a point of the plane; steps cost the distance.
open class GKGraphNode2D: GKGraphNode {
    /// The point.
    open var position: vector_float2

    /// A node at a point.
    public init(point: vector_float2) {
        position = point
        super.init()
    }

    /// Reads what `encode(with:)` wrote.
    public required init?(coder: NSCoder) {
        position = vector_float2(coder.decodeFloat(forKey: "x"), coder.decodeFloat(forKey: "y"))
        super.init(coder: coder)
    }

    /// Writes the point.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(position.x, forKey: "x")
        coder.encode(position.y, forKey: "y")
    }

    /// The distance to a node; 0 for one without a point.
    open override func estimatedCost(to node: GKGraphNode) -> Float {
        (node as? GKGraphNode2D).map { simd_distance(position, $0.position) } ?? 0
    }

    /// The distance to a node; 1 for one without a point.
    open override func cost(to node: GKGraphNode) -> Float {
        (node as? GKGraphNode2D).map { simd_distance(position, $0.position) } ?? 1
    }
}
