// SPDX-License-Identifier: Apache-2.0

import Foundation

/// LZ4 blocks in Apple's frame: `bv41` with both sizes before a compressed block, `bv4-` with the size
/// before a plain one, and `bv4$` at the end.
enum LZ4Frame {
    private static let compressedMagic: UInt32 = 0x3134_7662
    private static let plainMagic: UInt32 = 0x2d34_7662
    private static let endMagic: UInt32 = 0x2434_7662
    private static let blockSize = 65_536

    /// The bytes, compressed.
    static func compressed(_ bytes: [UInt8]) -> [UInt8] {
        var output: [UInt8] = []
        for start in stride(from: 0, to: bytes.count, by: blockSize) {
            let piece = bytes[start..<min(bytes.count, start + blockSize)]
            let block = LZ4Block.compressed(piece)
            if block.count < piece.count {
                append(compressedMagic, &output)
                append(UInt32(piece.count), &output)
                append(UInt32(block.count), &output)
                output += block
            } else {
                append(plainMagic, &output)
                append(UInt32(piece.count), &output)
                output += piece
            }
        }
        append(endMagic, &output)
        return output
    }

    /// Whether bytes end as frames do; others may, too.
    static func hasEnd(_ bytes: [UInt8]) -> Bool { bytes.suffix(4).elementsEqual("bv4$".utf8) }

    /// What was compressed; nil for other bytes.
    static func decompressed(_ bytes: [UInt8]) -> [UInt8]? {
        var output: [UInt8] = []
        var position = 0
        func number() -> Int? {
            guard bytes.count - position >= 4 else { return nil }
            defer { position += 4 }
            return (0..<4).reduce(0) { $0 | Int(bytes[position + $1]) << (8 * $1) }
        }
        while let magic = number() {
            switch UInt32(magic) {
            case endMagic: return output
            case plainMagic:
                guard let size = number(), size <= bytes.count - position else { return nil }
                output += bytes[position..<position + size]
                position += size
            case compressedMagic:
                guard let whole = number(), let size = number(), size <= bytes.count - position
                else { return nil }
                let end = output.count + whole
                let block = bytes[position..<position + size]
                guard LZ4Block.decompress(block, into: &output, upTo: end), output.count == end
                else { return nil }
                position += size
            default: return nil
            }
        }
        return nil
    }

    private static func append(_ number: UInt32, _ output: inout [UInt8]) {
        for shift in stride(from: 0, to: 32, by: 8) {
            output.append(UInt8(truncatingIfNeeded: number >> UInt32(shift)))
        }
    }
}
