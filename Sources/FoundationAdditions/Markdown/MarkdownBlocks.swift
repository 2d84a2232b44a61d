// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The blocks of a Markdown text, without what marks them.
///
/// As with Apple's reader, nothing stands between the texts of two blocks.
enum MarkdownBlocks {
    static func pieces(
        of text: String,
        _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax
    ) -> [MarkdownPiece] {
        let text = text.replacingOccurrences(of: "\r\n", with: "\n")
        switch syntax {
        case .full: return full(text)
        case .inlineOnly:
            let words = text.split(whereSeparator: \.isWhitespace)
            return MarkdownLine.pieces(of: words.joined(separator: " "), keepsLines: false)
        case .inlineOnlyPreservingWhitespace:
            return MarkdownLine.pieces(of: text, keepsLines: true)
        }
    }

    private static func full(_ text: String) -> [MarkdownPiece] {
        var pieces: [MarkdownPiece] = []
        var paragraph: [String] = []
        var fence: Substring?
        func end() {
            guard !paragraph.isEmpty else { return }
            let text = paragraph.joined(separator: "\n")
            pieces += MarkdownLine.pieces(of: text, keepsLines: false)
            paragraph = []
        }
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if let mark = fence {
                if line.drop(while: { $0 == " " }).hasPrefix(mark) {
                    fence = nil
                } else {
                    pieces.append(MarkdownPiece(text: line + "\n"))
                }
                continue
            }
            let content = content(of: line)
            if let mark = ["```", "~~~"].first(where: content.text.hasPrefix) {
                end()
                fence = Substring(mark)
            } else if content.text.isEmpty {
                end()
            } else if content.isBlock {
                end()
                paragraph = [String(content.text)]
                if content.isHeading { end() }
            } else if !isRule(content.text) {
                paragraph.append(String(content.text))
            } else {
                // A line of = or - below a paragraph makes it a heading.
                end()
            }
        }
        end()
        return pieces
    }

    /// A line without the marks of headings, quotes and lists.
    private static func content(
        of line: Substring
    ) -> (text: Substring, isBlock: Bool, isHeading: Bool) {
        var text = line.drop { $0 == " " || $0 == "\t" }
        var isBlock = false
        while text.first == ">" {
            text = text.dropFirst().drop { $0 == " " }
        }
        let hashes = text.prefix { $0 == "#" }
        if (1...6).contains(hashes.count), text.dropFirst(hashes.count).first ?? " " == " " {
            let title = text.dropFirst(hashes.count).trimmingCharacters(in: .whitespaces)
            return (Substring(title), true, true)
        }
        guard !isRule(text) else { return (text, false, false) }
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        let mark = text.dropFirst(digits.count)
        let isNumbered = (1...9).contains(digits.count) && ".)".contains(mark.first ?? " ")
        let isBullet = digits.isEmpty && "-*+".contains(mark.first ?? " ")
        if isNumbered || isBullet, mark.dropFirst().first == " " {
            text = mark.dropFirst().drop { $0 == " " }
            isBlock = true
        }
        return (text, isBlock, false)
    }

    /// Whether a line is a rule, or underlines a heading.
    private static func isRule(_ text: Substring) -> Bool {
        let marks = text.filter { $0 != " " }
        guard let first = marks.first, "-*_=".contains(first), marks.allSatisfy({ $0 == first })
        else { return false }
        return marks.count >= 3 || first == "="
    }
}
