// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Raster

/// The distance from the eye to the middle of a layer that flips, in lengths of its longer side.
private let flipEyeDistance: CGFloat = 2.5

/// Pictures are at most this many pixels wide and high.
private let longestPictureSide: CGFloat = 8_192

/// Transitions that turn a picture of the whole layer in space: flips and curls.
extension Flattener {
    /// Adds a flip: the old layer until it is seen edge on, then the new one.
    mutating func addFlip(
        _ before: LayerDrawing,
        _ after: LayerDrawing,
        _ side: RenderTransition.Side,
        _ t: Double,
        _ depth: Int
    ) {
        let isFirstHalf = t < 0.5
        let shown = isFirstHalf ? before : after
        let turn = isFirstHalf ? t * .pi : (t - 1) * .pi
        let bounds = shown.properties.bounds
        let rotation: CATransform3D
        switch side {
        case .left: rotation = CATransform3DMakeRotation(turn, 0, 1, 0)
        case .right: rotation = CATransform3DMakeRotation(-turn, 0, 1, 0)
        case .top: rotation = CATransform3DMakeRotation(-turn, 1, 0, 0)
        case .bottom: rotation = CATransform3DMakeRotation(turn, 1, 0, 0)
        }
        var eye = CATransform3D.identity
        let length = max(bounds.width, bounds.height)
        guard length > 0, length.isFinite else { return }
        eye.m34 = -1 / (flipEyeDistance * length)
        let turned = CATransform3DMakeTranslation(-bounds.midX, -bounds.midY, 0)
            .concatenating(rotation).concatenating(eye)
            .concatenating(CATransform3DMakeTranslation(bounds.midX, bounds.midY, 0))
        var layer = shown
        let place = layer.properties.localTransform
        guard let back = place.inverse else { return }
        layer.state.transform = back.concatenating(turned).concatenating(place)
            .concatenating(layer.state.transform)
        layer.state.instance = layer.state.instance &* 31 &+ (isFirstHalf ? 11 : 12)
        guard let contents = picture(of: shown, depth) else { return }
        let drawn = LayerDrawing(
            node: layer.node,
            properties: layer.properties,
            state: layer.state,
            time: layer.time
        )
        guard drawn.projection.isFinite else { return }
        addWhole(contents, of: drawn)
    }

    /// Adds a page curl at a progress, over the layer under it.
    mutating func addCurl(
        page: LayerDrawing,
        under: LayerDrawing,
        _ t: Double,
        _ depth: Int
    ) {
        guard t < 1 else { return addContent(of: under, depth) }
        guard t > 0 else { return addContent(of: page, depth) }
        guard let front = picture(of: page, depth), let below = picture(of: under, depth) else {
            return
        }
        let curl = PageCurl(
            width: front.buffer.width,
            height: front.buffer.height,
            progress: t
        )
        addWhole(RenderContents(buffer: curl.draw(front.buffer, over: below.buffer)), of: under)
    }

    /// Adds a picture that fills the layer's bounds.
    private mutating func addWhole(_ contents: RenderContents, of layer: LayerDrawing) {
        var plain = layer
        plain.state.tint = nil
        addPicture(
            contents,
            part: PixelRect(
                x: 0,
                y: 0,
                width: contents.buffer.width,
                height: contents.buffer.height
            ),
            unit: CGRect(x: 0, y: 0, width: 1, height: 1),
            in: plain.rect,
            of: plain,
            ItemPart.transition
        )
    }

    /// The layer with its sublayers inside its bounds, as a flat picture.
    private func picture(of layer: LayerDrawing, _ depth: Int) -> RenderContents? {
        let rect = layer.properties.bounds.standardized
        guard !rect.isEmpty, rect.width.isFinite, rect.height.isFinite else { return nil }
        if layer.node.hasAnimations { return layer.drawPicture(of: rect, depth, cache: cache) }
        return cache.flatPicture(layer.node, rect) {
            layer.drawPicture(of: rect, depth, cache: cache)
        }
    }
}

extension LayerDrawing {
    /// Draws a rectangle of the layer's coordinates with its sublayers as a flat picture.
    fileprivate func drawPicture(
        of rect: CGRect,
        _ depth: Int,
        cache: DrawCache
    ) -> RenderContents {
        let wanted = CGFloat(affine == nil ? 2 : pixelScale)
        let scale = min(max(wanted, 0.01), longestPictureSide / max(rect.width, rect.height))
        let width = max(1, Int((rect.width * scale).rounded()))
        let height = max(1, Int((rect.height * scale).rounded()))
        let buffer = PixelBuffer(width: width, height: height)
        var properties = self.properties
        properties.space = properties.space?.changed { $0.transform = .identity }
        properties.anchorPoint = .zero
        properties.position = rect.origin
        properties.opacity = 1
        let state = InheritedState(
            transform: CATransform3DMakeTranslation(-rect.minX, -rect.minY, 0)
                .concatenating(
                    CATransform3DMakeScale(
                        CGFloat(width) / rect.width,
                        CGFloat(height) / rect.height,
                        1
                    )
                ),
            viewport: PixelRect(x: 0, y: 0, width: width, height: height),
            time: self.state.time,
            tint: self.state.tint
        )
        var flat = Flattener<FreshWalker>(cache: cache)
        flat.addContent(
            of: LayerDrawing(
                node: node,
                properties: properties,
                state: state,
                time: time
            ),
            depth
        )
        let painter = Painter(cache: cache)
        painter.draw(flat.items, on: Canvas(buffer, scratch: painter.scratch))
        return RenderContents(buffer: buffer)
    }
}
