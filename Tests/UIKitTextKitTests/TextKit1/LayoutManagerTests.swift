// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import UIKitTextKit

@MainActor
struct LayoutManagerTests {
    struct Stack {
        let storage: NSTextStorage
        let manager = NSLayoutManager()
        let container: NSTextContainer

        @MainActor
        init(_ text: String, width: CGFloat = 200, size: CGFloat = 17, height: CGFloat = 0) {
            storage = NSTextStorage(
                string: text,
                attributes: [.font: UIFont.systemFont(ofSize: size)]
            )
            container = NSTextContainer(size: CGSize(width: width, height: height))
            manager.addTextContainer(container)
            storage.addLayoutManager(manager)
        }

        /// Every line as it is laid out.
        @MainActor
        var lines: [String] {
            var found: [String] = []
            let all = NSRange(location: 0, length: storage.length)
            manager.enumerateLineFragments(forGlyphRange: all) { rect, used, _, range, _ in
                found.append("\(range.location)+\(range.length) \(rect) \(used)")
            }
            return found + ["\(manager.extraLineFragmentRect)"]
        }
    }

    private static let numbers =
        "one two three four five six seven eight nine ten eleven twelve thirteen fourteen"

    @Test func linesTouchAndStandWithinThePadding() {
        let stack = Stack(Self.numbers)
        var bottom: CGFloat = 0
        var count = 0
        let all = NSRange(location: 0, length: stack.storage.length)
        stack.manager.enumerateLineFragments(forGlyphRange: all) { rect, used, _, _, _ in
            #expect(rect.minX == 0 && rect.width == 200)
            #expect(abs(rect.minY - bottom) < 0.001)
            #expect(used.minX == 0 && used.maxX <= 200.01)
            bottom = rect.maxY
            count += 1
        }
        #expect(count == 4)
        let used = stack.manager.usedRect(for: stack.container)
        #expect(abs(used.height - bottom) < 0.001)
        #expect(stack.manager.location(forGlyphAt: 0).x == 5)
    }

    @Test func pointsAndGlyphsFindEachOther() {
        let stack = Stack("hello world\nsecond")
        for unit in 0..<11 {
            let rect = stack.manager.boundingRect(
                forGlyphRange: NSRange(location: unit, length: 1),
                in: stack.container
            )
            let middle = CGPoint(x: rect.midX, y: rect.midY)
            #expect(stack.manager.glyphIndex(for: middle, in: stack.container) == unit)
            let part = stack.manager.fractionOfDistanceThroughGlyph(
                for: middle,
                in: stack.container
            )
            #expect(abs(part - 0.5) < 0.01)
        }
        let line = stack.manager.lineFragmentRect(forGlyphAt: 13, effectiveRange: nil)
        #expect(line.minY > 15)
    }

    @Test func aSeparatorAtTheEndIsFollowedByAnExtraLine() {
        let stack = Stack("one\n")
        #expect(stack.manager.extraLineFragmentRect.minY > 15)
        #expect(stack.manager.extraLineFragmentTextContainer === stack.container)
        stack.storage.deleteCharacters(in: NSRange(location: 3, length: 1))
        #expect(stack.manager.extraLineFragmentRect == .zero)
        stack.storage.deleteCharacters(in: NSRange(location: 0, length: 3))
        #expect(stack.manager.extraLineFragmentRect.minY == 0)
        #expect(stack.manager.extraLineFragmentRect.height > 0)
    }

    @Test func aContainerCanLimitLinesAndCutTheLast() {
        let stack = Stack(Self.numbers)
        stack.container.maximumNumberOfLines = 2
        stack.container.lineBreakMode = .byTruncatingTail
        #expect(stack.lines.count == 3)
        let last = stack.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 30)
        #expect(last.location != NSNotFound)
        #expect(stack.manager.usedRect(for: stack.container).maxX <= 200.01)
    }

    @Test func textFlowsFromOneContainerIntoTheNext() {
        let stack = Stack(Self.numbers, height: 41)
        let second = NSTextContainer(size: CGSize(width: 100, height: 100))
        stack.manager.addTextContainer(second)
        let first = stack.manager.glyphRange(for: stack.container)
        let rest = stack.manager.glyphRange(for: second)
        #expect(first.location == 0 && first.length > 10)
        #expect(rest.location == first.length)
        #expect(rest.location + rest.length == stack.storage.length)
        #expect(stack.manager.textContainer(forGlyphAt: 0, effectiveRange: nil) === stack.container)
        let last = stack.storage.length - 1
        #expect(stack.manager.textContainer(forGlyphAt: last, effectiveRange: nil) === second)
    }

    @Test func textFlowsAroundAreas() {
        let stack = Stack(Self.numbers, width: 300)
        let area = CGRect(x: 0, y: 0, width: 150, height: 30)
        stack.container.exclusionPaths = [UIBezierPath(rect: area)]
        let first = stack.manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil)
        #expect(first.minX >= 149.5 && first.maxX == 300)
        let last = stack.manager.lineFragmentRect(
            forGlyphAt: stack.storage.length - 1,
            effectiveRange: nil
        )
        #expect(last.minX == 0)
    }

    @Test func delegatesSpaceLines() {
        final class Spacer: NSObject, NSLayoutManagerDelegate {
            func layoutManager(
                _ layoutManager: NSLayoutManager,
                lineSpacingAfterGlyphAt glyphIndex: Int,
                withProposedLineFragmentRect rect: CGRect
            ) -> CGFloat { 10 }
        }
        let stack = Stack("a\nb")
        let plain = stack.manager.usedRect(for: stack.container).height
        let spacer = Spacer()
        stack.manager.delegate = spacer
        #expect(abs(stack.manager.usedRect(for: stack.container).height - plain - 20) < 0.01)
    }

    /// Gives the units of a text properties.
    private final class Generator: NSObject, NSLayoutManagerDelegate {
        var properties: [Int: NSLayoutManager.GlyphProperty] = [:]
        var action = NSLayoutManager.ControlCharacterAction.zeroAdvancement
        var asked: [NSRange] = []

        func layoutManager(
            _ layoutManager: NSLayoutManager,
            shouldGenerateGlyphs glyphs: UnsafePointer<CGGlyph>,
            properties props: UnsafePointer<NSLayoutManager.GlyphProperty>,
            characterIndexes charIndexes: UnsafePointer<Int>,
            font aFont: UIFont,
            forGlyphRange glyphRange: NSRange
        ) -> Int {
            asked.append(glyphRange)
            let own = (0..<glyphRange.length).map { properties[charIndexes[$0]] ?? props[$0] }
            layoutManager.setGlyphs(
                glyphs,
                properties: own,
                characterIndexes: charIndexes,
                font: aFont,
                forGlyphRange: glyphRange
            )
            return glyphRange.length
        }

        func layoutManager(
            _ layoutManager: NSLayoutManager,
            shouldUse action: NSLayoutManager.ControlCharacterAction,
            forControlCharacterAt charIndex: Int
        ) -> NSLayoutManager.ControlCharacterAction {
            properties[charIndex] == nil ? action : self.action
        }
    }

    private func width(_ stack: Stack) -> CGFloat {
        stack.manager.usedRect(for: stack.container).width
    }

    @Test func aDelegateHidesGlyphs() {
        let stack = Stack("**bold** text\nnext")
        let shown = width(Stack("bold text"))
        let generator = Generator()
        for unit in [0, 1, 6, 7] { generator.properties[unit] = .null }
        #expect(width(stack) > shown)
        stack.manager.delegate = generator
        // Letters are not kerned across what is hidden.
        #expect(abs(width(stack) - shown) < 2)
        #expect(stack.manager.propertyForGlyph(at: 0) == .null)
        #expect(stack.manager.propertyForGlyph(at: 2) == [])
        #expect(stack.manager.propertyForGlyph(at: 8) == .elastic)
        #expect(stack.manager.notShownAttribute(forGlyphAt: 7))
        #expect(generator.asked.map(\.length) == [14, 4])
        // An edit asks for its paragraph alone.
        generator.asked = []
        stack.storage.replaceCharacters(in: NSRange(location: 16, length: 0), with: "!")
        _ = width(stack)
        #expect(generator.asked == [NSRange(location: 14, length: 5)])
    }

    @Test func aDelegateMakesControlCharacters() {
        let stack = Stack("one two")
        let generator = Generator()
        generator.properties[3] = .controlCharacter
        stack.manager.delegate = generator
        #expect(abs(width(stack) - width(Stack("onetwo"))) < 1)
        #expect(stack.manager.propertyForGlyph(at: 3) == .controlCharacter)
        generator.action = .lineBreak
        let all = NSRange(location: 0, length: 7)
        stack.manager.invalidateGlyphs(
            forCharacterRange: all,
            changeInLength: 0,
            actualCharacterRange: nil
        )
        var ranges: [NSRange] = []
        stack.manager.enumerateLineFragments(forGlyphRange: all) { _, _, _, range, _ in
            ranges.append(range)
        }
        #expect(ranges == [NSRange(location: 0, length: 4), NSRange(location: 4, length: 3)])
    }

    // MARK: Lists

    @Test func glyphsAndInsertionPointsAreWrittenDown() {
        let stack = Stack("ab \u{5D0}\u{5D1}")
        var glyphs = [CGGlyph](repeating: 0, count: 5)
        var units = [Int](repeating: -1, count: 5)
        var levels = [UInt8](repeating: 9, count: 5)
        let count = stack.manager.getGlyphs(
            in: NSRange(location: 0, length: 9),
            glyphs: &glyphs,
            properties: nil,
            characterIndexes: &units,
            bidiLevels: &levels
        )
        #expect(count == 5 && units == [0, 1, 2, 3, 4])
        #expect(glyphs[0] == stack.manager.cgGlyph(at: 0) && glyphs[0] != 0)
        #expect(levels == [0, 0, 0, 1, 1])
        var positions = [CGFloat](repeating: -1, count: 5)
        let points = stack.manager.getLineFragmentInsertionPoints(
            forCharacterAt: 1,
            alternatePositions: false,
            inDisplayOrder: true,
            positions: &positions,
            characterIndexes: &units
        )
        #expect(points == 5 && positions == positions.sorted() && positions[0] == 5)
        #expect(units.prefix(2) == [0, 1])
    }

    // MARK: Long texts

    private static let long = String(
        repeating: "A line of text that is about as long as lines are.\n",
        count: 20_000
    )

    @Test func aLongTextIsLaidOutWhereItIsSeen() {
        let stack = Stack(Self.long)
        stack.manager.allowsNonContiguousLayout = true
        let flow = stack.manager.flow
        _ = stack.manager.lineFragmentRect(forGlyphAt: 500_000, effectiveRange: nil)
        #expect(flow.laidCount <= 3)
        #expect(stack.manager.hasNonContiguousLayout)
        stack.storage.replaceCharacters(in: NSRange(location: 500_000, length: 0), with: "x")
        _ = stack.manager.lineFragmentRect(forGlyphAt: 500_000, effectiveRange: nil)
        #expect(flow.laidCount <= 6, "typing costs its paragraph")
    }

    @Test func withoutGapsEverythingBeforeAPlaceIsLaidOut() {
        let stack = Stack("a\nb\nc\nd")
        _ = stack.manager.lineFragmentRect(forGlyphAt: 4, effectiveRange: nil)
        #expect(stack.manager.firstUnlaidCharacterIndex() == 6)
    }

    @Test(arguments: [false, true])
    func editedTextIsLaidOutAsIfItWereNew(_ flowsAround: Bool) {
        var random = FixedRandom(seed: 11)
        let stack = Stack("first\nsecond line of text\n", width: 120)
        let area = UIBezierPath(rect: CGRect(x: 60, y: 10, width: 40, height: 40))
        if flowsAround { stack.container.exclusionPaths = [area] }
        let pieces = [
            "a", "word ", "\n", "\r\n", "\r", "\u{2029}", "\u{5D0}\u{5D1} ",
            "\u{1F469}\u{200D}\u{1F467}",
            "some more words to wrap ", "e\u{301}", "\t",
        ]
        for step in 0..<250 {
            let text = stack.storage
            let low = random.next(in: 0...text.length)
            let high = random.next(in: low...min(text.length, low + 8))
            let range = NSRange(location: low, length: high - low)
            switch random.next(in: 0...4) {
            case 0: text.deleteCharacters(in: range)
            case 1:
                let size = CGFloat(random.next(in: 8...30))
                text.addAttribute(.font, value: UIFont.systemFont(ofSize: size), range: range)
            default:
                text.replaceCharacters(
                    in: range,
                    with: pieces[random.next(in: 0...pieces.count - 1)]
                )
            }
            if text.length > 150 { text.deleteCharacters(in: NSRange(location: 40, length: 60)) }
            if random.next(in: 0...2) == 0 { _ = stack.manager.usedRect(for: stack.container) }
            let fresh = Stack("", width: 120)
            if flowsAround { fresh.container.exclusionPaths = [area] }
            fresh.storage.setAttributedString(text)
            guard stack.lines == fresh.lines else {
                Issue.record("step \(step): \(stack.lines) instead of \(fresh.lines)")
                return
            }
        }
    }

    // MARK: Subclasses

    /// A storage as programs write it, with the initializer without parameters.
    private final class Storage: NSTextStorage {
        private let text = NSMutableAttributedString(string: "")

        override init() { super.init() }
        required init?(coder: NSCoder) { return nil }

        override var string: String { text.string }

        override func attributes(
            at location: Int,
            effectiveRange range: NSRangePointer?
        ) -> [NSAttributedString.Key: Any] {
            text.attributes(at: location, effectiveRange: range)
        }

        override func replaceCharacters(in range: NSRange, with str: String) {
            text.replaceCharacters(in: range, with: str)
            edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
        }

        override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
            text.setAttributes(attrs, range: range)
            edited(.editedAttributes, range: range, changeInLength: 0)
        }
    }

    @Test func aStorageOfAProgramsOwnHoldsText() {
        let storage = Storage()
        storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "abc")
        #expect(storage.string == "abc" && storage.length == 3)
    }

    /// Draws a box in the place of the lines under glyphs.
    private final class Manager: NSLayoutManager {
        var asked: [String] = []

        override func drawUnderline(
            forGlyphRange glyphRange: NSRange,
            underlineType underlineVal: NSUnderlineStyle,
            baselineOffset: CGFloat,
            lineFragmentRect lineRect: CGRect,
            lineFragmentGlyphRange lineGlyphRange: NSRange,
            containerOrigin: CGPoint
        ) {
            let isInside = baselineOffset > 0 && baselineOffset < lineRect.height
            asked.append("\(glyphRange) \(underlineVal.rawValue) \(lineGlyphRange) \(isInside)")
        }
    }

    /// The picture of a text that a manager draws.
    private func picture(of text: NSAttributedString, _ manager: NSLayoutManager) -> Data? {
        let storage = NSTextStorage(attributedString: text)
        let container = NSTextContainer(size: CGSize(width: 200, height: 0))
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let size = CGSize(width: 200, height: 40)
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in
            manager.drawGlyphs(forGlyphRange: manager.glyphRange(for: container), at: .zero)
        }.pngData()
    }

    @Test func aSubclassDrawsTheLinesUnderGlyphs() {
        final class Same: NSLayoutManager {}
        let plain = NSMutableAttributedString(
            string: "plain lined",
            attributes: [.font: UIFont.systemFont(ofSize: 17)]
        )
        let lined = NSMutableAttributedString(attributedString: plain)
        let range = NSRange(location: 6, length: 5)
        lined.addAttribute(.underlineStyle, value: NSUnderlineStyle.double.rawValue, range: range)
        let manager = Manager()
        let drawn = picture(of: lined, manager)
        #expect(manager.asked == ["{6, 5} 9 {0, 11} true"])
        #expect(drawn == picture(of: plain, NSLayoutManager()))
        let byDefault = picture(of: lined, NSLayoutManager())
        #expect(byDefault != drawn && byDefault == picture(of: lined, Same()))
    }

    /// Draws the outlines of glyphs, by the function that iOS 13 renamed.
    private final class OutlineManager: NSLayoutManager {
        var asked: [String] = []
        var fills = true

        override func showCGGlyphs(
            _ glyphs: UnsafePointer<CGGlyph>,
            positions: UnsafePointer<CGPoint>,
            count glyphCount: Int,
            font: UIFont,
            matrix textMatrix: CGAffineTransform,
            attributes: [NSAttributedString.Key: Any] = [:],
            in graphicsContext: CGContext
        ) {
            let color = attributes[.foregroundColor] as? UIColor
            asked.append("\(glyphCount) \(font.pointSize) \(textMatrix.d) \(color == .red)")
            if !fills { graphicsContext.setTextDrawingMode(.stroke) }
            super.showCGGlyphs(
                glyphs,
                positions: positions,
                count: glyphCount,
                font: font,
                matrix: textMatrix,
                attributes: attributes,
                in: graphicsContext
            )
        }
    }

    @Test func aSubclassShowsGlyphs() {
        let text = NSMutableAttributedString(
            string: "small",
            attributes: [.font: UIFont.systemFont(ofSize: 12)]
        )
        text.append(
            NSAttributedString(
                string: " red",
                attributes: [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red]
            )
        )
        let manager = OutlineManager()
        let same = picture(of: text, manager)
        #expect(manager.asked == ["5 12.0 -1.0 false", "4 20.0 -1.0 true"])
        #expect(same == picture(of: text, NSLayoutManager()))
        let outlines = OutlineManager()
        outlines.fills = false
        #expect(picture(of: text, outlines) != same)
    }
}
