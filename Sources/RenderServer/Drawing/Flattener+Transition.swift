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
    /// What was there and what is there now, faded or moved against each other.
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
        case .fade:
            addPhase(before, (0, 0), 1 - t, depth, 0)
            addPhase(layer, (0, 0), t, depth, 1)
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

    /// One of the two pictures, moved in the layer's coordinates and faded.
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
        // The move happens in the layer's own coordinates, so it comes first of all.
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
        var members = Flattener(cache: cache)
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
        append(phase, part: Part.transition, bounds: content, opaque: .empty, .group(group))
    }
}
