// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Raster

/// The items of each layer itself, from back to front.
extension Flattener {
    /// Adds the shadow of a known shape, below everything.
    mutating func addShapedShadow(of layer: LayerDrawing) {
        guard layer.hasShadow, var shape = layer.shadowShape else { return }
        let decoration = layer.properties.decorated
        let offset = layer.offsetInPixels(decoration.shadowOffset)
        shape.transform.tx += offset.x
        shape.transform.ty += offset.y
        if case .pixels(let rect) = shape.form {
            shape.form = .rect(RasterRect(rect))
        }
        let sigma = Double(max(decoration.shadowRadius, 0)) * layer.pixelScale
        let strength = layer.opacity * min(max(decoration.shadowOpacity, 0), 1)
        shape.settle(sigma: sigma, opacity: Double(strength))
        let shadow = DrawShadow(
            shape: shape,
            color: layer.tinted(layer.shadowColor),
            opacity: strength,
            sigma: sigma
        )
        let reach = GaussianBlur.reach(sigma: sigma) + 1
        append(
            layer,
            part: ItemPart.shadow,
            bounds: shape.pixelBounds.insetBy(-reach),
            opaque: .empty,
            .shadow(shadow)
        )
    }

    /// Adds what lies behind the layer, filtered.
    mutating func addBackdrop(of layer: LayerDrawing) {
        guard let filters = layer.filters?.background, !filters.isEmpty, !layer.rect.isEmpty else {
            return
        }
        let shape = layer.shape(of: layer.outline)
        let backdrop = DrawBackdrop(
            shape: shape,
            filters: filters.map { DrawFilter($0, scale: layer.pixelScale) },
            opacity: layer.opacity
        )
        append(
            layer,
            part: ItemPart.backdrop,
            bounds: shape.pixelBounds,
            opaque: .empty,
            .backdrop(backdrop)
        )
    }

    mutating func addBackground(of layer: LayerDrawing) {
        guard let color = layer.properties.backgroundColor, !layer.rect.isEmpty else { return }
        addColor(RasterColor(color), layer.shape(of: layer.outline), of: layer, ItemPart.background)
    }

    mutating func addBorder(of layer: LayerDrawing) {
        guard let decoration = layer.properties.decoration?.value, decoration.borderWidth > 0,
            let color = decoration.borderColor, !layer.rect.isEmpty
        else { return }
        let outer = layer.outline
        let inner = outer.inset(by: Double(decoration.borderWidth))
        addColor(
            RasterColor(color),
            layer.ring(outer: outer, inner: inner),
            of: layer,
            ItemPart.border
        )
    }

    /// Adds a shape in one colour.
    mutating func addColor(
        _ color: RasterColor,
        _ shape: DrawShape,
        of layer: LayerDrawing,
        _ part: UInt32
    ) {
        let color = layer.tinted(color)
        guard color.alpha > 0 else { return }
        var shape = shape
        if !layer.smoothsEdges, case .rect = shape.form { shape.isAntialiased = false }
        let isSolid = color.alpha >= 1 && layer.opacity >= 1
        append(
            layer,
            part: part,
            bounds: shape.pixelBounds,
            opaque: isSolid ? shape.solidPixels : .empty,
            .color(shape, color, opacity: layer.opacity)
        )
    }

    mutating func addGradient(of layer: LayerDrawing) {
        guard case .gradient(let box) = layer.properties.kind, !layer.rect.isEmpty,
            let map = layer.affine
        else { return }
        let properties = box.value
        guard !properties.colors.isEmpty else { return }
        let rect = layer.rect
        // Points are in units of the bounds, so the gradient is drawn in a unit square that is
        // stretched to the bounds.
        let stretch = RasterTransform(
            a: rect.width,
            b: 0,
            c: 0,
            d: rect.height,
            tx: rect.minX,
            ty: rect.minY
        )
        let gradient = DrawGradient(
            stops: cache.stops(box),
            form: properties.form,
            start: RasterPoint(Double(properties.start.x), Double(properties.start.y)),
            end: RasterPoint(Double(properties.end.x), Double(properties.end.y)),
            transform: stretch.concatenating(map)
        )
        let shape = layer.shape(of: layer.outline)
        let isSolid = layer.opacity >= 1 && properties.colors.allSatisfy { $0.alpha >= 1 }
        append(
            layer,
            part: ItemPart.gradient,
            bounds: shape.pixelBounds,
            opaque: isSolid ? shape.solidPixels : .empty,
            .gradient(shape, gradient, opacity: layer.tintedOpacity)
        )
    }

    mutating func addShape(of layer: LayerDrawing) {
        guard case .shape(let box) = layer.properties.kind, let path = box.value.path else {
            return
        }
        let properties = box.value
        let outline = cache.path(path)
        guard !outline.isEmpty else { return }
        if let color = properties.fillColor {
            let rule: FillRule = properties.usesEvenOddRule ? .evenOdd : .nonZero
            addColor(
                RasterColor(color),
                layer.shape(of: outline, rule: rule),
                of: layer,
                ItemPart.fill
            )
        }
        guard let color = properties.strokeColor, properties.lineWidth > 0,
            let map = layer.affine
        else { return }
        let line = outline.trimmed(
            from: Double(properties.strokeStart),
            to: Double(properties.strokeEnd)
        )
        guard !line.isEmpty else { return }
        let style = StrokeStyle(
            width: Double(properties.lineWidth),
            cap: StrokeStyle.Cap(rawValue: properties.cap.rawValue) ?? .butt,
            join: StrokeStyle.Join(rawValue: properties.join.rawValue) ?? .miter,
            miterLimit: Double(properties.miterLimit),
            dashes: properties.dashes.map { Double($0) },
            dashPhase: Double(properties.dashPhase)
        )
        let shape = DrawShape(form: .stroke(line, style), transform: map)
        addColor(RasterColor(color), shape, of: layer, ItemPart.stroke)
    }

    mutating func addTiles(of layer: LayerDrawing) {
        guard case .tiled(let box) = layer.properties.kind else { return }
        let properties = box.value
        for (index, tile) in properties.tiles.enumerated() {
            var clipped = layer
            // A picture of the layer shows its tiles as they will be.
            if properties.fadeDuration > 0, !cache.drawsForContext {
                let age = (layer.time - tile.birth) / properties.fadeDuration
                clipped.state.opacity *= Float(min(max(age, 0), 1))
            }
            let contents = tile.contents
            addPicture(
                contents,
                part: PixelRect(
                    x: 0,
                    y: 0,
                    width: contents.buffer.width,
                    height: contents.buffer.height
                ),
                unit: CGRect(x: 0, y: 0, width: 1, height: 1),
                in: RasterRect(tile.rect),
                of: clipped,
                ItemPart.tiles + UInt32(index)
            )
        }
    }
}

extension LayerDrawing {
    func tinted(_ color: RasterColor) -> RasterColor { state.tint?.applied(to: color) ?? color }

    var tintedOpacity: Float { opacity * (state.tint?.alpha ?? 1) }
}
