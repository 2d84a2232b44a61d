// SPDX-License-Identifier: Apache-2.0

public import ObjCRuntime
public import simd

/// How a full node of an R-tree becomes two.
public enum GKRTreeSplitStrategy: Int, Sendable {
    /// The children in two halves, as they are.
    case halve = 0
    /// Around the two children that are furthest apart, in one pass.
    case linear = 1
    /// Around the two children that would waste most space together.
    case quadratic = 2
    /// Along an axis, where the halves have least in common.
    case reduceOverlap = 3
}

/// Elements by their rectangles, in nodes with a bounded number of children (Guttman, "R-Trees", 1984).
open class GKRTree<ElementType: AnyObject>: NSObject {
    private var root: RTreeNode
    private let maximum: Int

    /// The number of results that room is made for; 0 for none beforehand.
    open var queryReserve = 0

    /// A tree without elements, whose nodes have so many children at most.
    public init(maxNumberOfChildren: Int) {
        maximum = max(2, maxNumberOfChildren)
        root = RTreeNode(isLeaf: true)
        super.init()
    }

    /// Adds an element with its rectangle.
    open func addElement(
        _ element: ElementType,
        boundingRectMin: vector_float2,
        boundingRectMax: vector_float2,
        splitStrategy: GKRTreeSplitStrategy
    ) {
        let rectangle = RTreeRectangle(low: boundingRectMin, high: boundingRectMax)
        guard let sibling = root.insert(element, rectangle, maximum, splitStrategy) else { return }
        let top = RTreeNode(isLeaf: false)
        top.children = [root.asChild, sibling.asChild]
        root = top
    }

    /// Removes an element that was added with that rectangle.
    open func removeElement(
        _ element: ElementType,
        boundingRectMin: vector_float2,
        boundingRectMax: vector_float2
    ) {
        let rectangle = RTreeRectangle(low: boundingRectMin, high: boundingRectMax)
        _ = root.remove(element, rectangle)
    }

    /// The elements whose rectangles share a point with one.
    open func elements(
        inBoundingRectMin rectMin: vector_float2,
        rectMax: vector_float2
    ) -> [ElementType] {
        var found: [ElementType] = []
        found.reserveCapacity(max(0, queryReserve))
        root.visit(RTreeRectangle(low: rectMin, high: rectMax)) { element in
            if let element = element as? ElementType { found.append(element) }
        }
        return found
    }
}
