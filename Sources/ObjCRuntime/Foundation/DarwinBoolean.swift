// SPDX-License-Identifier: Apache-2.0

/// Objective-C's one-byte truth value of the C libraries.
@frozen
public struct DarwinBoolean: ExpressibleByBooleanLiteral, Hashable, Sendable {
    private var byte: UInt8

    /// Makes a truth value.
    public init(_ value: Bool) { byte = value ? 1 : 0 }

    /// Makes a truth value.
    public init(booleanLiteral value: Bool) { self.init(value) }

    /// The value as Swift's own type.
    public var boolValue: Bool { byte != 0 }
}

extension DarwinBoolean: CustomStringConvertible {
    /// `true` or `false`.
    public var description: String { boolValue.description }
}
