// SPDX-License-Identifier: Apache-2.0

/// The look of a line under or through text: a weight, a pattern, and where it is drawn.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The number that stands in attributes.
    public let rawValue: Int

    /// Makes a set from raw bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// One line.
    public static let single = Self(rawValue: 0x01)
    /// One line, twice as thick.
    public static let thick = Self(rawValue: 0x02)
    /// Two lines.
    public static let double = Self(rawValue: 0x09)
    /// Dots.
    public static let patternDot = Self(rawValue: 0x0100)
    /// Dashes.
    public static let patternDash = Self(rawValue: 0x0200)
    /// A dash and a dot in turn.
    public static let patternDashDot = Self(rawValue: 0x0300)
    /// A dash and two dots in turn.
    public static let patternDashDotDot = Self(rawValue: 0x0400)
    /// Not under white space.
    public static let byWord = Self(rawValue: 0x8000)
}
