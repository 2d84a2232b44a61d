// SPDX-License-Identifier: Apache-2.0

/// A key of metadata about items.
public struct UIActivityItemsConfigurationMetadataKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Makes a value from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Makes a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Their title.
    public static let title = Self("title")

    /// The text that accompanies them.
    public static let messageBody = Self("messageBody")

    /// The presentation of a link.
    public static let linkPresentationMetadata = Self("linkPresentationMetadata")

    /// The recipients.
    public static let shareRecipients = Self("shareRecipients")

    /// How people may work on them together.
    public static let collaborationModeRestrictions = Self("collaborationModeRestrictions")
}
