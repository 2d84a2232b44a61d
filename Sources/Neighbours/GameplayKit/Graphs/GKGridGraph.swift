// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
public import simd

/// A grid whose neighbouring places are connected.
open class GKGridGraph<NodeType: GKGridGraphNode>: GKGraph {
    /// The place of the first column and row.
    open private(set) var gridOrigin: vector_int2
    /// How many columns there are.
    open private(set) var gridWidth: Int
    /// How many rows there are.
    open private(set) var gridHeight: Int
    /// Whether places are connected over their corners, too.
    open private(set) var diagonalsAllowed: Bool

    /// A grid with a node of the class at each place.
    public init(
        fromGridStartingAt position: vector_int2,
        width: Int32,
        height: Int32,
        diagonalsAllowed: Bool,
        nodeClass: AnyClass
    ) {
        gridOrigin = position
        gridWidth = Int(max(0, width))
        gridHeight = Int(max(0, height))
        self.diagonalsAllowed = diagonalsAllowed
        super.init()
        guard let nodeClass = nodeClass as? NodeType.Type else {
            preconditionFailure("GKGridGraph: \(nodeClass) is no subclass of \(NodeType.self)")
        }
        setMembers(
            (0..<gridWidth).flatMap { x in
                (0..<gridHeight).map { y in
                    makeInstance(of: nodeClass, at: position &+ vector_int2(Int32(x), Int32(y)))
                }
            }
        )
        // A new grid has no gaps, so that a place's index is known.
        for x in 0..<gridWidth {
            for y in 0..<gridHeight {
                let near = steps.map { (x + Int($0.x), y + Int($0.y)) }.filter {
                    (0..<gridWidth).contains($0.0) && (0..<gridHeight).contains($0.1)
                }
                members[x * gridHeight + y].addConnections(
                    to: near.map { members[$0.0 * gridHeight + $0.1] },
                    bidirectional: false
                )
            }
        }
    }

    /// A grid with a node at each place.
    public convenience init(
        fromGridStartingAt position: vector_int2,
        width: Int32,
        height: Int32,
        diagonalsAllowed: Bool
    ) {
        self.init(
            fromGridStartingAt: position,
            width: width,
            height: height,
            diagonalsAllowed: diagonalsAllowed,
            nodeClass: NodeType.self
        )
    }

    /// Reads what `encode(with:)` wrote.
    public required init?(coder: NSCoder) {
        gridOrigin = vector_int2(
            coder.decodeInt32(forKey: "originX"),
            coder.decodeInt32(forKey: "originY")
        )
        gridWidth = coder.decodeInteger(forKey: "width")
        gridHeight = coder.decodeInteger(forKey: "height")
        diagonalsAllowed = coder.decodeBool(forKey: "diagonals")
        super.init(coder: coder)
    }

    /// Writes the grid with its nodes.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(gridOrigin.x, forKey: "originX")
        coder.encode(gridOrigin.y, forKey: "originY")
        coder.encode(gridWidth, forKey: "width")
        coder.encode(gridHeight, forKey: "height")
        coder.encode(diagonalsAllowed, forKey: "diagonals")
    }

    /// The node at a place; nil where it was removed, and outside of the grid.
    open func node(atGridPosition position: vector_int2) -> NodeType? {
        let x = Int(position.x) - Int(gridOrigin.x)
        let y = Int(position.y) - Int(gridOrigin.y)
        guard (0..<gridWidth).contains(x), (0..<gridHeight).contains(y) else { return nil }
        // In a grid without gaps the node is where it was made.
        let index = x * gridHeight + y
        if index < members.count, let node = members[index] as? NodeType,
            node.gridPosition == position
        {
            return node
        }
        return members.lazy.compactMap { $0 as? NodeType }.first { $0.gridPosition == position }
    }

    /// Connects a node with those at its neighbouring places, both ways.
    open func connectToAdjacentNodes(node: GKGridGraphNode) {
        let near = steps.compactMap { self.node(atGridPosition: node.gridPosition &+ $0) }
        node.addConnections(to: near.filter { $0 !== node }, bidirectional: true)
    }

    /// The ways to the neighbouring places.
    private var steps: [vector_int2] {
        let straight = [
            vector_int2(0, 1), vector_int2(1, 0), vector_int2(0, -1), vector_int2(-1, 0),
        ]
        let oblique = [
            vector_int2(1, 1), vector_int2(1, -1), vector_int2(-1, -1), vector_int2(-1, 1),
        ]
        return diagonalsAllowed ? straight + oblique : straight
    }
}
