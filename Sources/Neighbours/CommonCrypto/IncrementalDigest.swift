// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals
// swift-format-ignore-file: TypeNamesShouldBeCapitalized

import CNettle

/// A number of bytes.
public typealias CC_LONG = UInt32
/// A large number of bytes.
public typealias CC_LONG64 = UInt64

/// An incremental hash, computed by Nettle.
struct IncrementalDigest: Sendable {
    let algorithm: DigestAlgorithm
    /// The library's state, which is plain memory: a copy of it goes on by itself.
    private var state: [UInt64]

    /// Begins with no bytes.
    init(_ algorithm: DigestAlgorithm) {
        self.algorithm = algorithm
        let hash = algorithm.hash
        let size = MemoryLayout<UInt64>.size
        state = Array(repeating: 0, count: (Int(hash.context_size) + size - 1) / size)
        state.withUnsafeMutableBytes { hash.`init`($0.baseAddress) }
    }

    /// Hashes more bytes.
    mutating func update(_ bytes: UnsafeRawBufferPointer) {
        guard let start = bytes.baseAddress else { return }
        let hash = algorithm.hash
        state.withUnsafeMutableBytes {
            hash.update(
                $0.baseAddress,
                bytes.count,
                start.assumingMemoryBound(to: UInt8.self)
            )
        }
    }

    /// The digest of all bytes so far; more may follow.
    func digest() -> [UInt8] {
        // Nettle begins anew when it is asked for the digest.
        var copy = state
        let hash = algorithm.hash
        let size = Int(hash.digest_size)
        return copy.withUnsafeMutableBytes { state in
            [UInt8](unsafeUninitializedCapacity: size) { bytes, count in
                hash.digest(state.baseAddress, size, bytes.baseAddress)
                count = size
            }
        }
    }

    /// Writes the digest of all bytes so far; does nothing without a destination.
    func write(to destination: UnsafeMutableRawPointer!) {
        digest().withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { return }
            destination?.copyMemory(from: start, byteCount: bytes.count)
        }
    }

    /// Writes the digest of some bytes, and returns where.
    static func hash(
        _ algorithm: DigestAlgorithm,
        _ data: UnsafeRawPointer!,
        _ len: CC_LONG,
        _ md: UnsafeMutablePointer<UInt8>!
    ) -> UnsafeMutablePointer<UInt8>! {
        var digest = IncrementalDigest(algorithm)
        digest.update(UnsafeRawBufferPointer(start: data, count: Int(len)))
        digest.write(to: md)
        return md
    }
}
