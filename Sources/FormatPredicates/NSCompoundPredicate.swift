// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Several tests in one.
open class NSCompoundPredicate: NSPredicate {
    /// How the tests go together.
    public enum LogicalType: UInt, Sendable {
        /// The first fails.
        case not = 0
        /// All pass.
        case and = 1
        /// At least one passes.
        case or = 2
    }

    private let type: LogicalType
    private let parts: [NSPredicate]

    /// Puts tests together.
    public init(type: LogicalType, subpredicates: [NSPredicate]) {
        self.type = type
        parts = subpredicates
        super.init(test: ())
    }

    /// One that passes where all do.
    public convenience init(andPredicateWithSubpredicates subpredicates: [NSPredicate]) {
        self.init(type: .and, subpredicates: subpredicates)
    }

    /// One that passes where at least one does.
    public convenience init(orPredicateWithSubpredicates subpredicates: [NSPredicate]) {
        self.init(type: .or, subpredicates: subpredicates)
    }

    /// One that passes where another does not.
    public convenience init(notPredicateWithSubpredicate predicate: NSPredicate) {
        self.init(type: .not, subpredicates: [predicate])
    }

    /// Predicates are not read from archives.
    public required init?(coder: NSCoder) { nil }

    /// How the tests go together.
    open var compoundPredicateType: LogicalType { type }

    /// The tests.
    open var subpredicates: [Any] { parts }

    /// The text that the predicate could be read from.
    open override var predicateFormat: String {
        let texts = parts.map { part in
            let isGroup = part is NSCompoundPredicate
            return isGroup ? "(\(part.predicateFormat))" : part.predicateFormat
        }
        switch type {
        case .not: return "NOT " + (texts.first ?? "")
        case .and: return texts.isEmpty ? "TRUEPREDICATE" : texts.joined(separator: " AND ")
        case .or: return texts.isEmpty ? "FALSEPREDICATE" : texts.joined(separator: " OR ")
        }
    }

    override func bound(to variables: [String: Any]) -> NSPredicate {
        NSCompoundPredicate(
            type: type,
            subpredicates: parts.map { $0.withSubstitutionVariables(variables) }
        )
    }

    /// Whether an object passes.
    open override func evaluate(
        with object: Any?,
        substitutionVariables bindings: [String: Any]?
    ) -> Bool {
        func passes(_ part: NSPredicate) -> Bool {
            part.evaluate(with: object, substitutionVariables: bindings)
        }
        switch type {
        case .not: return !(parts.first.map(passes) ?? false)
        case .and: return parts.allSatisfy(passes)
        case .or: return parts.contains(where: passes)
        }
    }
}
