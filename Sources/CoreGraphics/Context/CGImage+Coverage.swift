// SPDX-License-Identifier: Apache-2.0

import Raster

extension CGImage {
    /// How much of each pixel the image lets through as a mask: its alpha, or its light if it has
    /// none.
    var coverage: CoverageMask {
        let isAlpha = isMask || layout.hasAlpha
        let map = CoverageMask(
            bounds: PixelRect(x: 0, y: 0, width: width, height: height)
        )
        for y in 0..<height {
            let source = pixelBuffer.row(y)
            let target = map.row(y)
            for x in 0..<width {
                let pixel = source[x]
                if isAlpha {
                    target[x] = UInt8(pixel >> 24)
                    continue
                }
                let red = pixel >> 16 & 0xFF
                let green = pixel >> 8 & 0xFF
                let blue = pixel & 0xFF
                target[x] =
                    red == green && green == blue
                    ? UInt8(red) : UInt8((red * 77 + green * 151 + blue * 28) >> 8)
            }
        }
        return map
    }
}
