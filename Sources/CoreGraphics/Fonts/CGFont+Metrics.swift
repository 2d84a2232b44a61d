// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension CGFont {
    /// How many glyphs the font has.
    public var numberOfGlyphs: Int { face.info.glyphCount }

    /// Font units in an em.
    public var unitsPerEm: Int32 { Int32(face.info.unitsPerEm) }

    /// The name by which PostScript knows the font, such as `Inter-Bold`.
    public var postScriptName: NSString? { NSString(string: face.info.postScriptName) }

    /// The font's name for people.
    public var fullName: NSString? { NSString(string: face.info.fullName) }

    /// Font units from the baseline to the top of the line.
    public var ascent: Int32 { Int32(face.info.ascent) }

    /// Font units from the baseline to the bottom of the line: negative.
    public var descent: Int32 { Int32(face.info.descent) }

    /// Font units between two lines beyond ascent and descent.
    public var leading: Int32 { Int32(face.info.lineGap) }

    /// Height of flat capitals in font units.
    public var capHeight: Int32 { Int32(face.info.capHeight) }

    /// Height of flat small letters in font units.
    public var xHeight: Int32 { Int32(face.info.xHeight) }

    /// A box that every glyph fits in, in font units.
    public var fontBBox: CGRect { face.info.bounds }

    /// Degrees counter-clockwise from the vertical: negative when the font leans to the right.
    public var italicAngle: CGFloat { CGFloat(face.info.italicAngle) }

    /// The usual thickness of vertical stems in font units, estimated from the weight.
    public var stemV: CGFloat {
        let weight = Double(face.info.weightClass) / 65
        return CGFloat((50 + weight * weight) * Double(face.info.unitsPerEm) / 1000)
    }
}
