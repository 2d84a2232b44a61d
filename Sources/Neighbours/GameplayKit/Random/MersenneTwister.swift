// SPDX-License-Identifier: Apache-2.0

import Foundation

/// MT19937-64 of Matsumoto and Nishimura ("Mersenne Twister", 1998; 64-bit parameters of 2004).
struct MersenneTwister: RandomNumberGenerator {
    private static let size = 312
    private static let middle = 156

    private var words: [UInt64]
    private var index: Int

    init(seed: UInt64) {
        words = [seed]
        for index in 1..<Self.size {
            let last = words[index - 1]
            words.append(6_364_136_223_846_793_005 &* (last ^ last >> 62) &+ UInt64(index))
        }
        index = Self.size
    }

    /// Nil for data of another length, or with an index past the end.
    init?(state: Data) {
        guard state.count == (Self.size + 1) * 8 else { return nil }
        let bytes = [UInt8](state)
        let numbers = stride(from: 0, to: bytes.count, by: 8).map { start in
            bytes[start..<start + 8].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        }
        guard numbers[Self.size] <= UInt64(Self.size) else { return nil }
        words = Array(numbers.dropLast())
        index = Int(numbers[Self.size])
    }

    /// The words and the index, lowest byte first.
    var state: Data {
        Data(
            (words + [UInt64(index)]).flatMap { word in
                (0..<8).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) }
            }
        )
    }

    mutating func next() -> UInt64 {
        if index == Self.size { twist() }
        var word = words[index]
        index += 1
        word ^= word >> 29 & 0x5555_5555_5555_5555
        word ^= word << 17 & 0x71D6_7FFF_EDA6_0000
        word ^= word << 37 & 0xFFF7_EEE0_0000_0000
        return word ^ word >> 43
    }

    private mutating func twist() {
        for index in 0..<Self.size {
            let next = words[(index + 1) % Self.size]
            let joined = words[index] & 0xFFFF_FFFF_8000_0000 | next & 0x7FFF_FFFF
            words[index] =
                words[(index + Self.middle) % Self.size] ^ joined >> 1
                ^ (joined & 1 == 0 ? 0 : 0xB502_6F5A_A966_19E9)
        }
        index = 0
    }
}
