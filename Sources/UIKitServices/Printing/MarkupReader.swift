// SPDX-License-Identifier: Apache-2.0

package import Foundation
import ObjCRuntime

/// Reads HTML into a text with attributes, for printing.
///
/// It knows headings, paragraphs, line breaks, lists, tables of equal columns, rules, pictures in
/// `data:` addresses and files, bold, italic, underlined, struck, small, raised and lowered text, code,
/// links, `font`, and of styles colour, background, size, weight, slant, family, alignment,
/// decoration and margins. Damaged markup is read as text goes; nothing is fetched.
@MainActor
package struct MarkupReader {
    /// Reads markup; `width` is that of the lines, which columns share.
    package static func read(_ markup: String, width: CGFloat) -> NSAttributedString {
        var reader = MarkupReader(width: width)
        for token in MarkupScanner(markup) { reader.take(token) }
        return reader.finished()
    }

    /// An element that is open, with the style inside it.
    private struct Open {
        var name: String
        var style: MarkupStyle
    }

    /// A list that is open: the number of its last item, 0 in one of bullets.
    private struct List {
        var isOrdered: Bool
        var number = 0
    }

    private let width: CGFloat
    private let result = NSMutableAttributedString(string: "")
    private var open: [Open] = []
    private var lists: [List] = []
    private var columns: [Int] = []
    private var cell = 0
    /// Whether the next letter begins a line, where blanks do not count.
    private var isAtStart = true
    private var endsInBlank = false
    /// Whether the text ends in a line break, or is empty.
    private var isLineEnded = true
    private var spaceBefore: CGFloat = 0
    /// The element whose content is not shown, with how many of it are open.
    private var hidden: (name: String, depth: Int)?

    private init(width: CGFloat) { self.width = width }

    private var style: MarkupStyle { open.last?.style ?? MarkupStyle() }

    private func finished() -> NSAttributedString {
        let ending = result.string.utf16.reversed().prefix { $0 == 10 }.count
        if ending > 0 {
            result.deleteCharacters(
                in: NSRange(location: result.length - ending, length: ending)
            )
        }
        return result
    }

    // MARK: Tokens

    private mutating func take(_ token: MarkupToken) {
        switch token {
        case .text(let text): if hidden == nil { add(text) }
        case .start(let name, let attributes, let isClosed):
            if let hidden {
                if hidden.name == name, !isClosed { self.hidden?.depth += 1 }
            } else {
                start(name, attributes, isClosed)
            }
        case .end(let name):
            if let hidden {
                guard hidden.name == name else { return }
                self.hidden = hidden.depth > 1 ? (name, hidden.depth - 1) : nil
            } else {
                end(name)
            }
        }
    }

    private static let unseen: Set<String> = [
        "head", "script", "style", "title", "template", "noscript", "object", "iframe", "select",
    ]
    private static let blocks: Set<String> = [
        "address", "article", "aside", "blockquote", "body", "center", "dd", "div", "dl", "dt",
        "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6",
        "header", "hr", "html", "li", "main", "nav", "ol", "p", "pre", "section", "table", "tr",
        "ul",
    ]

    private mutating func start(_ name: String, _ attributes: [String: String], _ isClosed: Bool) {
        if Self.unseen.contains(name) {
            if !isClosed { hidden = (name, 1) }
            return
        }
        var inner = style
        inner.enter(name, attributes)
        if inner.isHidden {
            if !isClosed, !Self.isEmpty(name) { hidden = (name, 1) }
            return
        }
        if name == "p" || name == "li" || name == "tr" { closeOpen(name) }
        if Self.blocks.contains(name) {
            breakLine()
            spaceBefore = max(spaceBefore, inner.marginTop)
        }
        switch name {
        case "br":
            append("\n", style)
            isAtStart = true
        case "hr": rule(inner)
        case "img": picture(attributes, inner)
        case "ul", "ol": lists.append(List(isOrdered: name == "ol"))
        case "li": marker(inner)
        case "table": columns.append(0)
        case "tr": cell = 0
        case "td", "th":
            if cell > 0 { append("\t", style) }
            cell += 1
            isAtStart = true
        default: break
        }
        if !isClosed, !Self.isEmpty(name), open.count < 256 {
            open.append(Open(name: name, style: inner))
        }
    }

    private mutating func end(_ name: String) {
        guard let place = open.lastIndex(where: { $0.name == name }) else { return }
        let inner = open[place].style
        if Self.blocks.contains(name) {
            breakLine()
            spaceBefore = max(spaceBefore, inner.marginBottom)
        }
        switch name {
        case "ul", "ol": if !lists.isEmpty { lists.removeLast() }
        case "table": if !columns.isEmpty { columns.removeLast() }
        default: break
        }
        open.removeSubrange(place...)
    }

    /// Ends an element that the next one of its name ends, within the list or table that is open.
    private mutating func closeOpen(_ name: String) {
        let limits: Set<String> = name == "li" ? ["ul", "ol"] : ["table", "div", "td", "th", "li"]
        for element in open.reversed() {
            if element.name == name { return end(name) }
            if limits.contains(element.name) { return }
        }
    }

    private static func isEmpty(_ name: String) -> Bool {
        ["br", "hr", "img", "meta", "link", "input", "col", "wbr", "area", "base"].contains(name)
    }

    // MARK: Text

    private mutating func add(_ text: String) {
        guard !style.keepsBlanks else {
            append(text, style)
            isAtStart = text.hasSuffix("\n")
            return
        }
        var words = ""
        for scalar in text.unicodeScalars {
            if scalar == " " || scalar == "\n" || scalar == "\t" || scalar == "\r" {
                if !isAtStart, !endsInBlank {
                    words.unicodeScalars.append(" ")
                    endsInBlank = true
                }
            } else {
                words.unicodeScalars.append(scalar)
                isAtStart = false
                endsInBlank = false
            }
        }
        append(words, style)
    }

    private mutating func append(_ text: String, _ style: MarkupStyle) {
        guard !text.isEmpty else { return }
        let tabs = columns.last.map { _ in columnStops } ?? []
        let space = isLineEnded ? spaceBefore : lastSpace
        result.append(
            NSAttributedString(
                string: text,
                attributes: style.attributes(spaceBefore: space, tabs: tabs, depth: lists.count)
            )
        )
        lastSpace = space
        spaceBefore = 0
        endsInBlank = text.hasSuffix(" ")
        isLineEnded = text.hasSuffix("\n")
    }

    /// The space before the paragraph that is being written, which all of its runs share.
    private var lastSpace: CGFloat = 0

    /// Columns begin at quarters of the line, which four or fewer cells fill.
    private var columnStops: [CGFloat] { (1..<8).map { CGFloat($0) * width / 4 } }

    private mutating func breakLine() {
        if !isLineEnded { append("\n", style) }
        isAtStart = true
        endsInBlank = false
    }

    private mutating func marker(_ style: MarkupStyle) {
        guard !lists.isEmpty else { return append("•\t", style) }
        lists[lists.count - 1].number += 1
        let list = lists[lists.count - 1]
        append(list.isOrdered ? "\(list.number).\t" : "•\t", style)
        isAtStart = true
    }

    private mutating func rule(_ style: MarkupStyle) {
        var line = style
        line.strikes = true
        line.color = .gray
        append("\u{00A0}\t\n", line.ruled(width))
        isAtStart = true
    }

    private mutating func picture(_ attributes: [String: String], _ style: MarkupStyle) {
        guard let source = attributes["src"], let image = Self.image(source) else {
            if let words = attributes["alt"] { add(words) }
            return
        }
        var size = image.size
        let width = attributes["width"].flatMap { MarkupStyle.length($0, of: self.width) }
        let height = attributes["height"].flatMap { MarkupStyle.length($0, of: size.height) }
        if let width, size.width > 0 {
            size = CGSize(width: width, height: height ?? size.height * width / size.width)
        } else if let height, size.height > 0 {
            size = CGSize(width: size.width * height / size.height, height: height)
        }
        if size.width > self.width, size.width > 0 {
            size = CGSize(width: self.width, height: size.height * self.width / size.width)
        }
        let attachment = NSTextAttachment(image: image)
        attachment.bounds = CGRect(origin: .zero, size: size)
        let text = NSMutableAttributedString(attachment: attachment)
        text.addAttributes(
            style.attributes(spaceBefore: spaceBefore, tabs: [], depth: lists.count),
            range: NSRange(location: 0, length: text.length)
        )
        result.append(text)
        isAtStart = false
        endsInBlank = false
        isLineEnded = false
    }

    private static func image(_ source: String) -> UIImage? {
        if let address = DataAddress(source) { return UIImage(data: address.content) }
        guard let url = URL(string: source), url.isFileURL else { return nil }
        return UIImage(contentsOfFile: url.path)
    }
}
