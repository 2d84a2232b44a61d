// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Raster

/// The bitmap of a layer with its sublayers, for `shouldRasterize`.
struct RasterizedLayer {
    let node: RenderNode
    let items: [DrawItem]
    /// The bitmap's pixels, the layer's own point (0, 0) being pixel (0, 0).
    let bounds: PixelRect
    let scale: CGFloat
    let tint: ColorTint?
    let contents: RenderContents

    func isOf(_ node: RenderNode, _ scale: CGFloat, _ tint: ColorTint?) -> Bool {
        self.node === node && self.scale == scale && self.tint == tint
    }
}

extension Flattener {
    /// Adds the layer as a bitmap of its own resolution, which is kept from frame to frame.
    ///
    /// Answers false where sublayers are animated or the bitmap would be too large: then the layer is
    /// drawn like any other.
    mutating func addRasterized(_ layer: LayerDrawing) -> Bool {
        let node = layer.node
        guard layer.properties.flags.contains(.shouldRasterize), !cache.drawsForContext,
            node.sublayers.allSatisfy({ !$0.hasAnimations }), node.mask?.hasAnimations != true,
            node.animations.allSatisfy(\.onlyMoves), layer.affine != nil
        else { return false }
        let scale = max(layer.properties.decorated.rasterizationScale, 0.01)
        // Copies of one tint share a bitmap.
        let id = node.id &+ (layer.state.tint?.key ?? 0)
        var known = cache.rasterized(id)
        if known.map({ !$0.isOf(node, scale, layer.state.tint) }) ?? true {
            known = layer.rasterized(scale, after: known, cache: cache)
            if let known { cache.keep(known, as: id) }
        }
        guard let known else { return false }
        let size = (known.contents.buffer.width, known.contents.buffer.height)
        guard size.0 > 0, size.1 > 0 else { return true }
        let box = known.bounds
        var drawing = layer
        // The bitmap has no opacity of its own; the layer's applies.
        drawing.isInGroup = false
        addPicture(
            known.contents,
            part: PixelRect(x: 0, y: 0, width: size.0, height: size.1),
            unit: CGRect(x: 0, y: 0, width: 1, height: 1),
            in: RasterRect(
                minX: Double(box.minX) / Double(scale),
                minY: Double(box.minY) / Double(scale),
                maxX: Double(box.maxX) / Double(scale),
                maxY: Double(box.maxY) / Double(scale)
            ),
            of: drawing,
            ItemPart.rasterized
        )
        return true
    }
}

/// A bitmap is at most this many pixels wide and high.
private let longestSide = 8_192

/// A bitmap has at most this many pixels or covers this many screens, whichever is more; larger
/// layers are drawn as far as they show.
private let mostPixels = 1 << 22
private let mostScreens = 2.5

extension LayerDrawing {
    /// Draws the layer's bitmap; nil where it would be too large.
    ///
    /// `old`: an earlier bitmap of the layer, of which unchanged pixels are copied.
    fileprivate func rasterized(
        _ scale: CGFloat,
        after old: RasterizedLayer?,
        cache: DrawCache
    ) -> RasterizedLayer? {
        // The layer alone, in its own coordinates.
        var properties = self.properties
        properties.space = nil
        properties.anchorPoint = .zero
        properties.position = properties.bounds.origin
        properties.opacity = 1
        properties.flags.remove(.shouldRasterize)
        let side = longestSide
        let state = InheritedState(
            transform: CATransform3DMakeScale(scale, scale, 1),
            viewport: PixelRect(x: -side, y: -side, width: 3 * side, height: 3 * side),
            time: time,
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
            0
        )
        let items = flat.items
        let bounds = items.reduce(PixelRect.empty) { $0.union($1.bounds) }
        let screens = mostScreens * Double(self.state.viewport.area)
        guard bounds.width <= side, bounds.height <= side,
            Double(bounds.area) <= max(screens, Double(mostPixels))
        else { return nil }
        let buffer = PixelBuffer(width: bounds.width, height: bounds.height, for: .group)
        var damage = DamageRegion(bounds)
        if let old, old.bounds == bounds, old.scale == scale, old.tint == self.state.tint {
            // Only differences are drawn, over a copy, as the old bitmap may be on screen.
            damage = DamageRegion()
            ItemDifference.add(old.items, items, within: bounds, to: &damage)
            Canvas(buffer).copy(old.contents.buffer, x: 0, y: 0)
        }
        let painter = Painter(cache: cache)
        for rect in damage.rects {
            let canvas = Canvas(
                buffer,
                originX: bounds.minX,
                originY: bounds.minY,
                clip: rect,
                scratch: painter.scratch
            )
            painter.paint(items, on: canvas, rect, backdrop: 0)
        }
        return RasterizedLayer(
            node: node,
            items: items,
            bounds: bounds,
            scale: scale,
            tint: self.state.tint,
            contents: RenderContents(buffer: buffer)
        )
    }
}

extension ColorTint {
    /// A hash that is the same in each run.
    fileprivate var key: UInt64 {
        [red, green, blue, alpha].reduce(0) {
            ($0 &+ UInt64($1.bitPattern)) &* 0x9E37_79B9_7F4A_7C15
        }
    }
}

extension RenderAnimation {
    /// Whether the animation changes only the layer's place and opacity.
    fileprivate var onlyMoves: Bool {
        switch body {
        case .idle: true
        case .property(let change): change.onlyMoves
        case .properties(let changes): changes.allSatisfy(\.onlyMoves)
        case .group(let members): members.allSatisfy(\.onlyMoves)
        case .transition, .custom: false
        }
    }
}

extension PropertyAnimation {
    fileprivate var onlyMoves: Bool {
        switch path.property {
        case .position, .transform, .opacity, .zPosition, .hidden: true
        default: false
        }
    }
}
