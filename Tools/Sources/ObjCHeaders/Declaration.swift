// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The parts of a declaration that the compiler has printed.
struct Declaration {
    struct Parameter {
        let label: String
        let name: String
        let type: String
    }

    /// Without what only the import needs.
    let text: String

    init(_ text: String) { self.text = Self.tidy(text) }

    /// The declaration as source: labels once, and no words that an import has of itself.
    static func tidy(_ text: String) -> String {
        text.replacing(/([(,] ?)(`?\w+`?) \2:/) { "\($0.1)\($0.2):" }
            // A parameter's own name can be no word of the language.
            .replacing(/([(,] ?\w+) (\w+):/) { "\($0.1) \(String($0.2).escaped):" }
            .replacingOccurrences(of: "/*not inherited*/ init", with: "convenience init")
            .replacingOccurrences(of: "@Sendable ", with: "")
            .replacingOccurrences(of: "@NSCopying ", with: "")
            .replacingOccurrences(of: "unowned(unsafe) ", with: "")
            .replacingOccurrences(of: "@inlinable ", with: "")
    }

    /// The characters at depth 0 of brackets, with their places.
    private static func top(_ text: String, _ body: (String.Index) -> Bool) -> String.Index? {
        var depth = 0
        var previous: Character = " "
        for index in text.indices {
            let character = text[index]
            if ")]}".contains(character) || character == ">" && previous != "-" { depth -= 1 }
            if depth == 0, body(index) { return index }
            if "([{<".contains(character) { depth += 1 }
            previous = character
        }
        return nil
    }

    /// The type of a property or a constant.
    var type: String {
        let plain = withoutAccessors
        guard let colon = Self.top(plain, { plain[$0] == ":" }) else { return "" }
        return plain[plain.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    }

    /// The result of a function; empty for none.
    var result: String {
        let plain = withoutAccessors
        guard let arrow = Self.top(plain, { plain[$0...].hasPrefix("->") }) else { return "" }
        var rest = plain[plain.index(arrow, offsetBy: 2)...]
        if let clause = rest.firstRange(of: " where ") { rest = rest[..<clause.lowerBound] }
        return rest.trimmingCharacters(in: .whitespaces)
    }

    var isVoid: Bool { ["", "Void", "()"].contains(result) }

    var isReadOnly: Bool { text.hasSuffix("{ get }") }

    var isAsync: Bool {
        Self.top(text, { text[$0...].hasPrefix(" async") }) != nil
    }

    var withoutAccessors: String {
        guard text.hasSuffix("}"), let brace = text.lastIndex(of: "{") else { return text }
        return text[..<brace].trimmingCharacters(in: .whitespaces)
    }

    var parameters: [Parameter] {
        guard let open = text.firstIndex(of: "(") else { return [] }
        var depth = 0
        var previous: Character = " "
        var parts: [String] = [""]
        for character in text[open...] {
            if "([{".contains(character) || character == "<" { depth += 1 }
            if ")]}".contains(character) || character == ">" && previous != "-" { depth -= 1 }
            previous = character
            if depth == 0 { break }
            if depth == 1, character == "," {
                parts.append("")
            } else if !(depth == 1 && character == "(" && parts.last == "") {
                parts[parts.count - 1].append(character)
            }
        }
        return parts.compactMap { part in
            guard let colon = part.firstIndex(of: ":") else { return nil }
            let names = part[..<colon].split(separator: " ").map(String.init)
            guard let label = names.first, let name = names.last else { return nil }
            let type = part[part.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            return Parameter(label: label, name: name, type: type)
        }
    }
}

extension String {
    /// The last part of a name with dots.
    var simple: String { split(separator: ".").last.map(String.init) ?? self }

    /// A name as source: words of the language in back quotes.
    var escaped: String {
        let words: Set<String> = [
            "default", "class", "func", "var", "let", "init", "self", "in", "is", "as", "if",
            "else", "for", "while", "return", "switch", "case", "repeat", "do", "catch", "throw",
            "protocol", "extension", "import", "operator", "public", "private", "internal",
            "static", "struct", "enum", "nil", "true", "false", "where", "guard", "break",
            "continue", "defer", "super", "typealias", "subscript", "associatedtype", "inout",
        ]
        return words.contains(self) ? "`\(self)`" : self
    }

    /// Attributes that stand before a declaration, with a space behind.
    var attributes: String {
        prefix(count - withoutAttributes.count).description
    }

    /// A declaration without attributes before it.
    var withoutAttributes: String {
        var rest = Substring(self)
        while rest.hasPrefix("@"), let space = rest.firstIndex(of: " ") {
            rest = rest[rest.index(after: space)...]
        }
        return String(rest)
    }
}
