// SPDX-License-Identifier: Apache-2.0

/// How a text is drawn into a rectangle.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Makes a set from raw bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The rectangle's origin is the top left of the first line, and lines wrap; otherwise it is
    /// the start of the only line's baseline.
    public static let usesLineFragmentOrigin = Self(rawValue: 1 << 0)
    /// Fonts' own gaps between lines count.
    public static let usesFontLeading = Self(rawValue: 1 << 1)
    /// Ink decides about the size and not the fonts' measures.
    public static let usesDeviceMetrics = Self(rawValue: 1 << 3)
    /// An ellipsis ends the last line that fits.
    public static let truncatesLastVisibleLine = Self(rawValue: 1 << 5)
}
