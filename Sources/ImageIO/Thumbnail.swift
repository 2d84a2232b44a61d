// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Raster

/// Small pictures of large ones.
enum Thumbnail {
    /// The size of a picture of these pixels within a longer side; never larger than it is.
    static func size(_ width: Int, _ height: Int, within side: Int?) -> (width: Int, height: Int) {
        let longer = max(width, height)
        guard let side, side > 0, side < longer else { return (width, height) }
        let scale = Double(side) / Double(longer)
        return (
            max(1, Int((Double(width) * scale).rounded())),
            max(1, Int((Double(height) * scale).rounded()))
        )
    }

    static func scaled(_ image: CGImage, to size: (width: Int, height: Int)) -> CGImage {
        guard image.width != size.width || image.height != size.height else { return image }
        let context = CGContext(
            data: nil,
            width: size.width,
            height: size.height,
            bitsPerComponent: 8,
            bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGBitmapInfo.pixelBuffer.rawValue
        )
        guard let context else { return image }
        context.interpolationQuality = .high
        context.draw(image, in: CGRect(x: 0, y: 0, width: size.width, height: size.height))
        return context.makeImage() ?? image
    }

    /// A picture as it is looked at; the orientation is a file's, 1 to 8.
    static func upright(_ image: CGImage, _ orientation: Int) -> CGImage {
        guard (2...8).contains(orientation) else { return image }
        let source = image.pixelBuffer
        let (w, h) = (source.width, source.height)
        let isTurned = orientation >= 5
        let result = PixelBuffer(width: isTurned ? h : w, height: isTurned ? w : h)
        for y in 0..<result.height {
            let row = result.row(y)
            for x in 0..<result.width {
                let (sx, sy) =
                    switch orientation {
                    case 2: (w - 1 - x, y)
                    case 3: (w - 1 - x, h - 1 - y)
                    case 4: (x, h - 1 - y)
                    case 5: (y, x)
                    case 6: (y, h - 1 - x)
                    case 7: (w - 1 - y, h - 1 - x)
                    default: (w - 1 - y, x)
                    }
                row[x] = source.row(sy)[sx]
            }
        }
        return CGImage(pixelBuffer: result)
    }
}
