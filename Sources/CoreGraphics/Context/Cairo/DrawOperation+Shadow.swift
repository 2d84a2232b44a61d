// SPDX-License-Identifier: Apache-2.0

import CCairo
import Foundation
import Raster

extension DrawOperation {
    /// How strongly the shadow shows at the pixels of a rectangle, the clip not yet applied.
    ///
    /// A shadow is the shape's alpha, moved and blurred; the paint's colour does not matter.
    func shadowCoverage(_ shadow: DeviceShadow, in rect: PixelRect) -> CoverageMap {
        let shift = CGVector(dx: shadow.dx, dy: shadow.dy)
        let inked = shapePixels.shifted(by: shadow)
            .intersection(rect.expanded(by: shadow.reach))
        let ink = shape.coverage(
            in: inked,
            clip: nil,
            isAntialiased: compositing.isAntialiased,
            shift: shift
        )
        paint.multiplyAlpha(into: ink, shift: shift)
        let blurred = AlphaBlur(sigma: shadow.sigma).blurred(ink, margin: shadow.reach)
        let result = CoverageMap(rect)
        result.add(blurred)
        return result
    }
}

extension DevicePaint {
    /// The paint's pixels within a rectangle of the device.
    func pixels(in rect: PixelRect, shift: CGVector = .zero) -> PixelBuffer {
        let pixels = PixelBuffer(width: rect.width, height: rect.height)
        guard !rect.isEmpty else { return pixels }
        let canvas = CairoCanvas(pixels: pixels, origin: (rect.minX, rect.minY), shift: shift)
        let unshifted = PixelRect(
            covering: rect.rect.offsetBy(dx: -shift.dx, dy: -shift.dy)
        )
        canvas.setSource(self, alpha: 1, visible: unshifted)
        cairo_paint(canvas.cairo)
        canvas.flush()
        return pixels
    }

    /// Multiplies coverage by the paint's own alpha.
    fileprivate func multiplyAlpha(into map: CoverageMap, shift: CGVector) {
        switch self {
        case .color(let color):
            map.multiply(by: color.alpha)
        default:
            let source = pixels(in: map.rect, shift: shift)
            for y in 0..<map.rect.height {
                let row = map.row(y)
                let pixels = source.row(y)
                for x in 0..<map.rect.width {
                    row[x] = UInt8((Int(row[x]) * Int(pixels[x] >> 24) + 127) / 255)
                }
            }
        }
    }
}

extension CoverageMap {
    /// Multiplies by a number in 0...1.
    fileprivate func multiply(by opacity: Double) {
        guard opacity < 1 else { return }
        for y in 0..<rect.height {
            let line = row(y)
            for x in 0..<rect.width { line[x] = UInt8((Double(line[x]) * opacity).rounded()) }
        }
    }
}

extension PixelRect {
    /// More than any device has; intersections with it are safe.
    static let everything = PixelRect(
        minX: -Int(PathElements.deviceLimit),
        minY: -Int(PathElements.deviceLimit),
        maxX: Int(PathElements.deviceLimit),
        maxY: Int(PathElements.deviceLimit)
    )

    /// The pixels that a shadow's offset moves these to.
    func shifted(by shadow: DeviceShadow) -> PixelRect {
        PixelRect(covering: rect.offsetBy(dx: CGFloat(shadow.dx), dy: CGFloat(shadow.dy)))
    }
}
