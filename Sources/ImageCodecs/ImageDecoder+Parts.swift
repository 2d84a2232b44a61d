// SPDX-License-Identifier: Apache-2.0

import CImageCodecs
import Foundation

/// A part of a picture as decoded: squares of its pixels became one each.
package struct DecodedPart: Sendable {
    /// What was decoded.
    package var image: DecodedImage
    /// Where that lies in the decoder's region, in pixels of it.
    package var region: PixelRegion
    /// The length of a square, in pixels of the region.
    package var factor: Double
}

extension ImageDecoder {
    /// Whether a part of the picture takes the memory of that part only.
    ///
    /// So it is with PNG and JPEG files, unless they are interlaced or progressive.
    package var canDecodeParts: Bool {
        switch info.format {
        case .png: !isInterlacedPNG
        case .jpeg: !ImageMetadata.isProgressiveJPEG(data)
        case .webp, .gif, .bmp, .ico, .cur, .tiff: false
        }
    }

    /// Decodes what of a part of the region is inside, and a little around it, where squares of
    /// `factor` pixels may become one.
    ///
    /// The pixels are those of the whole picture decoded so: squares lie on a grid that begins at the
    /// picture's corner. PNG files are reduced by whole numbers, JPEG files to no less than an eighth.
    package func decodePart(_ part: PixelRegion, shrinkingBy factor: Int) throws -> DecodedPart {
        try decodePart(part, shrinkingBy: factor) { region, reduction in
            try Self.whole(self).cropped(to: region).decodePNG(reduction: reduction)
        }
    }

    /// The same with a way of its own to a PNG file's pixels.
    func decodePart(
        _ part: PixelRegion,
        shrinkingBy factor: Int,
        png: (PixelRegion, Int) throws -> DecodedImage
    ) throws -> DecodedPart {
        let factor = info.format == .jpeg ? Self.power(of: min(max(factor, 1), 8)) : max(factor, 1)
        // JPEG's blocks have eight pixels, and those of the colours twice as many.
        let grid = info.format == .jpeg ? 16 : factor
        let wanted = PixelRegion(x: 0, y: 0, width: info.width, height: info.height).part(
            PixelRegion(
                x: region.x + part.x,
                y: region.y + part.y,
                width: part.width,
                height: part.height
            )
        )
        let left = wanted.x / grid * grid
        let top = wanted.y / grid * grid
        let aligned = PixelRegion(
            x: left,
            y: top,
            width: min((wanted.x + wanted.width + grid - 1) / grid * grid, info.width) - left,
            height: min((wanted.y + wanted.height + grid - 1) / grid * grid, info.height) - top
        )
        guard !wanted.isEmpty else {
            throw ImageCodecError("\(info.format): the part lies outside the picture")
        }
        let image =
            info.format == .jpeg
            ? try Self.whole(self).cropped(to: aligned).decodeJPEG(eighths: 8 / factor)
            : try png(aligned, factor)
        return DecodedPart(
            image: image,
            region: PixelRegion(
                x: aligned.x - region.x,
                y: aligned.y - region.y,
                width: aligned.width,
                height: aligned.height
            ),
            factor: Double(factor)
        )
    }

    /// The largest power of two that is not above a number.
    private static func power(of number: Int) -> Int {
        var power = 1
        while power * 2 <= number { power *= 2 }
        return power
    }
}
