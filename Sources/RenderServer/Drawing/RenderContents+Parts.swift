// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Raster

extension RenderContents {
    /// The part of a large picture's file that is decoded for its visible part.
    struct Shown {
        /// The decoded pixels, each the average of a square of the picture's.
        var pixels: PixelBuffer
        /// The part of the pixels that is read.
        var source: PixelRect
        /// From the decoded pixels to the picture's.
        var toPicture: RasterTransform
    }

    /// Decodes the visible part of a part of the picture, at the resolution at which it shows; nil
    /// for nothing.
    func shown(
        _ part: PixelRect,
        under map: ProjectiveTransform,
        within visible: PixelRect
    ) -> Shown? {
        guard let image, !visible.isEmpty, !part.isEmpty else { return nil }
        var region = part
        var factor = 1.0
        if let affine = map.affine, let back = affine.inverted {
            // Two pixels more, for interpolation at the edges.
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
    /// Picture pixels per device pixel along the finer axis.
    fileprivate var pixelsPerStep: Double {
        let scale = max((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot())
        return scale > 0 && scale.isFinite ? 1 / scale : 1
    }
}

extension LayerDrawing {
    /// The device pixels in which the layer may be visible.
    var visiblePixels: PixelRect {
        state.clip.map { state.viewport.intersection($0.bounds) } ?? state.viewport
    }
}
