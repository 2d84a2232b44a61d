// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What can be read on a page without styles and scripts.
struct PageText: Equatable {
    /// A run of text of one look.
    struct Piece: Equatable {
        var text: String
        /// 0 for body, 1 to 6 for headings.
        var heading = 0
        var isBold = false
        var isItalic = false
        /// The address of a link, as the page has it.
        var link: String?
        /// Whether the link asks for another window.
        var opensWindow = false
    }

    private(set) var title: String?
    /// The colour that the page asks for around itself, as the page has it.
    private(set) var themeColor: String?
    private(set) var pieces: [Piece] = []

    private static let blocks: Set<String> = [
        "p", "div", "br", "li", "ul", "ol", "tr", "table", "h1", "h2", "h3", "h4", "h5", "h6",
        "section", "article", "header", "footer", "blockquote", "pre", "hr", "body",
    ]
    private static let silent: Set<String> = ["script", "style", "head", "noscript", "template"]

    /// The page of a text without markup.
    init(plain: String) { pieces = plain.isEmpty ? [] : [Piece(text: plain)] }

    init(html: String) {
        var heading = 0
        var link: (address: String?, opensWindow: Bool) = (nil, false)
        var bold = 0
        var italic = 0
        var hidden: String?
        var isTitle = false
        var rest = html[...]
        while !rest.isEmpty {
            guard let start = rest.firstIndex(of: "<") else {
                if hidden == nil { add(rest, heading, bold, italic, link) }
                break
            }
            let text = rest[..<start]
            if isTitle {
                title = (title ?? "") + Self.plain(text)
            } else if hidden == nil {
                add(text, heading, bold, italic, link)
            }
            rest = rest[start...]
            if rest.hasPrefix("<!--") {
                guard let end = rest.range(of: "-->") else { break }
                rest = rest[end.upperBound...]
                continue
            }
            guard let end = rest.firstIndex(of: ">") else { break }
            let tag = rest[rest.index(after: start)..<end]
            rest = rest[rest.index(after: end)...]
            let isEnd = tag.first == "/"
            let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
            if name == "title" { isTitle = !isEnd }
            if name == "meta", Self.attribute("name", in: tag)?.lowercased() == "theme-color" {
                themeColor = themeColor ?? Self.attribute("content", in: tag)
            }
            if let current = hidden {
                if isEnd, name == current { hidden = nil }
                if !isEnd, name == "script" || name == "style" {
                    rest = Self.afterRawText(of: name, rest)
                }
                continue
            }
            if Self.silent.contains(name), !isEnd {
                if name == "script" || name == "style" {
                    rest = Self.afterRawText(of: name, rest)
                }
                hidden = name
                continue
            }
            if Self.blocks.contains(name) { newLine() }
            switch name {
            case "b", "strong": bold += isEnd ? -1 : 1
            case "i", "em": italic += isEnd ? -1 : 1
            case "a" where isEnd: link = (nil, false)
            case "a":
                let target = Self.attribute("target", in: tag)?.lowercased()
                link = (Self.attribute("href", in: tag), target == "_blank")
            case "h1", "h2", "h3", "h4", "h5", "h6":
                heading = isEnd ? 0 : Int(name.dropFirst()) ?? 0
            case "li" where !isEnd: pieces.append(Piece(text: "•\u{a0}"))
            default: break
            }
        }
        while pieces.last?.text.allSatisfy(\.isWhitespace) == true { pieces.removeLast() }
    }

    /// What follows a script or a style sheet, from its own end on: nothing else counts in it.
    private static func afterRawText(of name: String, _ rest: Substring) -> Substring {
        let end = rest.range(of: "</" + name, options: .caseInsensitive)
        return end.map { rest[$0.lowerBound...] } ?? ""
    }

    /// The value of a tag's attribute, with or without quotes.
    private static func attribute(_ name: String, in tag: Substring) -> String? {
        var rest = tag.drop { !$0.isWhitespace }
        while true {
            rest = rest.drop { $0.isWhitespace || $0 == "/" }
            let key = rest.prefix { !$0.isWhitespace && $0 != "=" }
            guard !key.isEmpty else { return nil }
            rest = rest.dropFirst(key.count).drop(while: \.isWhitespace)
            var value: Substring = ""
            if rest.first == "=" {
                rest = rest.dropFirst().drop(while: \.isWhitespace)
                if let quote = rest.first, quote == "\"" || quote == "'" {
                    value = rest.dropFirst().prefix { $0 != quote }
                    rest = rest.dropFirst(value.count + 2)
                } else {
                    value = rest.prefix { !$0.isWhitespace }
                    rest = rest.dropFirst(value.count)
                }
            }
            if key.lowercased() == name { return plain(value) }
        }
    }

    private mutating func add(
        _ text: Substring,
        _ heading: Int,
        _ bold: Int,
        _ italic: Int,
        _ link: (address: String?, opensWindow: Bool)
    ) {
        var plain = Self.plain(text)
        if pieces.isEmpty || pieces.last?.text.last?.isNewline == true {
            plain = String(plain.drop { $0 == " " })
        }
        guard !plain.isEmpty else { return }
        pieces.append(
            Piece(
                text: plain,
                heading: heading,
                isBold: bold > 0,
                isItalic: italic > 0,
                link: link.address,
                opensWindow: link.opensWindow
            )
        )
    }

    private mutating func newLine() {
        guard let last = pieces.last, !last.text.hasSuffix("\n") else { return }
        pieces.append(Piece(text: "\n"))
    }

    /// Blanks as one space each, and characters for their names.
    private static func plain(_ text: Substring) -> String {
        var result = ""
        var rest = text
        while let letter = rest.first {
            rest.removeFirst()
            if letter.isWhitespace, letter != "\u{a0}" {
                if result.last != " " { result.append(" ") }
            } else if letter == "&", let end = rest.prefix(12).firstIndex(of: ";") {
                result += character(String(rest[..<end])) ?? "&\(rest[..<end]);"
                rest = rest[rest.index(after: end)...]
            } else {
                result.append(letter)
            }
        }
        return result
    }

    private static func character(_ name: String) -> String? {
        if name.hasPrefix("#") {
            let digits = name.dropFirst()
            let isHex = digits.first == "x" || digits.first == "X"
            let number = UInt32(isHex ? digits.dropFirst() : digits, radix: isHex ? 16 : 10)
            return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
        }
        let known = [
            "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{a0}",
            "copy": "©", "ndash": "–", "mdash": "—", "hellip": "…", "rsquo": "’", "lsquo": "‘",
            "rdquo": "”", "ldquo": "“", "bull": "•", "euro": "€", "eacute": "é", "uuml": "ü",
            "ouml": "ö", "auml": "ä", "szlig": "ß",
        ]
        return known[name]
    }
}
