// SPDX-License-Identifier: Apache-2.0

import Foundation
import MessageDigests

extension Insecure {
    /// RFC 1321: for old formats, not for secrets.
    public struct MD5: HashFunction {
        /// The sum.
        public typealias Digest = Insecure.MD5Digest

        private var sum = MessageDigests.MD5()

        /// Begins with no bytes.
        public init() {}

        /// The number of bytes that are worked on together.
        public static var blockByteCount: Int { MessageDigests.MD5.blockSize }

        /// The number of bytes of the sum.
        public static var byteCount: Int { MessageDigests.MD5.digestSize }

        /// Takes in bytes.
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
            sum.update(bufferPointer)
        }

        /// The sum of all bytes so far.
        public func finalize() -> Digest { Digest(bytes: sum.digest()) }
    }

    /// A sum by ``MD5``.
    public struct MD5Digest: Digest {
        /// The number of bytes.
        public static var byteCount: Int { 16 }

        let bytes: [UInt8]

        /// Hands out the bytes.
        public func withUnsafeBytes<R>(
            _ body: (UnsafeRawBufferPointer) throws -> R
        ) rethrows -> R {
            try bytes.withUnsafeBytes(body)
        }
    }
}
