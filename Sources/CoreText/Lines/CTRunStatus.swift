// SPDX-License-Identifier: Apache-2.0

/// The properties of a run.
public struct CTRunStatus: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Makes a set from raw bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Its text runs to the left.
    public static let rightToLeft = Self(rawValue: 1 << 0)
    /// Its characters' indices do not rise or fall evenly.
    public static let nonMonotonic = Self(rawValue: 1 << 1)
    /// Its glyphs need a text matrix of their own.
    public static let hasNonIdentityMatrix = Self(rawValue: 1 << 2)
}
