// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A type whose instances a function makes, since a predicate's class depends on its format.
public protocol _MadeByFunction {}

extension _MadeByFunction {
    init(made: () -> Self) { self = made() }
}

/// A test of an object, read from a text or made of a function.
open class NSPredicate: Foundation.NSPredicate, _MadeByFunction {
    private let block: ((Any?, [String: Any]?) -> Bool)?
    private let fixed: Bool?

    /// A test by a function.
    public override init(block: @escaping (Any?, [String: Any]?) -> Bool) {
        self.block = block
        fixed = nil
        super.init(block: block)
    }

    /// One that all objects pass, or none does.
    public override init(value: Bool) {
        block = nil
        fixed = value
        super.init(value: value)
    }

    /// Reads a predicate: `%@` stands for a value, `%K` for a path of keys, `%d`, `%f` and their
    /// like for numbers; traps over a format that cannot be read.
    public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
        self.init(made: { Self.read(predicateFormat, args) })
    }

    /// Reads a predicate, with its values in a list; traps over a format that cannot be read.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        self.init(made: { Self.read(predicateFormat, arguments ?? []) })
    }

    private static func read(_ format: String, _ arguments: [Any]) -> Self {
        var parser = PredicateParser(format, arguments)
        guard let made = parser.wholePredicate() as? Self else {
            predicateTrap(
                "NSPredicate.init(format:)",
                "\"\(format)\" is no \(Self.self); ask NSPredicate for it."
            )
        }
        return made
    }

    /// The initializer for subclasses.
    init(test: Void) {
        block = nil
        fixed = nil
        super.init(value: true)
    }

    /// Predicates are not read from archives.
    public required init?(coder: NSCoder) { nil }

    /// The text that the predicate could be read from.
    open override var predicateFormat: String {
        if let fixed { return fixed ? "TRUEPREDICATE" : "FALSEPREDICATE" }
        return "BLOCKPREDICATE"
    }

    /// The format.
    open override var description: String { predicateFormat }

    /// The predicate itself: it never changes.
    open override func copy(with zone: NSZone? = nil) -> Any { self }

    /// The same with values in the place of variables.
    // Not an override: Foundation's says that it is not there.
    /// The same with values in the place of variables.
    @_nonoverride public final func withSubstitutionVariables(
        _ variables: [String: Any]
    ) -> Self { bound(to: variables) as? Self ?? self }

    /// The same with values in the place of variables.
    func bound(to variables: [String: Any]) -> NSPredicate { self }

    /// Whether an object passes; variables have values of their own.
    open override func evaluate(
        with object: Any?,
        substitutionVariables bindings: [String: Any]?
    ) -> Bool {
        if let fixed { return fixed }
        return block?(object, bindings) ?? true
    }

    /// Whether two are written alike; those of functions are alike only to themselves.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSPredicate else { return false }
        if other === self { return true }
        return block == nil && other.block == nil && predicateFormat == other.predicateFormat
    }

    /// Alike for those that are written alike.
    open override var hash: Int { predicateFormat.hashValue }
}
