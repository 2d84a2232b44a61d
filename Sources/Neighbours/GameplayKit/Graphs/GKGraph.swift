// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// Nodes with their connections.
open class GKGraph: NSObject, NSCopying, NSSecureCoding {
    private(set) var members: [GKGraphNode] = []

    /// The nodes, in the order in which they came.
    open var nodes: [GKGraphNode]? { members }

    /// A graph without nodes.
    public override init() { super.init() }

    /// A graph of nodes.
    public init(_ nodes: [GKGraphNode]) {
        super.init()
        add(nodes)
    }

    /// Reads what `encode(with:)` wrote.
    public required init?(coder: NSCoder) {
        super.init()
        let nodes = coder.decodeObject(of: [NSArray.self, GKGraphNode.self], forKey: "nodes")
        add((nodes as? NSArray ?? []).compactMap { $0 as? GKGraphNode })
        let classes: [AnyClass] = [NSArray.self, NSNumber.self]
        let pairs = coder.decodeObject(of: classes, forKey: "connections") as? NSArray ?? []
        let indices = pairs.compactMap { ($0 as? NSNumber)?.intValue ?? $0 as? Int }
        for start in stride(from: 0, to: indices.count - 1, by: 2)
        where members.indices.contains(indices[start])
            && members.indices.contains(indices[start + 1])
        {
            members[indices[start]]
                .addConnections(to: [members[indices[start + 1]]], bidirectional: false)
        }
    }

    /// Writes the nodes, and their connections as pairs of indices.
    open func encode(with coder: NSCoder) {
        let places = Dictionary(
            uniqueKeysWithValues: members.enumerated().map { (ObjectIdentifier($1), $0) }
        )
        let pairs = members.enumerated().flatMap { index, node in
            node.connectedNodes.compactMap { places[ObjectIdentifier($0)] }.flatMap { [index, $0] }
        }
        coder.encode(NSArray(array: members), forKey: "nodes")
        coder.encode(NSArray(array: pairs.map { NSNumber(value: $0) }), forKey: "connections")
    }

    /// Archives can keep graphs.
    open class var supportsSecureCoding: Bool { true }

    /// A graph of the same nodes.
    open func copy(with zone: NSZone? = nil) -> Any { GKGraph(members) }

    /// A graph of the same nodes.
    open override func copy() -> Any { copy(with: nil) }

    /// Connects a node to the one of this graph that it reaches most cheaply.
    open func connectToLowestCostNode(node: GKGraphNode, bidirectional: Bool) {
        let others = members.filter { $0 !== node }
        guard let nearest = others.min(by: { node.cost(to: $0) < node.cost(to: $1) }) else {
            return
        }
        node.addConnections(to: [nearest], bidirectional: bidirectional)
    }

    /// Adds nodes that are not there yet.
    open func add(_ nodes: [GKGraphNode]) {
        for node in nodes where !members.contains(where: { $0 === node }) { members.append(node) }
    }

    /// Removes nodes with all connections to and from them.
    open func remove(_ nodes: [GKGraphNode]) {
        let gone = Set(nodes.map { ObjectIdentifier($0) })
        members.removeAll { gone.contains(ObjectIdentifier($0)) }
        for node in members { node.removeConnections(to: nodes, bidirectional: false) }
        for node in nodes { node.removeConnections(to: node.connectedNodes, bidirectional: true) }
    }

    /// The cheapest way between two nodes of the graph, with both ends; empty if there is none.
    open func findPath(from startNode: GKGraphNode, to endNode: GKGraphNode) -> [GKGraphNode] {
        startNode.findPath(to: endNode)
    }

    /// Makes nodes the graph's without the work of looking for each.
    func setMembers(_ nodes: [GKGraphNode]) { members = nodes }
}
