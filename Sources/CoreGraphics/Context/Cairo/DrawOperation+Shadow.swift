// SPDX-License-Identifier: Apache-2.0

import CCairo
import Foundation
package import Raster

extension DrawOperation {
    /// How strongly the shadow shows at the pixels of a rectangle, the clip not yet applied.
    ///
    /// A shadow is the shape's alpha, moved and blurred; the paint's colour does not matter.
    func shadowCoverage(_ shadow: DeviceShadow, in rect: PixelRect) -> CoverageMask {
        let shift = CGVector(dx: shadow.dx, dy: shadow.dy)
        let inked = shapePixels.shifted(by: shadow)
            .intersection(rect.expanded(by: shadow.reach))
        let ink = shape.coverage(
            in: inked,
            isAntialiased: compositing.isAntialiased,
            shift: shift
        )
        paint.multiplyAlpha(into: ink, shift: shift)
        let blurred = GaussianBlur.blurred(ink, sigma: shadow.sigma)
        let result = CoverageMask(bounds: rect)
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
    fileprivate func multiplyAlpha(into map: CoverageMask, shift: CGVector) {
        switch self {
        case .color(let color):
            map.multiply(by: color.alpha)
        default:
            map.multiplyByAlpha(of: pixels(in: map.bounds, shift: shift))
        }
    }
}

extension PixelRect {
    /// More than any device has; intersections with it are safe.
    package static let everything = PixelRect(
        minX: -Int(PathElements.deviceLimit),
        minY: -Int(PathElements.deviceLimit),
        maxX: Int(PathElements.deviceLimit),
        maxY: Int(PathElements.deviceLimit)
    )

    /// The pixels that a shadow's offset moves these to.
    package func shifted(by shadow: DeviceShadow) -> PixelRect {
        PixelRect(covering: rect.offsetBy(dx: CGFloat(shadow.dx), dy: CGFloat(shadow.dy)))
    }
}
