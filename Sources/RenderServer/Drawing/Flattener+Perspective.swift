// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Raster

/// Pixels to a point of flat pictures: layers in perspective are seldom enlarged much.
private let flatPictureScale: CGFloat = 2

/// Flat pictures are at most this many pixels wide and high.
private let longestPictureSide: CGFloat = 4_096

private let noPath = CGPath(elements: PathElements())

/// Gradients and strokes in perspective: drawn as a flat picture, which is then projected.
extension Flattener {
    /// Adds the layer's gradient or shape as a picture; does nothing for other kinds.
    mutating func addFlatPicture(of layer: LayerDrawing) {
        let key: AnyObject
        var rect = layer.properties.bounds.standardized
        switch layer.properties.kind {
        case .gradient(let box): key = box
        case .shape(let box):
            guard let points = cache.path(box.value.path ?? noPath).controlBounds else {
                return
            }
            let reach = Double(box.value.lineWidth) * max(Double(box.value.miterLimit) / 2, 1)
            key = box
            rect = CGRect(
                x: points.minX - reach,
                y: points.minY - reach,
                width: points.width + 2 * reach,
                height: points.height + 2 * reach
            )
        default: return
        }
        guard !rect.isEmpty, rect.width.isFinite, rect.height.isFinite else { return }
        let longest = max(rect.width, rect.height)
        let scale = min(flatPictureScale, longestPictureSide / longest)
        let contents = cache.flatPicture(key, rect) {
            layer.flatPicture(of: rect, scale, cache: cache)
        }
        addPicture(
            contents,
            part: PixelRect(
                x: 0,
                y: 0,
                width: contents.buffer.width,
                height: contents.buffer.height
            ),
            unit: CGRect(x: 0, y: 0, width: 1, height: 1),
            in: RasterRect(rect),
            of: layer,
            ItemPart.gradient
        )
    }
}

extension LayerDrawing {
    /// Draws a rectangle of the layer's coordinates, without its sublayers, as a flat picture.
    fileprivate func flatPicture(
        of rect: CGRect,
        _ scale: CGFloat,
        cache: DrawCache
    ) -> RenderContents {
        let width = max(1, Int((rect.width * scale).rounded(.up)))
        let height = max(1, Int((rect.height * scale).rounded(.up)))
        let buffer = PixelBuffer(width: width, height: height)
        // The layer alone, with its own coordinates' rectangle filling the picture.
        var properties = self.properties
        properties.space = nil
        properties.anchorPoint = .zero
        properties.position = properties.bounds.origin
        properties.opacity = 1
        let state = InheritedState(
            transform: CATransform3DMakeTranslation(-rect.minX, -rect.minY, 0)
                .concatenating(CATransform3DMakeScale(scale, scale, 1)),
            viewport: PixelRect(x: 0, y: 0, width: width, height: height),
            time: time,
            tint: self.state.tint
        )
        var flat = Flattener<FreshWalker>(cache: cache)
        let drawing = LayerDrawing(
            node: node,
            properties: properties,
            state: state,
            time: time
        )
        flat.addGradient(of: drawing)
        flat.addShape(of: drawing)
        let painter = Painter(cache: cache)
        painter.draw(flat.items, on: Canvas(buffer, scratch: painter.scratch))
        return RenderContents(buffer: buffer)
    }
}
