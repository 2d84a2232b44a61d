// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
public import simd

/// Where a mesh has its nodes.
public struct GKMeshGraphTriangulationMode: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Some bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the corners of the triangles.
    public static let vertices = GKMeshGraphTriangulationMode(rawValue: 1 << 0)
    /// In the middles of the triangles.
    public static let centers = GKMeshGraphTriangulationMode(rawValue: 1 << 1)
    /// In the middles of the triangles' sides.
    public static let edgeMidpoints = GKMeshGraphTriangulationMode(rawValue: 1 << 2)
}

/// A triangle of a mesh.
public struct GKTriangle: Sendable {
    /// The corners.
    public var points: (vector_float3, vector_float3, vector_float3)

    /// A triangle without a size.
    public init() { points = (vector_float3(), vector_float3(), vector_float3()) }

    /// A triangle with corners.
    public init(points: (vector_float3, vector_float3, vector_float3)) { self.points = points }
}

/// The space between polygons, cut into triangles with nodes that are connected within each.
open class GKMeshGraph<NodeType: GKGraphNode2D>: GKGraph {
    private let low: vector_float2
    private let high: vector_float2
    private let nodeClass: GKGraphNode2D.Type
    private var triangles: [Triangle] = []
    private var nodesOfTriangles: [[GKGraphNode2D]] = []

    /// The polygons that the triangles leave out.
    open private(set) var obstacles: [GKPolygonObstacle] = []
    /// How far the triangles stay away from polygons.
    open private(set) var bufferRadius: Float
    /// Where the next triangulation has its nodes.
    open var triangulationMode: GKMeshGraphTriangulationMode = .vertices
    /// How many triangles there are; none before `triangulate()`.
    open var triangleCount: Int { triangles.count }

    /// A mesh in a rectangle, whose nodes have a class.
    public init(
        bufferRadius: Float,
        minCoordinate min: vector_float2,
        maxCoordinate max: vector_float2,
        nodeClass: AnyClass
    ) {
        guard let nodeClass = nodeClass as? NodeType.Type else {
            preconditionFailure("GKMeshGraph: \(nodeClass) is no subclass of \(NodeType.self)")
        }
        self.bufferRadius = bufferRadius
        self.nodeClass = nodeClass
        low = min
        high = max
        super.init()
    }

    /// A mesh in a rectangle.
    public convenience init(
        bufferRadius: Float,
        minCoordinate min: vector_float2,
        maxCoordinate max: vector_float2
    ) {
        self.init(
            bufferRadius: bufferRadius,
            minCoordinate: min,
            maxCoordinate: max,
            nodeClass: NodeType.self
        )
    }

    /// Meshes are not read from archives: nil.
    public required init?(coder: NSCoder) { nil }

    /// Adds polygons for the next triangulation.
    open func addObstacles(_ obstacles: [GKPolygonObstacle]) {
        for obstacle in obstacles where !self.obstacles.contains(where: { $0 === obstacle }) {
            self.obstacles.append(obstacle)
        }
    }

    /// Leaves polygons out of the next triangulation.
    open func removeObstacles(_ obstacles: [GKPolygonObstacle]) {
        self.obstacles.removeAll { obstacle in obstacles.contains { $0 === obstacle } }
    }

    /// Cuts the space into triangles, and puts new nodes in the place of all nodes.
    open func triangulate() {
        remove(members)
        let polygons = obstacles.map { Polygon($0.points).widened(by: bufferRadius) }
        triangles = Triangulation(low: low, high: high, around: polygons).triangles
        var made: [vector_float2: GKGraphNode2D] = [:]
        nodesOfTriangles = triangles.map { triangle in
            places(in: triangle).map { place in
                if let node = made[place] { return node }
                let node = makeInstance(of: nodeClass, at: place)
                made[place] = node
                add([node])
                return node
            }
        }
        for nodes in nodesOfTriangles {
            for node in nodes {
                node.addConnections(to: nodes.filter { $0 !== node }, bidirectional: false)
            }
        }
        guard triangulationMode.contains(.centers) else { return }
        for first in triangles.indices {
            for second in triangles.indices where second > first {
                guard triangles[first].touches(triangles[second]),
                    let center = made[triangles[first].center],
                    let other = made[triangles[second].center]
                else { continue }
                center.addConnections(to: [other], bidirectional: true)
            }
        }
    }

    /// A triangle, with z of 0.
    open func triangle(at index: Int) -> GKTriangle {
        let corners = triangles[index].corners.map { vector_float3($0.x, $0.y, 0) }
        return GKTriangle(points: (corners[0], corners[1], corners[2]))
    }

    /// Adds a node, and connects it with those of the triangles that it is in.
    open func connectUsingObstacles(node: NodeType) {
        add([node])
        for (triangle, nodes) in zip(triangles, nodesOfTriangles)
        where triangle.contains(node.position) {
            node.addConnections(to: nodes.filter { $0 !== node }, bidirectional: true)
        }
    }

    private func places(in triangle: Triangle) -> [vector_float2] {
        var places: [vector_float2] = []
        if triangulationMode.contains(.vertices) { places += triangle.corners }
        if triangulationMode.contains(.centers) { places.append(triangle.center) }
        if triangulationMode.contains(.edgeMidpoints) {
            places += triangle.sides.map { $0.middle }
        }
        return places
    }
}
