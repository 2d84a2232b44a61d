// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads what Markdown marks inside a block: emphasis, code, links, pictures, line breaks.
///
/// The rules for the marks of emphasis are CommonMark's, with two tildes for text that is struck out.
struct MarkdownLine {
    /// A piece, or a row of equal marks that may open or close emphasis.
    private struct Node {
        var piece: MarkdownPiece
        var mark: Character?
        var count = 0
        var opens = false
        var closes = false
    }

    private let characters: [Character]
    private let keepsLines: Bool
    private var position = 0
    private var nodes: [Node] = []
    private var plain = ""

    static func pieces(of text: String, keepsLines: Bool) -> [MarkdownPiece] {
        var line = MarkdownLine(characters: Array(text), keepsLines: keepsLines)
        line.read()
        line.pairMarks()
        return line.merged()
    }

    private init(characters: [Character], keepsLines: Bool) {
        self.characters = characters
        self.keepsLines = keepsLines
    }

    // MARK: Reading

    private mutating func read() {
        while position < characters.count {
            switch characters[position] {
            case "\\": readEscape()
            case "`": readCode()
            case "*", "_", "~": readMarks()
            case "!" where character(1) == "[":
                position += 1
                if !readLink(isImage: true) { plain.append("!") }
            case "[":
                if !readLink(isImage: false) {
                    plain.append("[")
                    position += 1
                }
            case "<": readAddress()
            case "&": readEntity()
            case "\n" where !keepsLines: readLineEnd()
            default:
                plain.append(characters[position])
                position += 1
            }
        }
        endPlain()
    }

    private func character(_ offset: Int) -> Character? {
        let place = position + offset
        return characters.indices.contains(place) ? characters[place] : nil
    }

    private mutating func endPlain() {
        if !plain.isEmpty { nodes.append(Node(piece: MarkdownPiece(text: plain))) }
        plain = ""
    }

    private mutating func add(_ piece: MarkdownPiece) {
        endPlain()
        nodes.append(Node(piece: piece))
    }

    private mutating func readEscape() {
        guard let next = character(1) else {
            plain.append("\\")
            position += 1
            return
        }
        if next == "\n", !keepsLines {
            add(MarkdownPiece(text: "\n", intent: .lineBreak))
            position += 2
            return
        }
        let isMark = next.isASCII && (next.isPunctuation || next.isSymbol)
        plain.append(contentsOf: isMark ? "\(next)" : "\\\(next)")
        position += 2
    }

    private mutating func readCode() {
        let count = run(at: position)
        var end = position + count
        while end < characters.count {
            guard characters[end] == "`" else {
                end += 1
                continue
            }
            let closing = run(at: end)
            if closing == count {
                var code = String(characters[position + count..<end])
                    .replacingOccurrences(of: "\n", with: " ")
                if code.hasPrefix(" "), code.hasSuffix(" "), code.contains(where: { $0 != " " }) {
                    code = String(code.dropFirst().dropLast())
                }
                add(MarkdownPiece(text: code, intent: .code))
                position = end + closing
                return
            }
            end += closing
        }
        plain.append(contentsOf: characters[position..<position + count])
        position += count
    }

    /// How many equal characters stand at a place.
    private func run(at place: Int) -> Int {
        characters[place...].prefix { $0 == characters[place] }.count
    }

    private mutating func readMarks() {
        let mark = characters[position]
        let count = run(at: position)
        let before = position > 0 ? characters[position - 1] : " "
        let after = character(count) ?? " "
        let isLeft = Self.flanks(outside: before, inside: after)
        let isRight = Self.flanks(outside: after, inside: before)
        endPlain()
        var node = Node(piece: MarkdownPiece(text: ""), mark: mark, count: count)
        if mark == "_" {
            node.opens = isLeft && (!isRight || Self.isPunctuation(before))
            node.closes = isRight && (!isLeft || Self.isPunctuation(after))
        } else {
            node.opens = isLeft
            node.closes = isRight
        }
        nodes.append(node)
        position += count
    }

    private static func flanks(outside: Character, inside: Character) -> Bool {
        !inside.isWhitespace
            && (!isPunctuation(inside) || outside.isWhitespace || isPunctuation(outside))
    }

    private static func isPunctuation(_ character: Character) -> Bool {
        character.isPunctuation || character.isSymbol
    }

    /// Reads `[text](address "title")` at the bracket; false where there is none.
    private mutating func readLink(isImage: Bool) -> Bool {
        guard let close = closing(of: position, "[", "]"), close + 1 < characters.count,
            characters[close + 1] == "(", let end = closing(of: close + 1, "(", ")")
        else { return false }
        let words = String(characters[close + 2..<end]).trimmingCharacters(
            in: .whitespacesAndNewlines
        )
        var address = words.split(whereSeparator: \.isWhitespace).first.map(String.init) ?? ""
        if address.hasPrefix("<"), address.hasSuffix(">") {
            address = String(address.dropFirst().dropLast())
        }
        let text = String(characters[position + 1..<close])
        for piece in Self.pieces(of: text, keepsLines: keepsLines) {
            var piece = piece
            if isImage { piece.image = address } else { piece.link = address }
            add(piece)
        }
        position = end + 1
        return true
    }

    private func closing(of place: Int, _ open: Character, _ close: Character) -> Int? {
        var depth = 0
        var place = place
        while place < characters.count {
            switch characters[place] {
            case "\\": place += 1
            case open: depth += 1
            case close:
                depth -= 1
                if depth == 0 { return place }
            default: break
            }
            place += 1
        }
        return nil
    }

    /// Reads `<https://a.b>` or `<me@a.b>`.
    private mutating func readAddress() {
        let rest = characters[(position + 1)...]
        if let end = rest.firstIndex(of: ">") {
            let address = String(rest[..<end])
            let isPlain = !address.contains(where: \.isWhitespace) && !address.contains("<")
            let scheme = address.prefix { $0 != ":" }
            let isURL = scheme.count > 1 && scheme.count < address.count
            if isPlain, isURL || address.contains("@") {
                add(MarkdownPiece(text: address, link: isURL ? address : "mailto:" + address))
                position = end + 1
                return
            }
        }
        plain.append("<")
        position += 1
    }

    private static let entities: [String: String] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "nbsp": "\u{a0}", "copy": "©",
    ]

    private mutating func readEntity() {
        let name = characters[(position + 1)...].prefix { $0.isLetter || $0.isNumber || $0 == "#" }
        let end = position + 1 + name.count
        guard characters.indices.contains(end), characters[end] == ";",
            let text = Self.entity(String(name))
        else {
            plain.append("&")
            position += 1
            return
        }
        plain.append(text)
        position = end + 1
    }

    private static func entity(_ name: String) -> String? {
        guard name.hasPrefix("#") else { return entities[name] }
        let digits = name.dropFirst()
        let code =
            digits.lowercased().hasPrefix("x")
            ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return code.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
    }

    private mutating func readLineEnd() {
        let isHard = plain.hasSuffix("  ")
        while plain.last == " " { plain.removeLast() }
        add(
            isHard
                ? MarkdownPiece(text: "\n", intent: .lineBreak)
                : MarkdownPiece(text: " ", intent: .softBreak)
        )
        position += 1
        while character(0) == " " { position += 1 }
    }

    // MARK: Emphasis

    private mutating func pairMarks() {
        var closer = 0
        while closer < nodes.count {
            guard nodes[closer].closes, nodes[closer].count > 0,
                let opener = opener(of: closer)
            else {
                closer += 1
                continue
            }
            let isDouble = nodes[opener].count >= 2 && nodes[closer].count >= 2
            let intent: InlinePresentationIntent =
                nodes[closer].mark == "~"
                ? .strikethrough : isDouble ? .stronglyEmphasized : .emphasized
            for index in opener + 1..<closer {
                nodes[index].piece.intent.insert(intent)
                // Marks between a pair belong to no other.
                nodes[index].opens = false
                nodes[index].closes = false
            }
            let used = isDouble ? 2 : 1
            nodes[opener].count -= used
            nodes[closer].count -= used
        }
    }

    private func opener(of closer: Int) -> Int? {
        let close = nodes[closer]
        return nodes[..<closer].indices.reversed().first { index in
            let open = nodes[index]
            guard open.mark == close.mark, open.opens, open.count > 0 else { return false }
            if close.mark == "~" { return open.count >= 2 && close.count >= 2 }
            // Three marks that both open and close go with three.
            guard open.closes || close.opens else { return true }
            return (open.count + close.count) % 3 != 0
                || open.count % 3 == 0 && close.count % 3 == 0
        }
    }

    /// The pieces, with marks that mark nothing as text.
    private func merged() -> [MarkdownPiece] {
        var pieces: [MarkdownPiece] = []
        for node in nodes {
            var piece = node.piece
            if let mark = node.mark { piece.text = String(repeating: mark, count: node.count) }
            guard !piece.text.isEmpty else { continue }
            if let last = pieces.last, last.intent == piece.intent, last.link == piece.link,
                last.image == piece.image
            {
                pieces[pieces.count - 1].text += piece.text
            } else {
                pieces.append(piece)
            }
        }
        return pieces
    }
}
