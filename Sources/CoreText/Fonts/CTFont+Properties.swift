// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation

/// Points per em.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.instance.size }

/// The transform of the glyphs beyond the size.
public func CTFontGetMatrix(_ font: CTFont) -> CGAffineTransform { font.instance.matrix }

/// The bits of the font's look.
public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits { font.symbolicTraits }

/// The font's look: bits, weight, width and slant by their keys.
public func CTFontCopyTraits(_ font: CTFont) -> NSDictionary {
    NSDictionary(dictionary: [
        FontKey.symbolic: NSNumber(value: font.symbolicTraits.rawValue),
        FontKey.weight: NSNumber(value: Double(font.instance.traits.weight)),
        FontKey.width: NSNumber(value: Double(font.instance.traits.width)),
        FontKey.slant: NSNumber(value: font.instance.traits.isItalic ? 0.07 : 0),
    ])
}

/// The glyphs behind the font; `attributes` is left as it is.
public func CTFontCopyGraphicsFont(
    _ font: CTFont,
    _ attributes: UnsafeMutablePointer<Unmanaged<CTFontDescriptor>?>?
) -> CGFont {
    font.instance.font
}

/// A descriptor that finds the font again.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.makeDescriptor() }

/// One property of the font by its descriptor key; nil for an unknown one.
public func CTFontCopyAttribute(_ font: CTFont, _ attribute: NSString) -> AnyObject? {
    let names = font.instance.names
    switch attribute as String {
    case FontKey.name: return NSString(string: names.postScript)
    case FontKey.family: return NSString(string: names.family)
    case FontKey.face: return NSString(string: names.style)
    case FontKey.visibleName: return NSString(string: names.full)
    case FontKey.size: return NSNumber(value: Double(font.instance.size))
    case FontKey.traits: return CTFontCopyTraits(font)
    case FontKey.url: return font.instance.font.face.path.map { NSURL(fileURLWithPath: $0) }
    default: return font.makeDescriptorAttributes()[attribute as String] as AnyObject?
    }
}

/// The font's name for PostScript.
public func CTFontCopyPostScriptName(_ font: CTFont) -> NSString {
    NSString(string: font.instance.names.postScript)
}

/// The font's family.
public func CTFontCopyFamilyName(_ font: CTFont) -> NSString {
    NSString(string: font.instance.names.family)
}

/// The font's full name.
public func CTFontCopyFullName(_ font: CTFont) -> NSString {
    NSString(string: font.instance.names.full)
}

/// The font's name for people.
public func CTFontCopyDisplayName(_ font: CTFont) -> NSString { CTFontCopyFullName(font) }

/// A name by its key; nil for names that are not kept.
public func CTFontCopyName(_ font: CTFont, _ nameKey: NSString) -> NSString? {
    let names = font.instance.names
    switch nameKey as String {
    case "CTFontFamilyName": return NSString(string: names.family)
    case "CTFontSubFamilyName": return NSString(string: names.style)
    case "CTFontFullName", "CTFontUniqueName": return NSString(string: names.full)
    case "CTFontPostScriptName": return NSString(string: names.postScript)
    default: return nil
    }
}

/// Points from the baseline to the top of a line.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat {
    font.instance.metrics.ascent * font.instance.size
}

/// Points from the baseline to the bottom of a line, positive.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat {
    font.instance.metrics.descent * font.instance.size
}

/// Points between lines.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat {
    font.instance.metrics.leading * font.instance.size
}

/// Font units in an em.
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { UInt32(font.instance.font.unitsPerEm) }

/// How many glyphs the font has.
public func CTFontGetGlyphCount(_ font: CTFont) -> CFIndex { font.instance.font.numberOfGlyphs }

/// A box that every glyph fits in, in points, y up.
public func CTFontGetBoundingBox(_ font: CTFont) -> CGRect {
    let box = font.instance.font.fontBBox
    let scale = font.instance.size / CGFloat(max(font.instance.font.unitsPerEm, 1))
    return CGRect(
        x: box.minX * scale,
        y: box.minY * scale,
        width: box.width * scale,
        height: box.height * scale
    )
}

/// Points from the baseline to the middle of an underline; below is negative.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat {
    font.instance.metrics.underlinePosition * font.instance.size
}

/// Points.
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat {
    font.instance.metrics.underlineThickness * font.instance.size
}

/// Degrees counter-clockwise; negative leans to the right.
public func CTFontGetSlantAngle(_ font: CTFont) -> CGFloat { font.instance.metrics.slantAngle }

/// Points from the baseline to the top of flat capitals.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat {
    font.instance.metrics.capHeight * font.instance.size
}

/// Points from the baseline to the top of flat small letters.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat {
    font.instance.metrics.xHeight * font.instance.size
}

/// The tags of the font's tables, as numbers.
public func CTFontCopyAvailableTables(
    _ font: CTFont,
    _ options: CTFontTableOptions
) -> NSArray? {
    font.instance.font.tableTags
}

/// The bytes of a table; nil if there is none of that tag.
public func CTFontCopyTable(
    _ font: CTFont,
    _ table: CTFontTableTag,
    _ options: CTFontTableOptions
) -> NSData? {
    font.instance.font.table(for: table)
}

/// The features that are switched, each a dictionary of tag and value; nil if there are none.
public func CTFontCopyFeatureSettings(_ font: CTFont) -> NSArray? {
    (font.makeDescriptorAttributes()[FontKey.features] as? [Any]).map { NSArray(array: $0) }
}

/// The axes along which the font varies; nil if it does not.
public func CTFontCopyVariationAxes(_ font: CTFont) -> NSArray? {
    let axes = font.instance.font.face.axes
    guard !axes.isEmpty else { return nil }
    return NSArray(
        array: axes.map { axis in
            [
                kCTFontVariationAxisIdentifierKey as String: Int(axis.tag),
                kCTFontVariationAxisMinimumValueKey as String: axis.minimum,
                kCTFontVariationAxisMaximumValueKey as String: axis.maximum,
                kCTFontVariationAxisDefaultValueKey as String: axis.defaultValue,
                kCTFontVariationAxisNameKey as String: axis.name,
            ] as [String: Any]
        }
    )
}

/// The Core Foundation type identifier.
public func CTFontGetTypeID() -> UInt { 0x4354_466F }
