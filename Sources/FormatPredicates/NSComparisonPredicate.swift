// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A comparison of two expressions.
open class NSComparisonPredicate: NSPredicate {
    /// How letters are compared.
    public struct Options: OptionSet, Sendable {
        /// A bit for each way.
        public let rawValue: UInt

        /// Makes a set of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Capitals are as small letters.
        public static let caseInsensitive = Options(rawValue: 1)
        /// Accents do not count.
        public static let diacriticInsensitive = Options(rawValue: 2)
        /// Letters are compared as they are.
        public static let normalized = Options(rawValue: 4)

        var comparing: String.CompareOptions {
            var options: String.CompareOptions = []
            if contains(.caseInsensitive) { options.insert(.caseInsensitive) }
            if contains(.diacriticInsensitive) { options.insert(.diacriticInsensitive) }
            return options
        }
    }

    /// How a list on the left is compared.
    public enum Modifier: UInt, Sendable {
        /// The value itself.
        case direct = 0
        /// Each member.
        case all = 1
        /// At least one member.
        case any = 2
    }

    /// How two values are compared.
    public enum Operator: UInt, Sendable {
        /// Whether the left is less.
        case lessThan = 0
        /// Whether the left is not greater.
        case lessThanOrEqualTo = 1
        /// Whether the left is greater.
        case greaterThan = 2
        /// Whether the left is not less.
        case greaterThanOrEqualTo = 3
        /// Whether both are alike.
        case equalTo = 4
        /// Whether they are not.
        case notEqualTo = 5
        /// Whether the left fits a regular expression as a whole.
        case matches = 6
        /// Whether the left fits a pattern of `*` and `?` as a whole.
        case like = 7
        /// Whether the left begins with the right.
        case beginsWith = 8
        /// Whether the left ends with the right.
        case endsWith = 9
        /// Whether the left is in the right.
        case `in` = 10
        /// Compared by a method; always false here.
        case customSelector = 11
        /// Whether the right is in the left.
        case contains = 99
        /// Whether the left lies between the two values at the right.
        case between = 100
    }

    private let left: NSExpression
    private let right: NSExpression
    private let modifier: Modifier
    private let type: Operator
    private let ways: Options

    /// Compares two expressions.
    public init(
        leftExpression lhs: NSExpression,
        rightExpression rhs: NSExpression,
        modifier: Modifier,
        type: Operator,
        options: Options = []
    ) {
        left = lhs
        right = rhs
        self.modifier = modifier
        self.type = type
        ways = options
        super.init(test: ())
    }

    /// Predicates are not read from archives.
    public required init?(coder: NSCoder) { nil }

    /// How the values are compared.
    open var predicateOperatorType: Operator { type }

    /// How a list on the left is compared.
    open var comparisonPredicateModifier: Modifier { modifier }

    /// The left side.
    open var leftExpression: NSExpression { left }

    /// The right side.
    open var rightExpression: NSExpression { right }

    /// How letters are compared.
    open var options: Options { ways }

    /// The text that the predicate could be read from.
    open override var predicateFormat: String {
        let words: [Operator: String] = [
            .lessThan: "<", .lessThanOrEqualTo: "<=", .greaterThan: ">",
            .greaterThanOrEqualTo: ">=", .equalTo: "==", .notEqualTo: "!=", .matches: "MATCHES",
            .like: "LIKE", .beginsWith: "BEGINSWITH", .endsWith: "ENDSWITH", .in: "IN",
            .contains: "CONTAINS", .between: "BETWEEN",
        ]
        var flags = ""
        if ways.contains(.caseInsensitive) { flags += "c" }
        if ways.contains(.diacriticInsensitive) { flags += "d" }
        if ways.contains(.normalized) { flags += "n" }
        let before = [Modifier.direct: "", .all: "ALL ", .any: "ANY "][modifier] ?? ""
        let word = (words[type] ?? "") + (flags.isEmpty ? "" : "[\(flags)]")
        return before + left.description + " " + word + " " + right.description
    }

    override func bound(to variables: [String: Any]) -> NSPredicate {
        NSComparisonPredicate(
            leftExpression: NSExpression(left.term.binding(variables)),
            rightExpression: NSExpression(right.term.binding(variables)),
            modifier: modifier,
            type: type,
            options: ways
        )
    }

    /// Whether an object passes.
    open override func evaluate(
        with object: Any?,
        substitutionVariables bindings: [String: Any]?
    ) -> Bool {
        let one = left.term.value(of: object, bindings ?? [:])
        let other = right.term.value(of: object, bindings ?? [:])
        switch modifier {
        case .direct: return passes(one, other)
        case .all: return PredicateValue.members(of: one)?.allSatisfy { passes($0, other) } ?? false
        case .any:
            return PredicateValue.members(of: one)?.contains { passes($0, other) } ?? false
        }
    }

    private func passes(_ one: Any?, _ other: Any?) -> Bool {
        let options = ways.comparing
        switch type {
        case .equalTo: return PredicateValue.isEqual(one, other, options)
        case .notEqualTo: return !PredicateValue.isEqual(one, other, options)
        case .lessThan: return PredicateValue.order(one, other, options) == .orderedAscending
        case .greaterThan: return PredicateValue.order(one, other, options) == .orderedDescending
        case .lessThanOrEqualTo:
            return PredicateValue.order(one, other, options).map { $0 != .orderedDescending }
                ?? false
        case .greaterThanOrEqualTo:
            return PredicateValue.order(one, other, options).map { $0 != .orderedAscending }
                ?? false
        case .between:
            guard let limits = PredicateValue.members(of: other), limits.count == 2,
                let low = PredicateValue.order(one, limits[0], options),
                let high = PredicateValue.order(one, limits[1], options)
            else { return false }
            return low != .orderedAscending && high != .orderedDescending
        case .in: return holds(other, one, options)
        case .contains: return holds(one, other, options)
        case .beginsWith, .endsWith, .matches, .like: return fits(one, other, options)
        case .customSelector: return false
        }
    }

    private func holds(_ whole: Any?, _ part: Any?, _ options: String.CompareOptions) -> Bool {
        if let text = PredicateValue.plain(whole) as? String {
            guard let part = PredicateValue.text(part) else { return false }
            return part.isEmpty ? false : text.range(of: part, options: options) != nil
        }
        return PredicateValue.members(of: whole)?
            .contains { PredicateValue.isEqual($0, part, options) } ?? false
    }

    private func fits(_ one: Any?, _ other: Any?, _ options: String.CompareOptions) -> Bool {
        guard var text = PredicateValue.text(one), var pattern = PredicateValue.text(other)
        else { return false }
        if type == .beginsWith || type == .endsWith {
            let way: String.CompareOptions = type == .endsWith ? .backwards : []
            return text.range(of: pattern, options: options.union([way, .anchored])) != nil
        }
        if options.contains(.diacriticInsensitive) {
            text = text.folding(options: .diacriticInsensitive, locale: nil)
            pattern = pattern.folding(options: .diacriticInsensitive, locale: nil)
        }
        if type == .like { pattern = Self.expression(like: pattern) }
        let kind: NSRegularExpression.Options =
            options.contains(.caseInsensitive) ? [.caseInsensitive] : []
        // As a whole: the longest alternative need not be the first that fits.
        let whole = "\\A(?:\(pattern))\\z"
        guard let expression = try? NSRegularExpression(pattern: whole, options: kind) else {
            predicateTrap(
                "NSPredicate.evaluate(with:)",
                "can't do regex matching, reason: Can't open pattern \(pattern)."
            )
        }
        let all = NSRange(location: 0, length: text.utf16.count)
        return expression.firstMatch(in: text, range: all) != nil
    }

    private static func expression(like pattern: String) -> String {
        var result = ""
        var isEscaped = false
        for character in pattern {
            let plain = NSRegularExpression.escapedPattern(for: String(character))
            if isEscaped {
                result += plain
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == "*" {
                result += "(?s:.*)"
            } else if character == "?" {
                result += "(?s:.)"
            } else {
                result += plain
            }
        }
        return result
    }
}
