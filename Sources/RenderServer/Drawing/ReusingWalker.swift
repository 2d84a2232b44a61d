// SPDX-License-Identifier: Apache-2.0

import Raster

/// Makes a frame anew, copying the items of unchanged subtrees from the frame before.
struct ReusingWalker: LayerWalker {
    private var frame = FlatFrame()
    private let previous: FlatFrame
    /// The record of the frame before that the next layer is expected to have.
    private var cursor = 0
    /// The end of the records of the parent's sublayers.
    private var limit: Int

    private init(after previous: FlatFrame) {
        self.previous = previous
        limit = previous.records.count
        frame.items.reserveCapacity(previous.items.count)
        frame.briefs.reserveCapacity(previous.items.count)
        frame.records.reserveCapacity(previous.records.count)
    }

    /// The frame of a whole tree.
    static func frame(
        of root: RenderNode,
        _ state: InheritedState,
        cache: DrawCache,
        after previous: FlatFrame
    ) -> FlatFrame {
        var flattener = Flattener(cache: cache, walker: ReusingWalker(after: previous))
        flattener.walker.frame.rootState = state
        let isSame = previous.rootState.map { $0.looksLike(state) } ?? false
        flattener.visit(root, state, isSameState: isSame)
        var frame = flattener.walker.frame
        frame.hasBackdrops = frame.items.contains { $0.spread != nil }
        return frame
    }

    static func visit(
        _ node: RenderNode,
        _ state: InheritedState,
        depth: Int,
        isSameState: Bool,
        with flattener: inout Flattener<ReusingWalker>
    ) {
        let found = flattener.walker.record(of: node)
        if let found {
            if isSameState, flattener.walker.copy(found, ifUnchanged: node) { return }
            flattener.walker.cursor = found + 1
        }
        let record = flattener.walker.frame.begin(node)
        flattener.add(node, state, depth: depth, record: record, recordBefore: found)
        flattener.walker.frame.finish(record)
        if let found { flattener.walker.skip(found) }
    }

    static func visitSublayers(
        of layer: LayerDrawing,
        _ state: InheritedState,
        depth: Int,
        with flattener: inout Flattener<ReusingWalker>
    ) {
        let isSame = flattener.walker.keepState(state, for: layer)
        let outer = flattener.walker.limit
        flattener.walker.limit =
            layer.recordBefore.map { flattener.walker.previous.records[$0].next } ?? 0
        for child in layer.paintedChildren {
            flattener.visit(child, state, depth: depth, isSameState: isSame)
        }
        flattener.walker.limit = outer
    }

    mutating func take(_ item: consuming DrawItem) { frame.append(item) }

    /// The layer's record in the frame before; nil where it is not at the cursor or right after the
    /// record there.
    private func record(of node: RenderNode) -> Int? {
        guard cursor < limit else { return nil }
        if previous.records[cursor].node.id == node.id { return cursor }
        // The layer at the cursor may have been removed.
        let next = previous.records[cursor].next
        guard next < limit, previous.records[next].node.id == node.id else { return nil }
        return next
    }

    /// Copies a layer's items and records if its node is the one of the frame before; otherwise
    /// answers false.
    private mutating func copy(_ record: Int, ifUnchanged node: RenderNode) -> Bool {
        guard previous.records[record].node === node, !node.hasAnimations else { return false }
        frame.take(record, from: previous)
        skip(record)
        return true
    }

    /// Moves the cursor behind a layer's records.
    private mutating func skip(_ record: Int) { cursor = previous.records[record].next }

    /// Stores the state that a layer's sublayers inherit; answers whether it is the one of the frame
    /// before.
    private mutating func keepState(_ state: InheritedState, for layer: LayerDrawing) -> Bool {
        guard let record = layer.record else { return false }
        let known = layer.recordBefore.flatMap { previous.records[$0].inner }
        if let known, known.state.looksLike(state) {
            frame.records[record].inner = known
            return true
        }
        frame.records[record].inner = FlatFrame.SharedState(state)
        return false
    }
}
