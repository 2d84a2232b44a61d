// SPDX-License-Identifier: Apache-2.0

import Foundation
import ImageCodecs
import Raster
import Testing

@Suite("ICO and CUR files")
struct IconTests {
    private func pixels(_ file: Data, _ index: Int = 0) throws -> [UInt32] {
        Pictures.all(try ImageDecoder(data: file, index: index).decode().pixels)
    }

    @Test("Any pictures come back as they were written")
    func roundTrip() throws {
        var random = SeededGenerator(seed: 11)
        for _ in 0..<20 {
            let pictures = (0..<3).map { _ in Pictures.random(&random) }
            let file = try ImageEncoder.ico(pictures)
            for (index, picture) in pictures.enumerated() {
                let decoder = try ImageDecoder(data: file, index: index)
                #expect(decoder.info.format == .ico)
                #expect(decoder.pictureCount == 3)
                #expect(Pictures.difference(try decoder.decode().pixels, picture) == 0)
            }
            #expect(throws: ImageCodecError.self) { try ImageDecoder(data: file, index: 3) }
            #expect(throws: ImageCodecError.self) { try ImageDecoder(data: file, index: -1) }
        }
    }

    @Test("A picture of 256 pixels a side is a PNG file inside")
    func large() throws {
        let picture = Pictures.gradient(width: 256, height: 100, isTranslucent: true)
        let file = try ImageEncoder.ico([picture])
        #expect(file.dropFirst(22).prefix(4).elementsEqual([0x89, 0x50, 0x4E, 0x47]))
        let decoder = try ImageDecoder(data: file)
        #expect(decoder.info.width == 256)
        #expect(Pictures.difference(try decoder.decode().pixels, picture) == 0)
    }

    @Test("A transparent picture stays so", arguments: [1, 8, 9, 33])
    func transparent(width: Int) throws {
        let file = try ImageEncoder.ico([PixelBuffer(width: width, height: 2)])
        #expect(try pixels(file) == [UInt32](repeating: 0, count: 2 * width))
    }

    @Test("Larger pictures, and none, are not written")
    func tooLarge() {
        let picture = Pictures.gradient(width: 257, height: 2)
        #expect(throws: ImageCodecError.self) { try ImageEncoder.ico([picture]) }
        #expect(throws: ImageCodecError.self) { try ImageEncoder.ico([]) }
    }

    /// Two rows of two pixels: red and green above, and the mask hides the second of these.
    private func masked(_ bits: Int) -> [UInt8] {
        switch bits {
        case 1:
            var entry = HandmadeFile(bytes: HandmadeFile.dib(2, 4, bits: 1, colors: 2))
            entry.words(0xFF0000, 0xFF00)
            return entry.bytes + [0, 0, 0, 0, 0x40, 0, 0, 0] + [0, 0, 0, 0, 0x40, 0, 0, 0]
        case 24:
            let rows: [UInt8] = [0, 0, 255, 0, 0, 255, 0, 0, 0, 0, 255, 0, 255, 0, 0, 0]
            return HandmadeFile.dib(2, 4, bits: 24) + rows + [0, 0, 0, 0, 0x40, 0, 0, 0]
        default:
            let rows: [UInt8] = [0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 255, 0, 0]
            return HandmadeFile.dib(2, 4, bits: 32) + rows + [0, 0, 0, 0, 0x40, 0, 0, 0]
        }
    }

    @Test(
        "The mask hides pixels, also of 32 bits that say nothing of alpha",
        arguments: [1, 24, 32]
    )
    func mask(bits: Int) throws {
        let red: UInt32 = 0xFFFF_0000
        let file = HandmadeFile.ico([masked(bits)])
        #expect(try ImageDecoder(data: file).info.hasAlpha)
        #expect(try pixels(file) == [red, 0, red, red])
        // What is not there of the mask hides nothing.
        let cut = HandmadeFile.ico([Array(masked(bits).dropLast(4))])
        #expect(try pixels(cut) == [red, 0xFF00_FF00, red, red])
        #expect(throws: ImageCodecError.self) {
            try pixels(HandmadeFile.ico([Array(masked(bits).dropLast(12))]))
        }
    }

    @Test("Alpha of 32 bits goes before the mask")
    func alpha() throws {
        var entry = masked(32)
        entry[43] = 255
        entry[55] = 128
        let file = HandmadeFile.ico([entry])
        #expect(try pixels(file) == [0, 0x8000_8000, 0xFFFF_0000, 0])
    }

    @Test("A cursor is read as an icon is")
    func cursor() throws {
        let file = HandmadeFile.ico([masked(24)], type: 2)
        #expect(try ImageDecoder(data: file).info.format == .cur)
        #expect(try pixels(file).count == 4)
    }

    @Test("Entries that lie outside, are empty or hold other files are refused")
    func badEntries() throws {
        let good = masked(24)
        var outside = HandmadeFile.ico([good])
        outside[20] = 0xFF
        #expect(throws: ImageCodecError.self) { try pixels(outside) }
        #expect(throws: ImageCodecError.self) { try pixels(HandmadeFile.ico([[]])) }
        // An icon within an icon, one of runs, and a PNG file that ends.
        let inner = [UInt8](HandmadeFile.ico([good]))
        let runs =
            HandmadeFile.dib(2, 4, bits: 8, compression: 1) + [UInt8](repeating: 0, count: 2000)
        let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0, 0]
        for entry in [inner, runs, png] {
            let file = HandmadeFile.ico([entry, good])
            #expect(throws: ImageCodecError.self) { try pixels(file) }
            #expect(try pixels(file, 1).count == 4)
        }
    }
}
