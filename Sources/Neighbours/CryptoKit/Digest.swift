// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The sum of some bytes.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable
where Element == UInt8 {
    /// The number of bytes of a sum.
    static var byteCount: Int { get }
}

extension Digest {
    /// Goes over the bytes.
    public func makeIterator() -> Array<UInt8>.Iterator {
        withUnsafeBytes { Array($0) }.makeIterator()
    }

    /// What it is, and the bytes in hexadecimal digits.
    public var description: String { "\(Self.self): " + Hexadecimal.text(of: Array(self)) }

    /// Whether a sum has some bytes.
    public static func == <D: DataProtocol>(lhs: Self, rhs: D) -> Bool {
        Array(lhs) == Array(rhs)
    }

    /// Whether a sum has other bytes.
    public static func != <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { !(lhs == rhs) }
}

enum Hexadecimal {
    /// Two digits for each byte.
    static func text(of bytes: [UInt8]) -> String {
        bytes.map { byte in
            let digits = String(byte, radix: 16)
            return digits.count == 1 ? "0" + digits : digits
        }.joined()
    }
}
