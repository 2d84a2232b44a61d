// SPDX-License-Identifier: Apache-2.0

public import ObjCRuntime
public import simd

/// A rectangle between two corners.
public struct GKQuad: Sendable {
    /// The corner with the least coordinates.
    public var quadMin: vector_float2
    /// The corner with the greatest coordinates.
    public var quadMax: vector_float2

    /// A rectangle at the origin without a size.
    public init() {
        quadMin = vector_float2()
        quadMax = vector_float2()
    }

    /// A rectangle between two corners.
    public init(quadMin: vector_float2, quadMax: vector_float2) {
        self.quadMin = quadMin
        self.quadMax = quadMax
    }
}

/// The cell of a tree that an element is in.
open class GKQuadtreeNode: NSObject {
    let cell: SpatialCell<vector_float2>

    init(_ cell: SpatialCell<vector_float2>) {
        self.cell = cell
        super.init()
    }

    /// The cell's bounds.
    open var quad: GKQuad { GKQuad(quadMin: cell.low, quadMax: cell.high) }
}

/// Elements by their places in the plane, in cells that are halved along each axis.
open class GKQuadtree<ElementType: AnyObject>: NSObject {
    private let root: SpatialCell<vector_float2>

    /// A tree without elements; cells have at least a size.
    public init(boundingQuad quad: GKQuad, minimumCellSize minCellSize: Float) {
        root = SpatialCell(low: quad.quadMin, high: quad.quadMax, minimumSize: minCellSize)
        super.init()
    }

    /// Adds an element at a point.
    @discardableResult
    open func add(_ element: ElementType, at point: vector_float2) -> GKQuadtreeNode {
        GKQuadtreeNode(root.add(element, low: point, high: point))
    }

    /// Adds an element with bounds.
    @discardableResult
    open func add(_ element: ElementType, in quad: GKQuad) -> GKQuadtreeNode {
        GKQuadtreeNode(root.add(element, low: quad.quadMin, high: quad.quadMax))
    }

    /// The elements at a point.
    open func elements(at point: vector_float2) -> [ElementType] {
        elements(in: GKQuad(quadMin: point, quadMax: point))
    }

    /// The elements that share a point with a rectangle.
    open func elements(in quad: GKQuad) -> [ElementType] {
        var found: [ElementType] = []
        root.visit(low: quad.quadMin, high: quad.quadMax) { element in
            if let element = element as? ElementType { found.append(element) }
        }
        return found
    }

    /// Removes an element; says whether it was there.
    @discardableResult
    open func remove(_ element: ElementType) -> Bool { root.remove(element) }

    /// Removes an element from the cell that it was added to; says whether it was there.
    @discardableResult
    open func remove(_ element: ElementType, using node: GKQuadtreeNode) -> Bool {
        node.cell.removeOwn(element)
    }
}
