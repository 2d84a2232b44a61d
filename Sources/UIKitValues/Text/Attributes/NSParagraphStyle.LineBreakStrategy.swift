// SPDX-License-Identifier: Apache-2.0

extension NSParagraphStyle {
    /// How lines may break in special cases.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes a set from raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Moves words down so that the last line has more than one.
        public static let pushOut = Self(rawValue: 1 << 0)
        /// Keeps Korean words together.
        public static let hangulWordPriority = Self(rawValue: 1 << 1)
        /// What labels use.
        public static let standard = Self(rawValue: 0xFFFF)
    }
}
