// SPDX-License-Identifier: Apache-2.0

import Foundation
import ImageCodecs
import Raster
import Testing

@Suite("BMP files")
struct BitmapTests {
    private let red: UInt32 = 0xFFFF_0000
    private let green: UInt32 = 0xFF00_FF00
    private let blue: UInt32 = 0xFF00_00FF
    private let black: UInt32 = 0xFF00_0000
    private let palette = [0xFF0000, 0xFF00, 0xFF]

    private func pixels(_ file: Data) throws -> [UInt32] {
        Pictures.all(try ImageDecoder(data: file).decode().pixels)
    }

    @Test("Any picture comes back as it was written", arguments: [true, false])
    func roundTrip(isOpaque: Bool) throws {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<60 {
            let picture = Pictures.random(&random, isOpaque: isOpaque)
            let decoder = try ImageDecoder(data: ImageEncoder.bmp(picture))
            #expect(decoder.info.format == .bmp)
            #expect(decoder.info.hasAlpha == !ImageEncoder.isOpaque(picture))
            #expect(Pictures.difference(try decoder.decode().pixels, picture) == 0)
        }
    }

    @Test("Dots an inch come back, as whole dots a metre")
    func resolution() throws {
        let picture = Pictures.gradient(width: 3, height: 2)
        let resolution = ImageResolution(x: 72, y: 300)
        let file = try ImageEncoder.bmp(picture, resolution: resolution)
        let read = try #require(try ImageDecoder(data: file).info.resolution)
        #expect(abs(read.x - 72) < 0.02)
        #expect(abs(read.y - 300) < 0.02)
        #expect(try ImageDecoder(data: ImageEncoder.bmp(picture)).info.resolution == nil)
    }

    @Test("Indices of one, two, four and eight bits choose colours, the highest bits first")
    func indices() throws {
        let rows: [Int: [UInt8]] = [
            1: [0b0100_0000, 0, 0, 0], 2: [0b0001_1000, 0, 0, 0], 4: [0x01, 0x20, 0, 0],
            8: [0, 1, 2, 0],
        ]
        for (bits, row) in rows {
            let colors = bits == 1 ? Array(palette.prefix(2)) : palette
            let file = HandmadeFile.bmp(3, 1, bits: bits, palette: colors, pixels: row)
            #expect(try pixels(file) == [red, green, bits == 1 ? red : blue])
        }
    }

    @Test("Rows go up, unless the height is negative")
    func order() throws {
        let rows: [UInt8] = [0, 0, 0, 0, 1, 0, 0, 0]
        let up = HandmadeFile.bmp(1, 2, bits: 8, palette: palette, pixels: rows)
        #expect(try pixels(up) == [green, red])
        let down = HandmadeFile.bmp(1, -2, bits: 8, palette: palette, pixels: rows)
        #expect(try pixels(down) == [red, green])
    }

    @Test("OS/2's header has short sides and colours of three bytes")
    func coreHeader() throws {
        var file = HandmadeFile(bytes: Array("BM".utf8))
        file.words(0, 0, 14 + 12 + 6, 12)
        file.shorts(2, 1, 1, 1)
        file.bytes += [0, 0, 255, 0, 255, 0, 0b0100_0000, 0, 0, 0]
        #expect(try pixels(Data(file.bytes)) == [red, green])
    }

    @Test("An index beyond the palette is black")
    func badIndex() throws {
        let file = HandmadeFile.bmp(2, 1, bits: 8, palette: palette, pixels: [9, 1, 0, 0])
        #expect(try pixels(file) == [black, green])
    }

    @Test("Sixteen bits have five for each colour, or what the masks say")
    func sixteenBits() throws {
        let row: [UInt8] = [0x00, 0x7C, 0xE0, 0x03]
        #expect(try pixels(HandmadeFile.bmp(2, 1, bits: 16, pixels: row)) == [red, green])
        let file = HandmadeFile.bmp(
            2,
            1,
            bits: 16,
            compression: 3,
            masks: [0xF800, 0x7E0, 0x1F],
            pixels: [0x00, 0xF8, 0xE0, 0x07]
        )
        #expect(try pixels(file) == [red, green])
    }

    @Test("Without a mask for it, there is no alpha in 32 bits")
    func thirtyTwoBits() throws {
        let row: [UInt8] = [0, 0, 255, 0, 0, 255, 0, 77]
        let file = HandmadeFile.bmp(2, 1, bits: 32, pixels: row)
        #expect(try pixels(file) == [red, green])
        #expect(try !ImageDecoder(data: file).info.hasAlpha)
    }

    @Test("Masks of any width find colours and alpha")
    func masks() throws {
        let file = HandmadeFile.bmp(
            2,
            1,
            bits: 32,
            compression: 6,
            // Ten bits for each colour, two for alpha.
            masks: [0x3FF, 0xFFC00, 0x3FF0_0000, 0xC000_0000],
            pixels: [0xFF, 0x03, 0, 0xC0, 0xFF, 0x03, 0, 0x40]
        )
        #expect(try ImageDecoder(data: file).info.hasAlpha)
        // A third of alpha is 85, and red is multiplied by it.
        #expect(try pixels(file) == [red, 0x5555_0000])
    }

    @Test("Rows of 24 bits are filled up, of which the last may lack its end")
    func padding() throws {
        let rows: [UInt8] = [0, 0, 255, 0, 0, 255, 0, 0]
        let file = HandmadeFile.bmp(1, 2, bits: 24, pixels: rows)
        #expect(try pixels(file.dropLast()) == [green, red])
        #expect(throws: ImageCodecError.self) { try pixels(file.dropLast(2)) }
    }

    @Test("RLE8: runs, pixels as they are, jumps and ends of rows")
    func runsOfBytes() throws {
        let steps: [UInt8] = [
            3, 1,  // three green
            0, 0,  // the next row
            0, 3, 2, 0, 2, 0,  // three as they are, and one to an even place
            0, 0, 0, 2, 1, 0,  // the next row, one to the right
            1, 2, 0, 1,  // one blue, the end
        ]
        let file = HandmadeFile.bmp(
            4,
            3,
            bits: 8,
            compression: 1,
            palette: palette,
            pixels: steps
        )
        let top = [red, blue, red, red]
        #expect(try pixels(file) == top + [blue, red, blue, red] + [green, green, green, red])
    }

    @Test("RLE4: runs take turns with two colours")
    func runsOfNibbles() throws {
        let steps: [UInt8] = [4, 0x12, 0, 0, 0, 3, 0x20, 0x10, 0, 1]
        let file = HandmadeFile.bmp(
            4,
            2,
            bits: 4,
            compression: 2,
            palette: palette,
            pixels: steps
        )
        #expect(try pixels(file) == [blue, red, green, red] + [green, blue, green, blue])
    }

    @Test("Runs that leave the picture are cut off, and those that end early are an error")
    func runsBeyond() throws {
        func file(_ steps: [UInt8]) -> Data {
            HandmadeFile.bmp(2, 2, bits: 8, compression: 1, palette: palette, pixels: steps)
        }
        #expect(
            try pixels(file([255, 1, 0, 2, 200, 200, 9, 1, 0, 1])) == [red, red, green, green]
        )
        // All pixels and no end.
        #expect(try pixels(file([2, 1, 0, 0, 2, 2])) == [blue, blue, green, green])
        for steps: [UInt8] in [[], [1], [1, 1], [0, 2, 1], [0, 9, 1, 1], [0, 0, 2]] {
            #expect(throws: ImageCodecError.self) { try pixels(file(steps)) }
        }
    }

    @Test("Later headers hold their masks themselves")
    func laterHeaders() throws {
        for size in [52, 56, 108, 124] {
            var file = HandmadeFile(bytes: Array("BM".utf8))
            file.words(0, 0, 14 + size, size, 1, 1)
            file.shorts(1, 32)
            file.words(3, 0, 0, 0, 0, 0, 0xFF, 0xFF00, 0xFF_0000)
            file.bytes += [0, 0, 0, 0xFF]
            file.bytes = Array(file.bytes.prefix(14 + size))
            file.bytes += [UInt8](repeating: 0, count: 14 + size - file.bytes.count)
            file.bytes += [255, 0, 0, 0]
            #expect(try pixels(Data(file.bytes)) == [size == 52 ? red : 0])
        }
    }

    @Test("Headers that cannot be true are refused")
    func badHeaders() {
        for (width, height, bits, compression) in [
            (0, 1, 8, 0), (-1, 1, 8, 0), (1, 0, 8, 0), (1, 1, 7, 0), (1, 1, 24, 1), (1, 1, 8, 3),
            (1, 1, 32, 5), (65_535, 65_535, 1, 0), (Int(Int32.max), Int(Int32.min), 32, 0),
        ] {
            let file = HandmadeFile.bmp(
                width,
                height,
                bits: bits,
                compression: compression,
                pixels: [0, 0, 0, 0]
            )
            #expect(throws: ImageCodecError.self) { try pixels(file) }
        }
        var beyond = HandmadeFile.bmp(1, 1, bits: 24, pixels: [0, 0, 0, 0])
        beyond[13] = 0x7F
        #expect(throws: ImageCodecError.self) { try pixels(beyond) }
    }

    @Test("A text that begins as such a file is none")
    func text() {
        #expect(ImageFormat(data: Data("BMW makes motorcycles, too".utf8)) == nil)
    }
}
