// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension CGContext {
    /// Draws an image, scaled to a rectangle; upright where y points up, upside down otherwise.
    ///
    /// An image mask is painted in the fill colour.
    ///
    /// `byTiling`: the rectangle places the first of copies that fill the whole clip.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        if !byTiling, drawAtOnce(image, in: rect) { return }
        guard !rect.isNull, !rect.hasNaN, !rect.isInfinite, image.width > 0, image.height > 0 else {
            return logIgnoredCall("CGContext.draw(_:in:byTiling:): no image or no place for it")
        }
        if byTiling { return drawTiles(image, rect.standardized) }
        let place = rect.fromUnit.concatenating(deviceTransform)
        if image.isMask {
            return draw(.stencil(image, place), with: state.fillPaint)
        }
        var square = PathElements()
        square.addRect(CGRect(x: 0, y: 0, width: 1, height: 1), transform: place)
        draw(.fill(square, .winding), .image(image, place, interpolation(for: image)))
    }

    /// Draws an image with a way of toning down what is too bright; answers whether it was drawn.
    ///
    /// Images here have eight bits and nothing brighter than white, so every way is the same.
    public func draw(
        _ image: CGImage,
        in rect: CGRect,
        by method: CGToneMapping,
        options: CFDictionary?
    ) -> Bool {
        draw(image, in: rect)
        return true
    }

    /// How an image is scaled: as the context says, unless the image asks for its pixels.
    private func interpolation(for image: CGImage) -> CGInterpolationQuality {
        state.interpolationQuality == .default && !image.shouldInterpolate
            ? .low : state.interpolationQuality
    }

    private func drawTiles(_ image: CGImage, _ rect: CGRect) {
        guard rect.width > 0, rect.height > 0 else { return }
        let color = state.fillPaint
        let quality = state.interpolationQuality
        let pattern = DevicePattern(
            bounds: rect,
            step: rect.size,
            transform: deviceTransform,
            color: nil
        ) { cell in
            cell.state.fillPaint = color
            cell.interpolationQuality = quality
            cell.draw(image, in: rect)
        }
        draw(.everything, .pattern(pattern))
    }
}
