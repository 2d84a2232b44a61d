// SPDX-License-Identifier: Apache-2.0

extension UIFontDescriptor {
    /// How a font looks, one bit each, and the class of its design in the upper four.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt32

        /// Makes a set from raw bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Leans to the right.
        public static let traitItalic = Self(rawValue: 1 << 0)
        /// Semibold or heavier.
        public static let traitBold = Self(rawValue: 1 << 1)
        /// Wider than standard.
        public static let traitExpanded = Self(rawValue: 1 << 5)
        /// Narrower than standard.
        public static let traitCondensed = Self(rawValue: 1 << 6)
        /// All characters are as wide as each other.
        public static let traitMonoSpace = Self(rawValue: 1 << 10)
        /// For text that runs downwards.
        public static let traitVertical = Self(rawValue: 1 << 11)
        /// Made for user interfaces.
        public static let traitUIOptimized = Self(rawValue: 1 << 12)
        /// Lines closer together.
        public static let traitTightLeading = Self(rawValue: 1 << 15)
        /// Lines further apart.
        public static let traitLooseLeading = Self(rawValue: 1 << 16)
        /// The bits of the design's class.
        public static let classMask = Self(rawValue: 0xF000_0000)
        /// Old style serifs.
        public static let classOldStyleSerifs = Self(rawValue: 1 << 28)
        /// Transitional serifs.
        public static let classTransitionalSerifs = Self(rawValue: 2 << 28)
        /// Modern serifs.
        public static let classModernSerifs = Self(rawValue: 3 << 28)
        /// Clarendon serifs.
        public static let classClarendonSerifs = Self(rawValue: 4 << 28)
        /// Slab serifs.
        public static let classSlabSerifs = Self(rawValue: 5 << 28)
        /// Free-form serifs.
        public static let classFreeformSerifs = Self(rawValue: 7 << 28)
        /// No serifs.
        public static let classSansSerif = Self(rawValue: 8 << 28)
        /// Ornaments.
        public static let classOrnamentals = Self(rawValue: 9 << 28)
        /// Handwriting.
        public static let classScripts = Self(rawValue: 10 << 28)
        /// Symbols.
        public static let classSymbolic = Self(rawValue: 12 << 28)
    }
}
