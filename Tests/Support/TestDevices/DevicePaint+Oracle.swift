// SPDX-License-Identifier: Apache-2.0

import CCairo
import CoreGraphics
import Foundation
import Raster

extension CairoCanvas {
    /// Sets a paint as Cairo's source; the cells of patterns are drawn by the oracle, too.
    func setOracleSource(_ paint: DevicePaint, alpha: Double, visible: PixelRect) {
        guard case .pattern(let pattern) = paint else {
            return setSource(paint, alpha: alpha, visible: visible)
        }
        guard let grid = PatternGrid(pattern) else {
            return setSource(DeviceColor(red: 0, green: 0, blue: 0, alpha: 0))
        }
        let pixels = PixelBuffer(width: grid.columns, height: grid.rows)
        pattern.drawTile(on: CairoBitmapDevice(pixels: pixels), grid.fromPattern)
        setSource(
            CairoSurface.pattern(for: pixels),
            pixelTransform: grid.toDevice,
            filter: CAIRO_FILTER_GOOD,
            extend: CAIRO_EXTEND_REPEAT
        )
    }
}

extension DevicePaint {
    /// The paint's pixels within a rectangle of the device.
    func oraclePixels(in rect: PixelRect, shift: CGVector = .zero) -> PixelBuffer {
        let pixels = PixelBuffer(width: rect.width, height: rect.height)
        guard !rect.isEmpty else { return pixels }
        let canvas = CairoCanvas(pixels: pixels, origin: (rect.minX, rect.minY), shift: shift)
        let unshifted = PixelRect(covering: rect.rect.offsetBy(dx: -shift.dx, dy: -shift.dy))
        canvas.setOracleSource(self, alpha: 1, visible: unshifted)
        cairo_paint(canvas.cairo)
        canvas.flush()
        return pixels
    }
}

extension DrawOperation {
    /// How strongly the shadow shows at the pixels of a rectangle, the clip not yet applied.
    func oracleShadow(_ shadow: DeviceShadow, in rect: PixelRect) -> CoverageMask {
        let shift = CGVector(dx: shadow.dx, dy: shadow.dy)
        let inked = shapePixels.shifted(by: shadow).intersection(rect.expanded(by: shadow.reach))
        let ink = shape.coverage(
            in: inked,
            isAntialiased: compositing.isAntialiased,
            shift: shift
        )
        if case .color(let color) = paint {
            ink.multiply(by: color.alpha)
        } else {
            ink.multiplyByAlpha(of: paint.oraclePixels(in: inked, shift: shift))
        }
        let result = CoverageMask(bounds: rect)
        result.add(GaussianBlur.blurred(ink, sigma: shadow.sigma))
        return result
    }
}

extension ClipRegion {
    /// Limits coverage to the region.
    func multiply(into map: CoverageMask) {
        let shape = CoverageMask(bounds: map.bounds)
        let canvas = CairoCanvas(coverage: shape)
        canvas.setClip(self)
        canvas.setSource(DeviceColor.black)
        cairo_paint(canvas.cairo)
        canvas.flush()
        map.multiply(by: shape)
        for case .mask(let image, let transform) in elements where hasMask {
            map.multiply(
                by: DeviceShape.stencil(image, transform)
                    .coverage(in: map.bounds, isAntialiased: true)
            )
        }
    }
}
