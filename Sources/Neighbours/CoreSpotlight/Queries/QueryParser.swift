// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads query strings.
///
/// The grammar is that of "File Metadata Query Expression Syntax": comparisons of names with texts,
/// numbers and times, `InRange(name, low, high)`, `!`, `&&`, `||` and parentheses.
struct QueryParser {
    /// The string is no query.
    struct Failure: Error {}

    /// How deep parentheses may be: deeper ones are an error, so that reading always ends.
    private static let deepest = 100

    private let letters: [Character]
    private let now: Date
    private var index = 0
    private var depth = 0

    /// What a string asks for; times count from `now`.
    static func expression(of text: String, now: Date) throws -> QueryExpression {
        var parser = QueryParser(letters: Array(text), now: now)
        let expression = try parser.either()
        parser.skipSpace()
        guard parser.index == parser.letters.count else { throw Failure() }
        return expression
    }

    private init(letters: [Character], now: Date) {
        self.letters = letters
        self.now = now
    }

    private mutating func skipSpace() {
        while index < letters.count, letters[index].isWhitespace { index += 1 }
    }

    /// Goes past a text if it comes next.
    private mutating func take(_ text: String) -> Bool {
        skipSpace()
        guard letters[index...].starts(with: text) else { return false }
        index += text.count
        return true
    }

    private mutating func expect(_ text: String) throws {
        guard take(text) else { throw Failure() }
    }

    private mutating func either() throws -> QueryExpression {
        var expression = try both()
        while take("||") { expression = .either(expression, try both()) }
        return expression
    }

    private mutating func both() throws -> QueryExpression {
        var expression = try single()
        while take("&&") { expression = .both(expression, try single()) }
        return expression
    }

    private mutating func single() throws -> QueryExpression {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.deepest else { throw Failure() }
        if take("!") { return .not(try single()) }
        if take("(") {
            let expression = try either()
            try expect(")")
            return expression
        }
        if take("InRange(") {
            let name = try name()
            try expect(",")
            let low = try number()
            try expect(",")
            let high = try number()
            try expect(")")
            return .range(name, low, high)
        }
        let name = try name()
        let comparison = try comparison()
        skipSpace()
        guard index < letters.count, letters[index] == "\"" || letters[index] == "'" else {
            return .number(name, comparison, try number())
        }
        let text = try quoted()
        guard let modifiers = QueryExpression.Modifiers(word()) else { throw Failure() }
        return .text(name, comparison, text, modifiers)
    }

    private mutating func name() throws -> String {
        skipSpace()
        let start = index
        while index < letters.count,
            letters[index].isLetter || letters[index].isNumber || "_*:".contains(letters[index])
        {
            index += 1
        }
        guard index > start else { throw Failure() }
        return String(letters[start..<index])
    }

    private mutating func comparison() throws -> QueryExpression.Comparison {
        for text in ["==", "!=", "<=", ">=", "<", ">"] where take(text) {
            if let comparison = QueryExpression.Comparison(rawValue: text) { return comparison }
        }
        try expect("=")
        return .equal
    }

    /// The letters and digits that come next.
    private mutating func word() -> String {
        let start = index
        while index < letters.count, letters[index].isLetter || letters[index].isNumber {
            index += 1
        }
        return String(letters[start..<index])
    }

    /// A text between quotation marks; escapes stay, but for those of the marks.
    private mutating func quoted() throws -> String {
        let mark = letters[index]
        index += 1
        var text = ""
        while index < letters.count, letters[index] != mark {
            if letters[index] == "\\", index + 1 < letters.count {
                index += 1
                if letters[index] != "\"", letters[index] != "'" { text.append("\\") }
            }
            text.append(letters[index])
            index += 1
        }
        guard index < letters.count else { throw Failure() }
        index += 1
        return text
    }

    private mutating func number() throws -> Double {
        if take("$time.") { return try time() }
        skipSpace()
        let start = index
        while index < letters.count,
            letters[index].isNumber || "+-.eE".contains(letters[index])
        {
            index += 1
        }
        let text = String(letters[start..<index])
        guard let number = Double(text), number.isFinite else { throw Failure() }
        return number
    }

    /// A time: seconds since the reference date.
    private mutating func time() throws -> Double {
        let start = index
        while index < letters.count, letters[index].isLetter || letters[index] == "_" { index += 1 }
        let name = String(letters[start..<index])
        var argument: String?
        if take("(") {
            let begin = index
            while index < letters.count, letters[index] != ")" { index += 1 }
            argument = String(letters[begin..<index])
            try expect(")")
        }
        guard let time = QueryTime.seconds(name, argument, now) else { throw Failure() }
        return time
    }
}
