// SPDX-License-Identifier: Apache-2.0

import Foundation
import GoldenPictures
import Raster
import Testing

@Suite("Golden pictures")
struct GoldenPictureTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("golden-\(ProcessInfo.processInfo.processIdentifier)")

    private func golden(
        _ name: String,
        _ tolerance: PictureTolerance,
        accepts: Bool = false
    )
        -> GoldenPicture
    {
        GoldenPicture(name, tolerance: tolerance, accepts: accepts, folder: folder)
    }

    /// Every premultiplied pair of channel and alpha.
    private func ramp() -> PixelBuffer {
        let pixels = PixelBuffer(width: 256, height: 256)
        for alpha in 0..<256 {
            for channel in 0...alpha {
                let value = UInt32(channel)
                pixels[channel, alpha] =
                    UInt32(alpha) << 24 | value << 16 | value << 8 | (UInt32(alpha) - value)
            }
        }
        return pixels
    }

    @Test("Every premultiplied pixel survives encoding and decoding")
    func roundTrip() throws {
        let pixels = ramp()
        let file = folder.appendingPathComponent("ramp.png")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try PortableNetworkGraphic.encode(pixels).write(to: file)
        let read = try #require(PortableNetworkGraphic.read(file))
        let comparison = PictureComparison(pixels, read, tolerance: .exact)
        #expect(comparison.differingPixels == 0, "\(comparison)")
    }

    @Test("A missing golden fails and leaves the new picture")
    func missing() throws {
        let picture = golden("missing", .exact)
        #expect(throws: PictureMismatch.self) {
            try picture.expect(PixelBuffer(width: 2, height: 2))
        }
        let new = folder.appendingPathComponent("missing.new.png")
        #expect(FileManager.default.fileExists(atPath: new.path))
    }

    @Test("A difference beyond the tolerance fails, one within it passes")
    func tolerance() throws {
        let pixels = PixelBuffer(width: 3, height: 3)
        try golden("tolerance", .exact, accepts: true).expect(pixels)
        try golden("tolerance", .exact).expect(pixels)
        pixels[1, 2] = 0x0100_0000
        try golden("tolerance", .rounding).expect(pixels)
        #expect(throws: PictureMismatch.self) { try golden("tolerance", .exact).expect(pixels) }
        let difference = folder.appendingPathComponent("tolerance.diff.png")
        #expect(PortableNetworkGraphic.read(difference)?[1, 2] == 0xFFFF_0000)
    }

    @Test("A picture of more than 8 KiB is not accepted")
    func size() {
        let noise = PixelBuffer(width: 64, height: 64)
        var value: UInt32 = 1
        for y in 0..<64 {
            for x in 0..<64 {
                value = value &* 1_664_525 &+ 1_013_904_223
                noise[x, y] = value | 0xFF00_0000
            }
        }
        #expect(throws: PictureMismatch.self) {
            try golden("noise", .exact, accepts: true).expect(noise)
        }
    }
}
