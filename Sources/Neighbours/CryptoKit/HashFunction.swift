// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Sums up bytes that come in pieces.
public protocol HashFunction: Sendable {
    /// The sum.
    associatedtype Digest: CryptoKit.Digest

    /// The number of bytes that are worked on together.
    static var blockByteCount: Int { get }

    /// Begins with no bytes.
    init()

    /// Takes in bytes.
    mutating func update(bufferPointer: UnsafeRawBufferPointer)

    /// The sum of all bytes so far.
    func finalize() -> Digest
}

extension HashFunction {
    /// The sum of some bytes.
    public static func hash<D: DataProtocol>(data: D) -> Digest {
        var function = Self()
        function.update(data: data)
        return function.finalize()
    }

    /// The sum of some bytes.
    public static func hash(bufferPointer: UnsafeRawBufferPointer) -> Digest {
        var function = Self()
        function.update(bufferPointer: bufferPointer)
        return function.finalize()
    }

    /// Takes in bytes.
    public mutating func update<D: DataProtocol>(data: D) {
        for region in data.regions {
            region.withUnsafeBytes { update(bufferPointer: $0) }
        }
    }
}
