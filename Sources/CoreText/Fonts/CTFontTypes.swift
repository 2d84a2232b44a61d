// SPDX-License-Identifier: Apache-2.0

/// How a font looks, one bit each.
public struct CTFontSymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits or number behind the value.
    public let rawValue: UInt32

    /// Makes a set from raw bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Leans to the right.
    public static let traitItalic = Self(rawValue: 1 << 0)
    /// Bold.
    public static let traitBold = Self(rawValue: 1 << 1)
    /// Wider than normal.
    public static let traitExpanded = Self(rawValue: 1 << 5)
    /// Narrower than normal.
    public static let traitCondensed = Self(rawValue: 1 << 6)
    /// All characters are as wide as each other.
    public static let traitMonoSpace = Self(rawValue: 1 << 10)
    /// Made for text that runs downwards.
    public static let traitVertical = Self(rawValue: 1 << 11)
    /// Made for user interfaces.
    public static let traitUIOptimized = Self(rawValue: 1 << 12)
    /// Has glyphs with colours of their own.
    public static let traitColorGlyphs = Self(rawValue: 1 << 13)
    /// Is put together from several fonts.
    public static let traitComposite = Self(rawValue: 1 << 14)
    /// The four bits of the design's class.
    public static let traitClassMask = Self(rawValue: 0xF000_0000)
    /// The old name of `traitItalic`.
    public static let italicTrait = traitItalic
    /// The old name of `traitBold`.
    public static let boldTrait = traitBold
    /// The old name of `traitMonoSpace`.
    public static let monoSpaceTrait = traitMonoSpace
    /// The old name of `traitExpanded`.
    public static let expandedTrait = traitExpanded
    /// The old name of `traitCondensed`.
    public static let condensedTrait = traitCondensed
    /// The old name of `traitColorGlyphs`.
    public static let colorGlyphsTrait = traitColorGlyphs
}

/// Names that a font can be asked for in `CTFontCopyName` are keys; tables are four-letter tags.
public typealias CTFontTableTag = UInt32

/// How to treat a font's table: no options are left.
public struct CTFontTableOptions: OptionSet, Sendable {
    /// The bits or number behind the value.
    public let rawValue: UInt32

    /// Makes a set from raw bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Leaves synthetic tables out: there are none.
    public static let excludeSynthetic = Self(rawValue: 1 << 0)
}

/// How to look for a font.
public struct CTFontOptions: OptionSet, Sendable {
    /// The bits or number behind the value.
    public let rawValue: UInt

    /// Makes a set from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Does not switch a registered font on by itself.
    public static let preventAutoActivation = Self(rawValue: 1 << 0)
    /// Does not download a font: nothing ever is.
    public static let preventAutoDownload = Self(rawValue: 1 << 1)
    /// Prefers fonts of the system to those of the app.
    public static let preferSystemFont = Self(rawValue: 1 << 2)
}

/// The direction for which glyphs are measured.
public enum CTFontOrientation: UInt32, Sendable {
    /// The font's own.
    case `default` = 0
    /// Across.
    case horizontal = 1
    /// Downwards: measured as across until vertical text is built.
    case vertical = 2
}

/// The fonts that a user interface needs by purpose.
public enum CTFontUIFontType: UInt32, Sendable {
    /// No purpose.
    case none = 0xFFFF_FFFF
    /// Text that the user writes.
    case user = 0
    /// Fixed pitch text that the user writes.
    case userFixedPitch = 1
    /// The system font.
    case system = 2
    /// The system font, bold.
    case emphasizedSystem = 3
    /// The small system font.
    case smallSystem = 4
    /// The small system font, bold.
    case smallEmphasizedSystem = 5
    /// The smallest system font.
    case miniSystem = 6
    /// The smallest system font, bold.
    case miniEmphasizedSystem = 7
    /// Lists.
    case views = 8
    /// Programs' names.
    case application = 9
    /// Labels.
    case label = 10
    /// Menus' titles.
    case menuTitle = 11
    /// Menus' items.
    case menuItem = 12
    /// Keyboard marks in menus.
    case menuItemMark = 13
    /// Keyboard short cuts in menus.
    case menuItemCmdKey = 14
    /// Windows' titles.
    case windowTitle = 15
    /// Buttons.
    case pushButton = 16
    /// Tool tips and their like.
    case toolTip = 26
}
