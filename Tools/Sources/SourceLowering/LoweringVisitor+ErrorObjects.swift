// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

// `catch let error as NSError`: on iOS every error is an `NSError`. On Linux only those are that were made as one: the
// compiler takes the clause for one that catches everything, and the program goes on with nothing in the variable.
extension LoweringVisitor {
    private static let errorProtocols: Set<String> = [
        "Error", "Swift.Error", "LocalizedError", "CustomNSError", "RecoverableError",
        "Foundation.LocalizedError", "Foundation.CustomNSError", "Foundation.RecoverableError",
    ]

    /// Lets a program's own errors be cast to objects, and these to the errors again.
    ///
    /// `clause`: what an enumeration or a structure inherits; a class is cast by what it is.
    func lower(errors clause: InheritanceClauseSyntax?) {
        let names = clause.names
        guard let last = clause?.inheritedTypes.last,
            !Self.errorProtocols.isDisjoint(with: names), !names.contains("_ErrorWithObject"),
            // The file sees the runtime.
            !own.imports.isEmpty || seesUIKit || needsRuntime
        else { return }
        edits.insert(", _ErrorWithObject", at: last.type.endPositionBeforeTrailingTrivia)
    }

    /// Whether the file may declare errors, which need the runtime.
    var mayDeclareErrors: Bool {
        // The words begin with one letter, as they have to.
        let ends = [" {", "{", ",", "\n", " where", " ,", "\r\n"]
        return edits.contains(anyOf: ends.map { Array(("Error" + $0).utf8) })
    }

    /// Lets a clause that catches `NSError` catch every error.
    func lower(catchOfObject node: CatchClauseSyntax) {
        guard node.catchItems.count == 1, let item = node.catchItems.first,
            let pattern = item.pattern
        else { return }
        let body = node.body.leftBrace.endPositionBeforeTrailingTrivia
        if pattern.as(IsTypePatternSyntax.self)?.type.isErrorObject ?? false {
            return edits.replace(pattern, with: "_")
        }
        guard let binding = pattern.as(ValueBindingPatternSyntax.self),
            let name = binding.errorObject?.name.code
        else { return }
        // The error has a name of its own: without a pattern it would be `error`, and hide the variable that is
        // called so outside.
        edits.replace(binding.bindingSpecifier, with: "let")
        edits.replace(binding.pattern, with: "_caught_\(name)")
        if let clause = item.whereClause { wrap(clause, name) }
        let word = binding.bindingSpecifier.text
        edits.insert(" \(word) \(name) = _caught_\(name) as NSError;", at: body)
    }

    /// `case .failure(let error as NSError):`, which holds for every error.
    func lower(caseOfObject node: SwitchCaseSyntax) {
        guard let label = node.label.as(SwitchCaseLabelSyntax.self), label.caseItems.count == 1,
            let item = label.caseItems.first
        else { return }
        let body = label.colon.endPositionBeforeTrailingTrivia
        if let name = lower(pattern: item.pattern) {
            if let clause = item.whereClause { wrap(clause, name) }
            return edits.insert(" " + Self.object(of: name), at: body)
        }
        // `switch error { case let object as NSError:`
        guard
            let subject = Syntax(node).ancestors.compactMap({ $0.as(SwitchExprSyntax.self) }).first?
                .subject,
            subject.code.lowercased().contains("error"),
            let object = item.pattern.as(ValueBindingPatternSyntax.self)?.errorObject
        else { return }
        let name = object.name.code
        edits.replace(object.name, with: "_caught_\(name)")
        edits.replace(object.type, with: "any Error")
        if let clause = item.whereClause { wrap(clause, name) }
        edits.insert(" " + Self.object(of: name), at: body)
    }

    /// The same in `if case .failure(let error as NSError) = result, error.code == 1 {`, and in `guard` and `while`.
    func lower(conditionOfObject node: MatchingPatternConditionSyntax) {
        guard let name = lower(pattern: node.pattern) else { return }
        edits.insert(
            ", case let \(name) = _caught_\(name) as NSError",
            at: node.endPositionBeforeTrailingTrivia
        )
    }

    /// Lets a pattern hold every error, and tells the name that it binds.
    private func lower(pattern: PatternSyntax) -> String? {
        let finder = ErrorObjectFinder(viewMode: .sourceAccurate)
        finder.walk(pattern)
        guard finder.found.count == 1, let found = finder.found.first else { return nil }
        edits.replace(found.node, with: "_caught_\(found.name)")
        return found.name
    }

    private func wrap(_ clause: WhereClauseSyntax, _ name: String) {
        wrap(
            clause.condition,
            in: "({ (\(name): NSError) -> Bool in ",
            with: " }(_caught_\(name) as NSError)"
        )
    }

    private static func object(of name: String) -> String {
        "let \(name) = _caught_\(name) as NSError; _ = \(name);"
    }

    /// `error as? NSError`, `error as! NSError`, `error is NSError`: every error is such an object.
    func lower(
        errorCast value: ExprSyntax,
        _ sign: ExprSyntax,
        to type: TypeSyntax
    ) {
        // Lowered text has it.
        guard type.isErrorObject, value.code != "Any" else { return }
        let after = value.endPositionBeforeTrailingTrivia
        if sign.is(UnresolvedIsExprSyntax.self) {
            edits.insert(" as Any", at: after)
            return edits.replace(type, with: "any Error")
        }
        guard let mark = sign.as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark else {
            return
        }
        let operand = Self.operand(of: value)
        edits.insert("(", at: operand.positionAfterSkippingLeadingTrivia)
        edits.insert(" as Any", at: after)
        edits.replace(
            type,
            with: mark.text == "?" ? "any Error).map({ $0 as NSError })" : "any Error as NSError)"
        )
    }
}

extension ValueBindingPatternSyntax {
    /// What `let error as NSError` binds, and the type.
    fileprivate var errorObject: (name: ExprSyntax, type: TypeSyntax)? {
        pattern.as(ExpressionPatternSyntax.self)?.expression.as(SequenceExprSyntax.self)?
            .errorObject
    }
}

extension SequenceExprSyntax {
    /// The parts of `error as NSError`.
    fileprivate var errorObject: (name: ExprSyntax, type: TypeSyntax)? {
        let parts = Array(elements)
        guard parts.count == 3, let sign = parts[1].as(UnresolvedAsExprSyntax.self),
            sign.questionOrExclamationMark == nil,
            let type = parts[2].as(TypeExprSyntax.self)?.type, type.isErrorObject
        else { return nil }
        return (parts[0], type)
    }
}

extension TypeSyntax {
    fileprivate var isErrorObject: Bool { ["NSError", "Foundation.NSError"].contains(oneLine) }
}

/// Finds `error as NSError` among the values that an enumeration's case holds.
private final class ErrorObjectFinder: SyntaxVisitor {
    private(set) var found: [(node: SequenceExprSyntax, name: String)] = []

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        // Other cases may hold what is no error.
        let isCase = sequence(first: Syntax(node), next: \.parent)
            .compactMap { $0.as(FunctionCallExprSyntax.self)?.calledExpression.code.lowercased() }
            .contains { $0.contains("fail") || $0.contains("error") }
        if isCase, let object = node.errorObject { found.append((node, object.name.code)) }
        return .visitChildren
    }
}
