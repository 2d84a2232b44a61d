// SPDX-License-Identifier: Apache-2.0

/// SHA-256: a hash from which the hashed bytes cannot be found.
///
/// - Source: FIPS 180-4, sections 4.1.2, 5 and 6.2; RFC 2104 for the keyed form.
package enum SecureHash {
    /// The hash of bytes: 32 bytes.
    package static func hash(_ bytes: [UInt8]) -> [UInt8] {
        var state = start
        var message = bytes + [0x80]
        message += [UInt8](repeating: 0, count: (120 - message.count % 64) % 64)
        let bits = UInt64(bytes.count) * 8
        message += (0..<8).map { UInt8(truncatingIfNeeded: bits >> UInt64(56 - 8 * $0)) }
        for block in stride(from: 0, to: message.count, by: 64) {
            mix(message[block..<(block + 64)], into: &state)
        }
        return state.flatMap { word in
            (0..<4).map { UInt8(truncatingIfNeeded: word >> UInt32(24 - 8 * $0)) }
        }
    }

    /// The hash of bytes with a key of at most 64 bytes (HMAC).
    package static func hash(_ bytes: [UInt8], key: [UInt8]) -> [UInt8] {
        let short = key.count > 64 ? hash(key) : key
        let key = short + [UInt8](repeating: 0, count: 64 - short.count)
        let inner = hash(key.map { $0 ^ 0x36 } + bytes)
        return hash(key.map { $0 ^ 0x5C } + inner)
    }

    private static func mix(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
        var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { place in
            block[place..<(place + 4)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        }
        for index in 16..<64 {
            let (early, late) = (words[index - 15], words[index - 2])
            let first = turn(early, 7) ^ turn(early, 18) ^ early >> 3
            let second = turn(late, 17) ^ turn(late, 19) ^ late >> 10
            words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
        }
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        for index in 0..<64 {
            let choice = (e & f) ^ (~e & g)
            let majority = (a & b) ^ (a & c) ^ (b & c)
            let first =
                h &+ (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) &+ choice &+ constants[index]
                &+ words[index]
            let second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) &+ majority
            (h, g, f, e) = (g, f, e, d &+ first)
            (d, c, b, a) = (c, b, a, first &+ second)
        }
        for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
    }

    private static func turn(_ word: UInt32, _ count: UInt32) -> UInt32 {
        word >> count | word << (32 - count)
    }

    /// The fractions of the square roots of the first eight primes, and of the cube roots of the
    /// first 64: 32 bits of each.
    private static let start = primes.prefix(8).map { fraction(ofRoot: 2, of: $0) }
    private static let constants = primes.map { fraction(ofRoot: 3, of: $0) }

    private static let primes: [UInt64] = {
        var found: [UInt64] = []
        var next: UInt64 = 2
        while found.count < 64 {
            if found.allSatisfy({ next % $0 != 0 }) { found.append(next) }
            next += 1
        }
        return found
    }()

    /// The first 32 bits behind the point of a root, found bit by bit.
    private static func fraction(ofRoot degree: Int, of number: UInt64) -> UInt32 {
        // The root times 2 to the 32nd is the largest whole number whose power is at most this.
        let limit = UInt128(number) << UInt128(32 * degree)
        var root: UInt128 = 0
        for bit in (0..<40).reversed() {
            let next = root | UInt128(1) << UInt128(bit)
            let power = degree == 2 ? next * next : next * next * next
            if power <= limit { root = next }
        }
        return UInt32(truncatingIfNeeded: root)
    }
}
