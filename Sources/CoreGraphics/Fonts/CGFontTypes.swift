// SPDX-License-Identifier: Apache-2.0

/// An index of a glyph in a font; 0 is the glyph for what the font lacks.
public typealias CGGlyph = UInt16

/// The same as `CGGlyph`.
public typealias CGFontIndex = UInt16

/// The largest index that a glyph can have.
public let kCGFontIndexMax: CGFontIndex = .max - 1

/// An index that no glyph has.
public let kCGFontIndexInvalid: CGFontIndex = .max

/// The kinds of PostScript font that `CGFont.createPostScriptSubset` can be asked for.
public enum CGFontPostScriptFormat: Int32, Sendable {
    /// Outlines as Type 1 charstrings.
    case type1 = 1
    /// Glyphs as drawing procedures.
    case type3 = 3
    /// TrueType wrapped in PostScript.
    case type42 = 42
}
