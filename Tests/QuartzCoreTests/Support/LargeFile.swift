// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A PNG file of many pixels, one bit each and not compressed: black and white squares.
struct LargeFile {
    /// Pixels of a side; a multiple of 8.
    let side: Int
    /// Pixels of a square's side; a multiple of 8.
    let square: Int

    /// Whether a pixel is white.
    func isWhite(_ x: Int, _ y: Int) -> Bool { hash(x / square, y / square) }

    /// Which squares are white: no regular board, so that a picture in the wrong place shows.
    private func hash(_ column: Int, _ row: Int) -> Bool {
        var value = UInt32(truncatingIfNeeded: column &* 73_856_093 ^ row &* 19_349_663)
        value ^= value >> 13
        value = value &* 0x5BD1_E995
        return (value >> 15) & 1 == 1
    }

    /// The bytes of the file.
    var data: Data {
        var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        file += chunk("IHDR", number(side) + number(side) + [1, 0, 0, 0, 0])
        file += chunk("IDAT", compressed)
        file += chunk("IEND", [])
        return file
    }

    /// A stream of zlib's in which nothing is compressed: a block for each row of squares.
    private var compressed: [UInt8] {
        var stream: [UInt8] = [0x78, 0x01]
        var (a, b) = (1 as UInt32, 0 as UInt32)
        for top in stride(from: 0, to: side, by: square) {
            var row: [UInt8] = [0]
            for byte in 0..<side / 8 { row.append(isWhite(byte * 8, top) ? 0xFF : 0) }
            for line in top..<min(top + square, side) {
                let count = UInt16(row.count)
                stream.append(line == side - 1 ? 1 : 0)
                stream += [UInt8(count & 255), UInt8(count >> 8)]
                stream += [UInt8(~count & 255), UInt8(~count >> 8)]
                stream += row
                for byte in row {
                    a += UInt32(byte)
                    b += a
                }
                a %= 65_521
                b %= 65_521
            }
        }
        return stream + number(Int(b << 16 | a))
    }

    private func number(_ value: Int) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
    }

    private func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
        let content = Array(name.utf8) + body
        var sum = UInt32.max
        for byte in content { sum = Self.table[Int((sum ^ UInt32(byte)) & 255)] ^ sum >> 8 }
        return number(body.count) + content + number(Int(~sum))
    }

    /// CRC-32 of each byte (PNG 1.2, annex D).
    private static let table: [UInt32] = (0..<256 as Range<UInt32>).map { byte in
        (0..<8).reduce(byte) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
    }
}
