// SPDX-License-Identifier: Apache-2.0

/// A kind of media.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A value of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A value of a name.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }

    /// Pictures.
    public static let video = AVMediaType(rawValue: "vide")

    /// Sound.
    public static let audio = AVMediaType(rawValue: "soun")

    /// Text.
    public static let text = AVMediaType(rawValue: "text")

    /// Captions.
    public static let closedCaption = AVMediaType(rawValue: "clcp")

    /// Subtitles.
    public static let subtitle = AVMediaType(rawValue: "sbtl")

    /// Codes of time.
    public static let timecode = AVMediaType(rawValue: "tmcd")

    /// Metadata.
    public static let metadata = AVMediaType(rawValue: "meta")

    /// Several kinds at once.
    public static let muxed = AVMediaType(rawValue: "muxx")

    /// Codes and faces that a camera sees.
    public static let metadataObject = AVMediaType(rawValue: "metadataObject")

    /// Depths.
    public static let depthData = AVMediaType(rawValue: "dpth")

    /// What can be felt.
    public static let haptic = AVMediaType(rawValue: "hapt")
}
