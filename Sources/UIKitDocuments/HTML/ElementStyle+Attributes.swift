// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKitValues

extension ElementStyle {
    /// The attributes of the element's text, without those of its paragraph.
    var textAttributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [
            .font: font, .foregroundColor: color, .kern: letterSpacing, .strokeColor: color,
            .strokeWidth: 0,
        ]
        if let background, background.cgColor.alpha > 0 {
            attributes[.backgroundColor] = background
        }
        if isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if isStruck { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        if let link { attributes[.link] = link }
        if script != 0 {
            attributes[.init("NSSuperScript")] = script
            attributes[.baselineOffset] = CGFloat(script) * size / (script > 0 ? 2.5 : 5)
        }
        return attributes
    }

    /// The font of the first family that there is.
    var font: UIFont {
        let size = max(size, 1)
        for family in families {
            if let font = Self.font(family, size) { return styled(font) }
        }
        return styled(Self.font("Times New Roman", size) ?? UIFont.systemFont(ofSize: size))
    }

    private static func font(_ family: String, _ size: CGFloat) -> UIFont? {
        switch family.lowercased() {
        case "-apple-system", "system-ui", "blinkmacsystemfont", "ui-sans-serif":
            return UIFont.systemFont(ofSize: size)
        case "sans-serif": return UIFont(name: "Helvetica", size: size)
        case "serif": return UIFont(name: "TimesNewRomanPSMT", size: size)
        case "monospace", "ui-monospace": return UIFont(name: "Courier", size: size)
        case "times new roman", "times": return UIFont(name: "TimesNewRomanPSMT", size: size)
        default: break
        }
        if let font = UIFont(name: family, size: size) { return font }
        // A family by its name, of which the regular face is wanted.
        let faces = UIFont.fontNames(forFamilyName: family)
        return faces.first.flatMap { UIFont(name: $0, size: size) }
    }

    /// The font in the element's weight and slant.
    private func styled(_ font: UIFont) -> UIFont {
        if font.familyName == UIFont.systemFont(ofSize: font.pointSize).familyName, weight != 400 {
            let heavy = UIFont.systemFont(ofSize: font.pointSize, weight: Self.weight(weight))
            return isItalic ? slanted(heavy, []) : heavy
        }
        var traits = font.fontDescriptor.symbolicTraits
        if weight >= 600 { traits.insert(.traitBold) }
        return isItalic || weight >= 600 ? slanted(font, traits) : font
    }

    private func slanted(_ font: UIFont, _ traits: UIFontDescriptor.SymbolicTraits) -> UIFont {
        var traits = traits.isEmpty ? font.fontDescriptor.symbolicTraits : traits
        if isItalic { traits.insert(.traitItalic) }
        guard let descriptor = font.fontDescriptor.withSymbolicTraits(traits) else { return font }
        return UIFont(descriptor: descriptor, size: font.pointSize)
    }

    private static func weight(_ number: Int) -> UIFont.Weight {
        switch number {
        case ..<150: .ultraLight
        case ..<250: .thin
        case ..<350: .light
        case ..<450: .regular
        case ..<550: .medium
        case ..<650: .semibold
        case ..<750: .bold
        case ..<850: .heavy
        default: .black
        }
    }

    /// The style of the element's paragraphs.
    func paragraphStyle(in lists: [NSTextList]) -> NSMutableParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        style.baseWritingDirection = direction
        style.defaultTabInterval = 36
        style.tabStops = []
        style.paragraphSpacing = marginBottom
        style.headIndent = indent
        style.firstLineHeadIndent = indent + firstLineIndent
        style.tailIndent = -tailIndent
        if let lineHeight {
            style.minimumLineHeight = lineHeight
            style.maximumLineHeight = 0
        }
        guard !lists.isEmpty else { return style }
        let start = indent + CGFloat(lists.count - 1) * 36
        style.textLists = lists
        style.tabStops = [
            NSTextTab(textAlignment: .left, location: start + 11),
            NSTextTab(textAlignment: .natural, location: start + 36),
        ]
        style.headIndent = start + 36
        return style
    }

    /// Text with its letters changed as the style says.
    func cased(_ text: String) -> String {
        switch capitals {
        case .none: text
        case .upper: text.uppercased()
        case .lower: text.lowercased()
        case .words: text.replacing(#/\b\p{L}/#) { $0.output.uppercased() }
        }
    }
}
