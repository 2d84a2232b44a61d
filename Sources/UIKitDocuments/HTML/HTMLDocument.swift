// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitTextKit
import UIKitValues

/// Makes attributed text of HTML, as UIKit's importer does.
///
/// Each block is a paragraph; blanks are collapsed as in a browser; items of lists begin with their
/// marker between tabs; cells of tables are paragraphs one after the other.
struct HTMLDocument {
    /// An element that has begun.
    private struct Element {
        let name: String
        let style: ElementStyle
        let attributes: [String: String]
        /// How many items a list has had, or where it begins.
        var itemNumber = 0
        /// The list that an element is.
        var list: NSTextList?
        /// Where the element's text begins.
        let start: Int
    }

    private var events: [MarkupEvent] = []
    private var sheet = StyleSheet()
    private let text = NSMutableAttributedString(string: "")
    private var elements: [Element] = []
    private var path: [StyleSheet.Subject] = []
    /// Where the paragraph at the end of the text begins.
    private var paragraphStart = 0
    /// Text of the innermost element that is not yet in the whole.
    private var pending = ""
    /// The length of the text with what is pending, in UTF-16.
    private var length = 0
    /// Whether the last character is a blank that goes where the paragraph ends.
    private var endsInLooseBlank = false
    /// Where the marker of an item ends, after which a block begins no new paragraph.
    private var markerEnd = -1

    init(_ html: String) throws {
        var styles: [Bool] = []
        var found: [MarkupEvent] = []
        var sheet = StyleSheet()
        try MarkupWalker.walk(html) { event in
            switch event {
            case .start(let name, _): styles.append(name == "style")
            case .end: styles.removeLast()
            case .text(let text): if styles.last == true { sheet.add(text) }
            }
            found.append(event)
        }
        events = found
        self.sheet = sheet
    }

    /// The text of the whole document.
    consuming func attributedText() -> NSAttributedString {
        for event in events {
            switch event {
            case .start(let name, let attributes): begin(name, attributes)
            case .end: end()
            case .text(let characters): add(characters)
            }
        }
        dropLooseBlank()
        flush()
        return text
    }

    private var style: ElementStyle { elements.last?.style ?? ElementStyle() }

    private var isAtParagraphStart: Bool { length == paragraphStart }

    // MARK: Elements

    private mutating func begin(_ name: String, _ attributes: [String: String]) {
        let classes = attributes["class"]?.split(whereSeparator: \.isWhitespace) ?? []
        path.append(
            StyleSheet.Subject(
                name: name,
                classes: Set(classes),
                identifier: attributes["id"]
            )
        )
        var style = style
        style.apply(name, attributes, sheet.declarations(for: path))
        if style.isBlock, !style.isHidden, length != markerEnd { finishParagraph() }
        flush()
        var element = Element(
            name: name,
            style: style,
            attributes: attributes,
            start: length
        )
        if name == "ul" || name == "ol" {
            element.list = list(name, attributes, style)
            element.itemNumber = (attributes["start"].flatMap { Int($0) } ?? 1) &- 1
        }
        if name == "li" { countItem(attributes) }
        elements.append(element)
        guard !style.isHidden else { return }
        switch name {
        case "li": addMarker()
        case "br": breakLine()
        case "img": addPicture(attributes)
        case "q": append("\u{201C}")
        case "hr": finishParagraph(evenIfEmpty: true)
        default: break
        }
    }

    private mutating func end() {
        guard let element = elements.last else { return }
        if element.name == "q", !element.style.isHidden { append("\u{201D}") }
        if element.style.isBlock, !element.style.isHidden, element.name != "html",
            element.name != "body"
        {
            finishParagraph()
            flush()
            if element.list != nil { spaceLastParagraph(of: element) }
        }
        flush()
        elements.removeLast()
        path.removeLast()
    }

    // MARK: Paragraphs

    /// Ends the paragraph that has text with the attributes of what is open.
    private mutating func finishParagraph(evenIfEmpty: Bool = false) {
        dropLooseBlank()
        guard !isAtParagraphStart || evenIfEmpty else { return }
        append("\n")
        paragraphStart = length
    }

    /// The last paragraph of an outermost list keeps the distance of the list.
    private func spaceLastParagraph(of list: Element) {
        let isNested = elements.dropLast().contains { $0.list != nil }
        guard !isNested, text.length > list.start else { return }
        let whole = text.string as NSString
        let last = whole.paragraphRange(for: NSRange(location: text.length - 1, length: 1))
        let present = text.attribute(.paragraphStyle, at: last.location, effectiveRange: nil)
        guard let style = (present as? NSParagraphStyle)?.mutableCopy() as? NSMutableParagraphStyle
        else { return }
        style.paragraphSpacing = list.style.size
        text.addAttribute(.paragraphStyle, value: style, range: last)
    }

    /// A line break is a character of its own within a paragraph, elsewhere it ends one.
    private mutating func breakLine() {
        let block = elements.last { $0.style.isBlock }?.name ?? "body"
        let isParagraph = block == "p" || block == "li" || block.wholeMatch(of: #/h[1-6]/#) != nil
        dropLooseBlank()
        if isParagraph { return append("\u{2028}") }
        finishParagraph(evenIfEmpty: true)
    }

    // MARK: Lists

    private func list(
        _ name: String,
        _ attributes: [String: String],
        _ style: ElementStyle
    ) -> NSTextList {
        let depth = elements.filter { $0.list != nil && $0.name == "ul" }.count
        let bullets: [NSTextList.MarkerFormat] = [.disc, .circle, .square]
        var format = name == "ol" ? NSTextList.MarkerFormat.decimal : bullets[min(depth, 2)]
        switch attributes["type"] {
        case "a": format = .lowercaseAlpha
        case "A": format = .uppercaseAlpha
        case "i": format = .lowercaseRoman
        case "I": format = .uppercaseRoman
        case "circle": format = .circle
        case "square": format = .square
        case "disc": format = .disc
        default: break
        }
        let list = NSTextList(markerFormat: style.listMarker ?? format)
        list.startingItemNumber = attributes["start"].flatMap { Int($0) } ?? 1
        return list
    }

    private mutating func countItem(_ attributes: [String: String]) {
        guard let index = elements.lastIndex(where: { $0.list != nil }) else { return }
        let number = attributes["value"].flatMap { Int($0) }
        elements[index].itemNumber = number ?? elements[index].itemNumber &+ 1
    }

    private mutating func addMarker() {
        guard let element = elements.last(where: { $0.list != nil }), let list = element.list,
            !list.markerFormat.rawValue.isEmpty
        else { return }
        let marker = list.marker(forItemNumber: element.itemNumber)
        append("\t" + marker + (list.isOrdered ? "." : "") + "\t")
        markerEnd = length
    }

    // MARK: Text

    private mutating func add(_ characters: String) {
        let style = style
        guard !style.isHidden else { return }
        if style.keepsBlanks { return addLines(characters) }
        // A return with a line feed is one character, which neither of them equals.
        let blanks: Set<Character> = [" ", "\t", "\n", "\r", "\r\n", "\u{0C}"]
        let isBlank = { blanks.contains($0) }
        var rest = characters[...]
        while let first = rest.first {
            if isBlank(first) {
                rest = rest.drop(while: isBlank)
                addBlank()
            } else {
                let word = rest.prefix { !isBlank($0) }
                rest = rest[word.endIndex...]
                append(style.cased(String(word)))
            }
        }
    }

    /// Adds a blank, unless there is one or the paragraph or a line of it begins here.
    private mutating func addBlank() {
        let follows = pending.utf16.last ?? (text.length == 0 ? nil : lastUnit)
        guard !isAtParagraphStart, let follows, ![0x20, 0x09, 0x2028].contains(follows) else {
            return
        }
        append(" ")
        endsInLooseBlank = true
    }

    private var lastUnit: UInt16 {
        (text.attributedSubstring(from: NSRange(location: text.length - 1, length: 1)).string)
            .utf16.first ?? 0
    }

    private mutating func dropLooseBlank() {
        guard endsInLooseBlank else { return }
        endsInLooseBlank = false
        length -= 1
        if pending.isEmpty {
            text.deleteCharacters(in: NSRange(location: length, length: 1))
        } else {
            pending.removeLast()
        }
    }

    /// Text whose blanks count: each of its lines is a paragraph.
    private mutating func addLines(_ characters: String) {
        let lines = characters.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (index, line) in lines.enumerated() {
            if !line.isEmpty { append(style.cased(String(line))) }
            if index + 1 < lines.count { finishParagraph(evenIfEmpty: true) }
        }
    }

    private mutating func append(_ characters: String) {
        pending += characters
        length += characters.utf16.count
        endsInLooseBlank = false
    }

    /// Puts what is pending into the whole, with the attributes of the innermost element.
    private mutating func flush() {
        guard !pending.isEmpty else { return }
        text.append(NSAttributedString(string: pending, attributes: attributes()))
        pending = ""
    }

    private func attributes() -> [NSAttributedString.Key: Any] {
        var attributes = style.textAttributes
        let block = elements.last { $0.style.isBlock }?.style ?? style
        attributes[.paragraphStyle] = block.paragraphStyle(in: elements.compactMap(\.list))
        return attributes
    }

    // MARK: Pictures

    /// A picture in the document itself; of one elsewhere its place is kept.
    private mutating func addPicture(_ attributes: [String: String]) {
        let content = attributes["src"].flatMap(DataAddress.init)?.content
        let picture = content.flatMap { UIImage(data: $0) }
        let attachment = NSTextAttachment()
        attachment.image = picture
        let size = picture?.size ?? .zero
        let width = attributes["width"].flatMap { Double($0) }.map { CGFloat($0) }
        let height = attributes["height"].flatMap { Double($0) }.map { CGFloat($0) }
        let ratio = size.width > 0 && size.height > 0 ? size.width / size.height : 1
        attachment.bounds.size = CGSize(
            width: width ?? height.map { $0 * ratio } ?? size.width,
            height: height ?? width.map { $0 / ratio } ?? size.height
        )
        flush()
        endsInLooseBlank = false
        let place = NSMutableAttributedString(attachment: attachment)
        place.addAttributes(
            self.attributes(),
            range: NSRange(location: 0, length: place.length)
        )
        text.append(place)
        length += place.length
    }
}
