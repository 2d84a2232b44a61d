// SPDX-License-Identifier: Apache-2.0

/// A sum of bytes that come in pieces.
package protocol MessageDigest: Sendable {
    /// The number of bytes that are worked on together.
    static var blockSize: Int { get }
    /// The number of bytes of the result.
    static var digestSize: Int { get }

    /// The sum of no bytes.
    init()

    /// Takes in bytes.
    mutating func update(_ bytes: UnsafeRawBufferPointer)

    /// The sum of all bytes so far; more may follow.
    func digest() -> [UInt8]
}

extension MessageDigest {
    /// The sum of some bytes.
    package static func digest(of bytes: UnsafeRawBufferPointer) -> [UInt8] {
        var sum = Self()
        sum.update(bytes)
        return sum.digest()
    }

    /// The sum of some bytes.
    package static func digest(of bytes: [UInt8]) -> [UInt8] {
        bytes.withUnsafeBytes { digest(of: $0) }
    }

    /// The authentication code of a message (RFC 2104).
    package static func authenticationCode(
        of message: UnsafeRawBufferPointer,
        key: [UInt8]
    ) -> [UInt8] {
        var code = KeyedDigest<Self>(key: key)
        code.update(message)
        return code.digest()
    }
}
