// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import CoreText
import Foundation
import Testing

@Suite("Layout of lines")
struct TextLayoutTests {
    static let font = CTFont(.system(SystemFontRequest(), size: 17))

    func text(
        _ string: String,
        font: CTFont = Self.font,
        _ attributes: [NSAttributedString.Key: Any] = [:]
    ) -> NSAttributedString {
        NSAttributedString(
            string: string,
            attributes: attributes.merging([TextAttribute.font: font]) { $1 }
        )
    }

    func layout(
        _ string: NSAttributedString,
        width: CGFloat = .infinity,
        lines: Int = 0,
        mode: ParagraphFormat.BreakMode? = nil,
        isLabel: Bool = true
    ) -> TextLayout {
        var options = TextLayout.Options()
        options.width = width
        options.maximumLines = lines
        options.wrapsAsLabel = isLabel
        return TextLayout(string, options: options, defaults: .init(breakMode: mode))
    }

    func strings(_ layout: TextLayout) -> [String] {
        layout.lines.map { line in
            String(decoding: layout.text.units[line.range], as: UTF16.self)
        }
    }

    @Test("Labels of the system font are as wide and high as on a phone")
    func matchesPhone() {
        // Source: Docs/facts.md, "Labels"; recorded at 3x.
        let recorded: [(String, CGFloat, CGFloat, CGFloat)] = [
            ("Layout", 17, 51.3333, 20.3333), ("the", 17, 25, 20.3333), ("point", 17, 39, 20.3333),
            ("point", 16, 37, 19.3333), ("?", 15, 7.6667, 18), ("?", 14, 7.3333, 17),
        ]
        for (string, size, width, height) in recorded {
            let font = CTFont(.system(SystemFontRequest(), size: size))
            let found = layout(text(string, font: font)).pixelSize(scale: 3)
            #expect(abs(found.height - height) < 0.001, "\(string) \(size)")
            #expect(abs(found.width - width) <= 0.7, "\(string) \(size): \(found.width)")
        }
    }

    @Test("Words wrap, spaces at the end hang, and every unit is in one line")
    func wraps() {
        let string = "The quick brown fox jumps over the lazy dog"
        let found = layout(text(string), width: 100)
        #expect(strings(found).joined() == string)
        #expect(found.lines.count > 2)
        #expect(found.lines.allSatisfy { $0.content.inkWidth <= 100.01 })
        #expect(strings(found).allSatisfy { !$0.hasPrefix(" ") })
        #expect(strings(found).dropLast().allSatisfy { $0.hasSuffix(" ") })
        #expect(found.size.width <= 100)
    }

    @Test("A word that is wider than the line breaks between characters")
    func breaksLongWords() {
        let found = layout(text("Donaudampfschifffahrtsgesellschaft"), width: 60)
        #expect(found.lines.count >= 5)
        #expect(found.lines.allSatisfy { $0.content.inkWidth <= 60.01 })
        // Even a width of nothing shows a character a line.
        #expect(layout(text("abc"), width: 0).lines.count == 3)
        #expect(layout(text("abc"), width: -5).lines.count == 3)
    }

    @Test("Character wrapping fills lines better than word wrapping")
    func wrapsCharacters() {
        let string = text("Incomprehensibilities of internationalization matter")
        let words = layout(string, width: 120)
        let characters = layout(string, width: 120, mode: .character)
        #expect(characters.lines.count <= words.lines.count)
        #expect(characters.lines[0].content.inkWidth > 110)
    }

    @Test("Heights are lines times the line height")
    func measuresHeight() {
        let found = layout(text("a\nb\nc"))
        #expect(abs(found.size.height - 3 * 17 * 1.193359) < 0.001)
        #expect(found.lines.count == 3)
        #expect(abs(found.firstBaseline - 17 * 0.9521484) < 0.001)
    }

    @Test("Truncation keeps within the width and shows which end is left out")
    func truncates() {
        let string = text("The quick brown fox jumps over the lazy dog")
        for mode in [ParagraphFormat.BreakMode.truncateHead, .truncateTail, .truncateMiddle] {
            let found = layout(string, width: 150, lines: 1, mode: mode)
            #expect(found.lines.count == 1)
            #expect(found.isTruncated)
            #expect(found.lines[0].content.inkWidth <= 150.01)
            #expect(found.lines[0].content.inkWidth > 130)
            let content = found.lines[0].content
            let token = content.runs.firstIndex { $0.isToken }
            switch mode {
            case .truncateHead: #expect(token == 0)
            case .truncateTail: #expect(token == content.runs.count - 1)
            default: #expect(token == 1 && content.runs.count == 3)
            }
        }
        #expect(!layout(string, width: 1000, lines: 1, mode: .truncateTail).isTruncated)
    }

    @Test("Lines beyond the limit leave an ellipsis on the last one, also across paragraphs")
    func limitsLines() {
        let found = layout(text("one\ntwo\nthree"), width: 200, lines: 2, mode: .truncateTail)
        #expect(found.lines.count == 2)
        #expect(found.lines[1].isTruncated)
        #expect(found.lines[1].content.runs.last?.isToken == true)
        let wrapped = layout(text("one\ntwo\nthree"), width: 200, lines: 2, mode: .word)
        #expect(wrapped.lines.count == 2)
        #expect(!wrapped.lines[1].isTruncated)
    }

    @Test("Clipping a limited label lets the last line run on")
    func clips() {
        let found = layout(
            text("The quick brown fox jumps over the lazy dog"),
            width: 100,
            lines: 2,
            mode: .clip
        )
        #expect(found.lines.count == 2)
        #expect(found.size.width > 100)
    }

    @Test("Paragraph formats move and stretch lines")
    func formats() {
        var format = ParagraphFormat()
        format.firstLineHeadIndent = 20
        format.headIndent = 10
        format.tailIndent = -30
        format.lineSpacing = 5
        format.paragraphSpacing = 7
        format.paragraphSpacingBefore = 3
        format.minimumLineHeight = 30
        var options = TextLayout.Options()
        options.width = 200
        let string = text("The quick brown fox jumps over the lazy dog\nNext")
        let found = TextLayout(string, options: options, defaults: .init(format: format))
        #expect(found.lines[0].usedRect.minX == 20)
        #expect(found.lines[1].usedRect.minX == 10)
        #expect(found.lines[0].rect.width == 150)
        #expect(found.lines[0].rect.height == 30)
        #expect(found.lines[1].rect.minY == 35)
        let next = found.lines.count - 1
        #expect(found.lines[next].rect.minY - found.lines[next - 1].rect.minY == 45)
        // The extra height is above the letters.
        #expect(abs(found.lines[0].rect.maxY - found.lines[0].origin.y - 17 * 0.2412109) < 0.001)
    }

    @Test("Alignment puts ink at the left, middle or right, and justified lines fill the width")
    func aligns() {
        var options = TextLayout.Options()
        options.width = 200
        var format = ParagraphFormat()
        let string = text("The quick brown fox jumps over the lazy dog")
        format.alignment = .right
        var found = TextLayout(string, options: options, defaults: .init(format: format))
        #expect(found.lines.allSatisfy { abs($0.usedRect.maxX - 200) < 0.01 })
        format.alignment = .center
        found = TextLayout(string, options: options, defaults: .init(format: format))
        #expect(found.lines.allSatisfy { abs($0.usedRect.midX - 100) < 0.01 })
        format.alignment = .justified
        found = TextLayout(string, options: options, defaults: .init(format: format))
        #expect(found.lines.dropLast().allSatisfy { abs($0.usedRect.width - 200) < 0.01 })
        #expect(found.lines.last.map { $0.usedRect.width < 190 } == true)
    }

    @Test("Right-to-left paragraphs start at the right")
    func runsRightToLeft() {
        let found = layout(text("\u{5E9}\u{5DC}\u{5D5}\u{5DD} abc"), width: 300)
        let line = found.lines[0]
        #expect(line.content.baseLevel == 1)
        #expect(abs(line.usedRect.maxX - 300) < 0.01)
        // The Latin word is seen at the left, though it comes last.
        #expect(line.content.caretOffset(0).primary > line.content.caretOffset(5).primary)
        #expect(line.content.runs.first?.range.upperBound == 8)
    }

    @Test("Tabs go to the stops")
    func tabs() {
        let found = layout(text("a\tb\tc"))
        let content = found.lines[0].content
        #expect(abs(content.caretOffset(2).primary - 28) < 0.01)
        #expect(abs(content.caretOffset(4).primary - 56) < 0.01)
        var format = ParagraphFormat()
        format.tabs = [
            .init(alignment: .right, location: 100), .init(alignment: .center, location: 200),
        ]
        let custom = TextLayout(
            text("a\t12\tmid"),
            options: TextLayout.Options(),
            defaults: .init(format: format)
        ).lines[0].content
        #expect(abs(custom.caretOffset(4).primary - 100) < 0.01)
        let middle = (custom.caretOffset(5).primary + custom.width) / 2
        #expect(abs(middle - 200) < 0.01)
    }

    @Test("Soft hyphens show only where a line ends")
    func hyphenates() {
        let found = layout(text("extra\u{AD}ordinary"), width: 80)
        #expect(found.lines.count == 2)
        #expect(found.lines[0].content.runs.last?.isToken == true)
        let wide = layout(text("extra\u{AD}ordinary"), width: 300)
        #expect(wide.lines.count == 1)
        #expect(wide.lines[0].content.runs.allSatisfy { !$0.isToken })
    }

    @Test("Points and characters find each other")
    func hits() {
        let found = layout(text("Hello world\nsecond"), width: 400)
        for unit in [0, 3, 6, 10, 12, 15] {
            let caret = found.caretRect(at: unit)
            let point = CGPoint(x: caret.minX + 0.1, y: caret.midY)
            #expect(found.insertionIndex(at: point) == unit)
        }
        #expect(found.insertionIndex(at: CGPoint(x: 399, y: 5)) == 11)
        #expect(found.insertionIndex(at: CGPoint(x: 399, y: 500)) == 18)
        #expect(found.rects(for: 0..<5).count == 1)
        #expect(found.rects(for: 8..<15).count == 2)
        #expect(found.boundingRect(for: 100..<101).isNull)
        #expect(found.characterIfHit(at: CGPoint(x: 300, y: 5)) == nil)
    }

    @Test(
        "Strange strings end with an answer",
        arguments: [
            "", "\n", "\n\n\n", "\u{FFFC}", "\u{200D}\u{200D}", "e\u{301}\u{301}\u{301}",
            "\u{202E}abc\u{202C}", "\t\t\t", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}",
            "\u{0}a\u{7}",
        ]
    )
    func survives(_ string: String) {
        for width in [0, 10, 1000, CGFloat.infinity, .nan] {
            for mode in [ParagraphFormat.BreakMode.word, .character, .truncateMiddle, .clip] {
                let found = layout(text(string), width: width, lines: 2, mode: mode)
                #expect(found.size.height.isFinite)
                _ = found.insertionIndex(at: CGPoint(x: 5, y: 5))
                _ = found.caretRect(at: 0)
            }
        }
    }

    @Test("Halves of surrogate pairs are survived")
    func survivesHalves() {
        let units: [unichar] = [0xD800, 0x41, 0xDC00, 0xDC00, 0xD83D]
        let string = NSString(characters: units, length: units.count)
        let found = layout(NSAttributedString(string: string as String), width: 20)
        #expect(found.size.height > 0)
    }
}
