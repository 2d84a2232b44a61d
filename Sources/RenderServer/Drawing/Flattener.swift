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

    init(cache: DrawCache) { self.cache = cache }

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
        transform: CATransform3D,
        viewport: PixelRect,
        time: Double,
        cache: DrawCache,
        after previous: FlatFrame
    ) -> FlatFrame {
        var flattener = Flattener(cache: cache)
        flattener.previous = previous
        flattener.frame.items.reserveCapacity(previous.items.count)
        flattener.frame.records.reserveCapacity(previous.records.count)
        flattener.add(root, State(transform: transform, viewport: viewport, time: time))
        return flattener.frame
    }

    /// The record of the frame before that a layer has, if it is where it is looked for.
    private mutating func findRecord(of node: RenderNode) -> Int? {
        guard let records = previous?.records, cursor < records.count else { return nil }
        if records[cursor].node.id == node.id { return cursor }
        // The layer that was here may have gone.
        let next = records[cursor].next
        guard next < records.count, records[next].node.id == node.id else { return nil }
        return next
    }

    // MARK: Layers

    mutating func add(_ node: RenderNode, _ state: State, depth: Int = 0) {
        guard previous != nil else { return addAnew(node, state, depth) }
        let found = findRecord(of: node)
        if let found, let previous {
            let record = previous.records[found]
            if record.node === node, !node.hasAnimations, record.state.looksLike(state) {
                frame.take(found, from: previous)
                cursor = record.next
                return
            }
            cursor = found + 1
        }
        let record = frame.begin(node, state)
        addAnew(node, state, depth)
        frame.finish(record)
        if let found, let previous { cursor = previous.records[found].next }
    }

    private mutating func addAnew(_ node: RenderNode, _ state: State, _ depth: Int) {
        // A tree this deep is a mistake, and the stack would not hold it.
        guard depth < 1_000 else { return }
        let time = node.localTime(at: state.time)
        let layer = LayerDrawing(
            node: node,
            properties: cache.showsModel ? node.properties : node.presented(at: time),
            state: state,
            time: time
        )
        guard layer.isVisible else { return }
        if let transition = node.transition(at: time) {
            return addTransition(transition, layer, depth)
        }
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
        for child in layer.paintedChildren { add(child, state, depth: depth + 1) }
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
        let clip = layer.state.clip
        var visible = bounds.intersection(layer.state.viewport)
        if let clip { visible = visible.intersection(clip.bounds) }
        guard !visible.isEmpty else { return }
        let solid = clip.map { $0.isPlain ? opaque.intersection($0.bounds) : .empty } ?? opaque
        frame.items.append(
            DrawItem(
                identity: DrawItem.Identity(
                    node: layer.node.id &+ layer.state.instance &* 0x9E37_79B9_7F4A_7C15,
                    part: part
                ),
                bounds: visible,
                opaque: solid.intersection(visible),
                clip: clip,
                ink: ink
            )
        )
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
