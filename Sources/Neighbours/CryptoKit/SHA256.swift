// SPDX-License-Identifier: Apache-2.0

import Foundation
import MessageDigests

/// FIPS 180-4 with 256 bits.
public struct SHA256: HashFunction {
    /// The sum.
    public typealias Digest = SHA256Digest

    private var sum = MessageDigests.SHA256()

    /// Begins with no bytes.
    public init() {}

    /// The number of bytes that are worked on together.
    public static var blockByteCount: Int { MessageDigests.SHA256.blockSize }

    /// The number of bytes of the sum.
    public static var byteCount: Int { MessageDigests.SHA256.digestSize }

    /// Takes in bytes.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
        sum.update(bufferPointer)
    }

    /// The sum of all bytes so far.
    public func finalize() -> Digest { Digest(bytes: sum.digest()) }
}

/// A sum by ``SHA256``.
public struct SHA256Digest: Digest {
    /// The number of bytes.
    public static var byteCount: Int { 32 }

    let bytes: [UInt8]

    /// Hands out the bytes.
    public func withUnsafeBytes<R>(
        _ body: (UnsafeRawBufferPointer) throws -> R
    ) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
}
