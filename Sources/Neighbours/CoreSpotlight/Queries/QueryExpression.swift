// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a query string asks of an item's attributes.
indirect enum QueryExpression: Hashable, Sendable {
    /// How a value is compared.
    enum Comparison: String, Sendable {
        case equal = "=="
        case unequal = "!="
        case less = "<"
        case greater = ">"
        case lessOrEqual = "<="
        case greaterOrEqual = ">="
    }

    /// The letters behind a text: how exact a comparison is.
    struct Modifiers: Hashable, Sendable {
        var ignoresCase = false
        var ignoresDiacritics = false
        var matchesWords = false

        /// Reads letters; nil for unknown ones.
        init?(_ letters: String) {
            for letter in letters {
                switch letter {
                case "c": ignoresCase = true
                case "d": ignoresDiacritics = true
                case "w", "t": matchesWords = true
                // The language of the words does not matter here.
                case "n", "l", "p": break
                default: return nil
                }
            }
        }
    }

    case text(String, Comparison, String, Modifiers)
    case number(String, Comparison, Double)
    case range(String, Double, Double)
    case both(QueryExpression, QueryExpression)
    case either(QueryExpression, QueryExpression)
    case not(QueryExpression)

    /// Whether attributes are as the expression says.
    func matches(_ values: [String: AttributeValue]) -> Bool {
        switch self {
        case .both(let first, let second): first.matches(values) && second.matches(values)
        case .either(let first, let second): first.matches(values) || second.matches(values)
        case .not(let expression): !expression.matches(values)
        case .range(let name, let low, let high):
            Self.values(name, values).contains { $0.numbers.contains { $0 >= low && $0 <= high } }
        case .number(let name, .unequal, let number):
            !Self.values(name, values).contains { $0.numbers.contains(number) }
        case .number(let name, let comparison, let number):
            Self.values(name, values).contains { value in
                value.numbers.contains { comparison.holds($0, number) }
            }
        case .text(let name, .unequal, let pattern, let modifiers):
            !Self.contains(name, pattern, modifiers, values)
        case .text(let name, .equal, let pattern, let modifiers):
            Self.contains(name, pattern, modifiers, values)
        case .text(let name, let comparison, let pattern, _):
            Self.values(name, values).contains { value in
                value.texts.contains { comparison.holds($0, pattern) }
            }
        }
    }

    /// The values of a name; `*` and `**` stand for all attributes.
    private static func values(
        _ name: String,
        _ values: [String: AttributeValue]
    ) -> [AttributeValue] {
        if name == "*" || name == "**" { return Array(values.values) }
        return values[name].map { [$0] } ?? []
    }

    private static func contains(
        _ name: String,
        _ pattern: String,
        _ modifiers: Modifiers,
        _ values: [String: AttributeValue]
    ) -> Bool {
        if pattern == "*" { return !Self.values(name, values).isEmpty }
        let wanted = TextPattern(pattern, modifiers)
        return Self.values(name, values).contains { $0.texts.contains { wanted.matches($0) } }
    }
}

extension QueryExpression.Comparison {
    func holds<Value: Comparable>(_ left: Value, _ right: Value) -> Bool {
        switch self {
        case .equal: left == right
        case .unequal: left != right
        case .less: left < right
        case .greater: left > right
        case .lessOrEqual: left <= right
        case .greaterOrEqual: left >= right
        }
    }
}
