// SPDX-License-Identifier: Apache-2.0

import CNettle

/// A sum that Nettle works out.
package struct NettleDigest<Algorithm: NettleAlgorithm>: MessageDigest {
    /// The library's state, which is plain memory: a copy of it goes on by itself.
    private var context: [UInt64]

    package static var blockSize: Int { Int(hash.block_size) }
    package static var digestSize: Int { Int(hash.digest_size) }

    private static var hash: nettle_hash { Algorithm.name.hash }

    package init() {
        let size = MemoryLayout<UInt64>.size
        context = Array(repeating: 0, count: (Int(Self.hash.context_size) + size - 1) / size)
        context.withUnsafeMutableBytes { Self.hash.`init`($0.baseAddress) }
    }

    package mutating func update(_ bytes: UnsafeRawBufferPointer) {
        guard let start = bytes.baseAddress else { return }
        context.withUnsafeMutableBytes {
            Self.hash.update(
                $0.baseAddress,
                bytes.count,
                start.assumingMemoryBound(to: UInt8.self)
            )
        }
    }

    package func digest() -> [UInt8] {
        // Asking for the sum begins anew.
        var copy = context
        return copy.withUnsafeMutableBytes { state in
            [UInt8](unsafeUninitializedCapacity: Self.digestSize) { bytes, count in
                Self.hash.digest(state.baseAddress, Self.digestSize, bytes.baseAddress)
                count = Self.digestSize
            }
        }
    }
}

/// Names one of the library's sums by a type.
package protocol NettleAlgorithm: Sendable {
    static var name: NettleName { get }
}

/// The library's sums that we use.
package enum NettleName: Sendable {
    case md5, sha1, sha224, sha256, sha384, sha512

    fileprivate var hash: nettle_hash {
        switch self {
        case .md5: nettle_md5
        case .sha1: nettle_sha1
        case .sha224: nettle_sha224
        case .sha256: nettle_sha256
        case .sha384: nettle_sha384
        case .sha512: nettle_sha512
        }
    }
}

/// RFC 1321.
package enum MD5Algorithm: NettleAlgorithm {
    package static var name: NettleName { .md5 }
}

/// FIPS 180-4 with 160 bits.
package enum SHA1Algorithm: NettleAlgorithm {
    package static var name: NettleName { .sha1 }
}

/// FIPS 180-4 with 224 bits.
package enum SHA224Algorithm: NettleAlgorithm {
    package static var name: NettleName { .sha224 }
}

/// FIPS 180-4 with 256 bits.
package enum SHA256Algorithm: NettleAlgorithm {
    package static var name: NettleName { .sha256 }
}

/// FIPS 180-4 with 384 bits.
package enum SHA384Algorithm: NettleAlgorithm {
    package static var name: NettleName { .sha384 }
}

/// FIPS 180-4 with 512 bits.
package enum SHA512Algorithm: NettleAlgorithm {
    package static var name: NettleName { .sha512 }
}

package typealias MD5 = NettleDigest<MD5Algorithm>
package typealias SHA1 = NettleDigest<SHA1Algorithm>
package typealias SHA224 = NettleDigest<SHA224Algorithm>
package typealias SHA256 = NettleDigest<SHA256Algorithm>
package typealias SHA384 = NettleDigest<SHA384Algorithm>
package typealias SHA512 = NettleDigest<SHA512Algorithm>
