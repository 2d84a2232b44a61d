// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// A place in a graph, with connections to others that go one way each.
open class GKGraphNode: NSObject, NSSecureCoding {
    /// The nodes that can be reached from here at once.
    open private(set) var connectedNodes: [GKGraphNode] = []

    /// A node without connections.
    public override init() { super.init() }

    /// Reads a node; its graph reads the connections.
    public required init?(coder: NSCoder) { super.init() }

    /// Writes the node; its graph writes the connections.
    open func encode(with coder: NSCoder) {}

    /// Archives can keep nodes.
    open class var supportsSecureCoding: Bool { true }

    /// Connects this node to others, and these to this one if the connections go both ways.
    open func addConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
        for node in nodes {
            if !connectedNodes.contains(where: { $0 === node }) { connectedNodes.append(node) }
            if bidirectional { node.addConnections(to: [self], bidirectional: false) }
        }
    }

    /// Takes connections back, and those from the others if both ways are meant.
    open func removeConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
        for node in nodes {
            connectedNodes.removeAll { $0 === node }
            if bidirectional { node.removeConnections(to: [self], bidirectional: false) }
        }
    }

    /// At most what the way to a node costs; 0 in this class.
    open func estimatedCost(to node: GKGraphNode) -> Float { 0 }

    /// What the step to a connected node costs; 1 in this class.
    open func cost(to node: GKGraphNode) -> Float { 1 }

    /// The cheapest way to a node, with both ends; empty if there is none.
    open func findPath(to goalNode: GKGraphNode) -> [GKGraphNode] {
        PathSearch.path(from: self, to: goalNode)
    }

    /// The cheapest way from a node to this one.
    open func findPath(from startNode: GKGraphNode) -> [GKGraphNode] {
        PathSearch.path(from: startNode, to: self)
    }
}
