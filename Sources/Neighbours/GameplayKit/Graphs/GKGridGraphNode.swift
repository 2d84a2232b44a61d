// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
public import simd

/// A node at a place of a grid; steps cost the distance.
open class GKGridGraphNode: GKGraphNode {
    /// The column and the row.
    open internal(set) var gridPosition: vector_int2

    /// A node at a column and row.
    public init(gridPosition: vector_int2) {
        self.gridPosition = gridPosition
        super.init()
    }

    /// Reads what `encode(with:)` wrote.
    public required init?(coder: NSCoder) {
        gridPosition = vector_int2(
            coder.decodeInt32(forKey: "x"),
            coder.decodeInt32(forKey: "y")
        )
        super.init(coder: coder)
    }

    /// Writes the column and the row.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(gridPosition.x, forKey: "x")
        coder.encode(gridPosition.y, forKey: "y")
    }

    /// The distance to a node; 0 for one that is on no grid.
    open override func estimatedCost(to node: GKGraphNode) -> Float { distance(to: node) ?? 0 }

    /// The distance to a node; 1 for one that is on no grid.
    open override func cost(to node: GKGraphNode) -> Float { distance(to: node) ?? 1 }

    private func distance(to node: GKGraphNode) -> Float? {
        guard let other = node as? GKGridGraphNode else { return nil }
        return simd_distance(vector_float2(gridPosition), vector_float2(other.gridPosition))
    }
}
