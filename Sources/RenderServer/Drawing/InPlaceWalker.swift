// SPDX-License-Identifier: Apache-2.0

import Raster

/// Turns the frame before into the next one in place: steps over unchanged subtrees and replaces
/// items that differ.
///
/// Works as long as every layer makes as many items as before. Otherwise the update is broken: what
/// remains is skipped, and the frame is rolled back.
struct InPlaceWalker: LayerWalker {
    private var frame: FlatFrame
    private var update = FrameUpdate()
    /// The next item and the next record of the frame.
    private var item = 0
    private var record = 0
    /// Whether an item or a layer was added or removed.
    private var isBroken = false
    /// The node in the frame before of the layer that is being visited; nil if it is the same one.
    private var replacedNode: RenderNode?

    private init(_ frame: consuming FlatFrame) { self.frame = frame }

    /// Updates a frame to show a tree; answers what was replaced.
    ///
    /// Answers nil and leaves the frame as it was where layers or items were added or removed.
    static func update(
        _ frame: inout FlatFrame,
        to root: RenderNode,
        _ state: InheritedState,
        cache: DrawCache
    ) -> FrameUpdate? {
        guard let before = frame.rootState, !frame.records.isEmpty else { return nil }
        var flattener = Flattener(cache: cache, walker: InPlaceWalker(FlatFrame()))
        // Swapped and not copied, so that the arrays have one owner.
        swap(&flattener.walker.frame, &frame)
        flattener.walker.frame.rootState = state
        flattener.visit(root, state, isSameState: before.looksLike(state))
        swap(&flattener.walker.frame, &frame)
        let update = flattener.walker.update
        guard flattener.walker.isBroken else { return update }
        update.undo(on: &frame)
        frame.rootState = before
        frame.needsFullRebuild = update.replaced.count * 2 > frame.items.count
        return nil
    }

    static func visit(
        _ node: RenderNode,
        _ state: InheritedState,
        depth: Int,
        isSameState: Bool,
        with flattener: inout Flattener<InPlaceWalker>
    ) {
        guard let index = flattener.walker.begin(node, isSameState: isSameState) else { return }
        flattener.add(node, state, depth: depth, record: index, recordBefore: index)
        flattener.walker.finish(index)
    }

    static func visitSublayers(
        of layer: LayerDrawing,
        _ state: InheritedState,
        depth: Int,
        with flattener: inout Flattener<InPlaceWalker>
    ) {
        let isSame = flattener.walker.keepState(state, for: layer)
        if isSame, let record = layer.record,
            visitChanged(of: layer.node, state, depth, record, with: &flattener)
        {
            return
        }
        for child in layer.paintedChildren {
            flattener.visit(child, state, depth: depth, isSameState: isSame)
        }
    }

    /// Visits the one sublayer that has changed and steps over the others; answers false where all
    /// have to be visited.
    private static func visitChanged(
        of node: RenderNode,
        _ state: InheritedState,
        _ depth: Int,
        _ parent: Int,
        with flattener: inout Flattener<InPlaceWalker>
    ) -> Bool {
        guard let place = flattener.walker.changedPlace(in: node) else { return false }
        var record = flattener.walker.record
        var item = flattener.walker.item
        let end = flattener.walker.frame.records[parent].next
        if record < end, flattener.walker.frame.records[record].start != item {
            flattener.walker.isBroken = true
            return true
        }
        var index = 0
        while record < end {
            if index == place {
                flattener.walker.record = record
                flattener.walker.item = item
                flattener.visit(node.sublayers[place], state, depth: depth, isSameState: true)
                if flattener.walker.isBroken { return true }
            }
            item = flattener.walker.frame.records[record].end
            record = flattener.walker.frame.records[record].next
            index += 1
        }
        flattener.walker.record = record
        flattener.walker.item = item
        return true
    }

    /// Replaces the next item if the new one differs; breaks the update if it is another one.
    mutating func take(_ item: consuming DrawItem) {
        guard !isBroken else { return }
        let index = self.item
        guard index < frame.items.count, frame.items[index].identity == item.identity else {
            isBroken = true
            return
        }
        self.item = index + 1
        // Groups look alike whatever their members are.
        if !item.isGroup, frame.items[index].looksLike(item) { return }
        if item.spread != nil { frame.hasBackdrops = true }
        // Made of `item`, since reading the item from the array would copy it.
        frame.briefs[index] = DrawBrief.of(item)
        swap(&frame.items[index], &item)
        update.keep(item, at: index, of: frame.items.count)
    }

    /// Begins a layer and answers its record; nil where it is stepped over or the update is broken.
    private mutating func begin(_ node: RenderNode, isSameState: Bool) -> Int? {
        guard !isBroken else { return nil }
        let index = record
        // Where the items do not start alike, an item of the parent was added or removed, though the
        // total may be the same.
        guard index < frame.records.count, frame.records[index].node.id == node.id,
            frame.records[index].start == item
        else {
            isBroken = true
            return nil
        }
        replacedNode = nil
        if frame.records[index].node === node {
            if isSameState && !node.hasAnimations {
                item = frame.records[index].end
                record = frame.records[index].next
                return nil
            }
        } else {
            update.changed.append((index, frame.records[index]))
            replacedNode = frame.records[index].node
            frame.records[index].node = node
        }
        record = index + 1
        return index
    }

    /// Ends a layer: breaks the update unless it made as many items and records as before.
    private mutating func finish(_ index: Int) {
        if item != frame.records[index].end || record != frame.records[index].next {
            isBroken = true
        }
    }

    /// The place of the only sublayer that differs from the frame before, -1 if none does; nil where
    /// all sublayers have to be visited.
    private func changedPlace(in node: RenderNode) -> Int? {
        // The sublayers of a transform layer are drawn in the order of depth.
        if case .transform = node.properties.kind { return nil }
        guard let before = replacedNode, before.id == node.id, !node.hasAnimations,
            !before.hasAnimations
        else { return nil }
        if let changed = node.sublayers.placeChanged(since: before.sublayers) { return changed }
        return node.sublayers.isSame(as: before.sublayers) ? -1 : nil
    }

    /// Stores the state that a layer's sublayers inherit; answers whether it is the one of the frame
    /// before.
    private mutating func keepState(_ state: InheritedState, for layer: LayerDrawing) -> Bool {
        guard let record = layer.record else { return false }
        if let known = frame.records[record].inner, known.state.looksLike(state) { return true }
        update.changed.append((record, frame.records[record]))
        frame.records[record].inner = FlatFrame.SharedState(state)
        return false
    }
}
