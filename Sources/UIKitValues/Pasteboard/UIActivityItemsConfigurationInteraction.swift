// SPDX-License-Identifier: Apache-2.0

/// A way in which items may be used.
public struct UIActivityItemsConfigurationInteraction: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Makes a value from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Makes a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Share them.
    public static let share = Self("UIActivityItemsConfigurationInteractionShare")

    /// Copy them.
    public static let copy = Self("UIActivityItemsConfigurationInteractionCopy")
}
