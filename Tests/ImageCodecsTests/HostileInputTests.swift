// SPDX-License-Identifier: Apache-2.0

import Foundation
import ImageCodecs
import Raster
import Testing

@Suite("Hostile files")
struct HostileInputTests {
    /// A small file of each format.
    private static func sample(_ format: ImageFormat) throws -> Data {
        let picture = Pictures.gradient(width: 33, height: 21, isTranslucent: true)
        switch format {
        case .png: return try ImageEncoder.png(picture)
        case .jpeg: return try ImageEncoder.jpeg(picture, quality: 0.7)
        case .webp: return try ImageEncoder.webp(picture, quality: 0.7)
        case .gif:
            let frame = AnimationFrame(pixels: picture, duration: 0.1)
            return try ImageEncoder.gif([frame, frame])
        case .bmp, .ico, .cur, .tiff: return try Pictures.file(picture, format)
        }
    }

    /// Reads everything that a file has; errors are fine, anything else is not.
    private static func exhaust(_ data: Data) {
        var limits = ImageLimits()
        limits.pixels = 1 << 20
        limits.frames = 8
        if let decoder = try? ImageDecoder(data: data, limits: limits) {
            _ = try? decoder.decode()
            _ = try? decoder.decode(maxSide: 8)
            _ = try? decoder.decode(x: 3, y: 3, width: 5, height: 5)
        }
        for index in 1..<4 {
            _ = try? ImageDecoder(data: data, index: index, limits: limits).decode()
        }
        if let animation = try? AnimationDecoder(data: data, limits: limits) {
            while case .some = try? animation.next() {}
        }
    }

    @Test("A file cut off anywhere ends with an answer", arguments: Pictures.formats)
    func truncated(format: ImageFormat) throws {
        let file = try Self.sample(format)
        let whole = try ImageDecoder(data: file).decode().pixels
        for count in stride(from: 0, to: file.count, by: max(file.count / 150, 1)) {
            Self.exhaust(file.prefix(count))
        }
        // A JPEG file that ends early is filled up; of the others nothing is shown.
        let half = file.prefix(format == .jpeg ? file.count - 60 : file.count / 2)
        if format == .jpeg {
            let image = try ImageDecoder(data: half).decode()
            #expect(!image.isComplete)
            #expect(image.pixels.height == whole.height)
        } else if let decoder = try? ImageDecoder(data: half) {
            #expect(throws: ImageCodecError.self) { try decoder.decode() }
        }
    }

    @Test("A file with flipped bytes ends with an answer", arguments: Pictures.formats)
    func damaged(format: ImageFormat) throws {
        let file = try Self.sample(format)
        var random = SeededGenerator(seed: 42)
        for _ in 0..<300 {
            var damaged = file
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                let place = Int.random(in: 4..<damaged.count, using: &random)
                damaged[place] = UInt8.random(in: 0...255, using: &random)
            }
            Self.exhaust(damaged)
        }
    }

    @Test("A slice of data that does not begin at index 0 is read as well as a whole")
    func slices() throws {
        for format in Pictures.formats {
            let file = try Self.sample(format)
            let padded = Data([1, 2, 3]) + file
            let slice = padded.dropFirst(3)
            #expect(try ImageDecoder(data: slice).info == ImageDecoder(data: file).info)
            _ = try ImageDecoder(data: slice).decode()
        }
    }

    @Test("A picture beyond the limits is refused by name before memory is taken")
    func bombs() throws {
        // A header of 65,535 x 65,535 pixels: 17 gigabytes if it were believed.
        let gif = Data(Array("GIF89a".utf8) + [0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0, 0x3B])
        let decoder = try ImageDecoder(data: gif)
        #expect(decoder.info.width == 65_535)
        let error = #expect(throws: ImageCodecError.self) { try decoder.decode() }
        #expect(error?.description.contains("too many") == true)

        var limits = ImageLimits()
        limits.side = 30
        let png = try Self.sample(.png)
        #expect(throws: ImageCodecError.self) {
            try ImageDecoder(data: png, limits: limits).decode()
        }
        // A JPEG picture may still be opened at a size within the limits.
        let jpeg = try Self.sample(.jpeg)
        let small = try ImageDecoder(data: jpeg, limits: limits).decode(maxSide: 16)
        #expect(small.pixels.width <= 30)
    }

    @Test("Data after a picture's pixels are not decompressed", arguments: [0, 1] as [UInt8])
    func endlessData(interlacing: UInt8) throws {
        func word(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(value >> (24 - 8 * $0) & 0xFF) } }
        func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
            let named = Array(name.utf8) + body
            let sum = named.reduce(UInt32.max) { sum, byte in
                (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in
                    sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0)
                }
            }
            return word(body.count) + named + word(Int(~sum))
        }
        // Stored blocks of zeros, which are rows without a filter.
        func file(blocks: Int) -> Data {
            var stream: [UInt8] = [0x78, 0x01]
            for _ in 0..<blocks {
                stream += [0, 0xFF, 0xFF, 0, 0] + [UInt8](repeating: 0, count: 65_535)
            }
            let size: [UInt8] = word(8) + word(8) + [8, 6, 0, 0, interlacing]
            let file = [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10] + chunk("IHDR", size)
            return Data(file + chunk("IDAT", stream) + chunk("IEND", []))
        }
        let decoder = try ImageDecoder(data: file(blocks: 20))
        let error = #expect(throws: ImageCodecError.self) { try decoder.decode() }
        #expect(error?.description == "PNG: it has more data than its pixels take")
    }

    @Test("An animation of more frames than the limit ends with an error")
    func frameLimit() throws {
        let frame = AnimationFrame(pixels: PixelBuffer(width: 2, height: 2), duration: 0)
        let file = try ImageEncoder.gif(Array(repeating: frame, count: 12))
        var limits = ImageLimits()
        limits.frames = 10
        let decoder = try AnimationDecoder(data: file, limits: limits)
        for _ in 0..<10 { #expect(try decoder.next() != nil) }
        #expect(throws: ImageCodecError.self) { try decoder.next() }
    }

    @Test("Data that are no image are refused", arguments: ["", "GIF", "hello, world"])
    func otherData(text: String) {
        #expect(throws: ImageCodecError.self) { try ImageDecoder(data: Data(text.utf8)) }
        #expect(throws: ImageCodecError.self) { try AnimationDecoder(data: Data(text.utf8)) }
    }

    @Test("A GIF frame that leaves the canvas is clipped")
    func frameOutsideCanvas() throws {
        let picture = Pictures.make(width: 4, height: 4) { _, _ in 0xFFFF_0000 }
        var file = try ImageEncoder.gif([AnimationFrame(pixels: picture, duration: 0)])
        // The image descriptor begins with a comma; its next four bytes are left and top.
        let comma = try #require(file.firstIndex(of: 0x2C))
        file[comma + 1] = 2
        file[comma + 3] = 3
        let pixels = try ImageDecoder(data: file).decode().pixels
        #expect(pixels[1, 3] == 0)
        #expect(pixels[2, 2] == 0)
        #expect(pixels[2, 3] == 0xFFFF_0000)
        #expect(pixels[3, 3] == 0xFFFF_0000)
    }
}
