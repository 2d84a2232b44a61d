// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How a QR code's bytes are cut into blocks, and what is added so that lost ones can be found.
struct QRBlocks {
    /// Bytes that are added to each block, by level and version.
    private static let added: [[Int]] = [
        [
            7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28,
            30, 30, 26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
        [
            10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28,
            28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
        ],
        [
            13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30,
            30, 30, 30, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
        [
            17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24,
            30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
    ]
    private static let counts: [[Int]] = [
        [
            1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13,
            14, 15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25,
        ],
        [
            1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21,
            23, 25, 26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
        ],
        [
            1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29,
            34, 34, 35, 38, 40, 43, 45, 48, 51, 53, 56, 59, 62, 65, 68,
        ],
        [
            1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32,
            35, 37, 40, 42, 45, 48, 51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
        ],
    ]

    private let added: Int
    private let count: Int
    private let total: Int

    init(version: Int, level: Int) {
        added = Self.added[level][version - 1]
        count = Self.counts[level][version - 1]
        total = Self.squares(of: version) / 8
    }

    /// Bytes for the message.
    var dataCount: Int { total - added * count }

    /// Squares that are left for bytes.
    private static func squares(of version: Int) -> Int {
        var squares = (16 * version + 128) * version + 64
        if version >= 2 {
            let lines = version / 7 + 2
            squares -= (25 * lines - 10) * lines - 55
            if version >= 7 { squares -= 36 }
        }
        return squares
    }

    /// A message as bytes, with its length and what fills the rest; nil where it is too long.
    static func bits(of message: Data, _ version: Int, _ capacity: Int) -> [UInt8]? {
        let lengthBits = version < 10 ? 8 : 16
        guard 4 + lengthBits + message.count * 8 <= capacity * 8 else { return nil }
        var bits: [Bool] = []
        func append(_ value: Int, _ count: Int) {
            for index in (0..<count).reversed() { bits.append(value >> index & 1 == 1) }
        }
        append(4, 4)
        append(message.count, lengthBits)
        for byte in message { append(Int(byte), 8) }
        append(0, min(4, capacity * 8 - bits.count))
        while !bits.count.isMultiple(of: 8) { bits.append(false) }
        var bytes = stride(from: 0, to: bits.count, by: 8).map { start in
            bits[start..<(start + 8)].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
        }
        var filler: UInt8 = 0xEC
        while bytes.count < capacity {
            bytes.append(filler)
            filler ^= 0xEC ^ 0x11
        }
        return bytes
    }

    /// The blocks' bytes in turn, and then what is added to them in turn.
    func interleaved(_ data: [UInt8]) -> [UInt8] {
        let divisor = Self.divisor(added)
        let short = data.count / count
        let longer = data.count % count
        var blocks: [[UInt8]] = []
        var start = 0
        for index in 0..<count {
            let length = short + (index >= count - longer ? 1 : 0)
            blocks.append(Array(data[start..<(start + length)]))
            start += length
        }
        let checks = blocks.map { Self.remainder($0, divisor) }
        var result: [UInt8] = []
        for index in 0...short {
            for block in blocks where index < block.count { result.append(block[index]) }
        }
        for index in 0..<added { for check in checks { result.append(check[index]) } }
        return result
    }

    // MARK: Arithmetic of the field of 256 elements, modulo 0x11D

    static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
        var (result, a, b) = (0, Int(a), Int(b))
        while b > 0 {
            if b & 1 == 1 { result ^= a }
            a = a << 1 ^ (a >> 7) * 0x11D
            b >>= 1
        }
        return UInt8(result)
    }

    /// The product of x - 2^i, without its leading 1.
    private static func divisor(_ degree: Int) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: degree)
        result[degree - 1] = 1
        var root: UInt8 = 1
        for _ in 0..<degree {
            for index in 0..<degree {
                result[index] = product(result[index], root)
                if index + 1 < degree { result[index] ^= result[index + 1] }
            }
            root = product(root, 2)
        }
        return result
    }

    static func remainder(_ data: [UInt8], _ divisor: [UInt8]) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: divisor.count)
        for byte in data {
            let factor = byte ^ result.removeFirst()
            result.append(0)
            for index in divisor.indices { result[index] ^= product(divisor[index], factor) }
        }
        return result
    }
}
