// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
import simd

/// The ways around polygons: nodes at their corners, connected where nothing is between.
open class GKObstacleGraph<NodeType: GKGraphNode2D>: GKGraph {
    private struct Entry {
        let obstacle: GKPolygonObstacle
        let polygon: Polygon
        let nodes: [GKGraphNode2D]
    }

    private struct Link: Hashable {
        let start: ObjectIdentifier
        let end: ObjectIdentifier

        init(_ start: GKGraphNode, _ end: GKGraphNode) {
            self.start = ObjectIdentifier(start)
            self.end = ObjectIdentifier(end)
        }
    }

    private var entries: [Entry] = []
    private var locked: Set<Link> = []
    private let nodeClass: GKGraphNode2D.Type

    /// The polygons, in the order in which they came.
    open var obstacles: [GKPolygonObstacle] { entries.map { $0.obstacle } }
    /// How far ways stay away from polygons.
    open private(set) var bufferRadius: Float

    /// A graph around some polygons, whose nodes have a class.
    public init(obstacles: [GKPolygonObstacle], bufferRadius: Float, nodeClass: AnyClass) {
        guard let nodeClass = nodeClass as? NodeType.Type else {
            preconditionFailure("GKObstacleGraph: \(nodeClass) is no subclass of \(NodeType.self)")
        }
        self.bufferRadius = bufferRadius
        self.nodeClass = nodeClass
        super.init()
        addObstacles(obstacles)
    }

    /// A graph around some polygons.
    public convenience init(obstacles: [GKPolygonObstacle], bufferRadius: Float) {
        self.init(obstacles: obstacles, bufferRadius: bufferRadius, nodeClass: NodeType.self)
    }

    /// Reads what `encode(with:)` wrote; the nodes are made anew, of the graph's class.
    public required convenience init?(coder: NSCoder) {
        let classes: [AnyClass] = [NSArray.self, GKPolygonObstacle.self]
        let list = coder.decodeObject(of: classes, forKey: "obstacles") as? NSArray ?? []
        self.init(
            obstacles: list.compactMap { $0 as? GKPolygonObstacle },
            bufferRadius: coder.decodeFloat(forKey: "bufferRadius")
        )
    }

    /// Writes the polygons and the distance from them.
    open override func encode(with coder: NSCoder) {
        coder.encode(NSArray(array: obstacles), forKey: "obstacles")
        coder.encode(bufferRadius, forKey: "bufferRadius")
    }

    /// Adds a node, and connects it with all nodes that it sees.
    open func connectUsingObstacles(node: NodeType) { connect(node, among: entries) }

    /// Adds a node, and connects it as if some polygons were not there.
    open func connectUsingObstacles(
        node: NodeType,
        ignoring obstaclesToIgnore: [GKPolygonObstacle]
    ) {
        connect(
            node,
            among: entries.filter { entry in
                !obstaclesToIgnore.contains { $0 === entry.obstacle }
            }
        )
    }

    /// Adds a node, and connects it with no distance from some polygons: it may be next to them.
    open func connectUsingObstacles(
        node: NodeType,
        ignoringBufferRadiusOf obstaclesBufferRadiusToIgnore: [GKPolygonObstacle]
    ) {
        connect(
            node,
            among: entries.map { entry in
                guard obstaclesBufferRadiusToIgnore.contains(where: { $0 === entry.obstacle })
                else {
                    return entry
                }
                return Entry(
                    obstacle: entry.obstacle,
                    polygon: Polygon(entry.obstacle.points),
                    nodes: entry.nodes
                )
            }
        )
    }

    /// Adds polygons: their corners become nodes, and connections through them are taken back.
    open func addObstacles(_ obstacles: [GKPolygonObstacle]) {
        for obstacle in obstacles where !entries.contains(where: { $0.obstacle === obstacle }) {
            let polygon = Polygon(obstacle.points).widened(by: bufferRadius)
            let nodes = polygon.points.map { makeInstance(of: nodeClass, at: $0) }
            entries.append(Entry(obstacle: obstacle, polygon: polygon, nodes: nodes))
            for case let node as GKGraphNode2D in members {
                for case let other as GKGraphNode2D in node.connectedNodes
                where !isConnectionLocked(node, other)
                    && polygon.blocks(node.position, other.position)
                {
                    node.removeConnections(to: [other], bidirectional: false)
                }
            }
            for node in nodes { connect(node, among: entries) }
        }
    }

    /// Removes polygons with their nodes, and connects what sees each other now.
    open func removeObstacles(_ obstacles: [GKPolygonObstacle]) {
        let gone = entries.filter { entry in obstacles.contains { $0 === entry.obstacle } }
        entries.removeAll { entry in obstacles.contains { $0 === entry.obstacle } }
        remove(gone.flatMap { $0.nodes })
        for case let node as GKGraphNode2D in members { connect(node, among: entries) }
    }

    /// Removes all polygons with their nodes.
    open func removeAllObstacles() { removeObstacles(obstacles) }

    /// The nodes at the corners of a polygon.
    open func nodes(for obstacle: GKPolygonObstacle) -> [NodeType] {
        entries.first { $0.obstacle === obstacle }?.nodes.compactMap { $0 as? NodeType } ?? []
    }

    /// Keeps a connection, whatever polygons come.
    open func lockConnection(from startNode: NodeType, to endNode: NodeType) {
        locked.insert(Link(startNode, endNode))
    }

    /// Lets polygons take a connection back again.
    open func unlockConnection(from startNode: NodeType, to endNode: NodeType) {
        locked.remove(Link(startNode, endNode))
    }

    /// Whether a connection is kept, whatever polygons come.
    open func isConnectionLocked(from startNode: NodeType, to endNode: NodeType) -> Bool {
        isConnectionLocked(startNode, endNode)
    }

    private func isConnectionLocked(_ start: GKGraphNode, _ end: GKGraphNode) -> Bool {
        locked.contains(Link(start, end))
    }

    /// Adds a node, and connects it with all that it sees past some polygons.
    private func connect(_ node: GKGraphNode2D, among entries: [Entry]) {
        let polygons = entries.map { $0.polygon }
        add([node])
        guard !polygons.contains(where: { $0.contains(node.position) }) else { return }
        for case let other as GKGraphNode2D in members
        where other !== node && !polygons.contains(where: { $0.contains(other.position) })
            && !polygons.contains(where: { $0.blocks(node.position, other.position) })
        {
            node.addConnections(to: [other], bidirectional: true)
        }
    }
}
