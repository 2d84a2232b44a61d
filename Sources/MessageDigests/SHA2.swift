// SPDX-License-Identifier: Apache-2.0

/// What the sums of FIPS 180-4 with 32-bit words and those with 64-bit words differ in.
package protocol SHA2Word: FixedWidthInteger, UnsignedInteger, Sendable {
    /// One for each round.
    static var constants: [Self] { get }
    /// How far words are turned, in pairs of three: for the first and last word, and for the
    /// schedule, whose third is shifted.
    static var turns: [[Self]] { get }
}

/// A variant: where it begins, and how much of the result it keeps.
package protocol SHA2Variant: Sendable {
    /// The words that it works on.
    associatedtype Word: SHA2Word
    /// The sum of no blocks.
    static var start: [Word] { get }
    /// The number of bytes of the result.
    static var digestSize: Int { get }
}

/// FIPS 180-4.
package struct SHA2<Variant: SHA2Variant>: MessageDigest {
    private typealias Word = Variant.Word

    package static var blockSize: Int { 2 * Word.bitWidth }
    package static var digestSize: Int { Variant.digestSize }

    private var state = Variant.start
    private var buffer = BlockBuffer(size: blockSize)

    package init() {}

    package mutating func update(_ bytes: UnsafeRawBufferPointer) {
        var state = state
        buffer.feed(bytes) { Self.mix($0, into: &state) }
        self.state = state
    }

    package func digest() -> [UInt8] {
        var state = state
        let lengthSize = Word.bitWidth / 4
        buffer.finish(lengthSize: lengthSize, isBigEndian: true) { Self.mix($0, into: &state) }
        let bytes = state.flatMap { word in withUnsafeBytes(of: word.bigEndian) { Array($0) } }
        return Array(bytes.prefix(Variant.digestSize))
    }

    private static func mix(_ block: UnsafeRawBufferPointer, into state: inout [Word]) {
        let size = MemoryLayout<Word>.size
        let turns = Word.turns
        let constants = Word.constants
        func mixed(_ word: Word, _ way: [Word]) -> Word {
            word.turnedRight(way[0]) ^ word.turnedRight(way[1]) ^ word.turnedRight(way[2])
        }
        func scheduled(_ word: Word, _ way: [Word]) -> Word {
            word.turnedRight(way[0]) ^ word.turnedRight(way[1]) ^ word &>> way[2]
        }
        var words = (0..<16).map {
            Word(bigEndian: block.loadUnaligned(fromByteOffset: size * $0, as: Word.self))
        }
        for index in 16..<constants.count {
            let early = scheduled(words[index - 15], turns[2])
            let late = scheduled(words[index - 2], turns[3])
            words.append(words[index - 16] &+ early &+ words[index - 7] &+ late)
        }
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        for index in constants.indices {
            let choice = e & f ^ ~e & g
            let first = h &+ mixed(e, turns[1]) &+ choice &+ constants[index] &+ words[index]
            let majority = a & b ^ a & c ^ b & c
            let second = mixed(a, turns[0]) &+ majority
            (h, g, f, e) = (g, f, e, d &+ first)
            (d, c, b, a) = (c, b, a, first &+ second)
        }
        for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
    }
}

/// 224 bits.
package enum SHA224Variant: SHA2Variant {
    package static let digestSize = 28
    package static let start: [UInt32] = [
        0xC105_9ED8, 0x367C_D507, 0x3070_DD17, 0xF70E_5939, 0xFFC0_0B31, 0x6858_1511,
        0x64F9_8FA7, 0xBEFA_4FA4,
    ]
}

/// 256 bits.
package enum SHA256Variant: SHA2Variant {
    package static let digestSize = 32
    package static let start: [UInt32] = [
        0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C,
        0x1F83_D9AB, 0x5BE0_CD19,
    ]
}

/// 384 bits.
package enum SHA384Variant: SHA2Variant {
    package static let digestSize = 48
    package static let start: [UInt64] = [
        0xCBBB_9D5D_C105_9ED8, 0x629A_292A_367C_D507, 0x9159_015A_3070_DD17,
        0x152F_ECD8_F70E_5939, 0x6733_2667_FFC0_0B31, 0x8EB4_4A87_6858_1511,
        0xDB0C_2E0D_64F9_8FA7, 0x47B5_481D_BEFA_4FA4,
    ]
}

/// 512 bits.
package enum SHA512Variant: SHA2Variant {
    package static let digestSize = 64
    package static let start: [UInt64] = [
        0x6A09_E667_F3BC_C908, 0xBB67_AE85_84CA_A73B, 0x3C6E_F372_FE94_F82B,
        0xA54F_F53A_5F1D_36F1, 0x510E_527F_ADE6_82D1, 0x9B05_688C_2B3E_6C1F,
        0x1F83_D9AB_FB41_BD6B, 0x5BE0_CD19_137E_2179,
    ]
}
