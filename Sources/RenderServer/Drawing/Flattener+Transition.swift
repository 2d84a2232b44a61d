// SPDX-License-Identifier: Apache-2.0

import Foundation
import Raster

extension RenderNode {
    /// The transition that runs on the layer, with its progress.
    func transition(at localTime: Double) -> (RenderTransition, Double)? {
        for animation in animations.reversed() {
            guard case .transition(let transition) = animation.body,
                let position = animation.timing.position(at: localTime)
            else { continue }
            let t = animation.paced(position.progress)
            return (transition, mix(transition.startProgress, transition.endProgress, t))
        }
        return nil
    }
}

extension Flattener {
    /// Adds a transition: the earlier and the present layer, faded or moved.
    mutating func addTransition(
        _ transition: (RenderTransition, Double),
        _ layer: LayerDrawing,
        _ depth: Int
    ) {
        let (kind, t) = transition
        guard t < 1, let old = kind.old else { return addContent(of: layer, depth) }
        let before = LayerDrawing(
            node: old,
            properties: old.presented(at: layer.time),
            state: layer.state,
            time: layer.time
        )
        let size = layer.properties.bounds.size
        let far: (x: CGFloat, y: CGFloat)
        switch kind.side {
        case .left: far = (-size.width, 0)
        case .right: far = (size.width, 0)
        case .top: far = (0, -size.height)
        case .bottom: far = (0, size.height)
        }
        switch kind.form {
        case .fade: addFade(before, layer, t, depth)
        case .moveIn:
            addPhase(before, (0, 0), 1, depth, 0)
            addPhase(layer, (far.x * (1 - t), far.y * (1 - t)), 1, depth, 1)
        case .push:
            addPhase(before, (-far.x * t, -far.y * t), 1 - t, depth, 0)
            addPhase(layer, (far.x * (1 - t), far.y * (1 - t)), t, depth, 1)
        case .reveal:
            addPhase(layer, (0, 0), 1, depth, 0)
            addPhase(before, (-far.x * t, -far.y * t), 1 - t, depth, 1)
        case .flip: addFlip(before, layer, kind.side, t, depth)
        case .curlUp: addCurl(page: before, under: layer, t, depth)
        case .curlDown: addCurl(page: layer, under: before, 1 - t, depth)
        }
    }

    /// Adds a cross-fade whose shares add up to one, so that nothing behind shines through.
    private mutating func addFade(
        _ before: LayerDrawing,
        _ after: LayerDrawing,
        _ t: Double,
        _ depth: Int
    ) {
        var mixed = Flattener<FreshWalker>(cache: cache)
        for (layer, share, number) in [(before, 1 - t, 0), (after, t, 1)] where share > 0 {
            var inner = layer
            inner.state.clip = nil
            inner.state.opacity = 1
            inner.state.instance = layer.state.instance &* 31 &+ UInt64(number) &+ 7
            var members = Flattener<FreshWalker>(cache: cache)
            members.addContent(of: inner, depth)
            let content = members.items.reduce(PixelRect.empty) { $0.union($1.bounds) }
            guard !content.isEmpty else { continue }
            // Each picture is scaled by its share before both are added.
            let group = DrawGroup(items: members.items, opacity: Float(share), content: content)
            var shared = Flattener<FreshWalker>(cache: cache)
            shared.append(
                inner,
                part: ItemPart.transition,
                bounds: content,
                opaque: .empty,
                .group(group)
            )
            let added = DrawGroup(
                items: shared.items,
                opacity: 1,
                content: content,
                blend: .plusLighter
            )
            mixed.append(
                inner,
                part: ItemPart.transition,
                bounds: content,
                opaque: .empty,
                .group(added)
            )
        }
        let content = mixed.items.reduce(PixelRect.empty) { $0.union($1.bounds) }
        guard !content.isEmpty else { return }
        let whole = DrawGroup(items: mixed.items, opacity: after.state.opacity, content: content)
        append(after, part: ItemPart.transition, bounds: content, opaque: .empty, .group(whole))
    }

    /// Adds one of the two pictures, moved in the layer's coordinates and faded.
    private mutating func addPhase(
        _ layer: LayerDrawing,
        _ offset: (x: CGFloat, y: CGFloat),
        _ opacity: Double,
        _ depth: Int,
        _ number: UInt64
    ) {
        guard opacity > 0 else { return }
        var state = layer.state
        let moved = CATransform3DMakeTranslation(offset.x, offset.y, 0)
        // The move is in the layer's own coordinates, so it is applied first.
        let place = layer.properties.localTransform
        if let back = place.inverse {
            state.transform = back.concatenating(moved).concatenating(place)
                .concatenating(state.transform)
        }
        state.instance = state.instance &* 31 &+ number &+ 7
        let phase = LayerDrawing(
            node: layer.node,
            properties: layer.properties,
            state: state,
            time: layer.time
        )
        var members = Flattener<FreshWalker>(cache: cache)
        var inner = phase
        inner.state.clip = nil
        inner.state.opacity = 1
        members.addContent(of: inner, depth)
        let content = members.items.reduce(PixelRect.empty) { $0.union($1.bounds) }
        guard !content.isEmpty else { return }
        let group = DrawGroup(
            items: members.items,
            opacity: layer.state.opacity * Float(opacity),
            content: content
        )
        append(phase, part: ItemPart.transition, bounds: content, opaque: .empty, .group(group))
    }
}
