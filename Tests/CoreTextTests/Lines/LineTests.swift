// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import CoreText
import Foundation
import Testing

@Suite("Lines")
struct LineTests {
    private let font = CTFont(.system(SystemFontRequest(), size: 17))

    private func line(_ string: String) -> CTLine {
        CTLineCreateWithAttributedString(
            NSAttributedString(string: string, attributes: [TextAttribute.font: font])
        )
    }

    private func width(_ line: CTLine) -> Double {
        CTLineGetTypographicBounds(line, nil, nil, nil)
    }

    @Test("A line's width is the sum of its runs' advances")
    func sumsAdvances() throws {
        let line = line("Hello, \u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{4E16}\u{754C} \u{1F600}!")
        let runs = try #require(CTLineGetGlyphRuns(line) as? [CTRun])
        #expect(runs.count >= 4)
        var total = 0.0
        for run in runs {
            let count = CTRunGetGlyphCount(run)
            var advances = [CGSize](repeating: .zero, count: count)
            CTRunGetAdvances(run, CFRangeMake(0, 0), &advances)
            total += advances.reduce(0) { $0 + Double($1.width) }
            var positions = [CGPoint](repeating: .zero, count: count)
            CTRunGetPositions(run, CFRangeMake(0, 0), &positions)
            #expect(positions.allSatisfy { $0.x >= -1 && Double($0.x) <= width(line) })
        }
        #expect(abs(total - width(line)) < 0.001)
        #expect(runs.contains { CTRunGetStatus($0).contains(.rightToLeft) })
        #expect(CTLineGetStringRange(line).length == 18)
    }

    @Test("Letters of two colours stand as those of one do, in runs of their own")
    func shapesAcrossColours() throws {
        let text = "AVAT\u{644}\u{627}\u{645}"
        let plain = line(text)
        for cut in [1, 2, 3, 6] {
            let string = NSMutableAttributedString(
                string: text,
                attributes: [TextAttribute.font: font]
            )
            string.addAttribute(
                TextAttribute.foregroundColor,
                value: CGColor(red: 1, green: 0, blue: 0, alpha: 1),
                range: NSRange(location: 0, length: cut)
            )
            let coloured = CTLineCreateWithAttributedString(string)
            #expect(abs(width(coloured) - width(plain)) < 0.001)
            let runs = try #require(CTLineGetGlyphRuns(coloured) as? [CTRun])
            let plainRuns = try #require(CTLineGetGlyphRuns(plain) as? [CTRun])
            #expect(runs.count == plainRuns.count + 1)
        }
        // Other room between letters is another shape.
        let apart = NSMutableAttributedString(string: "AV", attributes: [TextAttribute.font: font])
        let close = width(line("AV"))
        apart.addAttribute(TextAttribute.kern, value: 3, range: NSRange(location: 0, length: 1))
        #expect(width(CTLineCreateWithAttributedString(apart)) > close + 2.9)
    }

    @Test("Offsets and indices are each other's inverse in plain text")
    func findsPlaces() {
        let line = line("Typography")
        for index in 0...10 {
            let x = CTLineGetOffsetForStringIndex(line, index, nil)
            #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: x, y: 0)) == index)
        }
        #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: -50, y: 0)) == 0)
        #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: 900, y: 0)) == 10)
    }

    @Test("Where directions meet there are two places for the insertion point")
    func splitsCarets() {
        let line = line("abc \u{5D0}\u{5D1}\u{5D2}")
        var secondary: CGFloat = 0
        let primary = CTLineGetOffsetForStringIndex(line, 4, &secondary)
        #expect(abs(primary - secondary) > 10)
    }

    @Test("Truncation shows the token within the width, or nothing at all")
    func truncates() throws {
        let long = line("The quick brown fox jumps over the lazy dog")
        for type in [CTLineTruncationType.start, .middle, .end] {
            let cut = try #require(CTLineCreateTruncatedLine(long, 120, type, line("\u{2026}")))
            #expect(width(cut) <= 120.01)
            #expect(width(cut) > 100)
        }
        #expect(CTLineCreateTruncatedLine(long, 3, .end, line("\u{2026}")) == nil)
        #expect(CTLineCreateTruncatedLine(long, 4000, .end, nil) === long)
    }

    @Test("Justified lines are as wide as asked")
    func justifies() throws {
        let plain = line("one two three")
        let stretched = try #require(CTLineCreateJustifiedLine(plain, 1, 300))
        #expect(abs(width(stretched) - 300) < 0.01)
        let half = try #require(CTLineCreateJustifiedLine(plain, 0.5, 300))
        #expect(abs(width(half) - (300 + width(plain)) / 2) < 0.01)
        #expect(CTLineCreateJustifiedLine(plain, 1, 10) == nil)
        #expect(CTLineGetPenOffsetForFlush(plain, 0.5, 300) == (300 - width(plain)) / 2)
    }

    @Test("Typesetters suggest breaks after words and after characters")
    func breaksLines() {
        let text = NSAttributedString(
            string: "Hello wonderful world",
            attributes: [TextAttribute.font: font]
        )
        let typesetter = CTTypesetterCreateWithAttributedString(text)
        #expect(CTTypesetterSuggestLineBreak(typesetter, 0, 60) == 6)
        #expect(CTTypesetterSuggestLineBreak(typesetter, 6, 90) == 10)
        let cluster = CTTypesetterSuggestClusterBreak(typesetter, 0, 60)
        #expect(cluster > 6 && cluster < 10)
        #expect(CTTypesetterSuggestLineBreak(typesetter, 99, 60) == 0)
    }

    @Test("Frames fill a path from the top and go on where they ended")
    func fillsFrames() {
        let text = NSAttributedString(
            string: String(repeating: "word ", count: 60),
            attributes: [TextAttribute.font: font]
        )
        let setter = CTFramesetterCreateWithAttributedString(text)
        let path = CGPath(rect: CGRect(x: 10, y: 20, width: 200, height: 100), transform: nil)
        var start = 0
        var pages = 0
        while start < text.length, pages < 20 {
            let frame = CTFramesetterCreateFrame(setter, CFRangeMake(start, 0), path, nil)
            let visible = CTFrameGetVisibleStringRange(frame)
            #expect(visible.location == start)
            #expect(visible.length > 0)
            let count = CTFrameGetLines(frame).count
            var origins = [CGPoint](repeating: .zero, count: count)
            CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
            #expect(zip(origins, origins.dropFirst()).allSatisfy { $0.y > $1.y })
            #expect(origins.allSatisfy { $0.y > 0 && $0.y < 100 })
            start = visible.location + visible.length
            pages += 1
        }
        #expect(pages == 4)
        let size = CTFramesetterSuggestFrameSizeWithConstraints(
            setter,
            CFRangeMake(0, 0),
            nil,
            CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude),
            nil
        )
        #expect(size.width <= 200)
        #expect(size.height > 200)
    }

    @Test("A run delegate makes room in the line")
    func delegates() throws {
        let callbacks = [
            CTRunDelegateCallbacks(
                version: kCTRunDelegateCurrentVersion,
                dealloc: { _ in },
                getAscent: { _ in 40 },
                getDescent: { _ in 10 },
                getWidth: { _ in 33 }
            )
        ]
        var context = 0
        try withUnsafeMutablePointer(to: &context) { pointer in
            let delegate = try #require(CTRunDelegateCreate(callbacks, pointer))
            let text = NSAttributedString(
                string: "\u{FFFC}",
                attributes: [TextAttribute.runDelegate: delegate, TextAttribute.font: font]
            )
            var ascent: CGFloat = 0
            var descent: CGFloat = 0
            let line = CTLineCreateWithAttributedString(text)
            #expect(CTLineGetTypographicBounds(line, &ascent, &descent, nil) == 33)
            #expect(ascent == 40)
            #expect(descent == 10)
        }
    }

    @Test("A run delegate needs no context")
    func delegatesWithoutContext() throws {
        let callbacks = [
            CTRunDelegateCallbacks(
                version: kCTRunDelegateCurrentVersion,
                dealloc: { _ in },
                getAscent: { _ in 40 },
                getDescent: { _ in 10 },
                getWidth: { _ in 33 }
            )
        ]
        let delegate = try #require(CTRunDelegateCreate(callbacks, nil))
        let text = NSAttributedString(
            string: "\u{FFFC}",
            attributes: [TextAttribute.runDelegate: delegate]
        )
        let line = CTLineCreateWithAttributedString(text)
        #expect(CTLineGetTypographicBounds(line, nil, nil, nil) == 33)
    }
}
