// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation

/// Writes the glyph of each UTF-16 unit, 0 where there is none or in the second half of a pair.
///
/// - Returns: whether the font has them all.
public func CTFontGetGlyphsForCharacters(
    _ font: CTFont,
    _ characters: UnsafePointer<UInt16>,
    _ glyphs: UnsafeMutablePointer<CGGlyph>,
    _ count: CFIndex
) -> Bool {
    var isComplete = true
    var index = 0
    let shaper = HarfBuzzFont.of(font.instance.font)
    while index < count {
        var value = UInt32(characters[index])
        var length = 1
        if UTF16.isLeadSurrogate(characters[index]), index + 1 < count,
            UTF16.isTrailSurrogate(characters[index + 1])
        {
            value =
                0x10000
                + ((UInt32(characters[index]) & 0x3FF) << 10
                    | UInt32(characters[index + 1]) & 0x3FF)
            length = 2
        }
        let glyph = Unicode.Scalar(value).map { shaper.glyph(for: $0) } ?? 0
        glyphs[index] = glyph
        if length == 2 { glyphs[index + 1] = 0 }
        isComplete = isComplete && glyph != 0
        index += length
    }
    return isComplete
}

/// The glyph of that name; 0 if there is none.
public func CTFontGetGlyphWithName(_ font: CTFont, _ glyphName: NSString) -> CGGlyph {
    font.instance.font.getGlyphWithGlyphName(name: glyphName)
}

/// Writes glyphs' advances in points and returns their sum; `advances` may be nil.
public func CTFontGetAdvancesForGlyphs(
    _ font: CTFont,
    _ orientation: CTFontOrientation,
    _ glyphs: UnsafePointer<CGGlyph>,
    _ advances: UnsafeMutablePointer<CGSize>?,
    _ count: CFIndex
) -> Double {
    let instance = font.instance
    let tracking = instance.tracking * instance.size
    var total: CGFloat = 0
    for index in 0..<max(count, 0) {
        let units = CGFloat(instance.advance(of: glyphs[index]))
        let width = units * instance.unitScale + (units == 0 ? 0 : tracking)
        advances?[index] = CGSize(width: width, height: 0)
        total += width
    }
    return Double(total)
}

/// Writes the boxes of glyphs' ink in points, y up, and returns their union; `boundingRects` may
/// be nil.
public func CTFontGetBoundingRectsForGlyphs(
    _ font: CTFont,
    _ orientation: CTFontOrientation,
    _ glyphs: UnsafePointer<CGGlyph>,
    _ boundingRects: UnsafeMutablePointer<CGRect>?,
    _ count: CFIndex
) -> CGRect {
    var union: CGRect?
    for index in 0..<max(count, 0) {
        let rect = font.instance.bounds(of: glyphs[index])
        boundingRects?[index] = rect
        if !rect.isEmpty { union = union?.union(rect) ?? rect }
    }
    return union ?? .zero
}

/// As `CTFontGetBoundingRectsForGlyphs`; the options are not used.
public func CTFontGetOpticalBoundsForGlyphs(
    _ font: CTFont,
    _ glyphs: UnsafePointer<CGGlyph>,
    _ boundingRects: UnsafeMutablePointer<CGRect>?,
    _ count: CFIndex,
    _ options: CFOptionFlags
) -> CGRect {
    CTFontGetBoundingRectsForGlyphs(font, .default, glyphs, boundingRects, count)
}

/// The characters that the font has glyphs for.
public func CTFontCopyCharacterSet(_ font: CTFont) -> NSCharacterSet {
    let shaper = HarfBuzzFont.of(font.instance.font)
    var set = CharacterSet()
    for range in shaper.coveredScalars { set.insert(charactersIn: range) }
    return set as NSCharacterSet
}

extension FontInstance {
    /// Font units that the pen moves for a glyph, without the tracking.
    package func advance(of glyph: CGGlyph) -> Int {
        let own = font.face.advance(glyph)
        return own == 0 ? 0 : own + (widths?.added(to: glyph) ?? 0)
    }

    /// The box of a glyph's ink in points, y up.
    package func bounds(of glyph: CGGlyph) -> CGRect {
        let box = font.face.bounds(glyph)
        guard !box.isEmpty else { return .zero }
        let scale = size / CGFloat(max(font.face.info.unitsPerEm, 1))
        let corners = [
            (box.minX, box.minY), (box.maxX, box.minY), (box.minX, box.maxY), (box.maxX, box.maxY),
        ].map {
            CGPoint(
                x: ($0.0 * matrix.a + $0.1 * matrix.c) * scale,
                y: ($0.0 * matrix.b + $0.1 * matrix.d) * scale
            )
        }
        let xs = corners.map(\.x)
        let ys = corners.map(\.y)
        let left = xs.min() ?? 0
        let bottom = ys.min() ?? 0
        return CGRect(
            x: left,
            y: bottom,
            width: (xs.max() ?? 0) - left,
            height: (ys.max() ?? 0) - bottom
        )
    }
}
