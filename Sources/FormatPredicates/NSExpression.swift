// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

// Sendable is unchecked because nothing changes after `init`.
/// A part of a predicate that has a value.
open class NSExpression: Foundation.NSObject, NSCopying, @unchecked Sendable {
    /// The kind of an expression.
    public enum ExpressionType: UInt, Sendable {
        /// A value.
        case constantValue = 0
        /// The object that is tested.
        case evaluatedObject = 1
        /// A variable, whose value is given at evaluation.
        case variable = 2
        /// Keys of the object.
        case keyPath = 3
        /// A function of other expressions, or keys of one.
        case function = 4
        /// The union of two sets.
        case unionSet = 5
        /// The intersection of two sets.
        case intersectSet = 6
        /// The difference of two sets.
        case minusSet = 7
        /// Those members of a list that fit a predicate.
        case subquery = 13
        /// A list of expressions.
        case aggregate = 14
        /// Any key.
        case anyKey = 15
        /// A function in Swift.
        case block = 19
        /// One of two, by a predicate.
        case conditional = 20
    }

    let term: PredicateTerm

    init(_ term: PredicateTerm) {
        self.term = term
        super.init()
    }

    /// Reads an expression as in a predicate's format.
    public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
        var parser = PredicateParser(expressionFormat, arguments)
        self.init(parser.wholeExpression())
    }

    /// Reads an expression as in a predicate's format.
    public convenience init(format expressionFormat: String, _ arguments: any CVarArg...) {
        var parser = PredicateParser(expressionFormat, arguments)
        self.init(parser.wholeExpression())
    }

    /// A value.
    public convenience init(forConstantValue obj: Any?) { self.init(.constant(obj)) }

    /// A variable, whose value is given at evaluation.
    public convenience init(forVariable string: String) { self.init(.variable(string)) }

    /// Keys of the object that is tested.
    public convenience init(forKeyPath keyPath: String) { self.init(.keyPath(keyPath)) }

    /// Keys of the object that is tested, by a key path; ends the program where that has no name.
    public convenience init<Root, Value>(forKeyPath keyPath: KeyPath<Root, Value>) {
        guard let name = keyPath._objcKeyPathString else {
            fatalError("NSExpression(forKeyPath:): \(keyPath) has no name; give the path in words")
        }
        self.init(forKeyPath: name)
    }

    /// A function that Apple names, such as `sum:`, of expressions.
    public convenience init(forFunction name: String, arguments parameters: [Any]) {
        self.init(.function(name, parameters.compactMap { ($0 as? NSExpression)?.term }))
    }

    /// A list of expressions.
    public convenience init(forAggregate subexpressions: [Any]) {
        self.init(
            .list(subexpressions.map { ($0 as? NSExpression)?.term ?? .constant($0) })
        )
    }

    /// A function in Swift of expressions.
    public convenience init(
        forBlock block: @escaping (Any?, [Any], NSMutableDictionary?) -> Any,
        arguments: [NSExpression]?
    ) {
        self.init(.block(block, (arguments ?? []).map(\.term)))
    }

    /// Those members of a list that fit a predicate, in which `variable` stands for a member.
    public convenience init(
        forSubquery expression: NSExpression,
        usingIteratorVariable variable: String,
        predicate: Any
    ) {
        let test = predicate as? NSPredicate ?? NSPredicate(value: true)
        self.init(.subquery(expression.term, variable, test))
    }

    /// One of two expressions, by a predicate.
    public convenience init(
        forConditional predicate: NSPredicate,
        trueExpression: NSExpression,
        falseExpression: NSExpression
    ) {
        self.init(.conditional(predicate, trueExpression.term, falseExpression.term))
    }

    /// The object that is tested.
    open class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.itself) }

    /// The kind of the expression.
    open var expressionType: ExpressionType {
        switch term {
        case .constant: .constantValue
        case .itself: .evaluatedObject
        case .variable: .variable
        case .keyPath: .keyPath
        case .member, .function: .function
        case .list: .aggregate
        case .block: .block
        case .conditional: .conditional
        case .subquery: .subquery
        }
    }

    /// The value of a constant; nil for other expressions.
    open var constantValue: Any? {
        guard case .constant(let value) = term else { return nil }
        return value
    }

    /// The path of keys; empty for other expressions.
    open var keyPath: String {
        switch term {
        case .keyPath(let path), .member(_, let path): path
        default: ""
        }
    }

    /// The name of a function; empty for other expressions.
    open var function: String {
        switch term {
        case .function(let name, _): name
        case .member: "valueForKeyPath:"
        default: ""
        }
    }

    /// The name of a variable; empty for other expressions.
    open var variable: String {
        guard case .variable(let name) = term else { return "" }
        return name
    }

    /// The expression whose keys are read; the expression itself if there is no other.
    open var operand: NSExpression {
        guard case .member(let owner, _) = term else { return self }
        return NSExpression(owner)
    }

    /// The arguments of a function; nil for other expressions.
    open var arguments: [NSExpression]? {
        switch term {
        case .function(_, let terms), .block(_, let terms): terms.map { NSExpression($0) }
        case .member(_, let path): [NSExpression(.constant(path))]
        default: nil
        }
    }

    /// The expressions of a list; nil for other expressions.
    open var collection: Any? {
        guard case .list(let terms) = term else { return nil }
        return terms.map { NSExpression($0) }
    }

    /// The value for an object; `context` holds the values of variables.
    open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
        var variables: [String: Any] = [:]
        for (key, value) in context ?? [:] {
            if let name = key as? String { variables[name] = value }
        }
        let value = term.value(of: object, variables)
        // As an object, a number casts to each type that holds it.
        switch value {
        case let number as Int: return NSNumber(value: number)
        case let number as Double: return NSNumber(value: number)
        default: return value
        }
    }

    /// As it is written in a predicate's format.
    open override var description: String { term.text }

    /// The expression itself: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
