// SPDX-License-Identifier: Apache-2.0

import Foundation
import GameplayKit
import ObjCRuntime
import Testing
import simd

/// Ways through graphs.
struct GraphTests {
    private func length(_ path: [GKGraphNode]) -> Float {
        zip(path, path.dropFirst()).reduce(0) { $0 + $1.0.cost(to: $1.1) }
    }

    /// The length of the shortest way, by trying every connection again and again.
    private func shortest(_ nodes: [GKGraphNode], _ start: Int, _ end: Int) -> Float {
        var costs = [Float](repeating: .infinity, count: nodes.count)
        costs[start] = 0
        for _ in nodes {
            for (index, node) in nodes.enumerated() {
                for next in node.connectedNodes {
                    guard let place = nodes.firstIndex(where: { $0 === next }) else { continue }
                    costs[place] = min(costs[place], costs[index] + node.cost(to: next))
                }
            }
        }
        return costs[end]
    }

    @Test(arguments: 0..<20) func pathsAreAsShortAsThoseThatTryAll(_ seed: Int) {
        let source = GKMersenneTwisterRandomSource(seed: UInt64(seed))
        let nodes = (0..<15).map { _ in
            GKGraphNode2D(point: vector_float2(source.nextUniform(), source.nextUniform()))
        }
        for _ in 0..<30 {
            nodes[source.nextInt(upperBound: 15)]
                .addConnections(to: [nodes[source.nextInt(upperBound: 15)]], bidirectional: false)
        }
        let path = GKGraph(nodes).findPath(from: nodes[0], to: nodes[14])
        let best = shortest(nodes, 0, 14)
        #expect(path.isEmpty == (best == .infinity))
        if !path.isEmpty {
            #expect(path.first === nodes[0])
            #expect(path.last === nodes[14])
            #expect(abs(length(path) - best) < 0.000_1)
        }
    }

    @Test func gridsConnectNeighbours() throws {
        let grid = GKGridGraph<GKGridGraphNode>(
            fromGridStartingAt: vector_int2(2, 3),
            width: 4,
            height: 3,
            diagonalsAllowed: false
        )
        #expect(grid.nodes?.count == 12)
        #expect(grid.node(atGridPosition: vector_int2(1, 3)) == nil)
        let corner = try #require(grid.node(atGridPosition: vector_int2(2, 3)))
        let far = try #require(grid.node(atGridPosition: vector_int2(5, 5)))
        #expect(corner.connectedNodes.count == 2)
        #expect(grid.findPath(from: corner, to: far).count == 6)
        let wall = (2...4).compactMap { grid.node(atGridPosition: vector_int2($0, 4)) }
        grid.remove(wall)
        #expect(grid.node(atGridPosition: vector_int2(2, 4)) == nil)
        #expect(grid.node(atGridPosition: vector_int2(5, 4))?.gridPosition == vector_int2(5, 4))
        let start = try #require(grid.node(atGridPosition: vector_int2(2, 5)))
        #expect(grid.findPath(from: corner, to: start).count == 9)
        let node = GKGridGraphNode(gridPosition: vector_int2(2, 4))
        grid.add([node])
        grid.connectToAdjacentNodes(node: node)
        #expect(grid.findPath(from: corner, to: start).count == 3)
        let oblique = GKGridGraph<GKGridGraphNode>(
            fromGridStartingAt: vector_int2(0, 0),
            width: 4,
            height: 4,
            diagonalsAllowed: true
        )
        let first = try #require(oblique.nodes?.first)
        let last = try #require(oblique.nodes?.last)
        #expect(first.findPath(to: last).count == 4)
    }

    private final class Tile: GKGridGraphNode {
        let terrain: String

        init(terrain: String, at position: vector_int2) {
            self.terrain = terrain
            super.init(gridPosition: position)
        }

        override init(gridPosition: vector_int2) {
            terrain = "grass \(gridPosition.x) \(gridPosition.y)"
            super.init(gridPosition: gridPosition)
        }

        required init?(coder: NSCoder) { nil }

        override func cost(to node: GKGraphNode) -> Float {
            (node as? Tile)?.terrain == "mud" ? 100 : super.cost(to: node)
        }
    }

    private final class Corner: GKGraphNode2D {
        var note = "made"
    }

    @Test func nodesAreOfTheProgramsClasses() throws {
        let grid = GKGridGraph<Tile>(
            fromGridStartingAt: vector_int2(-1, 7),
            width: 3,
            height: 2,
            diagonalsAllowed: false
        )
        let tile = try #require(grid.node(atGridPosition: vector_int2(1, 8)))
        #expect(tile.terrain == "grass 1 8")
        #expect(tile.gridPosition == vector_int2(1, 8))
        let obstacle = Self.square(-1, 1)
        let graph = GKObstacleGraph<Corner>(obstacles: [obstacle], bufferRadius: 0)
        let corners = graph.nodes(for: obstacle)
        #expect(corners.map { $0.note } == ["made", "made", "made", "made"])
        #expect(corners.map { $0.position } == [[-1, -1], [1, -1], [1, 1], [-1, 1]])
    }

    @Test func graphsSurviveArchives() throws {
        let nodes = [vector_float2(0, 0), vector_float2(1, 0), vector_float2(1, 1)].map {
            GKGraphNode2D(point: $0)
        }
        nodes[0].addConnections(to: [nodes[1]], bidirectional: true)
        nodes[1].addConnections(to: [nodes[2]], bidirectional: false)
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: GKGraph(nodes),
            requiringSecureCoding: true
        )
        let read = try #require(
            try NSKeyedUnarchiver.unarchivedObject(ofClass: GKGraph.self, from: data)
        )
        let list = try #require(read.nodes)
        #expect(list.compactMap { ($0 as? GKGraphNode2D)?.position } == nodes.map { $0.position })
        #expect(read.findPath(from: list[0], to: list[2]).count == 3)
        #expect(read.findPath(from: list[2], to: list[0]).isEmpty)
    }

    @Test func aNodeIsConnectedWithTheNearestOne() {
        let nodes = [1, 5, 9].map { GKGraphNode3D(point: vector_float3($0, 0, 0)) }
        let graph = GKGraph(nodes)
        let node = GKGraphNode3D(point: vector_float3(6, 0, 0))
        graph.connectToLowestCostNode(node: node, bidirectional: true)
        #expect(node.connectedNodes.count == 1)
        #expect(nodes[1].connectedNodes.first === node)
        graph.remove([nodes[1]])
        #expect(node.connectedNodes.isEmpty)
    }

    private static func square(_ low: Float, _ high: Float) -> GKPolygonObstacle {
        GKPolygonObstacle(points: [
            vector_float2(low, low), vector_float2(high, low), vector_float2(high, high),
            vector_float2(low, high),
        ])
    }

    @Test func waysGoAroundObstacles() throws {
        let square = Self.square(-1, 1)
        let graph = GKObstacleGraph<GKGraphNode2D>(obstacles: [square], bufferRadius: 0.5)
        #expect(graph.nodes(for: square).count == 4)
        let left = GKGraphNode2D(point: vector_float2(-5, 0))
        let right = GKGraphNode2D(point: vector_float2(5, 0))
        graph.connectUsingObstacles(node: left)
        graph.connectUsingObstacles(node: right)
        let around = graph.findPath(from: left, to: right)
        #expect(around.count == 4)
        let exact = 2 * (Float(3.5 * 3.5 + 1.5 * 1.5)).squareRoot() + 3
        #expect(abs(length(around) - exact) < 0.001)
        graph.removeObstacles([square])
        #expect(graph.findPath(from: left, to: right).count == 2)
        graph.addObstacles([square])
        #expect(graph.findPath(from: left, to: right).count == 4)
        graph.removeAllObstacles()
        graph.lockConnection(from: left, to: right)
        #expect(graph.isConnectionLocked(from: left, to: right))
        graph.addObstacles([square])
        #expect(graph.findPath(from: left, to: right).count == 2)
    }

    @Test func aNodeNextToAnObstacleMayIgnoreItsDistance() {
        let square = Self.square(-1, 1)
        let graph = GKObstacleGraph<GKGraphNode2D>(obstacles: [square], bufferRadius: 1)
        let near = GKGraphNode2D(point: vector_float2(0, 1.5))
        graph.connectUsingObstacles(node: near)
        #expect(near.connectedNodes.isEmpty)
        graph.connectUsingObstacles(node: near, ignoringBufferRadiusOf: [square])
        #expect(!near.connectedNodes.isEmpty)
        let inside = GKGraphNode2D(point: vector_float2(0, 0))
        graph.connectUsingObstacles(node: inside, ignoring: [square])
        #expect(inside.connectedNodes.count >= 4)
    }

    @Test func meshesCoverWhatObstaclesLeave() throws {
        let mesh = GKMeshGraph<GKGraphNode2D>(
            bufferRadius: 0,
            minCoordinate: vector_float2(-4, -4),
            maxCoordinate: vector_float2(4, 4)
        )
        let square = Self.square(-1, 1)
        mesh.addObstacles([square])
        mesh.triangulationMode = [.vertices, .centers]
        mesh.triangulate()
        let area = (0..<mesh.triangleCount).reduce(Float(0)) { sum, index in
            let (a, b, c) = mesh.triangle(at: index).points
            return sum + abs((b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)) / 2
        }
        #expect(abs(area - 60) < 0.01)
        let left = GKGraphNode2D(point: vector_float2(-3, 0.1))
        let right = GKGraphNode2D(point: vector_float2(3, 0.1))
        mesh.connectUsingObstacles(node: left)
        mesh.connectUsingObstacles(node: right)
        let path = mesh.findPath(from: left, to: right)
        #expect(path.count >= 3)
        #expect(length(path) > 6)
    }

    @Test func treesFindWhatIsInARectangle() {
        let source = GKLinearCongruentialRandomSource(seed: 8)
        let box = GKQuad(quadMin: vector_float2(0, 0), quadMax: vector_float2(1, 1))
        let quad = GKQuadtree<NSNumber>(boundingQuad: box, minimumCellSize: 0.05)
        let octree = GKOctree<NSNumber>(
            boundingBox: GKBox(boxMin: vector_float3(0, 0, 0), boxMax: vector_float3(1, 1, 1)),
            minimumCellSize: 0.05
        )
        let strategies: [GKRTreeSplitStrategy] = [.halve, .linear, .quadratic, .reduceOverlap]
        let trees = strategies.map { _ in GKRTree<NSNumber>(maxNumberOfChildren: 4) }
        var places: [(vector_float2, NSNumber)] = []
        for index in 0..<200 {
            let point = vector_float2(source.nextUniform(), source.nextUniform())
            let number = NSNumber(value: 1_000 + index)
            places.append((point, number))
            quad.add(number, at: point)
            octree.add(number, at: vector_float3(point.x, point.y, 0.5))
            for (tree, strategy) in zip(trees, strategies) {
                tree.addElement(
                    number,
                    boundingRectMin: point,
                    boundingRectMax: point,
                    splitStrategy: strategy
                )
            }
        }
        for _ in 0..<30 {
            let low = vector_float2(source.nextUniform(), source.nextUniform()) * 0.7
            let high = low + 0.3
            let inside = places.filter { place in
                place.0.x >= low.x && place.0.x <= high.x && place.0.y >= low.y
                    && place.0.y <= high.y
            }
            let wanted = Set(inside.map { $0.1 })
            #expect(Set(quad.elements(in: GKQuad(quadMin: low, quadMax: high))) == wanted)
            let box = GKBox(
                boxMin: vector_float3(low.x, low.y, 0),
                boxMax: vector_float3(high.x, high.y, 1)
            )
            #expect(Set(octree.elements(in: box)) == wanted)
            for tree in trees {
                #expect(
                    Set(tree.elements(inBoundingRectMin: low, rectMax: high)) == wanted
                )
            }
        }
        let (point, number) = places[7]
        #expect(quad.elements(at: point).contains(number))
        #expect(quad.remove(number))
        #expect(!quad.remove(number))
        for tree in trees {
            tree.removeElement(number, boundingRectMin: point, boundingRectMax: point)
            let found = tree.elements(inBoundingRectMin: point, rectMax: point)
            #expect(!found.contains(number))
        }
        let other = NSNumber(value: 5_000)
        let node = quad.add(other, at: vector_float2(0.1, 0.1))
        #expect(node.quad.quadMax.x <= 0.125)
        #expect(quad.remove(other, using: node))
    }
}
