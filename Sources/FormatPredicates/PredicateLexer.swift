// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The words of a predicate's format.
enum PredicateToken: Equatable {
    case word(String)
    case text(String)
    case whole(Int)
    case fraction(Double)
    /// `%@`, `%K`, `%d` and their like, by the letter.
    case argument(Character)
    case variable(String)
    case sign(String)
    case end
}

/// Cuts a format into words.
struct PredicateLexer {
    private let letters: [Character]
    private var place = 0
    let format: String

    private static let signs = [
        "===", "==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||", "**", ":=", "=", "<", ">",
        "!", "(", ")", "{", "}", "[", "]", ",", ".", "+", "-", "*", "/", ":", "@",
    ]

    init(_ format: String) {
        self.format = format
        letters = Array(format)
    }

    /// All words, the end as the last.
    mutating func tokens() -> [PredicateToken] {
        var result: [PredicateToken] = []
        while true {
            let next = nextToken()
            result.append(next)
            if next == .end { return result }
        }
    }

    private mutating func nextToken() -> PredicateToken {
        while place < letters.count, letters[place].isWhitespace { place += 1 }
        guard place < letters.count else { return .end }
        let letter = letters[place]
        if letter == "\"" || letter == "'" { return quoted(letter) }
        if letter.isNumber || (letter == "." && peek(1)?.isNumber ?? false) { return number() }
        if letter == "%" { return argument() }
        if letter == "$" {
            place += 1
            return .variable(name())
        }
        if Self.isOfName(letter) || letter == "#" {
            if letter == "#" { place += 1 }
            return .word(name())
        }
        for sign in Self.signs {
            let end = place + sign.count
            guard end <= letters.count, String(letters[place..<end]) == sign else { continue }
            place = end
            return .sign(sign)
        }
        fail("the character '\(letter)' means nothing")
    }

    private func peek(_ distance: Int) -> Character? {
        letters.indices.contains(place + distance) ? letters[place + distance] : nil
    }

    private static func isOfName(_ letter: Character) -> Bool {
        letter.isLetter || letter.isNumber || letter == "_"
    }

    private mutating func name() -> String {
        let start = place
        while place < letters.count, Self.isOfName(letters[place]) { place += 1 }
        return String(letters[start..<place])
    }

    private mutating func quoted(_ mark: Character) -> PredicateToken {
        place += 1
        var text = ""
        while place < letters.count {
            let letter = letters[place]
            place += 1
            if letter == mark { return .text(text) }
            guard letter == "\\", place < letters.count else {
                text.append(letter)
                continue
            }
            let escaped = letters[place]
            place += 1
            switch escaped {
            case "n": text.append("\n")
            case "t": text.append("\t")
            case "r": text.append("\r")
            default: text.append(escaped)
            }
        }
        fail("a quotation does not end")
    }

    private mutating func number() -> PredicateToken {
        let start = place
        if letters[place] == "0", let next = peek(1), next == "x" || next == "X" {
            place += 2
            let digits = place
            while place < letters.count, letters[place].isHexDigit { place += 1 }
            return .whole(Int(String(letters[digits..<place]), radix: 16) ?? 0)
        }
        var isWhole = true
        while place < letters.count {
            let letter = letters[place]
            if letter == "." && isWhole && peek(1)?.isNumber ?? false {
                isWhole = false
            } else if letter == "e" || letter == "E", let next = peek(1),
                next.isNumber || ((next == "-" || next == "+") && peek(2)?.isNumber ?? false)
            {
                isWhole = false
                place += 1
            } else if !letter.isNumber {
                break
            }
            place += 1
        }
        let text = String(letters[start..<place])
        if isWhole, let number = Int(text) { return .whole(number) }
        return .fraction(Double(text) ?? 0)
    }

    private mutating func argument() -> PredicateToken {
        place += 1
        // Lengths say nothing here: every argument knows its own type.
        while let next = peek(0), "lhqzjt0123456789.".contains(next) { place += 1 }
        guard let letter = peek(0) else { fail("the format ends after '%'") }
        place += 1
        return .argument(letter)
    }

    func fail(_ text: String) -> Never {
        predicateTrap(
            "NSPredicate.init(format:)",
            "unable to parse the format string \"\(format)\": \(text)."
        )
    }
}
