// SPDX-License-Identifier: Apache-2.0

/// What else there is of an item of metadata.
public struct AVMetadataExtraAttributeKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A value of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A value of a name.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }

    /// Where it stands.
    public static let valueURI = AVMetadataExtraAttributeKey(rawValue: "dataLocation")

    /// What that place is relative to.
    public static let baseURI = AVMetadataExtraAttributeKey(rawValue: "baseURI")

    /// What it is about.
    public static let info = AVMetadataExtraAttributeKey(rawValue: "info")
}
