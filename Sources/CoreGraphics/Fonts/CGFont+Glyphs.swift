// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension CGFont {
    /// Writes glyphs' advances in font units; false if one of them is not in the font.
    public func getGlyphAdvances(
        glyphs: UnsafePointer<CGGlyph>,
        count: Int,
        advances: UnsafeMutablePointer<Int32>
    ) -> Bool {
        var isComplete = true
        for index in 0..<max(count, 0) {
            isComplete = isComplete && Int(glyphs[index]) < numberOfGlyphs
            advances[index] = Int32(face.advance(glyphs[index]))
        }
        return isComplete
    }

    /// Writes the boxes of glyphs' ink in font units; false if one of them is not in the font.
    public func getGlyphBBoxes(
        glyphs: UnsafePointer<CGGlyph>,
        count: Int,
        bboxes: UnsafeMutablePointer<CGRect>
    ) -> Bool {
        var isComplete = true
        for index in 0..<max(count, 0) {
            isComplete = isComplete && Int(glyphs[index]) < numberOfGlyphs
            bboxes[index] = face.bounds(glyphs[index])
        }
        return isComplete
    }

    /// The glyph of that name; 0 if there is none.
    public func getGlyphWithGlyphName(name: NSString) -> CGGlyph {
        face.glyph(named: name as String)
    }

    /// A glyph's PostScript name; nil if the font names none.
    public func name(for glyph: CGGlyph) -> NSString? {
        face.name(of: glyph).map { NSString(string: $0) }
    }

    /// The glyph's contours in font units, y up.
    package func outline(_ glyph: CGGlyph) -> GlyphOutline {
        face.outline(glyph)
    }
}
