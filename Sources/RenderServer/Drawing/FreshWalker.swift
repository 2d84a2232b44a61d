// SPDX-License-Identifier: Apache-2.0

import Raster

/// Visits every layer and collects the items, without a frame before and without records.
///
/// Used for groups' members, masks and pictures of layers.
struct FreshWalker: LayerWalker {
    private(set) var items: [DrawItem] = []

    /// Makes room for some items.
    init(capacity: Int = 0) {
        if capacity > 0 { items.reserveCapacity(capacity) }
    }

    /// The items of a whole tree.
    static func items(
        of root: RenderNode,
        _ state: InheritedState,
        cache: DrawCache
    ) -> [DrawItem] {
        var flattener = Flattener(cache: cache)
        flattener.visit(root, state)
        return flattener.items
    }

    static func visit(
        _ node: RenderNode,
        _ state: InheritedState,
        depth: Int,
        isSameState: Bool,
        with flattener: inout Flattener<FreshWalker>
    ) {
        flattener.add(node, state, depth: depth)
    }

    static func visitSublayers(
        of layer: LayerDrawing,
        _ state: InheritedState,
        depth: Int,
        with flattener: inout Flattener<FreshWalker>
    ) {
        for child in layer.paintedChildren { flattener.add(child, state, depth: depth) }
    }

    mutating func take(_ item: consuming DrawItem) { items.append(item) }
}

extension Flattener where Walker == FreshWalker {
    /// A flattener that collects items only.
    init(cache: DrawCache, capacity: Int = 0) {
        self.init(cache: cache, walker: FreshWalker(capacity: capacity))
    }

    /// The items so far, in painter's order.
    var items: [DrawItem] { walker.items }
}
