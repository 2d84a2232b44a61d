// SPDX-License-Identifier: Apache-2.0

import Foundation
import ImageCodecs
import Raster
import Testing

@Suite("TIFF files", .enabled(if: TIFFLibrary.isThere, "libtiff is not installed"))
struct TIFFTests {
    private func pixels(_ file: Data, _ index: Int = 0) throws -> [UInt32] {
        Pictures.all(try ImageDecoder(data: file, index: index).decode().pixels)
    }

    private func page(_ pixels: PixelBuffer) -> TIFFPage { TIFFPage(.bytes(pixels, profile: nil)) }

    @Test("Any pictures come back as they were written", arguments: [1, 5, 8, 32_773])
    func roundTrip(compression: Int) throws {
        var random = SeededGenerator(seed: 13)
        for isOpaque in [true, false, false] {
            let pictures = (0..<3).map { _ in Pictures.random(&random, isOpaque: isOpaque) }
            let pages = pictures.map { picture in
                var page = page(picture)
                page.compression = compression
                return page
            }
            let file = try ImageEncoder.tiff(pages)
            for (index, picture) in pictures.enumerated() {
                let decoder = try ImageDecoder(data: file, index: index)
                #expect(decoder.pictureCount == 3)
                #expect(decoder.info.hasAlpha == !ImageEncoder.isOpaque(picture))
                #expect(Pictures.difference(try decoder.decode().pixels, picture) == 0)
            }
            #expect(throws: ImageCodecError.self) { try ImageDecoder(data: file, index: 3) }
        }
    }

    @Test("LZW makes a file smaller, and a compression that is not known does nothing")
    func compression() throws {
        var page = page(Pictures.gradient(width: 100, height: 100))
        let plain = try ImageEncoder.tiff([page])
        page.compression = 5
        let small = try ImageEncoder.tiff([page])
        #expect(small.count < plain.count / 4)
        #expect(try ImageDecoder(data: small).tiff?.compression == 5)
        page.compression = 4
        #expect(try ImageDecoder(data: ImageEncoder.tiff([page])).tiff?.compression == 1)
    }

    @Test("The orientation comes back, and does not turn the pixels", arguments: 1...8)
    func orientation(orientation: Int) throws {
        let picture = Pictures.gradient(width: 5, height: 3)
        var page = page(picture)
        page.orientation = orientation
        let decoder = try ImageDecoder(data: ImageEncoder.tiff([page]))
        #expect(decoder.info.orientation == orientation)
        #expect(decoder.info.width == 5)
        #expect(Pictures.difference(try decoder.decode().pixels, picture) == 0)
        // So it is where libtiff converts.
        var file = HandmadeTIFF()
        file.add(3, 1, bits: [1], strips: [[0b0100_0000]], [274: (3, [orientation])])
        #expect(try pixels(file.data) == [0xFF00_0000, 0xFFFF_FFFF, 0xFF00_0000])
        #expect(try ImageDecoder(data: file.data).info.orientation == orientation)
    }

    @Test("Resolution, its unit and texts come back")
    func metadata() throws {
        var page = page(Pictures.gradient(width: 5, height: 3))
        page.resolution = ImageResolution(x: 100, y: 50)
        page.resolutionUnit = 3
        page.texts = [305: "Casement", 315: "Jemand"]
        let decoder = try ImageDecoder(data: ImageEncoder.tiff([page]))
        #expect(decoder.info.resolution == ImageResolution(x: 254, y: 127))
        #expect(decoder.tiff?.resolutionUnit == 3)
        #expect(decoder.tiff?.texts == [305: "Casement", 315: "Jemand"])
    }

    @Test("Sixteen bits a component come back with alpha and profile")
    func deep() throws {
        var random = SeededGenerator(seed: 5)
        let numbers = (0..<6 * 4 * 4).map { _ in UInt16.random(in: 0...65_535, using: &random) }
        let image = DeepImage(width: 6, height: 4, components: numbers, profile: Data([1, 2, 3]))
        var page = TIFFPage(.deep(image))
        page.compression = 5
        let decoder = try ImageDecoder(data: ImageEncoder.tiff([page]))
        #expect(decoder.info.bitDepth == 16)
        #expect(decoder.info.hasAlpha)
        let read = try decoder.decodeDeep()
        #expect(read.components == numbers)
        #expect(read.profile == image.profile)
        let part = try decoder.cropped(to: PixelRegion(x: 1, y: 2, width: 2, height: 1))
        #expect(try part.decodeDeep().components == Array(numbers[52..<60]))
    }

    @Test("Gray of 8 and 16 bits, dark or bright by the highest number", arguments: [true, false])
    func gray(isBigEndian: Bool) throws {
        var file = HandmadeTIFF(isBigEndian: isBigEndian)
        file.add(2, 1, strips: [[0x10, 0xFF]])
        file.add(2, 1, photometric: 0, strips: [[0x10, 0xFF]])
        let deep = file.number(0x1010, 2) + file.number(0xFFFF, 2)
        file.add(2, 1, bits: [16], strips: [deep])
        #expect(try pixels(file.data) == [0xFF10_1010, 0xFFFF_FFFF])
        #expect(try pixels(file.data, 1) == [0xFFEF_EFEF, 0xFF00_0000])
        #expect(try pixels(file.data, 2) == [0xFF10_1010, 0xFFFF_FFFF])
        let decoder = try ImageDecoder(data: file.data, index: 2)
        #expect(decoder.info.isGray)
        #expect(decoder.info.bitDepth == 16)
        #expect(try decoder.decodeDeep().components.prefix(4) == [0x1010, 0x1010, 0x1010, 0xFFFF])
        #expect(try ImageDecoder(data: file.data).info.bitDepth == 8)
    }

    @Test("Alpha is multiplied in, where it is not yet; other components are left out")
    func alpha() throws {
        let rgba = [8, 8, 8, 8]
        let strips: [[UInt8]] = [[0x80, 0x40, 0, 0x80]]
        var file = HandmadeTIFF()
        file.add(1, 1, bits: rgba, photometric: 2, strips: strips, [338: (3, [1])])
        file.add(1, 1, bits: rgba, photometric: 2, strips: strips, [338: (3, [2])])
        file.add(1, 1, bits: rgba, photometric: 2, strips: strips, [338: (3, [0])])
        file.add(1, 1, bits: [8, 8], strips: [[0xFF, 0x80]], [338: (3, [2])])
        // A colour above its alpha is no premultiplied one.
        let bright: [[UInt8]] = [[0xFF, 0x40, 0, 0x80]]
        file.add(1, 1, bits: rgba, photometric: 2, strips: bright, [338: (3, [1])])
        let expected: [UInt32] = [0x8080_4000, 0x8040_2000, 0xFF80_4000, 0x8080_8080, 0x8080_4000]
        for (index, pixel) in expected.enumerated() {
            #expect(try pixels(file.data, index) == [pixel])
            #expect(try ImageDecoder(data: file.data, index: index).info.hasAlpha == (index != 2))
        }
    }

    @Test("Palettes have three lists of sixteen bits")
    func palette() throws {
        var file = HandmadeTIFF()
        let levels = (0..<16).map { $0 * 0x1111 }
        let zeros = [Int](repeating: 0, count: 16)
        let colors = levels + zeros + levels.reversed()
        file.add(2, 1, bits: [4], photometric: 3, strips: [[0x1F]], [320: (3, colors)])
        #expect(try pixels(file.data) == [0xFF11_00EE, 0xFFFF_0000])
        #expect(try !ImageDecoder(data: file.data).info.isGray)
    }

    @Test("Components may lie in planes, and pixels in tiles")
    func planesAndTiles() throws {
        var file = HandmadeTIFF()
        let planes: [[UInt8]] = [[1, 2], [3, 4], [5, 6]]
        file.add(2, 1, bits: [8, 8, 8], photometric: 2, strips: planes, [284: (3, [2])])
        #expect(try pixels(file.data) == [0xFF01_0305, 0xFF02_0406])
        // Tiles have sides of multiples of 16; two of them make 20 columns.
        let left = [UInt8](repeating: 7, count: 256)
        let right = (0..<256).map { UInt8($0 % 16 + 100) }
        file.add(20, 2, strips: [left, right], tile: 16)
        let row = [UInt32](repeating: 0xFF07_0707, count: 16) + [100, 101, 102, 103].map(gray)
        #expect(try pixels(file.data, 1) == row + row)
    }

    private func gray(_ level: UInt32) -> UInt32 { 0xFF00_0000 | level * 0x10101 }

    @Test("Directories that lead back end the list")
    func cycles() throws {
        var file = HandmadeTIFF()
        file.add(1, 1, strips: [[1]])
        let first = file.link - 2 - 12 * 8
        file.add(1, 1, strips: [[2]])
        file.setNext(first)
        let decoder = try ImageDecoder(data: file.data, index: 1)
        #expect(decoder.pictureCount == 2)
        #expect(try pixels(file.data, 1) == [gray(2)])
        // One that leads to nowhere counts no further, either.
        file.setNext(0x7FFF_FFFF)
        #expect(try ImageDecoder(data: file.data).pictureCount == 2)
        var limits = ImageLimits()
        limits.frames = 1
        #expect(try ImageDecoder(data: file.data, limits: limits).pictureCount == 1)
    }

    @Test("Files whose numbers cannot be true are refused")
    func damaged() throws {
        func file(_ tags: [Int: HandmadeTIFF.Value]) -> Data {
            var file = HandmadeTIFF()
            file.add(2, 2, strips: [[1, 2, 3, 4]], tags)
            return file.data
        }
        #expect(try pixels(file([:])) == [1, 2, 3, 4].map(gray))
        let bad: [[Int: HandmadeTIFF.Value]] = [
            [256: (3, [0])], [257: (4, [0xFFFF_FFFF])], [258: (3, [0])], [258: (3, [65_535])],
            [277: (3, [0])], [259: (3, [12_345])], [273: (4, [0x7FFF_0000])],
            [262: (3, [999])], [339: (3, [3])], [256: (4, [100_000]), 257: (4, [100_000])],
            [322: (4, [0x10000]), 323: (4, [0x10000]), 324: (4, [8]), 325: (4, [4])],
        ]
        for tags in bad {
            let file = file(tags)
            #expect(throws: ImageCodecError.self, "\(tags)") { try pixels(file) }
        }
        // No directory, and one of no entries.
        #expect(throws: ImageCodecError.self) { try pixels(Data([0x49, 0x49, 42, 0, 0, 0, 0, 0])) }
        let empty = Data([0x49, 0x49, 42, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0])
        #expect(throws: ImageCodecError.self) { try pixels(empty) }
    }

    @Test("An error has libtiff's own words")
    func message() throws {
        var file = HandmadeTIFF()
        file.add(2, 2, strips: [[1, 2, 3, 4]], [259: (3, [12_345])])
        let error = #expect(throws: ImageCodecError.self) { try pixels(file.data) }
        let text = try #require(error?.description)
        // Before version 4.5 the library's words are not to be had.
        #expect(text.contains("12345") || text == "TIFF: the picture cannot be decoded")
    }

    @Test("What has no pixels is not written")
    func empty() {
        let page = page(PixelBuffer(width: 0, height: 4))
        #expect(throws: ImageCodecError.self) { try ImageEncoder.tiff([page]) }
        #expect(throws: ImageCodecError.self) { try ImageEncoder.tiff([]) }
    }
}
