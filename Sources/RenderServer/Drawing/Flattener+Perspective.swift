// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Raster

/// What is drawn flat first and then put into perspective: gradients and strokes.
extension Flattener {
    /// Pixels to a point of such pictures: layers in perspective are seldom enlarged much.
    private static let pictureScale: CGFloat = 2
    private static let longestSide: CGFloat = 4_096

    /// Draws the layer's own kind as a picture; does nothing for plain layers.
    mutating func addFlatPicture(of layer: LayerDrawing) {
        let key: AnyObject
        var rect = layer.properties.bounds.standardized
        switch layer.properties.kind {
        case .gradient(let box): key = box
        case .shape(let box):
            guard let points = cache.path(box.value.path ?? Self.noPath).controlBounds else {
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
        let scale = min(Self.pictureScale, Self.longestSide / longest)
        let contents = cache.flatPicture(key, rect) { flatPicture(of: layer, rect, scale) }
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
            Part.gradient
        )
    }

    private static let noPath = CGPath(elements: PathElements())

    private func flatPicture(
        of layer: LayerDrawing,
        _ rect: CGRect,
        _ scale: CGFloat
    ) -> RenderContents {
        let width = max(1, Int((rect.width * scale).rounded(.up)))
        let height = max(1, Int((rect.height * scale).rounded(.up)))
        let buffer = PixelBuffer(width: width, height: height)
        // The layer alone, with its own coordinates' rectangle filling the picture.
        var properties = layer.properties
        properties.space = nil
        properties.anchorPoint = .zero
        properties.position = properties.bounds.origin
        properties.opacity = 1
        let state = State(
            transform: CATransform3DMakeTranslation(-rect.minX, -rect.minY, 0)
                .concatenating(CATransform3DMakeScale(scale, scale, 1)),
            viewport: PixelRect(x: 0, y: 0, width: width, height: height),
            time: layer.time,
            tint: layer.state.tint
        )
        var flat = Flattener(cache: cache)
        let drawing = LayerDrawing(
            node: layer.node,
            properties: properties,
            state: state,
            time: layer.time
        )
        flat.addGradient(of: drawing)
        flat.addShape(of: drawing)
        let painter = Painter(cache: cache)
        painter.draw(flat.items, on: Canvas(buffer, scratch: painter.scratch))
        return RenderContents(buffer: buffer)
    }
}
