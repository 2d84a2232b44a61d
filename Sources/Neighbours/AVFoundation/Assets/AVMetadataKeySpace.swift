// SPDX-License-Identifier: Apache-2.0

/// A space of keys of metadata.
public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A value of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A value of a name.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }

    /// What all formats have.
    public static let common = AVMetadataKeySpace(rawValue: "comn")

    /// iTunes'.
    public static let iTunes = AVMetadataKeySpace(rawValue: "itsk")

    /// ID3.
    public static let id3 = AVMetadataKeySpace(rawValue: "org.id3")

    /// QuickTime's.
    public static let quickTimeMetadata = AVMetadataKeySpace(rawValue: "mdta")

    /// QuickTime's older one.
    public static let quickTimeUserData = AVMetadataKeySpace(rawValue: "udta")

    /// ISO's.
    public static let isoUserData = AVMetadataKeySpace(rawValue: "uiso")
}
