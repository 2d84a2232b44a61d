// SPDX-License-Identifier: Apache-2.0

/// What a picture of an item is for.
public struct UIActivityItemsConfigurationPreviewIntent: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Makes one from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Makes one from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// To be seen in full.
    public static let fullSize = Self("fullSize")

    /// To stand for the item.
    public static let thumbnail = Self("thumbnail")
}
