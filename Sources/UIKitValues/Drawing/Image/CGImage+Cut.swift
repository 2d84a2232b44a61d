// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Raster

extension CGImage {
    /// A part of the pixels, without a copy; nil if it has no area.
    func cut(_ rect: CGRect) -> CGImage? {
        let whole = CGRect(x: 0, y: 0, width: width, height: height)
        let part = rect.intersection(whole)
        guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
        if part == whole { return self }
        let source = pixelBuffer
        let start = source.base + Int(part.minY) * source.rowBytes + Int(part.minX) * 4
        return CGImage(
            pixelBuffer: PixelBuffer(
                width: Int(part.width),
                height: Int(part.height),
                rowBytes: source.rowBytes,
                base: start,
                // The part keeps the whole alive.
                release: { _ in withExtendedLifetime(source) {} }
            )
        )
    }
}
