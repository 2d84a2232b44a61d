// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// The effect of a range's attributes on its glyphs and their places.
struct TextStyle {
    var font: CTFont
    /// Points after each character.
    var kern: CGFloat = 0
    var options: Shaper.Options = []
    /// Points up.
    var baselineOffset: CGFloat = 0
    var box: (any InlineBox)?
    var language: String?
    /// A factor on the width of glyphs: e to the power of the attribute's value.
    var expansion: CGFloat = 1
    /// Whether there is nothing but a font, a colour and a paragraph's style.
    var isPlain = false

    private static let plain = Mutex<CTFont?>(nil)

    /// The font of text that names none: Helvetica 12.
    static var defaultFont: CTFont {
        plain.withLock { plain in
            if let plain { return plain }
            let made = CTFont(
                FontInstance.named("Helvetica", size: 12)
                    ?? .system(SystemFontRequest(), size: 12)
            )
            plain = made
            return made
        }
    }

    init(_ attributes: [NSAttributedString.Key: Any], defaultFont: CTFont?) {
        func number(_ key: NSAttributedString.Key) -> CGFloat? {
            FontWish.number(attributes[key]).flatMap { $0.isFinite ? $0 : nil }
        }
        font = attributes[TextAttribute.font] as? CTFont ?? defaultFont ?? Self.defaultFont
        var others = attributes.count
        if attributes[TextAttribute.font] != nil { others -= 1 }
        if others > 0, attributes[TextAttribute.foregroundColor] != nil { others -= 1 }
        if others > 0, attributes[TextAttribute.paragraphStyle] != nil { others -= 1 }
        isPlain = others == 0
        if isPlain { return }
        if let wish = number(TextAttribute.kern) {
            kern = wish
            // No kern attribute: the font's own kerning. A kern of 0: none at all.
            if wish == 0 { options.insert(.noKerning) }
        }
        if let wish = number(TextAttribute.tracking) { kern += wish }
        if kern != 0 { options.insert(.noLigatures) }
        switch number(TextAttribute.ligature) {
        case 0: options.insert(.noLigatures)
        case 2: options.insert(.allLigatures)
        default: break
        }
        baselineOffset = number(TextAttribute.baselineOffset) ?? 0
        if let expansion = number(TextAttribute.expansion), expansion != 0 {
            self.expansion = CGFloat(exp(Double(min(max(expansion, -5), 5))))
        }
        box =
            attributes[TextAttribute.attachment] as? any InlineBox
            ?? attributes[TextAttribute.runDelegate] as? any InlineBox
        language = attributes[TextAttribute.language] as? String
    }
}
