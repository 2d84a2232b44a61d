// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation

/// Finds a font by name; Helvetica's stand-in if there is none.
///
/// A size of 0 means 12.
public func CTFontCreateWithName(
    _ name: NSString,
    _ size: CGFloat,
    _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    CTFontCreateWithFontDescriptor(
        CTFontDescriptor(attributes: [FontKey.name: name as String]),
        size,
        matrix
    )
}

/// Finds a font by name; the options change nothing, since nothing is downloaded.
public func CTFontCreateWithNameAndOptions(
    _ name: NSString,
    _ size: CGFloat,
    _ matrix: UnsafePointer<CGAffineTransform>?,
    _ options: CTFontOptions
) -> CTFont {
    CTFontCreateWithName(name, size, matrix)
}

/// The font nearest to a descriptor.
///
/// A size of 0 takes the descriptor's, or 12.
public func CTFontCreateWithFontDescriptor(
    _ descriptor: CTFontDescriptor,
    _ size: CGFloat,
    _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    CTFont(descriptor.resolve(size: size, matrix: matrix?.pointee))
}

/// The font nearest to a descriptor; the options change nothing.
public func CTFontCreateWithFontDescriptorAndOptions(
    _ descriptor: CTFontDescriptor,
    _ size: CGFloat,
    _ matrix: UnsafePointer<CGAffineTransform>?,
    _ options: CTFontOptions
) -> CTFont {
    CTFontCreateWithFontDescriptor(descriptor, size, matrix)
}

/// A font of a purpose; `language` changes nothing.
///
/// A size of 0 takes the purpose's own.
public func CTFontCreateUIFontForLanguage(
    _ uiType: CTFontUIFontType,
    _ size: CGFloat,
    _ language: NSString?
) -> CTFont? {
    guard uiType != .none else { return nil }
    var request = SystemFontRequest()
    var usual: CGFloat = 13
    switch uiType {
    case .emphasizedSystem: request.weight = 0.4
    case .smallSystem, .toolTip, .label: usual = 11
    case .smallEmphasizedSystem:
        usual = 11
        request.weight = 0.4
    case .miniSystem: usual = 9
    case .miniEmphasizedSystem:
        usual = 9
        request.weight = 0.4
    case .userFixedPitch: request.design = .monospaced
    default: break
    }
    return CTFont(.system(request, size: FontInstance.usableSize(size, default: usual)))
}

/// A font from its glyphs.
///
/// A size of 0 means 12; the descriptor's features are added.
public func CTFontCreateWithGraphicsFont(
    _ graphicsFont: CGFont,
    _ size: CGFloat,
    _ matrix: UnsafePointer<CGAffineTransform>?,
    _ attributes: CTFontDescriptor?
) -> CTFont {
    var instance = FontInstance.unlisted(graphicsFont, size: FontInstance.usableSize(size))
    if let matrix { instance = instance.with(matrix: matrix.pointee) }
    return CTFont(instance)
}

/// The font at another size, with a descriptor's wishes over its own.
///
/// A size of 0 keeps the size.
public func CTFontCreateCopyWithAttributes(
    _ font: CTFont,
    _ size: CGFloat,
    _ matrix: UnsafePointer<CGAffineTransform>?,
    _ attributes: CTFontDescriptor?
) -> CTFont {
    let size = size > 0 ? size : font.instance.size
    guard attributes != nil || font.instance.system != nil else {
        let copy = font.instance.with(size: size, matrix: matrix?.pointee)
        return CTFont(copy)
    }
    var wishes = font.makeDescriptorAttributes()
    if let added = attributes?.attributes {
        if added[FontKey.name] != nil || added[FontKey.family] != nil {
            wishes[FontKey.usage] = nil
            wishes[FontKey.name] = nil
            wishes[FontKey.traits] = nil
        }
        wishes.merge(added) { $1 }
    }
    return CTFont(CTFontDescriptor(attributes: wishes).resolve(size: size, matrix: matrix?.pointee))
}

/// The font's relative with other traits; nil if the family has none such.
public func CTFontCreateCopyWithSymbolicTraits(
    _ font: CTFont,
    _ size: CGFloat,
    _ matrix: UnsafePointer<CGAffineTransform>?,
    _ symTraitValue: CTFontSymbolicTraits,
    _ symTraitMask: CTFontSymbolicTraits
) -> CTFont? {
    let wish = CTFontDescriptorCreateCopyWithSymbolicTraits(
        font.makeDescriptor(),
        symTraitValue,
        symTraitMask
    )
    guard let wish else { return nil }
    let found = CTFont(
        wish.resolve(size: size > 0 ? size : font.instance.size, matrix: matrix?.pointee)
    )
    let wanted = symTraitValue.intersection(symTraitMask).intersection([.traitBold, .traitItalic])
    return found.symbolicTraits.isSuperset(of: wanted) ? found : nil
}

/// The font's relative in another family; nil if the family is unknown.
public func CTFontCreateCopyWithFamily(
    _ font: CTFont,
    _ size: CGFloat,
    _ matrix: UnsafePointer<CGAffineTransform>?,
    _ family: NSString
) -> CTFont? {
    FontInstance.family(
        family as String,
        weight: font.instance.traits.weight,
        isItalic: font.instance.traits.isItalic,
        size: size > 0 ? size : font.instance.size
    ).map(CTFont.init)
}

/// The font that draws a part of a text: the font itself if it has all the characters.
public func CTFontCreateForString(
    _ currentFont: CTFont,
    _ string: NSString,
    _ range: CFRange
) -> CTFont {
    let text = string as String
    let units = Array(text.utf16)
    let low = max(0, min(range.location, units.count))
    let high = max(low, min(low + max(range.length, 0), units.count))
    let part = String(decoding: units[low..<high], as: UTF16.self)
    for scalar in part.unicodeScalars where !FontCascade.isIgnorable(scalar) {
        let found = FontCascade.font(
            for: [scalar],
            base: currentFont,
            isEmoji: scalar.properties.isEmojiPresentation
        )
        if found !== currentFont { return found }
    }
    return currentFont
}
