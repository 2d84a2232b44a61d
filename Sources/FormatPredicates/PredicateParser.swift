// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads a predicate's format: `OR` binds less than `AND`, that less than `NOT`, and that less
/// than a comparison.
struct PredicateParser {
    private let lexer: PredicateLexer
    private let tokens: [PredicateToken]
    private var place = 0
    private var arguments: [Any]
    private var used = 0

    init(_ format: String, _ arguments: [Any]) {
        var lexer = PredicateLexer(format)
        tokens = lexer.tokens()
        self.lexer = lexer
        self.arguments = arguments
    }

    mutating func wholePredicate() -> NSPredicate {
        let made = either()
        if next != .end { fail() }
        return made
    }

    mutating func wholeExpression() -> PredicateTerm {
        let made = sum()
        if next != .end { fail() }
        return made
    }

    // MARK: Words

    private var next: PredicateToken { tokens[min(place, tokens.count - 1)] }

    private func ahead(_ distance: Int) -> PredicateToken {
        tokens[min(place + distance, tokens.count - 1)]
    }

    private mutating func take(sign: String) -> Bool {
        guard next == .sign(sign) else { return false }
        place += 1
        return true
    }

    private func word(_ token: PredicateToken) -> String? {
        guard case .word(let text) = token else { return nil }
        return text.uppercased()
    }

    private mutating func take(word wanted: String) -> Bool {
        guard word(next) == wanted else { return false }
        place += 1
        return true
    }

    private mutating func expect(_ sign: String) {
        if !take(sign: sign) { lexer.fail("'\(sign)' is missing") }
    }

    private func fail() -> Never {
        lexer.fail("what stands at word \(place + 1) does not fit")
    }

    private mutating func argument() -> Any {
        guard used < arguments.count else {
            lexer.fail("there are fewer arguments than places for them")
        }
        used += 1
        return arguments[used - 1]
    }

    // MARK: Predicates

    private mutating func either() -> NSPredicate {
        var parts = [both()]
        while take(word: "OR") || take(sign: "||") { parts.append(both()) }
        return parts.count == 1 ? parts[0] : NSCompoundPredicate(type: .or, subpredicates: parts)
    }

    private mutating func both() -> NSPredicate {
        var parts = [negation()]
        while take(word: "AND") || take(sign: "&&") { parts.append(negation()) }
        return parts.count == 1 ? parts[0] : NSCompoundPredicate(type: .and, subpredicates: parts)
    }

    private mutating func negation() -> NSPredicate {
        if take(word: "NOT") || take(sign: "!") {
            return NSCompoundPredicate(type: .not, subpredicates: [negation()])
        }
        if take(word: "TRUEPREDICATE") { return NSPredicate(value: true) }
        if take(word: "FALSEPREDICATE") { return NSPredicate(value: false) }
        if next == .argument("@"), used < arguments.count,
            let given = arguments[used] as? NSPredicate
        {
            place += 1
            used += 1
            return given
        }
        if next == .sign("("), isPredicateInBrackets {
            place += 1
            let inner = either()
            expect(")")
            return inner
        }
        return comparison()
    }

    /// Whether brackets hold a predicate: an expression in brackets is followed by an operator.
    private var isPredicateInBrackets: Bool {
        var depth = 0
        var index = place
        while index < tokens.count {
            switch tokens[index] {
            case .sign("("), .sign("{"): depth += 1
            case .sign(")"), .sign("}"):
                depth -= 1
                if depth == 0 { return !continuesExpression(tokens[index + 1]) }
            case .end: return false
            default: break
            }
            index += 1
        }
        return false
    }

    private func continuesExpression(_ token: PredicateToken) -> Bool {
        switch token {
        case .sign(let sign): !["&&", "||", ")", ",", "}"].contains(sign)
        case .word: Self.operators[word(token) ?? ""] != nil
        default: false
        }
    }

    private static let operators: [String: NSComparisonPredicate.Operator] = [
        "=": .equalTo, "==": .equalTo, "===": .equalTo, "!=": .notEqualTo, "<>": .notEqualTo,
        "<": .lessThan, "<=": .lessThanOrEqualTo, "=<": .lessThanOrEqualTo, ">": .greaterThan,
        ">=": .greaterThanOrEqualTo, "=>": .greaterThanOrEqualTo, "BETWEEN": .between,
        "CONTAINS": .contains, "IN": .in, "BEGINSWITH": .beginsWith, "ENDSWITH": .endsWith,
        "LIKE": .like, "MATCHES": .matches,
    ]

    private mutating func comparison() -> NSPredicate {
        var modifier = NSComparisonPredicate.Modifier.direct
        var isNegated = false
        if take(word: "ANY") || take(word: "SOME") {
            modifier = .any
        } else if take(word: "ALL") {
            modifier = .all
        } else if take(word: "NONE") {
            modifier = .any
            isNegated = true
        }
        let left = sum()
        let name: String
        switch next {
        case .sign(let sign): name = sign
        case .word(let text): name = text.uppercased()
        default: fail()
        }
        guard let type = Self.operators[name] else { fail() }
        place += 1
        let options = options()
        let right = sum()
        let made = NSComparisonPredicate(
            leftExpression: NSExpression(left),
            rightExpression: NSExpression(right),
            modifier: modifier,
            type: type,
            options: options
        )
        return isNegated ? NSCompoundPredicate(notPredicateWithSubpredicate: made) : made
    }

    /// `[cd]` behind an operator.
    private mutating func options() -> NSComparisonPredicate.Options {
        guard next == .sign("["), case .word(let letters) = ahead(1), ahead(2) == .sign("]")
        else { return [] }
        place += 3
        var options: NSComparisonPredicate.Options = []
        for letter in letters.lowercased() {
            switch letter {
            case "c": options.insert(.caseInsensitive)
            case "d": options.insert(.diacriticInsensitive)
            case "n": options.insert(.normalized)
            default: break
            }
        }
        return options
    }

    // MARK: Expressions

    private mutating func sum() -> PredicateTerm {
        var left = product()
        while true {
            if take(sign: "+") {
                left = .function("add:to:", [left, product()])
            } else if take(sign: "-") {
                left = .function("from:subtract:", [left, product()])
            } else {
                return left
            }
        }
    }

    private mutating func product() -> PredicateTerm {
        var left = power()
        while true {
            if take(sign: "*") {
                left = .function("multiply:by:", [left, power()])
            } else if take(sign: "/") {
                left = .function("divide:by:", [left, power()])
            } else {
                return left
            }
        }
    }

    private mutating func power() -> PredicateTerm {
        let left = signed()
        return take(sign: "**") ? .function("raise:toPower:", [left, power()]) : left
    }

    private mutating func signed() -> PredicateTerm {
        guard take(sign: "-") else { return members() }
        switch next {
        case .whole(let number):
            place += 1
            return .constant(-number)
        case .fraction(let number):
            place += 1
            return .constant(-number)
        default: return .function("negate:", [signed()])
        }
    }

    /// An expression with keys and places behind it.
    private mutating func members() -> PredicateTerm {
        var term = simple()
        while true {
            if take(sign: ".") {
                term = join(term, key())
            } else if next == .sign("["), !isOptions {
                place += 1
                let index: PredicateTerm
                if let word = word(next), ["FIRST", "LAST", "SIZE"].contains(word) {
                    place += 1
                    index = .constant(word)
                } else {
                    index = sum()
                }
                expect("]")
                term = .function("objectFrom:withIndex:", [term, index])
            } else {
                return term
            }
        }
    }

    private var isOptions: Bool {
        guard case .word(let letters) = ahead(1), ahead(2) == .sign("]") else { return false }
        return letters.lowercased().allSatisfy { "cdnl".contains($0) }
    }

    private mutating func key() -> String {
        let prefix = take(sign: "@") ? "@" : ""
        switch next {
        case .word(let name):
            place += 1
            return prefix + name
        case .argument("K"):
            place += 1
            return PredicateValue.text(argument()) ?? ""
        default: fail()
        }
    }

    private func join(_ term: PredicateTerm, _ key: String) -> PredicateTerm {
        switch term {
        case .itself: .keyPath(key)
        case .keyPath(let path): .keyPath(path + "." + key)
        case .member(let owner, let path): .member(owner, path + "." + key)
        default: .member(term, key)
        }
    }

    private mutating func simple() -> PredicateTerm {
        let token = next
        place += 1
        switch token {
        case .text(let text): return .constant(text)
        case .whole(let number): return .constant(number)
        case .fraction(let number): return .constant(number)
        case .variable(let name): return .variable(name)
        case .argument("K"): return .keyPath(PredicateValue.text(argument()) ?? "")
        case .argument: return given(argument())
        case .sign("@"):
            place -= 1
            return .keyPath(key())
        case .sign("("):
            let inner = sum()
            expect(")")
            return inner
        case .sign("{"):
            var terms: [PredicateTerm] = []
            while !take(sign: "}") {
                terms.append(sum())
                if !take(sign: ","), next != .sign("}") { fail() }
            }
            return .list(terms)
        case .word(let name): return named(name)
        default:
            place -= 1
            fail()
        }
    }

    private func given(_ value: Any) -> PredicateTerm {
        if let expression = value as? NSExpression { return expression.term }
        return .constant(PredicateValue.plain(value))
    }

    /// What stands in the brackets of a subquery.
    private mutating func subquery() -> PredicateTerm {
        let list = sum()
        expect(",")
        guard case .variable(let name) = next else { fail() }
        place += 1
        expect(",")
        let test = either()
        expect(")")
        return .subquery(list, name, test)
    }

    private mutating func named(_ name: String) -> PredicateTerm {
        switch name.uppercased() {
        case "SELF": return .itself
        case "NIL", "NULL": return .constant(nil)
        case "TRUE", "YES": return .constant(true)
        case "FALSE", "NO": return .constant(false)
        default: break
        }
        guard take(sign: "(") else { return .keyPath(name) }
        if name.uppercased() == "SUBQUERY" { return subquery() }
        var terms: [PredicateTerm] = []
        while !take(sign: ")") {
            terms.append(sum())
            if !take(sign: ","), next != .sign(")") { fail() }
        }
        return .function(terms.isEmpty ? name : name + ":", terms)
    }
}
