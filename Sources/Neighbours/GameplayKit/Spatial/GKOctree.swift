// SPDX-License-Identifier: Apache-2.0

public import ObjCRuntime
public import simd

/// A box between two corners.
public struct GKBox: Sendable {
    /// The corner with the least coordinates.
    public var boxMin: vector_float3
    /// The corner with the greatest coordinates.
    public var boxMax: vector_float3

    /// A box at the origin without a size.
    public init() {
        boxMin = vector_float3()
        boxMax = vector_float3()
    }

    /// A box between two corners.
    public init(boxMin: vector_float3, boxMax: vector_float3) {
        self.boxMin = boxMin
        self.boxMax = boxMax
    }
}

/// The cell of a tree that an element is in.
open class GKOctreeNode: NSObject {
    let cell: SpatialCell<vector_float3>

    init(_ cell: SpatialCell<vector_float3>) {
        self.cell = cell
        super.init()
    }

    /// The cell's bounds.
    open var box: GKBox { GKBox(boxMin: cell.low, boxMax: cell.high) }
}

/// Elements by their places in space, in cells that are halved along each axis.
open class GKOctree<ElementType: AnyObject>: NSObject {
    private let root: SpatialCell<vector_float3>

    /// A tree without elements; cells have at least a size.
    public init(boundingBox box: GKBox, minimumCellSize minCellSize: Float) {
        root = SpatialCell(low: box.boxMin, high: box.boxMax, minimumSize: minCellSize)
        super.init()
    }

    /// Adds an element at a point.
    @discardableResult
    open func add(_ element: ElementType, at point: vector_float3) -> GKOctreeNode {
        GKOctreeNode(root.add(element, low: point, high: point))
    }

    /// Adds an element with bounds.
    @discardableResult
    open func add(_ element: ElementType, in box: GKBox) -> GKOctreeNode {
        GKOctreeNode(root.add(element, low: box.boxMin, high: box.boxMax))
    }

    /// The elements at a point.
    open func elements(at point: vector_float3) -> [ElementType] {
        elements(in: GKBox(boxMin: point, boxMax: point))
    }

    /// The elements that share a point with a box.
    open func elements(in box: GKBox) -> [ElementType] {
        var found: [ElementType] = []
        root.visit(low: box.boxMin, high: box.boxMax) { element in
            if let element = element as? ElementType { found.append(element) }
        }
        return found
    }

    /// Removes an element; says whether it was there.
    @discardableResult
    open func remove(_ element: ElementType) -> Bool { root.remove(element) }

    /// Removes an element from the cell that it was added to; says whether it was there.
    @discardableResult
    open func remove(_ element: ElementType, using node: GKOctreeNode) -> Bool {
        node.cell.removeOwn(element)
    }
}
