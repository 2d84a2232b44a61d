// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import CoreText
import Foundation
import FuzzDriver

/// Fonts from strangers: opened, measured, shaped and drawn as any other.
///
/// The samples are fonts of the machine, so what a seed does depends on which are installed.
enum FontTargets {
    static var all: [Target] {
        [
            Target(
                name: "truetype",
                samples: { fonts(["DejaVu Sans Mono"]) },
                parts: parts,
                run: use
            ),
            Target(name: "opentype", samples: { fonts(["Inter"]) }, parts: parts, run: use),
            Target(
                name: "woff",
                samples: {
                    fonts(["DejaVu Sans Mono", "Inter"]).map { FontContainer($0).woff }
                },
                run: use
            ),
            Target(
                name: "colorfont",
                // Of its ten megabytes of pictures the first, in which these characters are.
                samples: { fonts(["Noto Color Emoji"]).map { FontContainer($0).cut(to: 1 << 18) } },
                parts: parts,
                run: { use($0, text: "🀄🃏🅰️©️") }
            ),
        ]
    }

    /// The files of fonts by their names; one that is not installed is left out.
    private static func fonts(_ names: [String]) -> [Data] {
        names.compactMap { name in
            let font = CTFontCreateWithName(name as NSString, 12, nil)
            guard CTFontCopyFamilyName(font) as String == name,
                let url = CTFontCopyAttribute(font, kCTFontURLAttribute) as? NSURL
            else { return nil }
            return try? Data(contentsOf: url as URL)
        }
    }

    private static func parts(_ data: Data) -> [Range<Int>] { FontContainer(data).parts }

    private static func use(_ data: Data) { use(data, text: "Affinity ÄéṦ 12½ Ελλ Жѣ مرحبا שלום") }

    private static func use(_ data: Data, text: String) {
        _ = CTFontManagerCreateFontDescriptorFromData(data as NSData)
        guard let provider = CGDataProvider(data: data as NSData), let font = CGFont(provider)
        else { return }
        measure(font)
        for size in [11, 64] as [CGFloat] {
            let sized = CTFontCreateWithGraphicsFont(font, size, nil, nil)
            draw(text, sized)
        }
        if let axes = font.variationAxes, axes.count > 0 {
            let bold = font.copy(withVariations: ["Weight": 700, "wght": 700])
            if let bold { draw(text, CTFontCreateWithGraphicsFont(bold, 20, nil, nil)) }
        }
    }

    /// Asks for everything that a font tells.
    private static func measure(_ font: CGFont) {
        for tag in (font.tableTags ?? []).compactMap({ $0 as? NSNumber }) {
            _ = font.table(for: tag.uint32Value)
        }
        _ = (font.ascent, font.descent, font.leading, font.capHeight, font.xHeight, font.stemV)
        _ = (font.fontBBox, font.italicAngle, font.fullName, font.postScriptName)
        let glyphs: [CGGlyph] = [0, 1, 2, 3, 36, 37, 40, 300, 65_535]
        var advances = [Int32](repeating: 0, count: glyphs.count)
        var boxes = [CGRect](repeating: .zero, count: glyphs.count)
        _ = font.getGlyphAdvances(glyphs: glyphs, count: glyphs.count, advances: &advances)
        _ = font.getGlyphBBoxes(glyphs: glyphs, count: glyphs.count, bboxes: &boxes)
        let sized = CTFontCreateWithGraphicsFont(font, 30, nil, nil)
        for glyph in glyphs {
            _ = font.name(for: glyph)
            _ = CTFontCreatePathForGlyph(sized, glyph, nil)?.boundingBoxOfPath
        }
        _ = (CTFontGetBoundingBox(sized), CTFontGetUnderlinePosition(sized))
        _ = (CTFontGetUnderlineThickness(sized), CTFontGetSlantAngle(sized))
        _ = (
            CTFontCopyVariationAxes(sized), CTFontCopyTraits(sized), CTFontGetSymbolicTraits(sized)
        )
        _ = CTFontGetGlyphWithName(sized, "A")
        _ = CTFontCopyCharacterSet(sized)
    }

    /// Shapes, breaks and draws a text.
    private static func draw(_ text: String, _ font: CTFont) {
        let key = NSAttributedString.Key(kCTFontAttributeName as String)
        let string = NSAttributedString(string: text, attributes: [key: font])
        let framesetter = CTFramesetterCreateWithAttributedString(string)
        let box = CGPath(rect: CGRect(x: 0, y: 0, width: 200, height: 160), transform: nil)
        let frame = CTFramesetterCreateFrame(framesetter, CFRange(location: 0, length: 0), box, nil)
        guard
            let context = CGContext(
                data: nil,
                width: 200,
                height: 160,
                bitsPerComponent: 8,
                bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                // As windows have it, so that no time goes into changing the order of bytes.
                bitmapInfo: CGBitmapInfo.byteOrder32Little.rawValue
                    | CGImageAlphaInfo.premultipliedFirst.rawValue
            )
        else { return }
        CTFrameDraw(frame, context)
        // Turned, which goes by outlines or masks of their own.
        context.rotate(by: 0.3)
        let line = CTLineCreateWithAttributedString(string)
        context.textPosition = CGPoint(x: 20.3, y: 30.7)
        CTLineDraw(line, context)
        _ = CTLineGetImageBounds(line, context)
        _ = context.makeImage()
    }
}
