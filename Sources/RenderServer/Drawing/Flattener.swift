// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Raster

/// Turns a tree at a moment into items in painter's order: the visitor that knows what each layer
/// draws.
///
/// Its walker decides which layers are visited and where the items go.
struct Flattener<Walker: LayerWalker> {
    /// Derived values that are kept from frame to frame.
    let cache: DrawCache
    var walker: Walker

    // MARK: Layers

    /// Visits a layer with its sublayers, as far as the walker has to.
    ///
    /// `isSameState`: the layer inherited the same state in the frame before.
    mutating func visit(
        _ node: RenderNode,
        _ state: InheritedState,
        depth: Int = 0,
        isSameState: Bool = false
    ) {
        Walker.visit(node, state, depth: depth, isSameState: isSameState, with: &self)
    }

    /// Adds the items of a layer and visits its sublayers.
    ///
    /// `record`, `recordBefore`: the layer's records in this frame and in the one before, where the
    /// walker has any.
    mutating func add(
        _ node: RenderNode,
        _ state: InheritedState,
        depth: Int,
        record: Int? = nil,
        recordBefore: Int? = nil
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
        layer.recordBefore = recordBefore
        addContent(of: layer, depth)
    }

    /// Adds the layer's items, in a group if something applies to the layer as a whole.
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
            // Content outside of the viewport may cast a shadow into it.
            let reach = shadow.reach + Int(max(abs(shadow.dx), abs(shadow.dy)).rounded(.up))
            inner.state.viewport = inner.state.viewport.insetBy(-reach)
        }
        let filters = (layer.filters?.content ?? []).map {
            DrawFilter($0, scale: layer.pixelScale)
        }
        let reach = filters.reach
        if reach > 0 { inner.state.viewport = inner.state.viewport.insetBy(-reach) }
        var members = Flattener<FreshWalker>(
            cache: cache,
            capacity: min(inner.node.sublayers.count + 2, 16)
        )
        members.addParts(of: inner, depth)
        var content = members.items.reduce(PixelRect.empty) { $0.union($1.bounds) }
        var maskItems: [DrawItem]?
        if let mask = layer.node.mask {
            var masks = Flattener<FreshWalker>(cache: cache)
            var state = inner.childState
            // The mask lies in the layer's coordinates, unlike a sublayer.
            state.transform = inner.spatial.flattened
            state.clip = nil
            state.opacity = 1
            state.tint = nil
            masks.visit(mask, state, depth: depth + 1)
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
        append(layer, part: ItemPart.group, bounds: bounds, opaque: .empty, .group(group))
    }

    /// Adds background, contents, what the class draws, sublayers and border.
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
        Walker.visitSublayers(of: layer, state, depth: depth + 1, with: &self)
    }

    private mutating func addCopies(
        _ replicator: ReplicatorProperties,
        of layer: LayerDrawing,
        _ state: InheritedState,
        _ depth: Int
    ) {
        let bounds = layer.properties.bounds
        let (midX, midY) = (bounds.midX, bounds.midY)
        let about = CATransform3DMakeTranslation(-midX, -midY, 0)
            .concatenating(replicator.transform)
            .concatenating(CATransform3DMakeTranslation(midX, midY, 0))
        var accumulated = CATransform3D.identity
        let color = (replicator.color ?? ReplicatorProperties.white).sRGB
        var tint = ColorTint(
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
            for child in layer.paintedChildren { visit(child, instance, depth: depth + 1) }
            accumulated = accumulated.concatenating(about)
            tint.red = min(max(tint.red + replicator.redOffset, 0), 1)
            tint.green = min(max(tint.green + replicator.greenOffset, 0), 1)
            tint.blue = min(max(tint.blue + replicator.blueOffset, 0), 1)
            tint.alpha = min(max(tint.alpha + replicator.alphaOffset, 0), 1)
        }
    }

    // MARK: Items

    /// Adds an item of a layer, cut to its clip and the viewport.
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
        _ state: InheritedState,
        part: UInt32,
        bounds: PixelRect,
        opaque: PixelRect,
        _ ink: DrawInk
    ) {
        guard
            let item = DrawItem(of: node, state, part: part, bounds: bounds, opaque: opaque, ink)
        else { return }
        walker.take(item)
    }
}

extension ReplicatorProperties {
    static let white = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
}
