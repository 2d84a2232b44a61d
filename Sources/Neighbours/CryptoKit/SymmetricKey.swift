// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// How long a key is.
public struct SymmetricKeySize: Sendable {
    /// 128 bits.
    public static var bits128: SymmetricKeySize { SymmetricKeySize(bitCount: 128) }
    /// 192 bits.
    public static var bits192: SymmetricKeySize { SymmetricKeySize(bitCount: 192) }
    /// 256 bits.
    public static var bits256: SymmetricKeySize { SymmetricKeySize(bitCount: 256) }

    /// The number of bits.
    public let bitCount: Int

    /// A length in bits; traps unless it is a positive number of bytes.
    public init(bitCount: Int) {
        precondition(
            bitCount > 0 && bitCount % 8 == 0,
            "SymmetricKeySize.init(bitCount:): \(bitCount) is no positive multiple of 8"
        )
        self.bitCount = bitCount
    }
}

/// A secret that two sides share.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
    private let bytes: [UInt8]

    /// Takes bytes as a key.
    public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes { Array($0) } }

    /// Makes a key by chance.
    public init(size: SymmetricKeySize) {
        var source = SystemRandomNumberGenerator()
        bytes = (0..<size.bitCount / 8).map { _ in UInt8.random(in: 0...255, using: &source) }
    }

    /// The number of bits.
    public var bitCount: Int { 8 * bytes.count }

    /// Hands out the bytes.
    public func withUnsafeBytes<R>(
        _ body: (UnsafeRawBufferPointer) throws -> R
    ) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
}
