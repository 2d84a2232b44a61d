// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// A number that tells streams' parts from each other.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
    private let rawValue: UInt64

    /// A number that nothing had before.
    public init() {
        rawValue = Self.next.wrappingAdd(1, ordering: .relaxed).newValue
    }

    /// The number of an object, the same as long as it lives.
    public init(_ object: AnyObject) {
        rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
    }

    private static let next = Atomic<UInt64>(0)

    /// The number in hexadecimal digits.
    public var description: String { "0x" + String(rawValue, radix: 16) }
}

/// Something with such a number.
public protocol CustomCombineIdentifierConvertible {
    /// The number; objects have it by themselves.
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    /// The object's number.
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
