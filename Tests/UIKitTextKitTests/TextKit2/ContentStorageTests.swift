// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import UIKitTextKit

private final class Editor: NSObject, NSTextContentStorageDelegate {
    var hides: (String) -> Bool = { _ in false }
    var shown: [String: NSAttributedString] = [:]
    var storage: NSTextStorage?

    func textContentManager(
        _ textContentManager: NSTextContentManager,
        shouldEnumerate textElement: NSTextElement,
        options: NSTextContentManager.EnumerationOptions
    ) -> Bool {
        !hides((textElement as? NSTextParagraph)?.attributedString.string ?? "")
    }

    func textContentStorage(
        _ textContentStorage: NSTextContentStorage,
        textParagraphWith range: NSRange
    ) -> NSTextParagraph? {
        let text = textContentStorage.textStorage?.attributedSubstring(from: range)
        return shown[text?.string ?? ""].map { NSTextParagraph(attributedString: $0) }
    }
}

/// A document of lines that are kept as strings, with places of its own.
private final class LineDocument: NSTextContentManager {
    final class Place: NSObject, NSTextLocation {
        let line: Int
        let unit: Int

        init(_ line: Int, _ unit: Int) {
            self.line = line
            self.unit = unit
        }

        func compare(_ location: any NSTextLocation) -> ComparisonResult {
            guard let other = location as? Place else { return .orderedSame }
            if (line, unit) == (other.line, other.unit) { return .orderedSame }
            return (line, unit) < (other.line, other.unit) ? .orderedAscending : .orderedDescending
        }
    }

    private(set) var paragraphs: [NSTextParagraph] = []

    init(_ lines: [String]) {
        super.init()
        paragraphs = lines.map(make)
        place()
    }

    required init?(coder: NSCoder) { return nil }

    private func make(_ line: String) -> NSTextParagraph {
        let font = UIFont.systemFont(ofSize: 17)
        let text = NSAttributedString(string: line + "\n", attributes: [.font: font])
        let paragraph = NSTextParagraph(attributedString: text)
        paragraph.textContentManager = self
        return paragraph
    }

    private func place() {
        for (index, paragraph) in paragraphs.enumerated() {
            paragraph.elementRange = NSTextRange(
                location: Place(index, 0),
                end: Place(index + 1, 0)
            )
        }
    }

    func replace(_ index: Int, _ line: String) {
        performEditingTransaction {
            paragraphs[index] = make(line)
            place()
            let range = NSTextRange(location: Place(index, 0), end: Place(index + 1, 0))
            if let range { recordEditAction(in: range, newTextRange: range) }
        }
    }

    override var documentRange: NSTextRange {
        NSTextRange(location: Place(0, 0), end: Place(paragraphs.count, 0)) ?? super.documentRange
    }

    override func enumerateTextElements(
        from textLocation: (any NSTextLocation)?,
        options: NSTextContentManager.EnumerationOptions = [],
        using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)? {
        let first = (textLocation as? Place)?.line ?? 0
        for index in first..<max(first, paragraphs.count) where !block(paragraphs[index]) {
            return Place(index + 1, 0)
        }
        return documentRange.endLocation
    }

    override func location(
        _ location: any NSTextLocation,
        offsetBy offset: Int
    ) -> (any NSTextLocation)? {
        (location as? Place).map { Place($0.line, $0.unit + offset) }
    }

    override func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
        guard let from = from as? Place, let to = to as? Place else { return NSNotFound }
        let between = paragraphs[min(from.line, to.line)..<to.line].map(\.attributedString.length)
        return between.reduce(0, +) + to.unit - from.unit
    }
}

struct ContentStorageTests {
    private func texts(_ manager: NSTextContentManager, from unit: Int? = nil) -> [String] {
        var found: [String] = []
        manager.enumerateTextElements(from: unit.map { TextOffset($0) }) { element in
            found.append((element as? NSTextParagraph)?.attributedString.string ?? "?")
            return true
        }
        return found
    }

    @Test func eachParagraphIsAnElement() {
        let stack = TextStack("one\r\ntwo\u{2029}three")
        #expect(texts(stack.contents) == ["one\r\n", "two\u{2029}", "three"])
        #expect(texts(stack.contents, from: 5) == ["two\u{2029}", "three"])
        let elements = stack.contents.textElements(for: stack.range(3, 6))
        #expect(elements.map { stack.units($0.elementRange) } == [0..<5, 5..<9])
        let paragraph = elements.first as? NSTextParagraph
        #expect(stack.units(paragraph?.paragraphContentRange) == 0..<3)
        #expect(stack.units(paragraph?.paragraphSeparatorRange) == 3..<5)
    }

    @Test func elementsStayTheSameWhileSomebodyHoldsThem() {
        let stack = TextStack("one\ntwo\nthree")
        let old = stack.contents.textElements(for: stack.contents.documentRange)
        stack.replace(0, 0, "and ")
        let new = stack.contents.textElements(for: stack.contents.documentRange)
        #expect(zip(old, new).map { $0 === $1 } == [false, true, true])
        #expect(stack.units(old[2].elementRange) == 12..<17)
    }

    @Test func placesCountInUnits() {
        let stack = TextStack("a\u{1F469}b")
        let contents = stack.contents
        #expect((contents.location(TextOffset(1), offsetBy: 2) as? TextOffset)?.unit == 3)
        #expect(contents.location(TextOffset(1), offsetBy: 9) == nil)
        #expect(contents.offset(from: TextOffset(3), to: TextOffset(1)) == -2)
        let whole = contents.adjustedRange(
            from: stack.range(2, 3),
            forEditingTextSelection: true
        )
        #expect(stack.units(whole) == 1..<3)
    }

    @Test func layoutFollowsAtTheEndOfATransaction() {
        let stack = TextStack("one")
        _ = stack.fragments
        stack.contents.performEditingTransaction {
            #expect(stack.contents.hasEditingTransaction)
            stack.storage.replaceCharacters(in: NSRange(location: 3, length: 0), with: "\ntwo")
            stack.storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "zero\n")
        }
        #expect(!stack.contents.hasEditingTransaction)
        #expect(stack.fragments.map { stack.units($0.rangeInElement) } == [0..<5, 5..<9, 9..<12])
    }

    @Test func withoutSynchronizingLayoutWaitsForACall() {
        let stack = TextStack("one")
        stack.contents.automaticallySynchronizesTextLayoutManagers = false
        stack.replace(3, 3, "\ntwo")
        #expect(stack.manager.engine.flow.length == 3)
        stack.replace(0, 0, "zero\n")
        var isDone = false
        stack.contents.synchronizeTextLayoutManagers { error in isDone = error == nil }
        #expect(isDone)
        #expect(stack.fragments.count == 3)
    }

    @Test func aDelegateShowsOtherParagraphsOfTheSameLength() throws {
        let stack = TextStack("one\ntwo\n")
        let editor = Editor()
        let large: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 40)]
        editor.shown["two\n"] = NSAttributedString(string: "TWO\n", attributes: large)
        stack.contents.delegate = editor
        let fragments = stack.fragments
        #expect(
            fragments[1].layoutFragmentFrame.height > 2 * fragments[0].layoutFragmentFrame.height
        )
        let line = try #require(fragments[1].textLineFragments.first)
        #expect(line.attributedString.string == "TWO\n")
        #expect(stack.storage.string == "one\ntwo\n")
    }

    @Test func aDelegateHidesElements() {
        let stack = TextStack("one\n#two\nthree")
        let editor = Editor()
        editor.hides = { $0.hasPrefix("#") }
        stack.contents.delegate = editor
        #expect(texts(stack.contents) == ["one\n", "three"])
        let fragments = stack.fragments
        #expect(fragments.count == 2)
        #expect(
            abs(fragments[1].layoutFragmentFrame.minY - fragments[0].layoutFragmentFrame.maxY)
                < 0.01
        )
        #expect(stack.manager.textLayoutFragment(for: TextOffset(5)) == nil)
        #expect(stack.segments(5, 5).first?.height ?? 0 > 0)
        editor.hides = { _ in false }
        stack.manager.invalidateLayout(for: stack.contents.documentRange)
        #expect(stack.fragments.count == 3)
    }

    @Test func contentsAreReplacedByElements() {
        let stack = TextStack("one\ntwo")
        let paragraph = NSTextParagraph(attributedString: NSAttributedString(string: "2\n3"))
        stack.contents.replaceContents(in: stack.range(4, 7), with: [paragraph])
        #expect(stack.storage.string == "one\n2\n3")
        stack.manager.replaceContents(
            in: stack.range(0, 3),
            with: NSAttributedString(string: "1")
        )
        #expect(stack.storage.string == "1\n2\n3")
        #expect(stack.fragments.count == 3)
    }

    @Test func severalLayoutManagersShareADocument() {
        let stack = TextStack("one two three four five six")
        let other = NSTextLayoutManager()
        other.textContainer = NSTextContainer(size: CGSize(width: 60, height: 0))
        stack.contents.addTextLayoutManager(other)
        #expect(stack.contents.primaryTextLayoutManager === stack.manager)
        stack.replace(0, 0, "zero\n")
        var lines = 0
        other.enumerateTextLayoutFragments(from: nil) {
            lines += $0.textLineFragments.count
            return true
        }
        #expect(lines > 3)
        #expect(stack.fragments.count == 2)
        stack.contents.removeTextLayoutManager(other)
        #expect(other.textContentManager == nil)
    }

    // MARK: Lists

    @Test func paragraphsInListsAreItems() {
        let list = NSTextList(markerFormat: NSTextList.MarkerFormat("{decimal}."), options: [])
        let style = NSMutableParagraphStyle()
        style.textLists = [list]
        style.headIndent = 36
        style.firstLineHeadIndent = 36
        let stack = TextStack("title\nfirst\nsecond\n")
        stack.storage.addAttribute(
            .paragraphStyle,
            value: style,
            range: NSRange(location: 6, length: 13)
        )
        let items = stack.fragments.compactMap { $0.textElement as? NSTextListElement }
        #expect(items.map(\.marker.string) == ["1.", "2."])
        #expect(items.first?.contents?.string == "first\n")
        stack.replace(6, 12, "")
        let rest = stack.fragments.compactMap { $0.textElement as? NSTextListElement }
        #expect(rest.map(\.marker.string) == ["1."])
        // The marker is drawn before the line.
        let surface = stack.fragments[1].renderingSurfaceBounds
        let line = stack.fragments[1].textLineFragments[0].typographicBounds
        #expect(surface.width >= line.width)
        let free = NSTextListElement(
            contents: NSAttributedString(string: "text"),
            textList: list,
            children: nil
        )
        #expect(free.attributedString.string == "\t1.\ttext")
    }

    // MARK: Documents of a program's own

    @Test func aDocumentOfAnotherKindIsLaidOut() throws {
        let document = LineDocument(["one", "two", "three"])
        let manager = NSTextLayoutManager()
        manager.textContainer = NSTextContainer(size: CGSize(width: 200, height: 0))
        document.addTextLayoutManager(manager)
        func fragments() -> [NSTextLayoutFragment] {
            var found: [NSTextLayoutFragment] = []
            manager.enumerateTextLayoutFragments(from: nil, options: .ensuresLayout) {
                found.append($0)
                return true
            }
            return found
        }
        let old = fragments()
        #expect(old.map { $0.textElement } == document.paragraphs)
        let count = manager.engine.flow.laidCount
        document.replace(1, "2nd")
        let new = fragments()
        #expect(zip(old, new).map { $0 === $1 } == [true, false, true])
        #expect(manager.engine.flow.laidCount == count + 1)
        let place = LineDocument.Place(1, 1)
        #expect(manager.textLayoutFragment(for: place) === new[1])
        let range = try #require(NSTextRange(location: place, end: LineDocument.Place(1, 3)))
        var rects: [CGRect] = []
        manager.enumerateTextSegments(in: range, type: .standard) { _, rect, _, _ in
            rects.append(rect)
            return true
        }
        #expect(rects.count == 1)
        #expect(abs((rects.first?.minY ?? 0) - new[1].layoutFragmentFrame.minY) < 0.01)
        let word = manager.textRange(for: .word, enclosing: place)
        #expect((word?.endLocation as? LineDocument.Place)?.unit == 3)
    }
}
