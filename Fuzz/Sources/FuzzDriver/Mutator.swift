// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Changes data a little, the same way for the same seed.
package struct Mutator: RandomNumberGenerator {
    private var state: UInt64

    /// Begins with a seed.
    package init(seed: UInt64) {
        state = seed
    }

    /// SplitMix64.
    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
        return z ^ z >> 31
    }

    /// A copy with one to eight changes; where ranges are given, most of them lie in one of these.
    package mutating func mutated(_ data: Data, within ranges: [Range<Int>] = []) -> Data {
        var bytes = [UInt8](data)
        let range = ranges.randomElement(using: &self)
        for _ in 0..<Int.random(in: 1...8, using: &self) where !bytes.isEmpty {
            var place = Int.random(in: 0..<bytes.count, using: &self)
            if let range, !range.isEmpty, Int.random(in: 0..<8, using: &self) > 0 {
                place = min(Int.random(in: range, using: &self), bytes.count - 1)
            }
            let length = Int.random(in: 1...min(16, bytes.count - place), using: &self)
            switch Int.random(in: 0..<7, using: &self) {
            case 0: bytes[place] = UInt8.random(in: 0...255, using: &self)
            case 1: bytes[place] ^= 1 << UInt8.random(in: 0...7, using: &self)
            case 2: bytes[place] = [0, 1, 0x7F, 0x80, 0xFF].randomElement(using: &self) ?? 0
            case 3: bytes.removeSubrange(place..<place + length)
            case 4: bytes.insert(contentsOf: Array(bytes[place..<place + length]), at: place)
            case 5: bytes.removeLast(bytes.count - place)
            default:
                let target = Int.random(in: 0...bytes.count - length, using: &self)
                let piece = Array(bytes[place..<place + length])
                bytes.replaceSubrange(target..<target + length, with: piece)
            }
        }
        return Data(bytes)
    }
}
