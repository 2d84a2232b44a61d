// SPDX-License-Identifier: Apache-2.0

extension NSLayoutManager {
    /// What is peculiar about a glyph.
    public struct GlyphProperty: OptionSet, Sendable {
        /// The bits.
        public let rawValue: Int

        /// A set of bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Nothing is drawn: it belongs to the glyph before.
        public static let null = GlyphProperty(rawValue: 1 << 0)
        /// It controls the layout.
        public static let controlCharacter = GlyphProperty(rawValue: 1 << 1)
        /// It is white and may be stretched.
        public static let elastic = GlyphProperty(rawValue: 1 << 2)
        /// It stands on the one before.
        public static let nonBaseCharacter = GlyphProperty(rawValue: 1 << 3)
    }
}
