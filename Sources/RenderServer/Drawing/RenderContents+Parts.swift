// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Raster

extension RenderContents {
    /// What of a large picture's file is decoded for what shows of it.
    struct Shown {
        /// The pixels, each standing for a square of the picture's.
        var pixels: PixelBuffer
        /// Those of them that are read.
        var source: PixelRect
        /// From them to the picture's pixels.
        var toPicture: RasterTransform
    }

    /// Decodes what of a part of the picture lies within pixels of the device, no finer than it
    /// shows; nil for nothing.
    func shown(
        _ part: PixelRect,
        under map: ProjectiveTransform,
        within visible: PixelRect
    ) -> Shown? {
        guard let image, !visible.isEmpty, !part.isEmpty else { return nil }
        var region = part
        var factor = 1.0
        if let affine = map.affine, let back = affine.inverted {
            // Two pixels more, which lie between those that are seen.
            factor = affine.pixelsPerStep
            let margin = -2 * max(factor, 1)
            let box = back.apply(RasterRect(visible)).insetBy(margin, margin)
            region = PixelRect(enclosing: box).intersection(part)
        } else {
            factor =
                Double(max(part.width, part.height))
                / Double(2 * max(visible.width, visible.height))
        }
        guard !region.isEmpty, let decoded = image.part(showing: region, shrinkingBy: factor) else {
            return nil
        }
        let back = decoded.toPicture
        let read = back.inverted?.apply(RasterRect(part)) ?? RasterRect(part)
        let whole = PixelRect(
            x: 0,
            y: 0,
            width: decoded.pixels.width,
            height: decoded.pixels.height
        )
        let source = PixelRect(enclosing: read.insetBy(1e-9, 1e-9)).intersection(whole)
        guard !source.isEmpty else { return nil }
        return Shown(pixels: decoded.pixels, source: source, toPicture: back)
    }
}

extension RasterTransform {
    /// How many pixels of a picture lie along one of the device's, by the finer axis.
    fileprivate var pixelsPerStep: Double {
        let scale = max((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot())
        return scale > 0 && scale.isFinite ? 1 / scale : 1
    }
}

extension LayerDrawing {
    /// The pixels of the device in which the layer can show at all.
    var visiblePixels: PixelRect {
        state.clip.map { state.viewport.intersection($0.bounds) } ?? state.viewport
    }
}
