// SPDX-License-Identifier: Apache-2.0

/// Something to be known of items.
public struct UIActivityItemsConfigurationMetadataKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Makes one from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Makes one from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Their title.
    public static let title = Self("title")

    /// Text that goes along.
    public static let messageBody = Self("messageBody")

    /// What a link shows.
    public static let linkPresentationMetadata = Self("linkPresentationMetadata")

    /// Who gets them.
    public static let shareRecipients = Self("shareRecipients")

    /// How people may work on them together.
    public static let collaborationModeRestrictions = Self("collaborationModeRestrictions")
}
