// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Raster

/// Turns a tree at a moment into the list of what is to be drawn, in painter's order.
struct Flattener {
    /// What a layer inherits from those above it.
    struct State {
        /// From the parent's children's coordinates to pixels.
        var transform: CATransform3D
        var opacity: Float = 1
        var clip: ClipChain?
        /// The pixels that can be seen at all.
        var viewport: PixelRect
        /// The parent's time.
        var time: Double
        /// What a replicator multiplies colours by.
        var tint: Tint?
        /// Distinguishes the copies that replicators make of one layer.
        var instance: UInt64 = 0
    }

    /// A colour that others are multiplied by.
    struct Tint: Hashable {
        var red: Float
        var green: Float
        var blue: Float
        var alpha: Float

        func applied(to c: RasterColor) -> RasterColor {
            RasterColor(
                red: c.red * red,
                green: c.green * green,
                blue: c.blue * blue,
                alpha: c.alpha * alpha
            )
        }
    }

    /// Derived things that are worth keeping from frame to frame.
    let cache: DrawCache
    private var frame = FlatFrame()
    var items: [DrawItem] { frame.items }
    /// The frame before, of which parts may be taken over.
    private var previous: FlatFrame?
    /// The record of the frame before that the next layer is likely to have.
    private var cursor = 0
    /// Where the records of the parent's other children end.
    private var limit = 0
    /// What the layer was in the frame before whose own parts are being changed in place.
    private var replaced: RenderNode?
    /// Set while a frame is changed in place.
    private var update: FrameUpdate?

    init(cache: DrawCache) { self.cache = cache }

    /// Makes room for some items.
    private mutating func expect(_ count: Int) {
        frame.keepsBriefs = false
        frame.items.reserveCapacity(min(count, 16))
    }

    /// The items of a whole tree.
    static func items(
        of root: RenderNode,
        transform: CATransform3D,
        viewport: PixelRect,
        time: Double,
        cache: DrawCache
    ) -> [DrawItem] {
        var flattener = Flattener(cache: cache)
        flattener.add(root, State(transform: transform, viewport: viewport, time: time))
        return flattener.items
    }

    /// What a whole tree comes to; what has not changed is taken from the frame before.
    static func frame(
        of root: RenderNode,
        _ state: State,
        cache: DrawCache,
        after previous: FlatFrame
    ) -> FlatFrame {
        var flattener = Flattener(cache: cache)
        flattener.frame.items.reserveCapacity(previous.items.count)
        flattener.frame.briefs.reserveCapacity(previous.items.count)
        flattener.frame.records.reserveCapacity(previous.records.count)
        flattener.frame.rootState = state
        let isSame = previous.rootState.map { $0.looksLike(state) } ?? false
        flattener.previous = previous
        flattener.limit = previous.records.count
        flattener.add(root, state, isSameState: isSame)
        flattener.previous = nil
        flattener.frame.hasBackdrops = flattener.frame.items.contains { $0.spread != nil }
        return flattener.frame
    }

    /// Makes a frame what a tree comes to now, item by item where it is; answers what was replaced,
    /// or nil, the frame being as it was, where layers came or went.
    static func update(
        _ frame: inout FlatFrame,
        to root: RenderNode,
        _ state: State,
        cache: DrawCache
    ) -> FrameUpdate? {
        guard let before = frame.rootState, !frame.records.isEmpty else { return nil }
        var flattener = Flattener(cache: cache)
        // Moved and not copied, so that there is one owner.
        swap(&flattener.frame, &frame)
        flattener.update = FrameUpdate()
        flattener.frame.rootState = state
        flattener.add(root, state, isSameState: before.looksLike(state))
        swap(&flattener.frame, &frame)
        guard let update = flattener.update else { return nil }
        if update.isBroken {
            update.undo(on: &frame)
            frame.rootState = before
            frame.isRestless = update.replaced.count * 2 > frame.items.count
            return nil
        }
        return update
    }

    /// The record of the frame before that a layer has, if it is where it is looked for.
    private mutating func findRecord(of node: RenderNode) -> Int? {
        guard let records = previous?.records, cursor < limit else { return nil }
        if records[cursor].node.id == node.id { return cursor }
        // The layer that was here may have gone.
        let next = records[cursor].next
        guard next < limit, records[next].node.id == node.id else { return nil }
        return next
    }

    // MARK: Layers

    /// Adds a layer with those below it; `isSameState` says that it had this state in the frame
    /// before.
    mutating func add(
        _ node: RenderNode,
        _ state: State,
        depth: Int = 0,
        isSameState: Bool = false
    ) {
        if update != nil { return addAgain(node, state, depth, isSameState) }
        guard previous != nil else { return addAnew(node, state, depth) }
        let found = findRecord(of: node)
        if let found, let previous {
            let record = previous.records[found]
            if record.node === node, !node.hasAnimations, isSameState {
                frame.take(found, from: previous)
                cursor = record.next
                return
            }
            cursor = found + 1
        }
        let record = frame.begin(node)
        addAnew(node, state, depth, record, before: found)
        frame.finish(record)
        if let found, let previous { cursor = previous.records[found].next }
    }

    /// Adds a layer to a frame that is changed in place.
    private mutating func addAgain(
        _ node: RenderNode,
        _ state: State,
        _ depth: Int,
        _ isSameState: Bool
    ) {
        guard let index = update?.record, update?.isBroken == false else { return }
        guard index < frame.records.count, frame.records[index].node.id == node.id else {
            update?.isBroken = true
            return
        }
        // A part of the layer above came or went, though it may have as many items with those below.
        guard frame.records[index].start == update?.item else {
            update?.isBroken = true
            return
        }
        replaced = nil
        if frame.records[index].node === node {
            if isSameState && !node.hasAnimations {
                update?.item = frame.records[index].end
                update?.record = frame.records[index].next
                return
            }
        } else {
            update?.changed.append((index, frame.records[index]))
            replaced = frame.records[index].node
            frame.records[index].node = node
        }
        update?.record = index + 1
        addAnew(node, state, depth, index, before: index)
        if update?.item != frame.records[index].end || update?.record != frame.records[index].next {
            update?.isBroken = true
        }
    }

    /// Adds the one layer of many that has changed and steps over the others; false where all have to
    /// be looked at.
    private mutating func addChanged(
        _ node: RenderNode,
        _ state: State,
        _ depth: Int,
        _ parent: Int
    ) -> Bool {
        // Those that keep their depth are drawn in the order of depth.
        if case .transform = node.properties.kind { return false }
        guard let before = replaced, before.id == node.id, !node.hasAnimations,
            !before.hasAnimations, var record = update?.record, var item = update?.item
        else { return false }
        let place: Int
        if let changed = node.sublayers.placeChanged(since: before.sublayers) {
            place = changed
        } else if node.sublayers.isSame(as: before.sublayers) {
            place = -1
        } else {
            return false
        }
        let end = frame.records[parent].next
        // As in `addAgain`.
        if record < end, frame.records[record].start != item {
            update?.isBroken = true
            return true
        }
        var index = 0
        while record < end {
            if index == place {
                update?.record = record
                update?.item = item
                add(node.sublayers[place], state, depth: depth + 1, isSameState: true)
                guard let update, !update.isBroken else { return true }
            }
            item = frame.records[record].end
            record = frame.records[record].next
            index += 1
        }
        update?.record = record
        update?.item = item
        return true
    }

    /// Whether the children of a layer have the state that they had; notes the one they have.
    private mutating func inherit(_ state: State, _ record: Int?, before: Int?) -> Bool {
        guard let record else { return false }
        if update != nil {
            let known = frame.records[record].inner
            if let known, known.state.looksLike(state) { return true }
            update?.changed.append((record, frame.records[record]))
            frame.records[record].inner = FlatFrame.SharedState(state)
            return false
        }
        let known = before.flatMap { previous?.records[$0].inner }
        if let known, known.state.looksLike(state) {
            frame.records[record].inner = known
            return true
        }
        frame.records[record].inner = FlatFrame.SharedState(state)
        return false
    }

    private mutating func addAnew(
        _ node: RenderNode,
        _ state: State,
        _ depth: Int,
        _ record: Int? = nil,
        before: Int? = nil
    ) {
        // A tree this deep is a mistake, and the stack would not hold it.
        guard depth < 1_000, !addLeaf(node, state), !addLeafGroup(node, state) else { return }
        let time = node.localTime(at: state.time)
        var layer = LayerDrawing(
            node: node,
            properties: cache.drawsForContext ? node.properties : node.presented(at: time),
            state: state,
            time: time,
            isFlat: cache.drawsForContext && depth > 0
        )
        guard layer.isVisible else { return }
        if let transition = node.transition(at: time) {
            return addTransition(transition, layer, depth)
        }
        layer.record = record
        layer.recordBefore = before
        addContent(of: layer, depth)
    }

    /// The layer as it is, in a group if something acts on it as a whole.
    mutating func addContent(of layer: LayerDrawing, _ depth: Int) {
        if layer.properties.flags.contains(.shouldRasterize), addRasterized(layer) { return }
        addShapedShadow(of: layer)
        guard layer.needsGroup else { return addParts(of: layer, depth) }

        var inner = layer
        inner.isInGroup = true
        inner.state.opacity = 1
        inner.state.clip = nil
        let shadow = layer.groupShadow
        if let shadow {
            // What lies out of sight may throw its shadow into it.
            let reach = shadow.reach + Int(max(abs(shadow.dx), abs(shadow.dy)).rounded(.up))
            inner.state.viewport = inner.state.viewport.insetBy(-reach)
        }
        let filters = (layer.filters?.content ?? []).map {
            DrawFilter($0, scale: layer.pixelScale)
        }
        let reach = filters.reach
        if reach > 0 { inner.state.viewport = inner.state.viewport.insetBy(-reach) }
        var members = Flattener(cache: cache)
        members.expect(inner.node.sublayers.count + 2)
        members.addParts(of: inner, depth)
        var content = members.items.reduce(PixelRect.empty) { $0.union($1.bounds) }
        var maskItems: [DrawItem]?
        if let mask = layer.node.mask {
            var masks = Flattener(cache: cache)
            var state = inner.childState
            // The mask lies in the layer's coordinates and is no sublayer.
            state.transform = inner.spatial.flattened
            state.clip = nil
            state.opacity = 1
            state.tint = nil
            masks.add(mask, state, depth: depth + 1)
            maskItems = masks.items
            let visible = masks.items.reduce(PixelRect.empty) { $0.union($1.bounds) }
            content = content.intersection(visible)
        }
        guard !content.isEmpty else { return }
        var bounds = content
        if reach > 0 { bounds = bounds.insetBy(-reach) }
        let group = DrawGroup(
            items: members.items,
            opacity: layer.opacity,
            mask: maskItems,
            shadow: shadow,
            content: bounds,
            filters: filters,
            blend: layer.filters?.blend ?? .normal
        )
        if let shadow {
            let reach = shadow.reach
            let dx = Int(shadow.dx.rounded())
            let dy = Int(shadow.dy.rounded())
            bounds = bounds.union(bounds.insetBy(-reach).offsetBy(x: dx, y: dy))
        }
        append(layer, part: 0, bounds: bounds, opaque: .empty, .group(group))
    }

    /// Background, contents, what the class draws, sublayers and border.
    private mutating func addParts(of layer: LayerDrawing, _ depth: Int) {
        if case .transform = layer.properties.kind {
            return addChildren(of: layer, depth)
        }
        addBackdrop(of: layer)
        addBackground(of: layer)
        if layer.affine == nil {
            addImage(of: layer)
            addTiles(of: layer)
            addFlatPicture(of: layer)
        } else {
            addGradient(of: layer)
            addImage(of: layer)
            addTiles(of: layer)
            addShape(of: layer)
        }
        addParticles(of: layer)
        addChildren(of: layer, depth)
        addBorder(of: layer)
    }

    private mutating func addChildren(of layer: LayerDrawing, _ depth: Int) {
        guard !layer.node.sublayers.isEmpty else { return }
        let state = layer.childState
        guard !state.viewport.isEmpty, !(state.clip?.bounds.isEmpty ?? false) else { return }
        if case .replicator(let box) = layer.properties.kind {
            return addCopies(box.value, of: layer, state, depth)
        }
        guard update != nil || previous != nil else {
            for child in layer.paintedChildren { add(child, state, depth: depth + 1) }
            return
        }
        let isSame = inherit(state, layer.record, before: layer.recordBefore)
        if isSame, let record = layer.record, update != nil,
            addChanged(layer.node, state, depth, record)
        {
            return
        }
        let outer = limit
        limit = layer.recordBefore.flatMap { previous?.records[$0].next } ?? 0
        for child in layer.paintedChildren {
            add(child, state, depth: depth + 1, isSameState: isSame)
        }
        limit = outer
    }

    private mutating func addCopies(
        _ replicator: ReplicatorProperties,
        of layer: LayerDrawing,
        _ state: State,
        _ depth: Int
    ) {
        let bounds = layer.properties.bounds
        let (midX, midY) = (bounds.midX, bounds.midY)
        let about = CATransform3DMakeTranslation(-midX, -midY, 0)
            .concatenating(replicator.transform)
            .concatenating(CATransform3DMakeTranslation(midX, midY, 0))
        var accumulated = CATransform3D.identity
        let color = (replicator.color ?? ReplicatorProperties.white).sRGB
        var tint = Tint(
            red: Float(color.red),
            green: Float(color.green),
            blue: Float(color.blue),
            alpha: Float(color.alpha)
        )
        for index in 0..<min(max(replicator.count, 0), 10_000) {
            var instance = state
            instance.transform = accumulated.concatenating(state.transform)
            instance.time = state.time - Double(index) * replicator.delay
            instance.tint = tint.isWhite && state.tint == nil ? nil : tint.multiplied(state.tint)
            instance.instance = state.instance &* 31 &+ UInt64(index)
            for child in layer.paintedChildren { add(child, instance, depth: depth + 1) }
            accumulated = accumulated.concatenating(about)
            tint.red = min(max(tint.red + replicator.redOffset, 0), 1)
            tint.green = min(max(tint.green + replicator.greenOffset, 0), 1)
            tint.blue = min(max(tint.blue + replicator.blueOffset, 0), 1)
            tint.alpha = min(max(tint.alpha + replicator.alphaOffset, 0), 1)
        }
    }

    // MARK: Items

    /// Adds an item, cut to what its clip and the viewport let through.
    mutating func append(
        _ layer: LayerDrawing,
        part: UInt32,
        bounds: PixelRect,
        opaque: PixelRect,
        _ ink: DrawInk
    ) {
        append(layer.node, layer.state, part: part, bounds: bounds, opaque: opaque, ink)
    }

    mutating func append(
        _ node: RenderNode,
        _ state: State,
        part: UInt32,
        bounds: PixelRect,
        opaque: PixelRect,
        _ ink: DrawInk
    ) {
        guard
            let item = Flattener.item(node, state, part: part, bounds: bounds, opaque: opaque, ink)
        else { return }
        put(item)
    }

    /// An item, cut to what its clip and the viewport let through; nil if that is nothing.
    @inline(__always)
    static func item(
        _ node: RenderNode,
        _ state: State,
        part: UInt32,
        bounds: PixelRect,
        opaque: PixelRect,
        _ ink: DrawInk
    ) -> DrawItem? {
        let clip = state.clip
        var visible = bounds.intersection(state.viewport)
        if let clip { visible = visible.intersection(clip.bounds) }
        guard !visible.isEmpty else { return nil }
        let solid = clip.map { $0.isPlain ? opaque.intersection($0.bounds) : .empty } ?? opaque
        return DrawItem(
            identity: DrawItem.Identity(
                node: node.id &+ state.instance &* 0x9E37_79B9_7F4A_7C15,
                part: part
            ),
            bounds: visible,
            opaque: solid.intersection(visible),
            clip: clip,
            ink: ink
        )
    }

    /// Adds an item, or puts it in the place of the one that it was.
    private mutating func put(_ item: consuming DrawItem) {
        guard let index = update?.item else { return frame.append(item) }
        guard update?.isBroken == false else { return }
        guard index < frame.items.count, frame.items[index].identity == item.identity else {
            update?.isBroken = true
            return
        }
        update?.item = index + 1
        // Groups look alike whatever their members are.
        if !item.isGroup, frame.items[index].looksLike(item) { return }
        if item.spread != nil { frame.hasBackdrops = true }
        // Of the item while it is here: read out of the list, it would be copied.
        frame.briefs[index] = DrawBrief.of(item)
        swap(&frame.items[index], &item)
        update?.keep(item, at: index, of: frame.items.count)
    }
}

extension ReplicatorProperties {
    static let white = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
}

extension Flattener.Tint {
    var isWhite: Bool { red == 1 && green == 1 && blue == 1 && alpha == 1 }

    func multiplied(_ other: Flattener.Tint?) -> Flattener.Tint {
        guard let other else { return self }
        return Flattener.Tint(
            red: red * other.red,
            green: green * other.green,
            blue: blue * other.blue,
            alpha: alpha * other.alpha
        )
    }
}
