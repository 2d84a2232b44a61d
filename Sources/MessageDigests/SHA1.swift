// SPDX-License-Identifier: Apache-2.0

/// FIPS 180, with 160 bits.
package struct SHA1: MessageDigest {
    package static let blockSize = 64
    package static let digestSize = 20

    private var state: [UInt32] = [
        0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0,
    ]
    private var buffer = BlockBuffer(size: blockSize)

    package init() {}

    package mutating func update(_ bytes: UnsafeRawBufferPointer) {
        var state = state
        buffer.feed(bytes) { Self.mix($0, into: &state) }
        self.state = state
    }

    package func digest() -> [UInt8] {
        var state = state
        buffer.finish(lengthSize: 8, isBigEndian: true) { Self.mix($0, into: &state) }
        return state.flatMap { word in withUnsafeBytes(of: word.bigEndian) { Array($0) } }
    }

    private static func mix(_ block: UnsafeRawBufferPointer, into state: inout [UInt32]) {
        var words = (0..<16).map {
            UInt32(bigEndian: block.loadUnaligned(fromByteOffset: 4 * $0, as: UInt32.self))
        }
        for index in 16..<80 {
            let word = words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16]
            words.append(word.turnedLeft(1))
        }
        var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
        for index in 0..<80 {
            let (value, constant): (UInt32, UInt32)
            switch index / 20 {
            case 0: (value, constant) = (b & c | ~b & d, 0x5A82_7999)
            case 1: (value, constant) = (b ^ c ^ d, 0x6ED9_EBA1)
            case 2: (value, constant) = (b & c | b & d | c & d, 0x8F1B_BCDC)
            default: (value, constant) = (b ^ c ^ d, 0xCA62_C1D6)
            }
            let next = a.turnedLeft(5) &+ value &+ e &+ constant &+ words[index]
            (e, d, c, b, a) = (d, c, b.turnedLeft(30), a, next)
        }
        for (index, word) in [a, b, c, d, e].enumerated() { state[index] &+= word }
    }
}
