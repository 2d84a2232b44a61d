// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Tells that a message comes from somebody who has the key.
public protocol MessageAuthenticationCode: Hashable, ContiguousBytes, CustomStringConvertible,
    Sequence, Sendable
where Element == UInt8 {
    /// The number of bytes.
    var byteCount: Int { get }
}

/// RFC 2104.
public struct HMAC<H: HashFunction>: Sendable {
    /// The key of the function.
    public typealias Key = SymmetricKey
    /// The code of a message.
    public typealias MAC = HashedAuthenticationCode<H>

    private var inner = H()
    private var outer = H()

    /// Begins with no bytes.
    public init(key: SymmetricKey) {
        var block = key.withUnsafeBytes { Array($0) }
        if block.count > H.blockByteCount { block = Array(H.hash(data: block)) }
        block += [UInt8](repeating: 0, count: H.blockByteCount - block.count)
        inner.update(data: block.map { $0 ^ 0x36 })
        outer.update(data: block.map { $0 ^ 0x5C })
    }

    /// Takes in bytes.
    public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }

    /// The code of all bytes so far.
    public func finalize() -> MAC {
        var result = outer
        result.update(data: Array(inner.finalize()))
        return MAC(bytes: Array(result.finalize()))
    }

    /// The code of a message.
    public static func authenticationCode<D: DataProtocol>(
        for data: D,
        using key: SymmetricKey
    ) -> MAC {
        var code = HMAC(key: key)
        code.update(data: data)
        return code.finalize()
    }

    /// Whether a code is that of a message; takes as long for wrong ones as for right ones.
    public static func isValidAuthenticationCode<D: DataProtocol>(
        _ authenticationCode: MAC,
        authenticating authenticatedData: D,
        using key: SymmetricKey
    ) -> Bool {
        self.authenticationCode(for: authenticatedData, using: key) == authenticationCode
    }

    /// The same with the code as bytes.
    public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
        _ authenticationCode: C,
        authenticating authenticatedData: D,
        using key: SymmetricKey
    ) -> Bool {
        let bytes = authenticationCode.withUnsafeBytes { Array($0) }
        return self.authenticationCode(for: authenticatedData, using: key) == MAC(bytes: bytes)
    }
}

/// The code of a message by ``HMAC``.
public struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode {
    let bytes: [UInt8]

    /// The number of bytes.
    public var byteCount: Int { bytes.count }

    /// Hands out the bytes.
    public func withUnsafeBytes<R>(
        _ body: (UnsafeRawBufferPointer) throws -> R
    ) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }

    /// Goes over the bytes.
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }

    /// What it is, and the bytes in hexadecimal digits.
    public var description: String { "HMAC with \(H.self): " + Hexadecimal.text(of: bytes) }

    /// Whether two codes are equal; takes as long for different ones as for equal ones.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        guard lhs.bytes.count == rhs.bytes.count else { return false }
        return zip(lhs.bytes, rhs.bytes).reduce(UInt8(0)) { $0 | $1.0 ^ $1.1 } == 0
    }
}
