// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import CoreText
import Foundation

/// Characters of the system font as a part of a symbol.
struct SymbolText {
    private let text: String
    private let weight: UIImage.SymbolWeight

    /// Takes characters and the weight of the symbol.
    init(_ text: String, weight: UIImage.SymbolWeight) {
        self.text = text
        self.weight = weight
    }

    /// The weight of the font, above the symbol's own: letters would look thin beside lines.
    private var fontWeight: UIFont.Weight {
        switch weight {
        case .ultraLight: .light
        case .thin: .regular
        case .light: .medium
        case .unspecified, .regular: .semibold
        case .medium, .semibold: .bold
        case .bold: .heavy
        case .heavy, .black: .black
        }
    }

    /// The outlines, y down, with the middle of their box at a place and capitals of a height.
    func path(around center: CGPoint, height: CGFloat) -> CGPath? {
        let size: CGFloat = 100
        let font = UIFont.systemFont(ofSize: size, weight: fontWeight)
        let characters = Array(text.utf16)
        var glyphs = [CGGlyph](repeating: 0, count: characters.count)
        guard CTFontGetGlyphsForCharacters(font, characters, &glyphs, glyphs.count) else {
            return nil
        }
        let outline = CGMutablePath()
        var pen: CGFloat = 0
        for glyph in glyphs {
            var place = CGAffineTransform(translationX: pen, y: 0)
            if let path = CTFontCreatePathForGlyph(font, glyph, &place) {
                outline.addPath(path)
            }
            pen += CGFloat(CTFontGetAdvancesForGlyphs(font, .horizontal, [glyph], nil, 1))
        }
        let bounds = outline.boundingBoxOfPath
        guard !outline.isEmpty, font.capHeight > 0 else { return nil }
        let factor = height / font.capHeight
        var place = CGAffineTransform(translationX: center.x, y: center.y)
            .scaledBy(x: factor, y: -factor)
            .translatedBy(x: -bounds.midX, y: -font.capHeight / 2)
        return outline.copy(using: &place)
    }
}
