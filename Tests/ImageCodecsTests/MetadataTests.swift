// SPDX-License-Identifier: Apache-2.0

import Foundation
import ImageCodecs
import Raster
import Testing

@Suite("What files say beside their pixels")
struct MetadataTests {
    /// A TIFF block with one tag in its first directory: the orientation.
    private func exif(orientation: UInt8, isLittle: Bool) -> [UInt8] {
        isLittle
            ? [
                0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0,
                0,
            ]
            : [
                0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0,
                0,
            ]
    }

    private func segment(_ marker: UInt8, _ body: [UInt8]) -> [UInt8] {
        let length = body.count + 2
        return [0xFF, marker, UInt8(length >> 8), UInt8(length & 0xFF)] + body
    }

    private func jpeg(with segments: [UInt8]) throws -> Data {
        let file = try ImageEncoder.jpeg(Pictures.gradient(width: 8, height: 4), quality: 0.5)
        return file.prefix(2) + Data(segments) + file.dropFirst(2)
    }

    @Test("A JPEG file's orientation is read in both byte orders", arguments: 1...8)
    func orientation(value: Int) throws {
        for isLittle in [true, false] {
            let block = Array("Exif\0\0".utf8) + exif(orientation: UInt8(value), isLittle: isLittle)
            let decoder = try ImageDecoder(data: jpeg(with: segment(0xE1, block)))
            #expect(decoder.info.orientation == value)
        }
    }

    @Test("An orientation that makes no sense counts as upright", arguments: [0, 9, 255])
    func wrongOrientation(value: Int) throws {
        let block = Array("Exif\0\0".utf8) + exif(orientation: UInt8(value), isLittle: true)
        #expect(try ImageDecoder(data: jpeg(with: segment(0xE1, block))).info.orientation == 1)
    }

    @Test("An EXIF block cut off anywhere is ignored")
    func truncatedExif() throws {
        let block = exif(orientation: 6, isLittle: false)
        for count in 0..<block.count - 2 {
            let body = Array("Exif\0\0".utf8) + block.prefix(count)
            let decoder = try ImageDecoder(data: jpeg(with: segment(0xE1, body)))
            #expect(decoder.info.orientation == (count >= 20 ? 6 : 1))
        }
    }

    @Test("A PNG file's orientation is read")
    func pngOrientation() throws {
        let file = try ImageEncoder.png(Pictures.gradient(width: 3, height: 3))
        let body = exif(orientation: 8, isLittle: true)
        // The checksum is not looked at for this chunk, which libpng leaves alone.
        let chunk = [0, 0, 0, UInt8(body.count)] + Array("eXIf".utf8) + body + [0, 0, 0, 0]
        // After the signature (8 bytes) and the header chunk (25 bytes).
        let changed = file.prefix(33) + Data(chunk) + file.dropFirst(33)
        #expect(try ImageDecoder(data: changed).info.orientation == 8)
    }

    @Test("A JPEG file's profile is put together from parts in any order")
    func profile() throws {
        func part(_ number: UInt8, of count: UInt8, _ bytes: [UInt8]) -> [UInt8] {
            segment(0xE2, Array("ICC_PROFILE\0".utf8) + [number, count] + bytes)
        }
        let file = try jpeg(with: part(2, of: 2, [4, 5]) + part(1, of: 2, [1, 2, 3]))
        #expect(try ImageDecoder(data: file).decode().profile == Data([1, 2, 3, 4, 5]))
        let incomplete = try jpeg(with: part(2, of: 2, [4, 5]))
        #expect(try ImageDecoder(data: incomplete).decode().profile == nil)
    }
}
