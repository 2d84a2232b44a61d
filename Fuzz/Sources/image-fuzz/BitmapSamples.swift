// SPDX-License-Identifier: Apache-2.0

import Foundation
import ImageCodecs
import Raster

/// BMP, ICO and TIFF files to be damaged: those that are written here, and kinds that are only read.
enum BitmapSamples {
    /// Two ways to write pixels, indices of 1, 4 and 8 bits, masks and runs.
    static func bmp(_ picture: PixelBuffer) throws -> [Data] {
        let opaque = PixelBuffer(width: 5, height: 4)
        for y in 0..<4 { opaque.row(y).update(repeating: 0xFF12_3456, count: 5) }
        let runs: [UInt8] = [3, 0x12, 0, 0, 0, 5, 1, 2, 3, 4, 5, 0, 0, 2, 1, 1, 2, 3, 0, 1]
        return try [ImageEncoder.bmp(picture), ImageEncoder.bmp(opaque)]
            + [1, 4, 8].map { bmp(bits: $0, colors: 1 << $0) }
            + [16, 24, 32].map { bmp(bits: $0) }
            + [
                bmp(bits: 16, compression: 3, masks: [0xF800, 0x7E0, 0x1F]),
                bmp(bits: 32, compression: 6, masks: [0x3FF, 0xFFC00, 0x3FF0_0000, 0xC000_0000]),
                bmp(bits: 8, compression: 1, colors: 8, pixels: runs),
                bmp(bits: 4, compression: 2, colors: 16, pixels: runs),
            ]
    }

    /// Bitmaps of 32, 24 and 1 bits with masks, and a PNG file.
    static func ico(_ picture: PixelBuffer) throws -> [Data] {
        let large = PixelBuffer(width: 256, height: 2)
        let own = try ImageEncoder.ico([picture, large])
        let bitmaps = [1, 24, 32].map { bits in
            // Without the file header, and with a mask, which doubles the height.
            let bitmap = bmp(bits: bits, colors: bits == 1 ? 2 : 0, height: 10).dropFirst(14)
            var file: [UInt8] = [0, 0, 1, 0, 1, 0]
            file += [5, 5, 0, 0, 1, 0, UInt8(bits), 0] + words([bitmap.count, 22])
            return Data(file) + bitmap
        }
        return [own] + bitmaps
    }

    /// Pages of 8 and 16 bits with each compression.
    static func tiff(_ picture: PixelBuffer) throws -> [Data] {
        let numbers = (0..<7 * 5 * 4).map { UInt16($0 * 457) }
        let deep = DeepImage(width: 7, height: 5, components: numbers, profile: Data([1, 2, 3]))
        return try [1, 5, 8, 32_773].map { compression in
            var pages = [TIFFPage(.bytes(picture, profile: nil)), TIFFPage(.deep(deep))]
            for index in pages.indices {
                pages[index].compression = compression
                pages[index].resolution = ImageResolution(x: 72, y: 72)
                pages[index].texts = [305: "Casement"]
            }
            return try ImageEncoder.tiff(pages)
        }
    }

    private static func words(_ numbers: [Int]) -> [UInt8] {
        numbers.flatMap { number in (0..<4).map { UInt8(number >> (8 * $0) & 0xFF) } }
    }

    /// A file of five columns.
    private static func bmp(
        bits: Int,
        compression: Int = 0,
        masks: [Int] = [],
        colors: Int = 0,
        height: Int = 5,
        pixels: [UInt8]? = nil
    ) -> Data {
        let pixels = pixels ?? (0..<(5 * bits + 31) / 32 * 4 * height).map { UInt8($0 * 37 & 0xFF) }
        let start = 54 + 4 * (masks.count + colors)
        var file = Array("BM".utf8) + words([start + pixels.count, 0, start, 40, 5, height])
        file += [1, 0, UInt8(bits), 0] + words([compression, 0, 2835, 2835, colors, 0])
        file += words(masks + (0..<colors).map { $0 * 0x10305 })
        return Data(file + pixels)
    }
}
