// SPDX-License-Identifier: Apache-2.0

import Raster

/// Decodes a bitmap of runs: RLE8 has a byte for a pixel, RLE4 half of one.
///
/// Each step takes two bytes at least, so the file's length bounds them. What leaves the picture is
/// not drawn; pixels that are skipped have the first colour.
struct BitmapRuns {
    private let file: FileBytes
    private let header: BitmapHeader
    private let palette: [UInt32]

    init(_ file: FileBytes, _ header: BitmapHeader, _ palette: [UInt32]) {
        self.file = file
        self.header = header
        self.palette = palette
    }

    func read(into pixels: PixelBuffer) throws {
        for y in 0..<header.height {
            pixels.row(y).update(repeating: palette[0], count: header.width)
        }
        var place = header.pixelsPlace
        var (x, y) = (0, 0)
        while y < header.height {
            // Some files have all pixels and no end.
            if y == header.height - 1, x >= header.width, place >= file.count - 1 { return }
            let count = Int(try file.byte(at: place))
            let value = try file.byte(at: place + 1)
            place += 2
            if count > 0 {
                fill(pixels, x, y, count) { index in
                    header.bits == 8 ? Int(value) : nibble(value, index)
                }
                x += count
                continue
            }
            switch value {
            case 0:
                (x, y) = (0, y + 1)
            case 1:
                return
            case 2:
                x += Int(try file.byte(at: place))
                y += Int(try file.byte(at: place + 1))
                place += 2
            default:
                let count = Int(value)
                let length = header.bits == 8 ? count : (count + 1) / 2
                try file.need(length, at: place)
                let start = place
                fill(pixels, x, y, count) { index in
                    header.bits == 8
                        ? Int(file.bytes[start + index])
                        : nibble(file.bytes[start + index / 2], index)
                }
                x += count
                // Pixels as they are end at an even place.
                place += length + length % 2
            }
        }
    }

    private func nibble(_ byte: UInt8, _ index: Int) -> Int {
        Int(index % 2 == 0 ? byte >> 4 : byte & 15)
    }

    private func fill(
        _ pixels: PixelBuffer,
        _ x: Int,
        _ y: Int,
        _ count: Int,
        _ color: (Int) -> Int
    ) {
        guard x < header.width else { return }
        let row = pixels.row(header.isTopDown ? y : header.height - 1 - y)
        for index in 0..<min(count, header.width - x) { row[x + index] = palette[color(index)] }
    }
}
