// SPDX-License-Identifier: Apache-2.0

/// The authentication code of bytes that come in pieces (RFC 2104).
package struct KeyedDigest<Digest: MessageDigest>: Sendable {
    private var inner = Digest()
    private var outer = Digest()

    /// The code of no bytes.
    package init(key: [UInt8]) {
        var block = key.count > Digest.blockSize ? Digest.digest(of: key) : key
        block += [UInt8](repeating: 0, count: Digest.blockSize - block.count)
        block.map { $0 ^ 0x36 }.withUnsafeBytes { inner.update($0) }
        block.map { $0 ^ 0x5C }.withUnsafeBytes { outer.update($0) }
    }

    /// Takes in bytes.
    package mutating func update(_ bytes: UnsafeRawBufferPointer) { inner.update(bytes) }

    /// The code of all bytes so far.
    package func digest() -> [UInt8] {
        var result = outer
        inner.digest().withUnsafeBytes { result.update($0) }
        return result.digest()
    }
}
