// SPDX-License-Identifier: Apache-2.0

/// The name of a registered transformer.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String
    /// Takes a text as a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Takes a text as a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The opposite of a truth value.
    public static let negateBooleanTransformerName = Self("NSNegateBoolean")
    /// Whether a value is nil.
    public static let isNilTransformerName = Self("NSIsNil")
    /// Whether a value is not nil.
    public static let isNotNilTransformerName = Self("NSIsNotNil")
    /// Any object from its archive.
    public static let unarchiveFromDataTransformerName = Self("NSUnarchiveFromData")
    /// Any object from its keyed archive.
    public static let keyedUnarchiveFromDataTransformerName = Self("NSKeyedUnarchiveFromData")
    /// An object of an allowed class from its keyed archive.
    public static let secureUnarchiveFromDataTransformerName = Self("NSSecureUnarchiveFromData")
}
