// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Raster

/// The fast path for most layers that move: a coloured rectangle or a picture without sublayers, or
/// a few of these in another one. It makes exactly the items of the general path.
extension Flattener {
    /// Adds a layer that is one colour or one picture; answers false where it needs the general
    /// path.
    mutating func addLeaf(_ node: RenderNode, _ state: InheritedState) -> Bool {
        guard node.form == .leaf, state.tint == nil, let scale = state.transform.scaleAndPlace
        else { return false }
        let opacity = node.properties.opacity
        guard opacity > 0, !node.properties.isHidden, scale.determinant != 0 else { return true }
        let map = node.properties.moved(scale)
        guard map.isFinite else { return true }
        let shown = state.opacity * min(opacity, 1)
        guard let contents = node.properties.contents else {
            addFlatColor(of: node, state, map, opacity: shown)
            return true
        }
        // Two parts that share an opacity form a group.
        if node.properties.backgroundColor != nil {
            if shown < 1, !node.properties.flags.contains(.forbidsGroupOpacity) { return false }
            addFlatColor(of: node, state, map, opacity: shown)
        }
        addFlatPicture(contents, of: node, state, map, opacity: shown)
        return true
    }

    private mutating func addFlatColor(
        of node: RenderNode,
        _ state: InheritedState,
        _ map: RasterTransform,
        opacity: Float
    ) {
        guard let (shape, color) = node.flatColor(under: map) else { return }
        append(
            node,
            state,
            part: ItemPart.background,
            bounds: shape.pixelBounds,
            opaque: color.alpha >= 1 && opacity >= 1 ? shape.solidPixels : .empty,
            .color(shape, color, opacity: opacity)
        )
    }

    private mutating func addFlatPicture(
        _ contents: RenderContents,
        of node: RenderNode,
        _ state: InheritedState,
        _ map: RasterTransform,
        opacity: Float
    ) {
        let rect = RasterRect(node.properties.bounds)
        let pixels = contents.buffer
        let part = PixelRect(x: 0, y: 0, width: pixels.width, height: pixels.height)
        guard !part.isEmpty, !rect.isEmpty else { return }
        let source = RasterRect(part)
        let fit = RasterTransform(mapping: source, to: rect)
        guard fit.isFinite else { return }
        let place = map.onGrid
        let whole = fit.concatenating(place).settled(over: source)
        let placement = node.properties.contentPlacement?.value ?? .standard
        let sampling = cache.sampling(placement, shrinks: abs(whole.determinant) < 1)
        let target = place.apply(rect).onGrid.snapped
        append(
            node,
            state,
            part: ItemPart.image,
            bounds: target,
            opaque: contents.isOpaque && opacity >= 1 ? target : .empty,
            .image(
                DrawImage(
                    pixels: pixels,
                    source: part,
                    map: ProjectiveTransform(whole),
                    shape: .pixels(target),
                    sampling: sampling
                ),
                opacity: opacity
            )
        )
    }

    /// Adds a coloured rectangle with a few others in it that share an opacity; answers false where
    /// it needs the general path.
    mutating func addLeafGroup(_ node: RenderNode, _ state: InheritedState) -> Bool {
        guard node.form == .groupOfLeaves, state.tint == nil,
            let scale = state.transform.scaleAndPlace, scale.determinant != 0
        else { return false }
        let opacity = node.properties.opacity
        guard opacity > 0, opacity < 1, !node.properties.isHidden,
            node.properties.backgroundColor != nil || node.sublayers.count > 1
        else { return false }
        let map = node.properties.moved(scale)
        guard map.isFinite else { return true }
        var inner = state
        inner.opacity = 1
        inner.clip = nil
        var members: [DrawItem] = []
        members.reserveCapacity(node.sublayers.count + 1)
        var content = PixelRect.empty
        func add(_ layer: RenderNode, _ map: RasterTransform, opacity: Float) {
            guard let (shape, color) = layer.flatColor(under: map),
                let item = DrawItem(
                    of: layer,
                    inner,
                    part: ItemPart.background,
                    bounds: shape.pixelBounds,
                    opaque: color.alpha >= 1 && opacity >= 1 ? shape.solidPixels : .empty,
                    .color(shape, color, opacity: opacity)
                )
            else { return }
            content = content.union(item.bounds)
            members.append(item)
        }
        add(node, map, opacity: 1)
        for child in node.sublayers {
            let opacity = child.properties.opacity
            let place = child.properties.moved(map)
            guard opacity > 0, !child.properties.isHidden, place.isFinite else { continue }
            add(child, place, opacity: min(opacity, 1))
        }
        guard !content.isEmpty else { return true }
        let group = DrawGroup(
            items: members,
            opacity: state.opacity * opacity,
            content: content
        )
        append(node, state, part: ItemPart.group, bounds: content, opaque: .empty, .group(group))
        return true
    }
}

extension LayerProperties {
    /// The layer's transform to pixels, given the superlayer's, which only scales and translates.
    @inline(__always)
    fileprivate func moved(_ scale: RasterTransform) -> RasterTransform {
        let anchor = self.anchor
        var map = scale
        map.tx = (position.x - anchor.x) * scale.a + scale.tx
        map.ty = (position.y - anchor.y) * scale.d + scale.ty
        return map
    }
}

extension RenderNode {
    /// The background's shape and colour; nil if it is invisible.
    @inline(__always)
    fileprivate func flatColor(under map: RasterTransform) -> (DrawShape, RasterColor)? {
        let rect = RasterRect(properties.bounds)
        guard fill.alpha > 0, !rect.isEmpty else { return nil }
        let radius = Double(properties.cornerRadius)
        let outline = RoundedRect(rect, radius: radius > 0 ? radius : 0)
        return (DrawShape(outline, under: map.onGrid, smoothsEdges: false), fill)
    }
}

extension DrawCache {
    /// The sampling of contents that are drawn smaller, or not.
    func sampling(_ placement: LayerContentPlacement, shrinks: Bool) -> ImageSampling {
        switch shrinks ? placement.minificationFilter : placement.magnificationFilter {
        case .nearest: .nearest
        case .linear: drawsForContext ? .stepped : .bilinear
        case .trilinear: drawsForContext ? .stepped : .smooth
        }
    }
}

extension LayerContentPlacement {
    /// Whether the whole of the contents fills the whole of the bounds.
    fileprivate var fills: Bool {
        let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
        return gravity == .resize && rect == whole && center == whole
    }
}

extension CATransform3D {
    /// The transform of the plane, if it only scales and translates and is finite.
    fileprivate var scaleAndPlace: RasterTransform? {
        guard m12 == 0, m14 == 0, m21 == 0, m24 == 0, m44 == 1, isFinite else { return nil }
        return RasterTransform(a: m11, b: 0, c: 0, d: m22, tx: m41, ty: m42)
    }
}

extension RenderNode {
    /// Which fast path a layer may take.
    enum Form: UInt8 {
        /// A coloured rectangle, a picture or nothing, without sublayers.
        case leaf
        /// A coloured rectangle with a few leaves in it, which may share an opacity.
        case groupOfLeaves
        case any
    }

    /// Whether neither the layer nor one below it holds pixels; known for fast paths only.
    var hasNoPictures: Bool { form != .any && properties.contents == nil }

    /// Flags that do not affect how a leaf is drawn.
    private static let neutralFlags: LayerFlags = [
        .isHidden, .masksToBounds, .isOpaque, .forbidsGroupOpacity, .drawsAsynchronously,
        .needsDisplayOnBoundsChange, .wantsExtendedRange, .hasFlippedContents, .isGeometryFlipped,
    ]
    /// Flags that affect sublayers.
    private static let sublayerFlags: LayerFlags = [
        .masksToBounds, .isGeometryFlipped, .forbidsGroupOpacity,
    ]

    /// The most sublayers of a group on the fast path.
    private static let mostLeaves = 7

    static func form(_ properties: LayerProperties, _ sublayers: [RenderNode]) -> Form {
        guard properties.space == nil, properties.decoration == nil,
            neutralFlags.isSuperset(of: properties.flags), case .plain = properties.kind
        else { return .any }
        if let contents = properties.contents {
            // Masking to the bounds clips the picture, too.
            guard sublayers.isEmpty, !contents.isLargeFile,
                !properties.flags.contains(.masksToBounds),
                properties.contentPlacement?.value.fills ?? true
            else { return .any }
            return .leaf
        }
        if sublayers.isEmpty { return .leaf }
        guard properties.opacity < 1, sublayers.count <= mostLeaves,
            properties.flags.isDisjoint(with: sublayerFlags)
        else { return .any }
        for layer in sublayers where layer.form != .leaf || layer.properties.contents != nil {
            return .any
        }
        return .groupOfLeaves
    }
}
