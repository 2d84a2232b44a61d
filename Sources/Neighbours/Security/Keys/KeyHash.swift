// SPDX-License-Identifier: Apache-2.0

import CNettle

/// The hash functions with which keys sign and encrypt.
enum KeyHash: Int32 {
    case sha1
    case sha224
    case sha256
    case sha384
    case sha512

    /// The number of bytes of a digest.
    var length: Int {
        switch self {
        case .sha1: 20
        case .sha224: 28
        case .sha256: 32
        case .sha384: 48
        case .sha512: 64
        }
    }

    /// The digest of bytes.
    func digest(_ bytes: [UInt8]) -> [UInt8] {
        var digest = [UInt8](repeating: 0, count: length)
        casement_hash(rawValue, bytes, bytes.count, &digest)
        return digest
    }

    /// What PKCS #1 puts before a digest that is signed: its kind and length, in DER.
    var digestInfo: [UInt8] {
        let identifier: [UInt8]
        switch self {
        case .sha1: identifier = [0x2B, 0x0E, 0x03, 0x02, 0x1A]
        case .sha224: identifier = [0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, 0x04]
        case .sha256: identifier = [0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, 0x01]
        case .sha384: identifier = [0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, 0x02]
        case .sha512: identifier = [0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, 0x03]
        }
        let kind = DER.element(0x30, DER.element(0x06, identifier) + [0x05, 0x00])
        let zeros = [UInt8](repeating: 0, count: length)
        let whole = DER.element(0x30, kind + DER.element(0x04, zeros))
        return Array(whole.dropLast(length))
    }

    /// The mask of RFC 8017, B.2.1.
    func mask(_ seed: [UInt8], count: Int) -> [UInt8] {
        var mask: [UInt8] = []
        var counter: UInt32 = 0
        while mask.count < count {
            let number = (0..<4).map { UInt8(truncatingIfNeeded: counter >> (24 - 8 * $0)) }
            mask += digest(seed + number)
            counter += 1
        }
        return Array(mask.prefix(count))
    }
}
