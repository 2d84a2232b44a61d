// SPDX-License-Identifier: Apache-2.0

import Foundation
import ImageCodecs
import Raster
import Testing

@Suite("Parts of files, one after the other")
struct PartReaderTests {
    /// Numbers that are the same in every run.
    private struct Dice {
        var state: UInt64

        mutating func number(_ below: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % below
        }
    }

    /// Files of PNG's kinds that this encoder writes: with alpha and without, of 8 and 16 bits.
    private static func files() throws -> [Data] {
        let (width, height) = (67, 259)
        var dice = Dice(state: 11)
        let noise = Pictures.make(width: width, height: height) { x, y in
            Pictures.pixel(
                alpha: 255,
                red: UInt32(dice.number(256)),
                green: UInt32(x),
                blue: UInt32(y % 256)
            )
        }
        let deep = DeepImage(
            width: width,
            height: height,
            components: (0..<width * height * 4).map { UInt16(truncatingIfNeeded: $0 &* 7919) }
        )
        return [
            try ImageEncoder.png(noise),
            try ImageEncoder.png(
                Pictures.gradient(width: width, height: height, isTranslucent: true)
            ),
            try ImageEncoder.png(deep),
        ]
    }

    @Test("Whatever was read before, a part has the pixels of a decoder's own")
    func parts() throws {
        var dice = Dice(state: 5)
        for file in try Self.files() {
            let decoder = try ImageDecoder(data: file)
            #expect(decoder.canDecodeParts)
            let reader = PartReader(decoder)
            for round in 0..<40 {
                let part = PixelRegion(
                    x: dice.number(67),
                    y: dice.number(259),
                    width: 1 + dice.number(67),
                    height: 1 + dice.number(120)
                )
                let factor = [1, 2, 3, 8][dice.number(4)]
                let got = try reader.decode(part, shrinkingBy: factor)
                let wanted = try decoder.decodePart(part, shrinkingBy: factor)
                #expect(got.region == wanted.region && got.factor == wanted.factor)
                let isSame = (0..<got.image.pixels.height).allSatisfy { y in
                    let (one, other) = (got.image.pixels.row(y), wanted.image.pixels.row(y))
                    return (0..<got.image.pixels.width).allSatisfy { one[$0] == other[$0] }
                }
                #expect(isSame, "round \(round): \(part) by \(factor)")
            }
            #expect(reader.byteCount < 1 << 20)
        }
    }

    @Test("A part lies where it says, on squares that begin at the picture's corner")
    func places() throws {
        let picture = Pictures.make(width: 200, height: 100) { x, y in
            0xFF00_0000 | UInt32(x) << 8 | UInt32(y)
        }
        let decoder = try ImageDecoder(data: try ImageEncoder.png(picture))
        let reader = PartReader(decoder)
        let part = try reader.decode(
            PixelRegion(x: 61, y: 33, width: 10, height: 10),
            shrinkingBy: 4
        )
        #expect(part.region == PixelRegion(x: 60, y: 32, width: 12, height: 12))
        #expect(part.image.pixels.width == 3 && part.image.pixels.height == 3)
        // The mean of 60, 61, 62, 63 and of 32 to 35, rounded.
        #expect(part.image.pixels[0, 0] == 0xFF00_3E22)
        let inner = try decoder.cropped(to: PixelRegion(x: 50, y: 20, width: 100, height: 60))
        let crop = try PartReader(inner).decode(
            PixelRegion(x: 11, y: 13, width: 1, height: 1),
            shrinkingBy: 1
        )
        #expect(crop.region == PixelRegion(x: 11, y: 13, width: 1, height: 1))
        #expect(crop.image.pixels[0, 0] == 0xFF00_3D21)
    }

    @Test("Damaged files end with an error, and so does whoever asks for what is outside")
    func damaged() throws {
        for file in try Self.files() {
            let decoder = try ImageDecoder(data: file)
            let outside = PixelRegion(x: 67, y: 0, width: 5, height: 5)
            #expect(throws: ImageCodecError.self) {
                try PartReader(decoder).decode(outside, shrinkingBy: 1)
            }
            var dice = Dice(state: 3)
            for _ in 0..<60 {
                var damaged = file
                for _ in 0..<1 + dice.number(4) {
                    damaged[33 + dice.number(file.count - 33)] = UInt8(dice.number(256))
                }
                if dice.number(3) == 0 { damaged = damaged.prefix(dice.number(damaged.count)) }
                guard let decoder = try? ImageDecoder(data: damaged) else { continue }
                let reader = PartReader(decoder)
                for y in [200, 0, 100] {
                    let part = PixelRegion(x: 0, y: y, width: 67, height: 50)
                    _ = try? reader.decode(part, shrinkingBy: 2)
                }
            }
        }
    }

    @Test("JPEG files are decoded by eighths of two's powers, as all of the picture would be")
    func eighths() throws {
        let picture = Pictures.gradient(width: 320, height: 240)
        let decoder = try ImageDecoder(data: try ImageEncoder.jpeg(picture, quality: 0.95))
        #expect(decoder.canDecodeParts)
        let whole = try decoder.decodePart(
            PixelRegion(x: 0, y: 0, width: 320, height: 240),
            shrinkingBy: 4
        )
        let part = try PartReader(decoder).decode(
            PixelRegion(x: 100, y: 70, width: 90, height: 60),
            shrinkingBy: 7
        )
        #expect(part.factor == 4)
        #expect(part.region.x % 16 == 0 && part.region.y % 16 == 0)
        for y in 4..<part.image.pixels.height - 4 {
            for x in 4..<part.image.pixels.width - 4 {
                let one = part.image.pixels[x, y]
                let other = whole.image.pixels[part.region.x / 4 + x, part.region.y / 4 + y]
                #expect(one == other, "\(x), \(y)")
            }
        }
    }
}
