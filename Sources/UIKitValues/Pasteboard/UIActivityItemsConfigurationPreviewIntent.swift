// SPDX-License-Identifier: Apache-2.0

/// The purpose of an item's preview.
public struct UIActivityItemsConfigurationPreviewIntent: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Makes a value from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Makes a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// To be seen in full.
    public static let fullSize = Self("fullSize")

    /// A thumbnail of the item.
    public static let thumbnail = Self("thumbnail")
}
