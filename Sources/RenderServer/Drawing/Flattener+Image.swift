// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
package import Foundation
import Raster

/// Pictures in layers.
extension Flattener {
    mutating func addImage(of layer: LayerDrawing) {
        guard var contents = layer.properties.contents, contents.width > 0, contents.height > 0
        else { return }
        var layer = layer
        if let tint = layer.state.tint, !tint.isWhite { contents = cache.tinted(contents, tint) }
        // Masking to the bounds clips the contents, too.
        if layer.properties.masksToBounds { layer.state.clip = layer.childState.clip }
        let placement = layer.properties.placed
        let unit = placement.rect
        let width = CGFloat(contents.width) * abs(unit.width)
        let height = CGFloat(contents.height) * abs(unit.height)
        guard width > 0, height > 0, unit.width.isFinite, unit.height.isFinite else { return }
        let scale = placement.scale > 0 ? placement.scale : 1
        let size = CGSize(width: width / scale, height: height / scale)
        let rect = placement.gravity.place(size, in: layer.properties.bounds)
        let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
        let box = RasterRect(rect)
        if placement.center == whole || placement.gravity != .resize {
            let pixels = contents.pixels(of: unit)
            return addPicture(
                contents,
                part: pixels,
                unit: unit,
                in: box,
                of: layer,
                ItemPart.image
            )
        }
        addNineParts(contents, placement, scale, in: box, of: layer)
    }

    /// Adds contents with a stretchable middle: corners keep their size, edges stretch in one
    /// direction.
    private mutating func addNineParts(
        _ contents: RenderContents,
        _ placement: LayerContentPlacement,
        _ scale: CGFloat,
        in rect: RasterRect,
        of layer: LayerDrawing
    ) {
        let unit = placement.rect
        let pixelWidth = Double(contents.width)
        let pixelHeight = Double(contents.height)
        func stops(
            _ origin: CGFloat,
            _ size: CGFloat,
            _ pixels: Double,
            _ low: CGFloat,
            _ extent: CGFloat,
            _ from: Double,
            _ to: Double
        ) -> (source: [Double], target: [Double]) {
            // An empty middle counts as one pixel.
            let onePixel = 1 / max(pixels * Double(size), 1)
            let begin = min(max(Double(low), 0), 1)
            let end = min(max(Double(low + extent), begin), 1)
            let middleEnd = end - begin < onePixel ? min(begin + onePixel, 1) : end
            let source = [0, begin, middleEnd, 1].map {
                (Double(origin) + $0 * Double(size)) * pixels
            }
            var head = begin * Double(size) * pixels / Double(scale)
            var tail = (1 - middleEnd) * Double(size) * pixels / Double(scale)
            let room = to - from
            if head + tail > room {
                // No room for the middle: the ends shrink to fit.
                let k = room / (head + tail)
                head *= k
                tail *= k
            }
            return (source, [from, from + head, to - tail, to])
        }
        let x = stops(
            unit.origin.x,
            unit.width,
            pixelWidth,
            placement.center.origin.x,
            placement.center.width,
            rect.minX,
            rect.maxX
        )
        let y = stops(
            unit.origin.y,
            unit.height,
            pixelHeight,
            placement.center.origin.y,
            placement.center.height,
            rect.minY,
            rect.maxY
        )
        for row in 0..<3 {
            for column in 0..<3 {
                let target = RasterRect(
                    minX: x.target[column],
                    minY: y.target[row],
                    maxX: x.target[column + 1],
                    maxY: y.target[row + 1]
                )
                let part = CGRect(
                    x: x.source[column] / pixelWidth,
                    y: y.source[row] / pixelHeight,
                    width: (x.source[column + 1] - x.source[column]) / pixelWidth,
                    height: (y.source[row + 1] - y.source[row]) / pixelHeight
                )
                guard !target.isEmpty, part.width > 0, part.height > 0 else { continue }
                addPicture(
                    contents,
                    part: contents.pixels(of: part),
                    unit: part,
                    in: target,
                    of: layer,
                    ItemPart.image + UInt32(row * 3 + column + 1)
                )
            }
        }
    }

    /// Adds a part of a picture (`unit`: in units of its size) in a rectangle of the layer.
    mutating func addPicture(
        _ contents: RenderContents,
        part: PixelRect,
        unit: CGRect,
        in rect: RasterRect,
        of layer: LayerDrawing,
        _ number: UInt32
    ) {
        guard !part.isEmpty, !rect.isEmpty else { return }
        let width = Double(contents.width)
        let height = Double(contents.height)
        let source = RasterRect(
            minX: Double(unit.origin.x) * width,
            minY: Double(unit.origin.y) * height,
            maxX: Double(unit.origin.x + unit.width) * width,
            maxY: Double(unit.origin.y + unit.height) * height
        )
        let toRect = RasterTransform(mapping: source, to: rect)
        guard toRect.isFinite else { return }
        let placement = layer.properties.placed
        var map = ProjectiveTransform(toRect).concatenating(layer.projection)
        var pixels: PixelBuffer?
        var part = part
        if contents.isDecodedInParts {
            guard let shown = contents.shown(part, under: map, within: layer.visiblePixels) else {
                return
            }
            map = ProjectiveTransform(shown.toPicture).concatenating(map)
            pixels = shown.pixels
            part = shown.source
        }
        if let affine = map.affine {
            let read = pixels == nil ? source : RasterRect(part)
            map = ProjectiveTransform(affine.settled(over: read))
        }
        let sampling = cache.sampling(
            placement,
            shrinks: map.affine.map { abs($0.determinant) < 1 } ?? false
        )

        let shape: DrawImage.Outline
        var opaque = PixelRect.empty
        if let affine = layer.affine {
            if affine.keepsRectangles && !layer.smoothsEdges {
                let pixels = affine.apply(rect).onGrid.snapped
                shape = .pixels(pixels)
                if contents.isOpaque, layer.opacity >= 1 { opaque = pixels }
            } else {
                shape = .rect(rect, affine, antialiased: true)
            }
        } else {
            shape = .projected(rect, layer.projection)
        }
        let image = DrawImage(
            pixels: pixels ?? contents.buffer,
            source: part,
            map: map,
            shape: shape,
            sampling: sampling
        )
        append(
            layer,
            part: number,
            bounds: image.shape.pixelBounds,
            opaque: opaque,
            .image(image, opacity: layer.opacity)
        )
    }
}

extension DrawImage.Outline {
    var pixelBounds: PixelRect {
        switch self {
        case .pixels(let rect): rect
        case .rect(let rect, let map, _): PixelRect(enclosing: map.apply(rect))
        case .projected(let rect, let map): PixelRect(enclosing: map.box(of: rect))
        }
    }
}

extension RenderContents {
    /// The whole pixels around a part in units of the size.
    func pixels(of unit: CGRect) -> PixelRect {
        let part = RasterRect(
            x: Double(unit.origin.x) * Double(width),
            y: Double(unit.origin.y) * Double(height),
            width: Double(unit.width) * Double(width),
            height: Double(unit.height) * Double(height)
        )
        // Slightly inset, so that rounding errors add no pixel.
        let rect = part.insetBy(1e-9, 1e-9)
        return PixelRect(enclosing: rect)
            .intersection(PixelRect(x: 0, y: 0, width: width, height: height))
    }
}

extension LayerContentPlacement.Gravity {
    /// Where contents of a size go.
    ///
    /// The names assume y up: bottom is the smallest y.
    package func place(_ size: CGSize, in bounds: CGRect) -> CGRect {
        switch self {
        case .resize: return bounds
        case .resizeAspect, .resizeAspectFill:
            let x = bounds.width / size.width
            let y = bounds.height / size.height
            let k = self == .resizeAspect ? min(x, y) : max(x, y)
            let (w, h) = (size.width * k, size.height * k)
            return CGRect(x: bounds.midX - w / 2, y: bounds.midY - h / 2, width: w, height: h)
        default: break
        }
        let x: CGFloat
        switch self {
        case .left, .topLeft, .bottomLeft: x = bounds.minX
        case .right, .topRight, .bottomRight: x = bounds.maxX - size.width
        default: x = bounds.midX - size.width / 2
        }
        let y: CGFloat
        switch self {
        case .bottom, .bottomLeft, .bottomRight: y = bounds.minY
        case .top, .topLeft, .topRight: y = bounds.maxY - size.height
        default: y = bounds.midY - size.height / 2
        }
        return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }
}
