// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import Raster

/// Icons (ICO) and cursors (CUR): a directory, and a PNG file or a bitmap with a mask for each entry.
enum IconFile {
    static let name = "ICO"

    /// One picture of the file.
    enum Entry: Sendable {
        /// Where a PNG file lies.
        case png(Range<Int>)
        /// Where a bitmap without a file header lies, and what that says.
        case bitmap(Range<Int>, BitmapHeader)
    }

    /// The number of entries.
    static func count(_ data: Data) throws -> Int {
        try data.withFileBytes(name) { try $0.short(at: 4) }
    }

    /// The entry at an index.
    static func entry(_ index: Int, of data: Data) throws -> Entry {
        try data.withFileBytes(name) { file in
            guard index >= 0, index < (try file.short(at: 4)) else {
                throw ImageCodecError("ICO: there is no picture \(index)")
            }
            let place = 6 + 16 * index
            let size = Int(try file.word(at: place + 8))
            let start = Int(try file.word(at: place + 12))
            let part = try file.part(at: start, count: size)
            if part.bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
                return .png(start..<start + size)
            }
            let header = try BitmapHeader(part, at: 0, pixels: nil, isIcon: true)
            return .bitmap(start..<start + size, header)
        }
    }

    /// The bytes of a range, which an entry gave.
    static func part(_ range: Range<Int>, of data: Data) -> Data {
        data.dropFirst(range.lowerBound).prefix(range.count)
    }

    /// Decodes a bitmap and its mask; `make` gives the memory, or refuses.
    static func decode(
        _ data: Data,
        _ header: BitmapHeader,
        _ make: (Int, Int) throws -> PixelBuffer
    ) throws -> PixelBuffer {
        try data.withFileBytes(name) { file in
            let reader = try BitmapReader(file, header)
            try reader.checkLength()
            let hasAlpha = Self.hasAlpha(file, header)
            let maskPlace = header.pixelsPlace + header.rowBytes * header.height
            let maskRow = (header.width + 31) / 32 * 4
            let pixels = try make(header.width, header.height)
            try reader.read(into: pixels)
            for y in 0..<header.height {
                let target = pixels.row(header.isTopDown ? y : header.height - 1 - y)
                for x in 0..<header.width {
                    if hasAlpha {
                        let place = header.pixelsPlace + y * header.rowBytes + 4 * x + 3
                        let alpha = UInt32(file.bytes[place])
                        target[x] = premultiplied(target[x] & 0xFF_FFFF, alpha)
                        continue
                    }
                    // Some writers leave out a part of the mask; what it does not hide shows.
                    let place = maskPlace + y * maskRow + x / 8
                    if place < file.count, file.bytes[place] << (x % 8) & 0x80 != 0 {
                        target[x] = 0
                    }
                }
            }
            return pixels
        }
    }

    /// Whether the fourth byte of pixels, which are known to be there, is their alpha.
    ///
    /// So it is in icons of 32 bits, unless it is 0 everywhere, as in those older than that use.
    private static func hasAlpha(_ file: FileBytes, _ header: BitmapHeader) -> Bool {
        guard header.bits == 32, header.masks == .usual(bits: 32) else { return false }
        let alphas = stride(
            from: header.pixelsPlace + 3,
            to: header.pixelsPlace + header.rowBytes * header.height,
            by: 4
        )
        return alphas.contains { file.bytes[$0] != 0 }
    }
}

extension ImageEncoder {
    /// An ICO file of pictures with at most 256 pixels a side.
    ///
    /// Those of 256 are PNG files, since Windows Vista the usual form of such; the others are bitmaps
    /// of 32 bits with a mask, which older programs read, too.
    package static func ico(_ pictures: [PixelBuffer]) throws -> Data {
        guard !pictures.isEmpty, pictures.count <= UInt16.max else {
            throw ImageCodecError("ICO: \(pictures.count) pictures cannot be written")
        }
        let entries = try pictures.map { pixels in
            guard (1...256).contains(pixels.width), (1...256).contains(pixels.height) else {
                throw ImageCodecError("ICO: a side has from 1 to 256 pixels")
            }
            return max(pixels.width, pixels.height) == 256 ? try png(pixels) : iconEntry(pixels)
        }
        var file = FileWriter()
        file.shorts(0, 1, entries.count)
        var place = 6 + 16 * entries.count
        for (pixels, entry) in zip(pictures, entries) {
            // A side of 256 is written as 0.
            let sides = [pixels.width, pixels.height].map { UInt8(truncatingIfNeeded: $0) }
            file.append(sides + [0, 0])
            file.shorts(1, 32)
            file.words(entry.count, place)
            place += entry.count
        }
        for entry in entries { file.append(entry) }
        return file.data
    }

    private static func iconEntry(_ pixels: PixelBuffer) -> Data {
        let (width, height) = (pixels.width, pixels.height)
        let maskRow = (width + 31) / 32 * 4
        var file = FileWriter(capacity: 40 + (width * 4 + maskRow) * height)
        file.words(40, width, 2 * height)
        file.shorts(1, 32)
        file.words(0, (width * 4 + maskRow) * height, 0, 0, 0, 0)
        for y in (0..<height).reversed() {
            let row = pixels.row(y)
            for x in 0..<width {
                file.append(unpremultiplied(row[x]) | row[x] & 0xFF00_0000, bytes: 4)
            }
        }
        for y in (0..<height).reversed() {
            let row = pixels.row(y)
            var mask = [UInt8](repeating: 0, count: maskRow)
            for x in 0..<width where row[x] < 0x0100_0000 { mask[x / 8] |= 0x80 >> (x % 8) }
            file.append(mask)
        }
        return file.data
    }
}
