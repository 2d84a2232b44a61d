// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Raster

/// Most layers that move are a coloured rectangle with nothing in it: these take a short cut, which
/// comes to the very item that the long way does.
extension Flattener {
    /// Adds a layer that is one colour; false where it takes the long way.
    mutating func addLeaf(_ node: RenderNode, _ state: State) -> Bool {
        guard node.isLeaf, state.tint == nil, let scale = state.transform.scaleAndPlace else {
            return false
        }
        let opacity = node.properties.opacity
        guard opacity > 0, !node.properties.isHidden, scale.determinant != 0 else { return true }
        let color = RasterColor(node.properties.backgroundColor)
        let rect = RasterRect(node.properties.bounds)
        guard color.alpha > 0, !rect.isEmpty else { return true }
        let anchor = node.properties.anchor
        let position = node.properties.position
        var map = scale
        map.tx = (position.x - anchor.x) * scale.a + scale.tx
        map.ty = (position.y - anchor.y) * scale.d + scale.ty
        guard map.isFinite else { return true }
        let radius = Double(node.properties.cornerRadius)
        let outline = RoundedRect(rect, radius: radius > 0 ? radius : 0)
        let shape = DrawShape(outline, under: map.onGrid, smoothsEdges: false)
        let shown = state.opacity * min(opacity, 1)
        append(
            node,
            state,
            part: Part.background,
            bounds: shape.pixelBounds,
            opaque: color.alpha >= 1 && shown >= 1 ? shape.solidPixels : .empty,
            .color(shape, color, opacity: shown)
        )
        return true
    }
}

extension CATransform3D {
    /// The map of the plane where the transform only scales and moves it, and nothing is infinite.
    fileprivate var scaleAndPlace: RasterTransform? {
        guard m12 == 0, m14 == 0, m21 == 0, m24 == 0, m44 == 1, isFinite else { return nil }
        return RasterTransform(a: m11, b: 0, c: 0, d: m22, tx: m41, ty: m42)
    }
}

extension RenderNode {
    /// Flags that say nothing about how one colour is drawn.
    private static let harmless: LayerFlags = [
        .isHidden, .masksToBounds, .isOpaque, .forbidsGroupOpacity, .drawsAsynchronously,
        .needsDisplayOnBoundsChange, .wantsExtendedRange, .hasFlippedContents, .isGeometryFlipped,
    ]

    /// Whether properties are those of a coloured rectangle and nothing else.
    static func isPlain(_ properties: LayerProperties) -> Bool {
        guard properties.contents == nil, properties.space == nil, properties.decoration == nil,
            harmless.isSuperset(of: properties.flags), case .plain = properties.kind
        else { return false }
        return true
    }
}
