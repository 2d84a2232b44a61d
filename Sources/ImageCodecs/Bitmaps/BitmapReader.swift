// SPDX-License-Identifier: Apache-2.0

import Raster

/// Decodes the pixels of a bitmap, in a BMP file or an icon's entry.
struct BitmapReader {
    let file: FileBytes
    let header: BitmapHeader
    /// Premultiplied pixels; as many as an index can tell apart, black where the file has fewer.
    private let palette: [UInt32]

    init(_ file: FileBytes, _ header: BitmapHeader) throws {
        self.file = file
        self.header = header
        guard header.bits <= 8 else {
            palette = []
            return
        }
        var colors = [UInt32](repeating: 0xFF00_0000, count: 1 << header.bits)
        let room = header.pixelsPlace - header.palettePlace
        for index in 0..<min(header.paletteCount, room / header.paletteEntry) {
            let place = header.palettePlace + index * header.paletteEntry
            let color = try file.number(at: place, bytes: 3)
            colors[index] = 0xFF00_0000 | UInt32(truncatingIfNeeded: color)
        }
        palette = colors
    }

    /// Throws where rows are missing; runs tell only when they are read.
    func checkLength() throws {
        guard header.coding == .rows else { return }
        // Some writers leave out what fills up the last row.
        let last = (header.width * header.bits + 7) / 8
        try file.need(header.rowBytes * (header.height - 1) + last, at: header.pixelsPlace)
    }

    /// Fills pixels of the header's size.
    func read(into pixels: PixelBuffer) throws {
        if header.coding == .runs {
            return try BitmapRuns(file, header, palette).read(into: pixels)
        }
        try checkLength()
        let channels = Channels(header.masks)
        for y in 0..<header.height {
            let target = pixels.row(header.isTopDown ? y : header.height - 1 - y)
            let row = header.pixelsPlace + y * header.rowBytes
            switch header.bits {
            case 16:
                for x in 0..<header.width {
                    target[x] = channels.pixel(UInt32(sample16(row + 2 * x)))
                }
            case 24:
                for x in 0..<header.width {
                    let low = UInt32(sample16(row + 3 * x))
                    target[x] = 0xFF00_0000 | UInt32(file.bytes[row + 3 * x + 2]) << 16 | low
                }
            case 32:
                for x in 0..<header.width {
                    let place = row + 4 * x
                    let high = UInt32(sample16(place + 2))
                    target[x] = channels.pixel(high << 16 | UInt32(sample16(place)))
                }
            default:
                readIndices(at: row, into: target)
            }
        }
    }

    /// Two bytes of a row, which is known to be there.
    private func sample16(_ place: Int) -> UInt16 {
        UInt16(file.bytes[place]) | UInt16(file.bytes[place + 1]) << 8
    }

    private func readIndices(at row: Int, into target: UnsafeMutablePointer<UInt32>) {
        let perByte = 8 / header.bits
        let mask = (1 << header.bits) - 1
        for x in 0..<header.width {
            let shift = 8 - header.bits * (x % perByte + 1)
            target[x] = palette[Int(file.bytes[row + x / perByte]) >> shift & mask]
        }
    }
}

/// Takes pixels apart by masks.
private struct Channels {
    private struct Channel {
        let mask: UInt32
        let shift: UInt32
        let most: UInt32

        init(_ mask: UInt32) {
            self.mask = mask
            shift = mask == 0 ? 0 : UInt32(mask.trailingZeroBitCount)
            most = mask >> shift
        }

        /// From 0 to 255.
        func value(_ pixel: UInt32) -> UInt32 {
            let value = (pixel & mask) >> shift
            if most == 255 { return value }
            guard most > 0 else { return 0 }
            return UInt32((UInt64(value) * 255 + UInt64(most / 2)) / UInt64(most))
        }
    }

    private let red: Channel
    private let green: Channel
    private let blue: Channel
    private let alpha: Channel
    private let isPlain: Bool

    init(_ masks: ChannelMasks) {
        red = Channel(masks.red)
        green = Channel(masks.green)
        blue = Channel(masks.blue)
        alpha = Channel(masks.alpha)
        isPlain = masks == .usual(bits: 32)
    }

    func pixel(_ pixel: UInt32) -> UInt32 {
        if isPlain { return pixel | 0xFF00_0000 }
        let color = red.value(pixel) << 16 | green.value(pixel) << 8 | blue.value(pixel)
        return alpha.mask == 0 ? color | 0xFF00_0000 : premultiplied(color, alpha.value(pixel))
    }
}

/// A pixel of a plain colour 0x00RRGGBB and an alpha up to 255.
func premultiplied(_ color: UInt32, _ alpha: UInt32) -> UInt32 {
    if alpha == 255 { return color | 0xFF00_0000 }
    func part(_ shift: UInt32) -> UInt32 {
        let product = (color >> shift & 0xFF) * alpha + 128
        return ((product + product >> 8) >> 8) << shift
    }
    return alpha << 24 | part(16) | part(8) | part(0)
}

/// The plain colour 0x00RRGGBB of a premultiplied pixel; 0 for a transparent one.
func unpremultiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel & 0xFF_FFFF }
    guard alpha > 0 else { return 0 }
    func part(_ shift: UInt32) -> UInt32 {
        min(((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha, 255) << shift
    }
    return part(16) | part(8) | part(0)
}
