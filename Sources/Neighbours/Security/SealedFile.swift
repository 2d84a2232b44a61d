// SPDX-License-Identifier: Apache-2.0

import CNettle
import Foundation

/// Bytes that only who has the key can read or change: AES-256 in Galois/counter mode.
///
/// The file begins with a line that names its form. A byte for where the key comes from, a passphrase's
/// rounds and salt, and the nonce, which is new each time, follow; all of that is authenticated, too.
enum SealedFile {
    /// What a file says of its key.
    struct Head: Equatable {
        let origin: Origin
        /// How often PBKDF2 goes over a passphrase; 0 for other keys.
        let rounds: UInt32
        let salt: [UInt8]

        static func new(_ origin: Origin, rounds: UInt32) -> Head {
            Head(origin: origin, rounds: rounds, salt: random(saltCount))
        }
    }

    /// A key of 32 bytes.
    struct Key {
        let bytes: [UInt8]
        let head: Head

        /// The key that a file's head and a passphrase give.
        static func derived(from passphrase: String, _ head: Head) -> Key {
            let secret = Array(passphrase.utf8)
            var bytes = [UInt8](repeating: 0, count: keyCount)
            nettle_pbkdf2_hmac_sha256(
                secret.count,
                secret,
                head.rounds,
                head.salt.count,
                head.salt,
                bytes.count,
                &bytes
            )
            return Key(bytes: bytes, head: head)
        }
    }

    /// Where a key comes from.
    enum Origin: UInt8 {
        case passphrase = 1
        case kernel = 2
    }

    static let keyCount = 32
    /// What OWASP's cheat sheet on storing passwords asks of PBKDF2 with SHA-256.
    static let usualRounds: UInt32 = 600_000
    /// A file that asks for more is not one of ours.
    private static let mostRounds: UInt32 = 10_000_000
    private static let saltCount = 16
    private static let nonceCount = 12
    private static let tagCount = 16
    private static let mark = Array("casement keychain 1\n".utf8)
    private static var headCount: Int { mark.count + 1 + 4 + saltCount + nonceCount }

    /// So many bytes that nobody can foretell.
    static func random(_ count: Int) -> [UInt8] {
        Array(unsafeUninitializedCapacity: count) { bytes, filled in
            if let start = bytes.baseAddress { arc4random_buf(start, count) }
            filled = count
        }
    }

    /// What a sealed file says of its key; nil for bytes of another form.
    static func head(of data: Data) -> Head? {
        let bytes = Array(data.prefix(headCount))
        guard bytes.count == headCount, bytes.starts(with: mark),
            let origin = Origin(rawValue: bytes[mark.count])
        else { return nil }
        let rest = bytes[(mark.count + 1)...]
        let rounds = rest.prefix(4).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        guard rounds <= mostRounds else { return nil }
        return Head(
            origin: origin,
            rounds: rounds,
            salt: Array(rest.dropFirst(4).prefix(saltCount))
        )
    }

    static func seal(_ data: Data, with key: Key) -> Data {
        let nonce = random(nonceCount)
        let rounds = (0..<4).reversed().map {
            UInt8(truncatingIfNeeded: key.head.rounds >> ($0 * 8))
        }
        let head = mark + [key.head.origin.rawValue] + rounds + key.head.salt + nonce
        var context = gcm_aes256_ctx()
        nettle_gcm_aes256_set_key(&context, key.bytes)
        nettle_gcm_aes256_set_iv(&context, nonce.count, nonce)
        nettle_gcm_aes256_update(&context, head.count, head)
        let plain = Array(data)
        var sealed = [UInt8](repeating: 0, count: plain.count)
        nettle_gcm_aes256_encrypt(&context, plain.count, &sealed, plain)
        var tag = [UInt8](repeating: 0, count: tagCount)
        nettle_gcm_aes256_digest(&context, tag.count, &tag)
        return Data(head + sealed + tag)
    }

    /// What was sealed; nil where the key is another or a byte has changed.
    static func open(_ data: Data, with key: Key) -> Data? {
        let bytes = Array(data)
        guard bytes.count >= headCount + tagCount, bytes.starts(with: mark) else { return nil }
        let head = Array(bytes[..<headCount])
        let sealed = Array(bytes[headCount..<(bytes.count - tagCount)])
        var context = gcm_aes256_ctx()
        nettle_gcm_aes256_set_key(&context, key.bytes)
        nettle_gcm_aes256_set_iv(&context, nonceCount, Array(head.suffix(nonceCount)))
        nettle_gcm_aes256_update(&context, head.count, head)
        var plain = [UInt8](repeating: 0, count: sealed.count)
        nettle_gcm_aes256_decrypt(&context, sealed.count, &plain, sealed)
        var tag = [UInt8](repeating: 0, count: tagCount)
        nettle_gcm_aes256_digest(&context, tag.count, &tag)
        // All bytes are compared, so that the time says nothing of where they differ.
        let difference = zip(tag, bytes.suffix(tagCount)).reduce(0) { $0 | ($1.0 ^ $1.1) }
        return difference == 0 ? Data(plain) : nil
    }
}
