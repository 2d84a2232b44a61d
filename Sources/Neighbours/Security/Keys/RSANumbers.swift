// SPDX-License-Identifier: Apache-2.0

import CNettle

/// The numbers of an RSA key, each as bytes, the highest first.
struct RSANumbers: Hashable, Sendable {
    let modulus: [UInt8]
    let publicExponent: [UInt8]
    /// The private exponent, both primes, both exponents of the remainders, and the coefficient; empty for a
    /// public key.
    var secrets: [[UInt8]] = []

    /// The number of bytes of what the key signs or encrypts.
    var blockSize: Int { modulus.count }
    var isPrivate: Bool { !secrets.isEmpty }
    /// The public part.
    var open: RSANumbers { RSANumbers(modulus: modulus, publicExponent: publicExponent) }

    /// The number of bits of the modulus.
    var bitCount: Int { modulus.count * 8 - (modulus.first?.leadingZeroBitCount ?? 0) }

    private init(modulus: [UInt8], publicExponent: [UInt8], secrets: [[UInt8]] = []) {
        self.modulus = modulus
        self.publicExponent = publicExponent
        self.secrets = secrets
    }

    /// Reads a public or a private key as PKCS #1 writes it; nil for anything else.
    init?(_ bytes: [UInt8], isPrivate: Bool) {
        guard let numbers = DER.numbers(ofSequence: bytes) else { return nil }
        if isPrivate {
            // The first number is the version, which is 0.
            guard numbers.count == 9, numbers[0].isEmpty else { return nil }
            self.init(
                modulus: numbers[1],
                publicExponent: numbers[2],
                secrets: Array(numbers[3...])
            )
        } else {
            guard numbers.count == 2 else { return nil }
            self.init(modulus: numbers[0], publicExponent: numbers[1])
        }
        guard bitCount >= Self.leastBits, modulus.last.map({ $0 & 1 == 1 }) ?? false,
            !publicExponent.isEmpty, secrets.first != []
        else { return nil }
    }

    /// Makes a key of a number of bits; nil where there is none.
    init?(bits: Int) {
        guard (Self.leastBits...Self.mostBits).contains(bits) else { return nil }
        let count = (bits + 7) / 8
        var bytes = [UInt8](repeating: 0, count: 7 * count)
        guard casement_make_rsa_key(UInt32(bits), &bytes, count) == 1 else { return nil }
        let numbers = (0..<7).map { index in
            Array(bytes[index * count..<(index + 1) * count].drop { $0 == 0 })
        }
        self.init(
            modulus: numbers[0],
            publicExponent: [1, 0, 1],
            secrets: Array(numbers[1...])
        )
    }

    private static let leastBits = 512
    private static let mostBits = 8192

    /// The key as PKCS #1 writes it.
    var representation: [UInt8] {
        let open = [modulus, publicExponent]
        return DER.sequence(ofNumbers: isPrivate ? [[]] + open + secrets : open)
    }

    /// What the public key makes of a block; nil where the block is no number below the modulus.
    func encrypt(_ block: [UInt8]) -> [UInt8]? { power(block, publicExponent) }

    /// What the private key makes of a block; nil where there is none, or the block is no number below the
    /// modulus.
    func decrypt(_ block: [UInt8]) -> [UInt8]? { secrets.first.flatMap { power(block, $0) } }

    private func power(_ block: [UInt8], _ exponent: [UInt8]) -> [UInt8]? {
        var result = [UInt8](repeating: 0, count: blockSize)
        let isGood = casement_power(
            block,
            block.count,
            exponent,
            exponent.count,
            modulus,
            modulus.count,
            &result
        )
        return isGood == 1 ? result : nil
    }
}
