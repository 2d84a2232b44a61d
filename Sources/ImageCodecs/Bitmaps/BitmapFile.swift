// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import Raster

/// BMP files: a file header of 14 bytes, then a bitmap.
enum BitmapFile {
    static let name = "BMP"

    /// Reads the headers.
    static func header(of data: Data) throws -> BitmapHeader {
        try data.withFileBytes(name) { file in
            try BitmapHeader(file, at: 14, pixels: Int(file.word(at: 10)))
        }
    }

    /// Decodes the pixels; `make` gives the memory, or refuses.
    static func decode(
        _ data: Data,
        _ header: BitmapHeader,
        _ make: (Int, Int) throws -> PixelBuffer
    ) throws -> PixelBuffer {
        try data.withFileBytes(name) { file in
            let reader = try BitmapReader(file, header)
            let pixels = try make(header.width, header.height)
            try reader.read(into: pixels)
            return pixels
        }
    }
}

extension ImageEncoder {
    /// A BMP file: 24 bits a pixel, or 32 with alpha where a pixel is not opaque.
    ///
    /// The alpha channel needs a header of version 4, whose masks name it.
    package static func bmp(
        _ pixels: PixelBuffer,
        resolution: ImageResolution? = nil
    ) throws -> Data {
        guard pixels.width > 0, pixels.height > 0 else {
            throw ImageCodecError("BMP: a picture without pixels cannot be written")
        }
        let isOpaque = isOpaque(pixels)
        let headerSize = isOpaque ? 40 : 108
        let rowBytes = isOpaque ? (pixels.width * 3 + 3) & ~3 : pixels.width * 4
        let start = 14 + headerSize
        let count = start + rowBytes * pixels.height
        guard pixels.width <= Int32.max, pixels.height <= Int32.max, count <= UInt32.max else {
            throw ImageCodecError("BMP: the picture is too large for such a file")
        }
        var file = FileWriter(capacity: count)
        file.append("BM".utf8)
        file.words(count, 0, start, headerSize, pixels.width, pixels.height)
        file.shorts(1, isOpaque ? 24 : 32)
        file.words(isOpaque ? 0 : 3, rowBytes * pixels.height)
        file.words(perMetre(resolution?.x), perMetre(resolution?.y), 0, 0)
        if !isOpaque {
            file.words(0xFF_0000, 0xFF00, 0xFF, 0xFF00_0000)
            // The colours are sRGB's, so the end points and curves are not used.
            file.append("BGRs".utf8)
            file.skip(48)
        }
        for y in (0..<pixels.height).reversed() {
            let row = pixels.row(y)
            for x in 0..<pixels.width {
                let color = unpremultiplied(row[x])
                if isOpaque {
                    file.append(color, bytes: 3)
                } else {
                    file.append(color | row[x] & 0xFF00_0000, bytes: 4)
                }
            }
            if isOpaque {
                file.skip(rowBytes - pixels.width * 3)
            }
        }
        return file.data
    }

    /// Dots an inch as dots a metre; 0 for none.
    private static func perMetre(_ dots: Double?) -> Int {
        guard let dots, dots.isFinite, dots > 0, dots < 1e6 else { return 0 }
        return Int((dots / 0.0254).rounded())
    }
}
