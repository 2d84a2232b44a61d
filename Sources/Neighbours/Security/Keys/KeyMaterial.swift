// SPDX-License-Identifier: Apache-2.0

/// What a key is made of.
enum KeyMaterial: Hashable, Sendable {
    case rsa(RSANumbers)
    case curve(CurvePoint)

    var isPrivate: Bool {
        switch self {
        case .rsa(let numbers): numbers.isPrivate
        case .curve: false
        }
    }

    var bitCount: Int {
        switch self {
        case .rsa(let numbers): numbers.bitCount
        case .curve(let point): point.bitCount
        }
    }

    /// The number of bytes of an RSA block, or of a coordinate.
    var blockSize: Int {
        switch self {
        case .rsa(let numbers): numbers.blockSize
        case .curve(let point): point.coordinateCount
        }
    }

    /// The key's bytes, as programs exchange them.
    var representation: [UInt8] {
        switch self {
        case .rsa(let numbers): numbers.representation
        case .curve(let point): point.bytes
        }
    }

    /// The bytes of the public key.
    var openRepresentation: [UInt8] {
        switch self {
        case .rsa(let numbers): numbers.open.representation
        case .curve(let point): point.bytes
        }
    }
}

/// A public key of one of NIST's curves P-256, P-384 and P-521: a point, uncompressed as X9.63 writes it.
struct CurvePoint: Hashable, Sendable {
    /// 4, then both coordinates.
    let bytes: [UInt8]

    private static let bitCounts = [256, 384, 521]

    /// Reads a point by its form, without asking whether it lies on the curve; nil for anything else.
    init?(_ bytes: [UInt8]) {
        let counts = Self.bitCounts.map { 1 + 2 * (($0 + 7) / 8) }
        guard bytes.first == 4, counts.contains(bytes.count) else { return nil }
        self.bytes = bytes
    }

    /// A point by its coordinates as numbers, with or without leading zeros.
    init?(x: [UInt8], y: [UInt8], bitCount: Int) {
        let count = (bitCount + 7) / 8
        let padded = [x, y].map { number in
            let own = Array(number.drop { $0 == 0 })
            return [UInt8](repeating: 0, count: max(0, count - own.count)) + own
        }
        self.init([4] + padded[0] + padded[1])
    }

    var coordinateCount: Int { bytes.count / 2 }

    var bitCount: Int { Self.bitCounts.first { ($0 + 7) / 8 == coordinateCount } ?? 0 }
}
