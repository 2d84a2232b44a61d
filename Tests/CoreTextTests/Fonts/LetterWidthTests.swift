// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import CoreText
import Foundation
import Testing

@Suite("Widths of the system font's letters")
struct LetterWidthTests {
    private func system(
        _ size: CGFloat,
        weight: CGFloat = 400,
        isItalic: Bool = false
    ) -> FontInstance {
        let request = SystemFontRequest(weight: FontWeight.kit(Double(weight)), isItalic: isItalic)
        return .system(request, size: size)
    }

    private func line(_ text: String, _ font: FontInstance) -> CTLine {
        let attributes: [NSAttributedString.Key: Any] = [TextAttribute.font: CTFont(font)]
        return CTLineCreateWithAttributedString(
            NSAttributedString(string: text, attributes: attributes)
        )
    }

    private func width(_ text: String, _ font: FontInstance) -> CGFloat {
        CGFloat(CTLineGetTypographicBounds(line(text, font), nil, nil, nil))
    }

    private func glyph(_ letter: Unicode.Scalar, _ font: FontInstance) -> CGGlyph {
        var glyph: CGGlyph = 0
        _ = CTFontGetGlyphsForCharacters(CTFont(font), [UInt16(letter.value)], &glyph, 1)
        return glyph
    }

    /// Points by which a label's text lies outside the pixel that was recorded.
    private func error(_ row: LetterWidthRecordings.Row) -> CGFloat {
        let found = width(row.text, system(row.size, weight: row.weight))
        return max(0, row.width - row.pixel - found, found - row.width)
    }

    @Test("Text below 20 points is as wide as the labels that phones recorded, to a pixel")
    func agreesWithRecordings() {
        let rows = LetterWidthRecordings.rows.filter { $0.size < 20 }
        #expect(rows.count > 1000)
        let errors = rows.map(error)
        let far = zip(rows, errors).filter { $1 > max($0.pixel, 0.5) + 0.05 }
        #expect(far.isEmpty, "\(far.map { "\($0.text) \($0.size): \($1)" })")
        #expect(errors.reduce(0, +) / CGFloat(errors.count) < 0.035)
        #expect(errors.filter { $0 < 0.01 }.count > rows.count * 3 / 4)
    }

    @Test("Text from 20 points on is within a point of the labels that phones recorded")
    func agreesWithLargeRecordings() {
        let errors = LetterWidthRecordings.rows.filter { $0.size >= 20 }.map(error)
        #expect(errors.count > 50)
        #expect((errors.max() ?? 9) < 1)
        #expect(errors.reduce(0, +) / CGFloat(max(errors.count, 1)) < 0.25)
    }

    @Test("What snapshots of other projects say is met to a pixel")
    func agreesWithSnapshots() {
        let known: [(text: String, size: CGFloat, weight: CGFloat, width: CGFloat)] = [
            ("the", 17, 400, 75), ("point", 17, 400, 117), ("What's", 17, 600, 167),
            ("the", 16, 400, 71), ("point", 16, 400, 111), ("What's", 16, 600, 158),
            ("?", 15, 400, 23), ("?", 14, 400, 22),
        ]
        for label in known {
            let font = system(label.size, weight: label.weight)
            let pixels = (width(label.text, font) * 3 - 1e-6).rounded(.up)
            #expect(abs(pixels - label.width) <= 1, "\(label.text) at \(label.size)")
        }
        // The label and the button, which counts in points, of Tinder/Layout's examples.
        #expect((width("Layout", system(17)) * 3).rounded(.up) == 154)
        #expect(width("Layout", system(15)).rounded(.up) == 47)
    }

    /// The left axis of a bar chart stands 10 points and its longest label's width from the edge, so
    /// that its place in a picture tells the width to a thirtieth of a point.
    ///
    /// Source: danielgindi/Charts 29e4f58f, the phone's pictures of BarChartTests.
    @Test("Axis labels are as wide as pictures of charts show")
    func agreesWithPictures() {
        for (label, recorded) in [("-80", 17.72), ("100", 17.61), ("-100", 22.39)] {
            #expect(abs(width(label, system(10)) - recorded) < 0.08, "\(label)")
        }
    }

    @Test("Measured lines, glyph advances and carets agree", arguments: [9, 15, 17, 20, 40])
    func agreesAmongTheApis(size: CGFloat) {
        for weight in [400, 600, 800] as [CGFloat] {
            let font = system(size, weight: weight)
            for text in ["w", "a", ".", "5", "M"] {
                let whole = width(text, font)
                let advance = CTFontGetAdvancesForGlyphs(
                    CTFont(font),
                    .default,
                    [glyph(text.unicodeScalars.first ?? "?", font)],
                    nil,
                    1
                )
                #expect(abs(whole - CGFloat(advance)) < 1e-6)
                let caret = CTLineGetOffsetForStringIndex(line(text, font), 1, nil)
                #expect(abs(caret - whole) < 1e-6)
            }
        }
    }

    @Test("A letter stands in the middle of its width")
    func centresLetters() throws {
        let font = system(17)
        let units = CGFloat(font.font.unitsPerEm)
        for letter in "w.a:" {
            let scalar = try #require(letter.unicodeScalars.first)
            let glyph = glyph(scalar, font)
            let own = CGFloat(font.font.face.advance(glyph)) / units * 17
            let ink = font.bounds(of: glyph)
            let shown = CTLineGetBoundsWithOptions(line(String(letter), font), .useGlyphPathBounds)
            let room = width(String(letter), font) - font.tracking * 17
            #expect(room != own)
            #expect(abs((shown.midX - room / 2) - (ink.midX - own / 2)) < 17 / units)
        }
    }

    @Test("Accents, in one character or two, leave a letter's width and stay above it")
    func keepsAccents() throws {
        for size in [17, 28] as [CGFloat] {
            let font = system(size)
            for (plain, one, two) in [("a", "\u{E1}", "a\u{301}"), ("W", "\u{174}", "W\u{302}")] {
                #expect(abs(width(plain, font) - width(one, font)) < 1e-6)
                #expect(abs(width(one, font) - width(two, font)) < 1e-6)
            }
        }
        // A mark for which there is no letter in one character stands as in Inter itself.
        func distance(_ font: FontInstance) -> CGFloat {
            let bare = CTLineGetBoundsWithOptions(line("w", font), .useGlyphPathBounds)
            let marked = CTLineGetBoundsWithOptions(
                line("w\u{303}\u{323}", font),
                .useGlyphPathBounds
            )
            return marked.midX - bare.midX
        }
        let inter = try #require(FontInstance.named("Inter-Regular", size: 17))
        #expect(abs(distance(system(17)) - distance(inter)) < 0.01)
    }

    @Test("Inter itself, other fonts and other designs keep their own widths")
    func leavesOthers() throws {
        let inter = try #require(FontInstance.named("Inter-Regular", size: 17))
        #expect(inter.widths == nil)
        let units = CGFloat(inter.font.unitsPerEm)
        let own = CGFloat(inter.font.face.advance(glyph("w", inter))) / units * 17
        #expect(abs(width("w", inter) - own) < 1e-6)
        #expect(width("w", system(17)) < own)
        // The same face shaped for both in turn.
        #expect(abs(width("w", inter) - own) < 1e-6)
        let mono = FontInstance.system(SystemFontRequest(design: .monospaced), size: 17)
        #expect(mono.widths == nil)
        #expect(abs(width("w", mono) - width("i", mono)) < 1e-6)
    }

    @Test("Weights between the named ones lie between their widths, and extremes are bold's")
    func interpolatesWeights() {
        let rows = LetterWidths.rows
        #expect(rows.count > 62)
        for row in rows {
            #expect(abs(row.text) < 100 && abs(row.display) < 250, "\(row.letter)")
        }
        let bold = system(17, weight: 700)
        let black = system(17, weight: 900)
        let letter = glyph("a", bold)
        #expect(bold.widths?.added(to: letter) == black.widths?.added(to: glyph("a", black)))
        #expect(bold.widths?.added(to: .max) == 0)
    }

    @Test("Texts in pieces are as wide as whole, in every script and direction")
    func addsUp() {
        let font = system(17)
        for text in [
            "wax wax", "a.b:c", "w\u{5D0}w\u{5D1}w", "\u{202E}waw\u{202C}", "\u{202E}a\u{301}w",
        ] {
            let line = line(text, font)
            let runs = CTLineGetGlyphRuns(line) as? [CTRun] ?? []
            let sum = runs.reduce(0) {
                $0 + CTRunGetTypographicBounds($1, CFRangeMake(0, 0), nil, nil, nil)
            }
            #expect(abs(sum - CTLineGetTypographicBounds(line, nil, nil, nil)) < 1e-6)
        }
    }

    /// Measured on a phone by HandyUIKit's tests: 3015 points, and eleven lines of 300 points.
    @Test func helveticaNeueIsAsWideAsOnAPhone() throws {
        let text =
            "Lorem ipsum dolor sit amet, consectetur adipisici elit, sed eiusmod tempor incidunt ut labore et "
            + "dolore magna aliqua. Ut enim ad minim veniam, quis nostrud exercitation ullamco laboris nisi ut "
            + "aliquid ex ea commodi consequat. Quis aute iure reprehenderit in voluptate velit esse cillum "
            + "dolore eu fugiat nulla pariatur. Excepteur sint obcaecat cupiditat non proident, sunt in culpa "
            + "qui officia deserunt mollit anim id est laborum."
        let font = try #require(FontInstance.named("Helvetica Neue", size: 16))
        #expect(abs(width(text, font) - 3015) < 8)
        let bold = try #require(FontInstance.named("HelveticaNeue-Bold", size: 1000))
        #expect(abs(width("HHHH", bold) - 2964) < 1)
        // Accented letters are as wide as those without, and light ones as regular ones.
        let light = try #require(FontInstance.named("HelveticaNeue-Light", size: 1000))
        #expect(abs(width("\u{E9}", light) - 537) < 1)
    }
}
