// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A text with wild cards, which stand for any characters.
struct TextPattern {
    /// The parts between the wild cards; an escaped star belongs to its part.
    private let parts: [[Character]]
    private let modifiers: QueryExpression.Modifiers

    init(_ pattern: String, _ modifiers: QueryExpression.Modifiers) {
        self.modifiers = modifiers
        var parts: [[Character]] = [[]]
        var isEscaped = false
        for letter in Self.folded(pattern, modifiers) {
            if isEscaped {
                parts[parts.count - 1].append(letter)
                isEscaped = false
            } else if letter == "\\" {
                isEscaped = true
            } else if letter == "*" {
                parts.append([])
            } else {
                parts[parts.count - 1].append(letter)
            }
        }
        self.parts = parts
    }

    /// Whether a text, or a run of its words, is as the pattern says.
    func matches(_ text: String) -> Bool {
        let letters = Array(Self.folded(text, modifiers))
        guard modifiers.matchesWords else { return matches(letters[...]) }
        // A run may begin at any word and, without a wild card at the end, ends with a word.
        return letters.indices.contains { start in
            guard Self.isWord(letters[start]),
                start == 0 || !Self.isWord(letters[start - 1])
            else { return false }
            return (start + 1...letters.count).contains { end in
                (end == letters.count || !Self.isWord(letters[end]))
                    && Self.isWord(letters[end - 1]) && matches(letters[start..<end])
            }
        }
    }

    private static func isWord(_ letter: Character) -> Bool { letter.isLetter || letter.isNumber }

    private static func folded(
        _ text: String,
        _ modifiers: QueryExpression.Modifiers
    ) -> String {
        var options: String.CompareOptions = []
        if modifiers.ignoresCase { options.insert(.caseInsensitive) }
        if modifiers.ignoresDiacritics { options.insert(.diacriticInsensitive) }
        return options.isEmpty ? text : text.folding(options: options, locale: nil)
    }

    /// The first part must begin the text and the last end it; those between come in order.
    private func matches(_ text: ArraySlice<Character>) -> Bool {
        guard let first = parts.first, let last = parts.last else { return false }
        guard parts.count > 1 else { return Array(text) == first }
        guard text.count >= first.count + last.count, text.starts(with: first),
            text.suffix(last.count).elementsEqual(last)
        else { return false }
        var rest = text.dropFirst(first.count).dropLast(last.count)
        for part in parts.dropFirst().dropLast() where !part.isEmpty {
            guard
                let start = rest.indices.first(where: { rest[$0...].starts(with: part) })
            else { return false }
            rest = rest[(start + part.count)...]
        }
        return true
    }
}
