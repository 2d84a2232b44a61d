// SPDX-License-Identifier: Apache-2.0

/// Kinds of media.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Takes bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Sound.
    public static let audio = Self(rawValue: 1 << 0)
    /// Video.
    public static let video = Self(rawValue: 1 << 1)
    /// Everything.
    public static let all = Self(rawValue: .max)
}
