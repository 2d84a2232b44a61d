// SPDX-License-Identifier: Apache-2.0

import Foundation
import ImageCodecs
import Raster
import Testing

@Suite("Encoding and decoding")
struct RoundTripTests {
    @Test("An opaque picture survives PNG exactly and says that it has no alpha")
    func opaquePNG() throws {
        let picture = Pictures.gradient(width: 37, height: 23)
        let decoder = try ImageDecoder(data: ImageEncoder.png(picture))
        #expect(decoder.info.format == .png)
        #expect(decoder.info.width == 37)
        #expect(decoder.info.height == 23)
        #expect(!decoder.info.hasAlpha)
        #expect(Pictures.difference(try decoder.decode().pixels, picture) == 0)
    }

    @Test("A translucent picture survives PNG exactly, premultiplied again")
    func translucentPNG() throws {
        let picture = Pictures.gradient(width: 16, height: 16, isTranslucent: true)
        let decoder = try ImageDecoder(data: ImageEncoder.png(picture))
        #expect(decoder.info.hasAlpha)
        #expect(Pictures.difference(try decoder.decode().pixels, picture) == 0)
    }

    @Test("Every premultiplied colour survives PNG at every alpha")
    func premultiplicationIsStable() throws {
        let picture = Pictures.make(width: 256, height: 256) { x, y in
            // Red as alpha allows it, alpha by row.
            UInt32(y) << 24 | UInt32(min(x, y)) << 16
        }
        let decoded = try ImageDecoder(data: ImageEncoder.png(picture)).decode().pixels
        #expect(Pictures.difference(decoded, picture) == 0)
    }

    @Test("A JPEG picture of high quality is close to the original")
    func jpeg() throws {
        let picture = Pictures.gradient(width: 64, height: 48)
        let decoder = try ImageDecoder(data: ImageEncoder.jpeg(picture, quality: 0.95))
        #expect(decoder.info.format == .jpeg)
        #expect(!decoder.info.hasAlpha)
        let image = try decoder.decode()
        #expect(image.isComplete)
        #expect(Pictures.difference(image.pixels, picture) <= 8)
    }

    @Test("A lower JPEG quality makes a smaller file")
    func jpegQuality() throws {
        let picture = Pictures.gradient(width: 128, height: 128)
        let sizes = try [1, 0.8, 0.3, 0].map { try ImageEncoder.jpeg(picture, quality: $0).count }
        #expect(sizes == sizes.sorted(by: >))
        #expect(Set(sizes).count == 4)
    }

    @Test("Transparent pixels of a JPEG picture lie on white")
    func jpegOnWhite() throws {
        let clear = PixelBuffer(width: 16, height: 16)
        let decoded = try ImageDecoder(data: ImageEncoder.jpeg(clear, quality: 1)).decode().pixels
        #expect(decoded[8, 8] == 0xFFFF_FFFF)
    }

    @Test("A JPEG picture scaled by eighths keeps its colours and takes little memory")
    func scaledJPEG() throws {
        let picture = Pictures.gradient(width: 800, height: 400)
        let decoder = try ImageDecoder(data: ImageEncoder.jpeg(picture, quality: 0.95))
        let small = try decoder.decode(maxSide: 100).pixels
        #expect(small.width == 100)
        #expect(small.height == 50)
        // The middle of each small pixel covers eight of the original.
        let expected = Pictures.make(width: 100, height: 50) { x, y in
            picture[x * 8 + 4, y * 8 + 4]
        }
        #expect(Pictures.difference(small, expected) <= 12)
        #expect(try decoder.decode(maxSide: 101).pixels.width == 200)
        #expect(try decoder.decode(maxSide: 5000).pixels.width == 800)
    }

    @Test(
        "A part of a picture has the pixels that the whole has there",
        arguments: Pictures.formats
    )
    func parts(format: ImageFormat) throws {
        let picture = Pictures.gradient(width: 90, height: 70)
        let decoder = try ImageDecoder(data: Pictures.file(picture, format))
        let whole = try decoder.decode().pixels
        let part = try decoder.decode(x: 33, y: 17, width: 20, height: 30).pixels
        let expected = Pictures.make(width: 20, height: 30) { x, y in whole[x + 33, y + 17] }
        // Skipping rows may cost the smoothing of colours at the part's first row.
        #expect(Pictures.difference(part, expected) <= (format == .jpeg ? 3 : 0))
        let corner = try decoder.decode(x: 80, y: 60, width: .max, height: .max).pixels
        #expect(corner.width == 10)
        #expect(corner.height == 10)
        #expect(throws: ImageCodecError.self) {
            try decoder.decode(x: 90, y: 0, width: 1, height: 1)
        }
        // A part of a part.
        let outer = try decoder.cropped(to: PixelRegion(x: 30, y: 10, width: 40, height: 40))
        let inner = try outer.cropped(to: PixelRegion(x: 3, y: 7, width: 20, height: 30))
        #expect(inner.region == PixelRegion(x: 33, y: 17, width: 20, height: 30))
        #expect(Pictures.difference(try inner.decode().pixels, part) == 0)
    }

    @Test("A PNG picture is reduced to the averages of squares, those at the ends cut")
    func reducedPNG() throws {
        let picture = Pictures.gradient(width: 50, height: 33, isTranslucent: true)
        let decoder = try ImageDecoder(data: ImageEncoder.png(picture))
        let small = try decoder.decode(maxSide: 12).pixels
        #expect(small.width == 13)
        #expect(small.height == 9)
        let expected = Pictures.make(width: 13, height: 9) { column, row in
            let xs = column * 4..<min(column * 4 + 4, 50)
            let ys = row * 4..<min(row * 4 + 4, 33)
            return [24, 16, 8, 0].reduce(UInt32(0)) { result, shift in
                let values = ys.flatMap { y in xs.map { picture[$0, y] >> shift & 0xFF } }
                let sum = values.reduce(0, +)
                let count = UInt32(values.count)
                return result | ((sum + count / 2) / count) << shift
            }
        }
        #expect(Pictures.difference(small, expected) == 0)
        let part = try decoder.cropped(to: PixelRegion(x: 8, y: 4, width: 16, height: 16))
        let smallPart = try part.decode(maxSide: 4).pixels
        let same = Pictures.make(width: 4, height: 4) { x, y in small[x + 2, y + 1] }
        #expect(Pictures.difference(smallPart, same) == 0)
    }

    @Test("An interlaced PNG picture is reduced and cut like any other")
    func interlacedPNG() throws {
        let file = try #require(Pictures.interlaced)
        let decoder = try ImageDecoder(data: file)
        let whole = try decoder.decode().pixels
        let expected = Pictures.make(width: 13, height: 11) { x, y in
            let gray = UInt32(x * 16 + y * 3)
            return 0xFF00_0000 | gray << 16 | gray << 8 | gray
        }
        #expect(Pictures.difference(whole, expected) == 0)
        let part = try decoder.decode(x: 5, y: 4, width: 6, height: 5).pixels
        let cut = Pictures.make(width: 6, height: 5) { x, y in whole[x + 5, y + 4] }
        #expect(Pictures.difference(part, cut) == 0)
        #expect(try decoder.decode(maxSide: 3).pixels.width == 4)
    }

    @Test("A lossless WebP picture survives exactly")
    func losslessWebP() throws {
        let picture = Pictures.gradient(width: 40, height: 30, isTranslucent: true)
        let decoder = try ImageDecoder(data: ImageEncoder.webp(picture, quality: nil))
        #expect(decoder.info.format == .webp)
        #expect(decoder.info.hasAlpha)
        #expect(Pictures.difference(try decoder.decode().pixels, picture) <= 1)
    }

    @Test("A lossy WebP picture is close, and can be decoded smaller")
    func lossyWebP() throws {
        let picture = Pictures.gradient(width: 128, height: 64)
        let decoder = try ImageDecoder(data: ImageEncoder.webp(picture, quality: 0.9))
        #expect(Pictures.difference(try decoder.decode().pixels, picture) <= 16)
        let small = try decoder.decode(maxSide: 32).pixels
        #expect(small.width == 32)
        #expect(small.height == 16)
    }

    @Test("A GIF picture of few colours survives exactly, transparency too")
    func exactGIF() throws {
        let picture = Pictures.make(width: 16, height: 16) { x, y in
            (x + y) % 5 == 0 ? 0 : 0xFF00_0000 | UInt32(x * 16) << 16 | UInt32(y * 16) << 8
        }
        let file = try ImageEncoder.gif([AnimationFrame(pixels: picture, duration: 0)])
        let decoder = try ImageDecoder(data: file)
        #expect(decoder.info.format == .gif)
        #expect(Pictures.difference(try decoder.decode().pixels, picture) == 0)
    }

    @Test("A GIF picture of many colours is close to the original")
    func reducedGIF() throws {
        let picture = Pictures.gradient(width: 64, height: 64)
        let file = try ImageEncoder.gif([AnimationFrame(pixels: picture, duration: 0)])
        let decoded = try ImageDecoder(data: file).decode().pixels
        #expect(Pictures.difference(decoded, picture) <= 24)
    }

    @Test("An animation keeps its frames, durations and loop count", arguments: [0, 1, 7])
    func animation(loops: Int) throws {
        let colors: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0, 0xFF00_00FF]
        let frames = colors.enumerated().map { index, color in
            AnimationFrame(
                pixels: Pictures.make(width: 9, height: 5) { _, _ in color },
                duration: Double(index + 1) / 10
            )
        }
        let decoder = try AnimationDecoder(data: ImageEncoder.gif(frames, loopCount: loops))
        #expect(decoder.width == 9)
        #expect(decoder.height == 5)
        for frame in frames {
            let read = try #require(try decoder.next())
            #expect(Pictures.difference(read.pixels, frame.pixels) == 0)
            #expect(abs(read.duration - frame.duration) < 1e-9)
        }
        #expect(try decoder.next() == nil)
        #expect(decoder.loopCount == loops)
    }

    @Test("The same picture gives the same bytes every time")
    func deterministic() throws {
        let picture = Pictures.gradient(width: 50, height: 50, isTranslucent: true)
        #expect(try ImageEncoder.png(picture) == ImageEncoder.png(picture))
        #expect(
            try ImageEncoder.jpeg(picture, quality: 0.5) == ImageEncoder.jpeg(picture, quality: 0.5)
        )
        let frame = AnimationFrame(pixels: picture, duration: 1)
        #expect(try ImageEncoder.gif([frame]) == ImageEncoder.gif([frame]))
    }

    @Test("A picture without pixels cannot be written")
    func emptyPicture() {
        let empty = PixelBuffer(width: 0, height: 4)
        #expect(throws: ImageCodecError.self) { try ImageEncoder.png(empty) }
        #expect(throws: ImageCodecError.self) { try ImageEncoder.jpeg(empty, quality: 1) }
        #expect(throws: ImageCodecError.self) { try ImageEncoder.webp(empty, quality: nil) }
        #expect(throws: ImageCodecError.self) { try ImageEncoder.gif([]) }
    }
}
