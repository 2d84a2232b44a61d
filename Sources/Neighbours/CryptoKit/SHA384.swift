// SPDX-License-Identifier: Apache-2.0

import Foundation
import MessageDigests

/// FIPS 180-4 with 384 bits.
public struct SHA384: HashFunction {
    /// The sum.
    public typealias Digest = SHA384Digest

    private var sum = MessageDigests.SHA384()

    /// Begins with no bytes.
    public init() {}

    /// The number of bytes that are worked on together.
    public static var blockByteCount: Int { MessageDigests.SHA384.blockSize }

    /// The number of bytes of the sum.
    public static var byteCount: Int { MessageDigests.SHA384.digestSize }

    /// Takes in bytes.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
        sum.update(bufferPointer)
    }

    /// The sum of all bytes so far.
    public func finalize() -> Digest { Digest(bytes: sum.digest()) }
}

/// A sum by ``SHA384``.
public struct SHA384Digest: Digest {
    /// The number of bytes.
    public static var byteCount: Int { 48 }

    let bytes: [UInt8]

    /// Hands out the bytes.
    public func withUnsafeBytes<R>(
        _ body: (UnsafeRawBufferPointer) throws -> R
    ) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
}
