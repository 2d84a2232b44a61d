// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import CoreText
import Foundation
import ImageCodecs
import Raster
import Testing

/// Draws a page of many scripts and looks at where ink is.
///
/// The pixels depend on the machine's fonts, so they are no golden picture.
/// `CASEMENT_PAGE=file.png` writes the page.
@Suite("Drawing of text")
struct PageTests {
    private static let width = 700
    private static let height = 760

    private func page() throws -> (CGContext, PixelBuffer) {
        let pixels = PixelBuffer(width: Self.width, height: Self.height)
        let context = try #require(
            CGContext(
                data: pixels.base,
                width: pixels.width,
                height: pixels.height,
                bitsPerComponent: 8,
                bytesPerRow: pixels.rowBytes,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
                    | CGBitmapInfo.byteOrder32Little.rawValue
            )
        )
        context.setFillColor(CGColor(gray: 1, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: Self.width, height: Self.height))
        context.translateBy(x: 0, y: CGFloat(Self.height))
        context.scaleBy(x: 2, y: -2)
        return (context, pixels)
    }

    private func ink(_ pixels: PixelBuffer, rows: Range<Int>) -> Int {
        rows.reduce(0) { sum, y in
            sum + (0..<pixels.width).filter { pixels[$0, y] & 0xFFFFFF != 0xFFFFFF }.count
        }
    }

    @Test("A page of mixed scripts and styles puts ink on every line and none between blocks")
    func drawsPage() throws {
        let (context, pixels) = try page()
        let system = CTFont(.system(SystemFontRequest(), size: 17))
        let title = CTFont(.system(SystemFontRequest(weight: 0.4), size: 28))
        let italic = CTFont(.system(SystemFontRequest(isItalic: true), size: 17))
        let mono = CTFont(.system(SystemFontRequest(design: .monospaced), size: 15))
        let red = CGColor(red: 0.9, green: 0.1, blue: 0.1, alpha: 1)
        let blue = CGColor(red: 0, green: 0.4, blue: 1, alpha: 1)
        let blocks: [(String, [NSAttributedString.Key: Any])] = [
            ("Typography AVATAR fi 12:30", [TextAttribute.font: title]),
            (
                "Hello \u{1F600}\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467} "
                    + "\u{4F60}\u{597D}\u{4E16}\u{754C} \u{645}\u{631}\u{62D}\u{628}\u{627} "
                    + "\u{5E9}\u{5DC}\u{5D5}\u{5DD} Ellenik\u{3AC} \u{41F}\u{440}\u{438}",
                [TextAttribute.font: system]
            ),
            (
                "Underlined double",
                [
                    TextAttribute.font: system, TextAttribute.underlineStyle: 9,
                    TextAttribute.underlineColor: red,
                ]
            ),
            (
                "Dashed and struck",
                [
                    TextAttribute.font: italic, TextAttribute.underlineStyle: 0x201,
                    TextAttribute.strikethroughStyle: 1, TextAttribute.foregroundColor: blue,
                ]
            ),
            (
                "Stroked on colour",
                [
                    TextAttribute.font: title, TextAttribute.strokeWidth: -3,
                    TextAttribute.strokeColor: red, TextAttribute.foregroundColor: blue,
                    TextAttribute.backgroundColor: CGColor(gray: 0.9, alpha: 1),
                ]
            ),
            ("let x = monospaced(0, 1)", [TextAttribute.font: mono]),
            (
                "The quick brown fox jumps over the lazy dog while fonts are being measured.",
                [TextAttribute.font: system]
            ),
            (
                "leaning and wide",
                [
                    TextAttribute.font: system, TextAttribute.obliqueness: 0.4,
                    TextAttribute.expansion: 0.3,
                ]
            ),
        ]
        var y: CGFloat = 8
        for (string, attributes) in blocks {
            var options = TextLayout.Options()
            options.width = 330
            let layout = TextLayout(
                NSAttributedString(string: string, attributes: attributes),
                options: options
            )
            layout.draw(at: CGPoint(x: 10, y: y), in: context)
            let top = Int(y * 2)
            for line in layout.lines {
                let from = top + Int(line.rect.minY * 2)
                #expect(
                    ink(pixels, rows: from..<from + Int(line.rect.height * 2)) > 200,
                    "\(string)"
                )
            }
            y += layout.size.height + 14
            #expect(ink(pixels, rows: Int(y * 2) - 8..<Int(y * 2) - 4) == 0, "\(string)")
        }
        if let path = ProcessInfo.processInfo.environment["CASEMENT_PAGE"] {
            try ImageEncoder.png(pixels).write(to: URL(fileURLWithPath: path))
        }
    }

    @Test("Core Text draws upright with y up, at the text position, and moves it")
    func drawsLine() throws {
        let (context, pixels) = try page()
        // Back to Core Graphics' own space, one pixel a point.
        context.scaleBy(x: 0.5, y: -0.5)
        context.translateBy(x: 0, y: CGFloat(-Self.height))
        let font = CTFont(.system(SystemFontRequest(), size: 100))
        let line = CTLineCreateWithAttributedString(
            NSAttributedString(string: "L", attributes: [TextAttribute.font: font])
        )
        context.textMatrix = .identity
        context.textPosition = CGPoint(x: 50, y: 200)
        CTLineDraw(line, context)
        let baseline = Self.height - 200
        #expect(ink(pixels, rows: baseline..<baseline + 30) == 0)
        // The foot of the L is wide and at the bottom.
        #expect(ink(pixels, rows: baseline - 6..<baseline - 4) > 80)
        #expect(ink(pixels, rows: baseline - 60..<baseline - 58) < 40)
        #expect(
            abs(context.textPosition.x - 50 - CTLineGetTypographicBounds(line, nil, nil, nil))
                < 0.01
        )
    }

    @Test("Drawing the same text twice gives the same bytes")
    func isDeterministic() throws {
        var pages: [[UInt32]] = []
        for _ in 0..<2 {
            let (context, pixels) = try page()
            let text = NSAttributedString(
                string: "Same bytes \u{1F600} \u{645}\u{631}",
                attributes: [TextAttribute.font: CTFont(.system(SystemFontRequest(), size: 19))]
            )
            TextLayout(text).draw(at: CGPoint(x: 3.3, y: 4.4), in: context)
            GlyphCache.shared.removeAll()
            pages.append((0..<100).flatMap { y in (0..<pixels.width).map { pixels[$0, y] } })
        }
        #expect(pages[0] == pages[1])
        #expect(pages[0].contains { $0 != 0xFFFF_FFFF })
    }
}
