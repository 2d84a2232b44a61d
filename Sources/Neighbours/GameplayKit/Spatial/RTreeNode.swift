// SPDX-License-Identifier: Apache-2.0

import simd

/// A rectangle of an R-tree.
struct RTreeRectangle {
    var low: vector_float2
    var high: vector_float2

    func union(_ other: RTreeRectangle) -> RTreeRectangle {
        RTreeRectangle(
            low: pointwiseMin(low, other.low),
            high: pointwiseMax(high, other.high)
        )
    }

    func meets(_ other: RTreeRectangle) -> Bool {
        low.x <= other.high.x && high.x >= other.low.x && low.y <= other.high.y
            && high.y >= other.low.y
    }

    var area: Float { (high.x - low.x) * (high.y - low.y) }

    /// The area that is common to both.
    func overlap(_ other: RTreeRectangle) -> Float {
        let size = pointwiseMin(high, other.high) - pointwiseMax(low, other.low)
        return max(0, size.x) * max(0, size.y)
    }
}

/// A node of an R-tree, whose children are elements in a leaf, and nodes elsewhere.
final class RTreeNode {
    struct Child {
        var bounds: RTreeRectangle
        let content: AnyObject
    }

    let isLeaf: Bool
    var children: [Child] = []

    init(isLeaf: Bool) { self.isLeaf = isLeaf }

    var asChild: Child { Child(bounds: Self.bounds(of: children), content: self) }

    private static func bounds(of children: [Child]) -> RTreeRectangle {
        guard let first = children.first else {
            return RTreeRectangle(low: vector_float2(), high: vector_float2())
        }
        return children.reduce(first.bounds) { $0.union($1.bounds) }
    }

    /// Adds an element; gives the second half where the node had to be split.
    func insert(
        _ element: AnyObject,
        _ bounds: RTreeRectangle,
        _ maximum: Int,
        _ strategy: GKRTreeSplitStrategy
    ) -> RTreeNode? {
        if isLeaf {
            children.append(Child(bounds: bounds, content: element))
        } else {
            // The child that grows least, the smaller one of equals.
            func growth(_ index: Int) -> (Float, Float) {
                let own = children[index].bounds
                return (own.union(bounds).area - own.area, own.area)
            }
            guard let index = children.indices.min(by: { growth($0) < growth($1) }),
                let node = children[index].content as? RTreeNode
            else { return nil }
            let sibling = node.insert(element, bounds, maximum, strategy)
            children[index] = node.asChild
            if let sibling { children.append(sibling.asChild) }
        }
        return children.count > maximum ? split(strategy) : nil
    }

    /// Removes an element, and nodes that are empty then; says whether it was there.
    func remove(_ element: AnyObject, _ bounds: RTreeRectangle) -> Bool {
        if isLeaf {
            guard let index = children.firstIndex(where: { $0.content === element }) else {
                return false
            }
            children.remove(at: index)
            return true
        }
        for index in children.indices where children[index].bounds.meets(bounds) {
            guard let node = children[index].content as? RTreeNode, node.remove(element, bounds)
            else { continue }
            if node.children.isEmpty {
                children.remove(at: index)
            } else {
                children[index] = node.asChild
            }
            return true
        }
        return false
    }

    func visit(_ bounds: RTreeRectangle, _ body: (AnyObject) -> Void) {
        for child in children where child.bounds.meets(bounds) {
            if isLeaf {
                body(child.content)
            } else {
                (child.content as? RTreeNode)?.visit(bounds, body)
            }
        }
    }

    private func split(_ strategy: GKRTreeSplitStrategy) -> RTreeNode {
        let (own, other) =
            switch strategy {
            case .halve: Self.halves(children)
            case .linear: Self.groups(children, around: Self.furthestPair(children))
            case .quadratic: Self.groups(children, around: Self.mostWastefulPair(children))
            case .reduceOverlap: Self.leastOverlap(children)
            }
        let sibling = RTreeNode(isLeaf: isLeaf)
        children = own
        sibling.children = other
        return sibling
    }

    private static func halves(_ children: [Child]) -> ([Child], [Child]) {
        let middle = children.count / 2
        return (Array(children[..<middle]), Array(children[middle...]))
    }

    /// The children that begin last and end first along the axis where these are furthest apart.
    private static func furthestPair(_ children: [Child]) -> (Int, Int) {
        let pairs = (0..<2).map { axis -> (gap: Float, pair: (Int, Int)) in
            let last = children.indices.max {
                children[$0].bounds.low[axis] < children[$1].bounds.low[axis]
            }
            let first = children.indices.filter { $0 != last }.min {
                children[$0].bounds.high[axis] < children[$1].bounds.high[axis]
            }
            let (a, b) = (first ?? 0, last ?? 1)
            let whole = bounds(of: children)
            let width = max(whole.high[axis] - whole.low[axis], .leastNormalMagnitude)
            return ((children[b].bounds.low[axis] - children[a].bounds.high[axis]) / width, (a, b))
        }
        return pairs[0].gap >= pairs[1].gap ? pairs[0].pair : pairs[1].pair
    }

    private static func mostWastefulPair(_ children: [Child]) -> (Int, Int) {
        var best = (waste: -Float.infinity, pair: (0, 1))
        for first in children.indices {
            for second in children.indices where second > first {
                let (a, b) = (children[first].bounds, children[second].bounds)
                let waste = a.union(b).area - a.area - b.area
                if waste > best.waste { best = (waste, (first, second)) }
            }
        }
        return best.pair
    }

    /// Two groups that begin with a pair; each other child goes to the one that grows less.
    private static func groups(
        _ children: [Child],
        around pair: (Int, Int)
    ) -> ([Child], [Child]) {
        var groups = ([children[pair.0]], [children[pair.1]])
        for index in children.indices where index != pair.0 && index != pair.1 {
            let child = children[index]
            let first = bounds(of: groups.0)
            let second = bounds(of: groups.1)
            let growth = (
                first.union(child.bounds).area - first.area,
                second.union(child.bounds).area - second.area
            )
            if growth.0 < growth.1 || (growth.0 == growth.1 && groups.0.count <= groups.1.count) {
                groups.0.append(child)
            } else {
                groups.1.append(child)
            }
        }
        return groups
    }

    /// Halves along the axis in which these have least in common.
    private static func leastOverlap(_ children: [Child]) -> ([Child], [Child]) {
        let candidates = (0..<2).map { axis in
            halves(children.sorted { $0.bounds.low[axis] < $1.bounds.low[axis] })
        }
        func overlap(_ halves: ([Child], [Child])) -> Float {
            bounds(of: halves.0).overlap(bounds(of: halves.1))
        }
        return overlap(candidates[0]) <= overlap(candidates[1]) ? candidates[0] : candidates[1]
    }
}
