// SPDX-License-Identifier: Apache-2.0

import CNettle

/// What is put around data before a key signs or encrypts it: RFC 8017.
enum KeyPadding {
    /// Fills a block for a signature; nil where the data is too long.
    static func signing(_ data: [UInt8], size: Int) -> [UInt8]? {
        guard data.count <= size - 11 else { return nil }
        let filling = [UInt8](repeating: 0xFF, count: size - 3 - data.count)
        return [0, 1] + filling + [0] + data
    }

    /// Fills a block for encryption with random bytes; nil where the data is too long.
    static func encrypting(_ data: [UInt8], size: Int) -> [UInt8]? {
        guard data.count <= size - 11 else { return nil }
        var filling: [UInt8] = []
        while filling.count < size - 3 - data.count {
            filling += random(size).filter { $0 != 0 }
        }
        return [0, 2] + filling.prefix(size - 3 - data.count) + [0] + data
    }

    /// The data in a block that was encrypted; nil where it is none.
    static func decrypted(_ block: [UInt8]) -> [UInt8]? {
        guard block.starts(with: [0, 2]), let end = block[2...].firstIndex(of: 0), end >= 10 else {
            return nil
        }
        return Array(block[(end + 1)...])
    }

    /// Fills a block by OAEP without a label; nil where the data is too long.
    static func optimal(_ data: [UInt8], size: Int, _ hash: KeyHash) -> [UInt8]? {
        let length = hash.length
        guard data.count <= size - 2 * length - 2 else { return nil }
        let zeros = [UInt8](repeating: 0, count: size - data.count - 2 * length - 2)
        let content = hash.digest([]) + zeros + [1] + data
        let seed = random(length)
        let masked = mixed(content, hash.mask(seed, count: content.count))
        return [0] + mixed(seed, hash.mask(masked, count: length)) + masked
    }

    /// The data in a block that OAEP filled; nil where it is none.
    static func optimallyFilled(_ block: [UInt8], _ hash: KeyHash) -> [UInt8]? {
        let length = hash.length
        guard block.count >= 2 * length + 2, block[0] == 0 else { return nil }
        let masked = Array(block[(length + 1)...])
        let seed = mixed(Array(block[1...length]), hash.mask(masked, count: length))
        let content = mixed(masked, hash.mask(seed, count: masked.count))
        guard Array(content.prefix(length)) == hash.digest([]),
            let end = content[length...].firstIndex(where: { $0 != 0 }), content[end] == 1
        else { return nil }
        return Array(content[(end + 1)...])
    }

    private static func mixed(_ one: [UInt8], _ other: [UInt8]) -> [UInt8] {
        zip(one, other).map { $0 ^ $1 }
    }

    private static func random(_ count: Int) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        casement_fill_with_random_bytes(&bytes, count)
        return bytes
    }
}
