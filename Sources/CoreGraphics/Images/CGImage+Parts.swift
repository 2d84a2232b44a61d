// SPDX-License-Identifier: Apache-2.0

import Foundation
import ImageCodecs
package import Raster

extension CGImage {
    /// Whether drawing decodes only what shows: a file of many pixels, none of which are there yet.
    package var isDecodedInParts: Bool {
        guard case .file(let decoder) = source, width * height > Self.largestWhole else {
            return false
        }
        return decoder.canDecodeParts && !isDecoded
    }

    /// 16 million pixels, which take 64 MB.
    static let largestWhole = 1 << 24

    /// The pixels of a part, as fine as `factor` pixels of the image to one that shows.
    ///
    /// More of the image may be there: around the part, so that moving on takes nothing new. `nil`
    /// where the image is not decoded in parts, or the file is damaged.
    package func part(showing region: PixelRect, shrinkingBy factor: Double) -> PicturePart? {
        guard case .file(let decoder) = source else { return nil }
        noteParts()
        return PictureParts.shared.part(of: self, decoder, showing: region, shrinkingBy: factor)
    }

    /// A part decoded as far as it is asked for, in sRGB.
    static func decode(
        _ region: PixelRect,
        of reader: PartReader,
        shrinkingBy factor: Int
    ) -> PicturePart? {
        let wanted = PixelRegion(
            x: region.minX,
            y: region.minY,
            width: region.width,
            height: region.height
        )
        do {
            let part = try reader.decode(wanted, shrinkingBy: factor)
            return PicturePart(
                pixels: inSRGB(part.image),
                region: PixelRect(
                    x: part.region.x,
                    y: part.region.y,
                    width: part.region.width,
                    height: part.region.height
                ),
                factor: part.factor
            )
        } catch {
            logIgnoredCall("CGImage: \(error)")
            return nil
        }
    }
}

/// Pixels of a part of a large picture.
package struct PicturePart: Sendable {
    /// The pixels, each the mean of a square of the picture's.
    package let pixels: PixelBuffer
    /// Where they lie in the picture.
    package let region: PixelRect
    /// The length of such a square.
    package let factor: Double

    /// From the pixels to the picture's.
    package var toPicture: RasterTransform {
        RasterTransform(
            a: factor,
            b: 0,
            c: 0,
            d: factor,
            tx: Double(region.minX),
            ty: Double(region.minY)
        )
    }

    var bytes: Int { pixels.rowBytes * pixels.height }
}
