// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// A term of a predicate.
indirect enum PredicateTerm {
    case constant(Any?)
    /// The object that is tested.
    case itself
    case variable(String)
    /// Keys of the object that is tested.
    case keyPath(String)
    /// Keys of what another expression stands for.
    case member(PredicateTerm, String)
    case list([PredicateTerm])
    /// By the name that `NSExpression` has for it, such as `add:to:` or `sum:`.
    case function(String, [PredicateTerm])
    case block((Any?, [Any], NSMutableDictionary?) -> Any, [PredicateTerm])
    case conditional(NSPredicate, PredicateTerm, PredicateTerm)
    /// Those members of a list that fit a predicate, in which each is a variable.
    case subquery(PredicateTerm, String, NSPredicate)

    /// The value for an object; variables have values of their own.
    func value(of object: Any?, _ variables: [String: Any]) -> Any? {
        switch self {
        case .constant(let value): return value
        case .itself: return object
        case .variable(let name):
            guard let value = variables[name] else {
                predicateTrap(
                    "NSPredicate.evaluate(with:)",
                    "can't get value for '\(name)' in bindings; give it one in the "
                        + "substitution variables."
                )
            }
            return value
        case .keyPath(let path): return PredicateValue.value(of: object, forKeyPath: path)
        case .member(let term, let path):
            return PredicateValue.value(of: term.value(of: object, variables), forKeyPath: path)
        case .list(let terms):
            return terms.map { $0.value(of: object, variables) ?? NSNull() } as [Any]
        case .function(let name, let terms):
            return PredicateFunction.value(
                of: name,
                terms.map { $0.value(of: object, variables) }
            )
        case .block(let block, let terms):
            let values = terms.map { $0.value(of: object, variables) ?? NSNull() }
            return block(object, values, nil)
        case .conditional(let test, let yes, let no):
            let answer = test.evaluate(with: object, substitutionVariables: variables)
            return (answer ? yes : no).value(of: object, variables)
        case .subquery(let list, let name, let test):
            let members = PredicateValue.members(of: list.value(of: object, variables)) ?? []
            return members.filter { member in
                let bound = variables.merging([name: member]) { $1 }
                return test.evaluate(with: object, substitutionVariables: bound)
            }
        }
    }

    /// The same with values in the place of variables.
    func binding(_ variables: [String: Any]) -> PredicateTerm {
        switch self {
        case .variable(let name): variables[name].map { .constant($0) } ?? self
        case .member(let term, let path): .member(term.binding(variables), path)
        case .list(let terms): .list(terms.map { $0.binding(variables) })
        case .function(let name, let terms):
            .function(name, terms.map { $0.binding(variables) })
        case .subquery(let list, let name, let test):
            .subquery(
                list.binding(variables),
                name,
                test.withSubstitutionVariables(variables.filter { $0.key != name })
            )
        default: self
        }
    }

    /// As it is written in a format.
    var text: String {
        switch self {
        case .constant(let value): return Self.text(of: value)
        case .itself: return "SELF"
        case .variable(let name): return "$" + name
        case .keyPath(let path): return path
        case .member(let term, let path): return term.text + "." + path
        case .list(let terms):
            return "{" + terms.map(\.text).joined(separator: ", ") + "}"
        case .function(let name, let terms):
            let signs = [
                "add:to:": "+", "from:subtract:": "-", "multiply:by:": "*", "divide:by:": "/",
                "raise:toPower:": "**",
            ]
            if let sign = signs[name], terms.count == 2 {
                return terms[0].text + " " + sign + " " + terms[1].text
            }
            let short = name.hasSuffix(":") ? String(name.dropLast()) : name
            return short + "(" + terms.map(\.text).joined(separator: ", ") + ")"
        case .block: return "BLOCK()"
        case .conditional(let test, let yes, let no):
            return "TERNARY(\(test.predicateFormat), \(yes.text), \(no.text))"
        case .subquery(let list, let name, let test):
            return "SUBQUERY(\(list.text), $\(name), \(test.predicateFormat))"
        }
    }

    private static func text(of value: Any?) -> String {
        switch value {
        case nil, is NSNull: return "nil"
        case let text as String:
            let escaped = text.replacingOccurrences(of: "\\", with: "\\\\")
                .replacingOccurrences(of: "\"", with: "\\\"")
            return "\"\(escaped)\""
        case let values as [Any]:
            return "{" + values.map { Self.text(of: $0) }.joined(separator: ", ") + "}"
        case let flag as Bool: return flag ? "1" : "0"
        case let value?: return "\(value)"
        }
    }
}

/// Ends the program with an exception's name and reason, as iOS does.
func predicateTrap(_ name: String, _ text: String) -> Never {
    Diagnostics.trap(.invalidArgumentException, "\(name): \(text)")
}
