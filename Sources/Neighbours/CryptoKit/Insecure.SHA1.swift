// SPDX-License-Identifier: Apache-2.0

import Foundation
import MessageDigests

extension Insecure {
    /// FIPS 180 with 160 bits: for old formats, not for secrets.
    public struct SHA1: HashFunction {
        /// The sum.
        public typealias Digest = Insecure.SHA1Digest

        private var sum = MessageDigests.SHA1()

        /// Begins with no bytes.
        public init() {}

        /// The number of bytes that are worked on together.
        public static var blockByteCount: Int { MessageDigests.SHA1.blockSize }

        /// The number of bytes of the sum.
        public static var byteCount: Int { MessageDigests.SHA1.digestSize }

        /// Takes in bytes.
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
            sum.update(bufferPointer)
        }

        /// The sum of all bytes so far.
        public func finalize() -> Digest { Digest(bytes: sum.digest()) }
    }

    /// A sum by ``SHA1``.
    public struct SHA1Digest: Digest {
        /// The number of bytes.
        public static var byteCount: Int { 20 }

        let bytes: [UInt8]

        /// Hands out the bytes.
        public func withUnsafeBytes<R>(
            _ body: (UnsafeRawBufferPointer) throws -> R
        ) rethrows -> R {
            try bytes.withUnsafeBytes(body)
        }
    }
}
