// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

// `catch let error as NSError`: on iOS every error is an `NSError`. On Linux only those are that were made as one: the
// compiler takes the clause for one that catches everything, and the program goes on with nothing in the variable.
extension LoweringVisitor {
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
            let parts = binding.pattern.as(ExpressionPatternSyntax.self)?.expression
                .as(SequenceExprSyntax.self).map({ Array($0.elements) }),
            parts.count == 3,
            parts[1].as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark == nil,
            parts[1].is(UnresolvedAsExprSyntax.self),
            parts[2].as(TypeExprSyntax.self)?.type.isErrorObject ?? false
        else { return }
        let name = parts[0].code
        let word = binding.bindingSpecifier.text
        guard let clause = item.whereClause else {
            edits.blank(item)
            edits.insert(" \(word) \(name) = error as NSError;", at: body)
            return
        }
        edits.replace(binding.pattern, with: "_caught_\(name)")
        wrap(clause, name)
        edits.insert(" " + Self.object(of: name), at: body)
    }

    /// `case .failure(let error as NSError):`, which holds for every error.
    func lower(caseOfObject node: SwitchCaseSyntax) {
        guard let label = node.label.as(SwitchCaseLabelSyntax.self), label.caseItems.count == 1,
            let item = label.caseItems.first
        else { return }
        let body = label.colon.endPositionBeforeTrailingTrivia
        lower(pattern: item.pattern, item.whereClause, body)
        // `switch error { case let object as NSError:`
        guard
            let subject = Syntax(node).ancestors.compactMap({ $0.as(SwitchExprSyntax.self) }).first?
                .subject,
            subject.code.lowercased().contains("error"),
            let parts = item.pattern.as(ValueBindingPatternSyntax.self)?.pattern
                .as(ExpressionPatternSyntax.self)?.expression.as(SequenceExprSyntax.self)
                .map({ Array($0.elements) }),
            parts.count == 3, parts[1].is(UnresolvedAsExprSyntax.self),
            let type = parts[2].as(TypeExprSyntax.self)?.type, type.isErrorObject
        else { return }
        let name = parts[0].code
        edits.replace(parts[0], with: "_caught_\(name)")
        edits.replace(type, with: "any Error")
        if let clause = item.whereClause { wrap(clause, name) }
        edits.insert(" " + Self.object(of: name), at: body)
    }

    /// The same in `if case .failure(let error as NSError) = result {`.
    func lower(caseOfObject node: IfExprSyntax) {
        for element in node.conditions {
            guard let match = element.condition.as(MatchingPatternConditionSyntax.self) else {
                continue
            }
            lower(pattern: match.pattern, nil, node.body.leftBrace.endPositionBeforeTrailingTrivia)
        }
    }

    /// The same in `guard case .failure(let error as NSError) = result else {`.
    func lower(caseOfObject node: GuardStmtSyntax) {
        for element in node.conditions {
            guard let match = element.condition.as(MatchingPatternConditionSyntax.self) else {
                continue
            }
            lower(pattern: match.pattern, nil, node.endPositionBeforeTrailingTrivia, after: ";")
        }
    }

    private func lower(
        pattern: PatternSyntax,
        _ clause: WhereClauseSyntax?,
        _ body: AbsolutePosition,
        after sign: String = ""
    ) {
        let finder = ErrorObjectFinder(viewMode: .sourceAccurate)
        finder.walk(pattern)
        guard finder.found.count == 1, let found = finder.found.first else { return }
        edits.replace(found.node, with: "_caught_\(found.name)")
        if let clause { wrap(clause, found.name) }
        edits.insert("\(sign) " + Self.object(of: found.name), at: body)
    }

    private func wrap(_ clause: WhereClauseSyntax, _ name: String) {
        edits.insert(
            "({ (\(name): NSError) -> Bool in ",
            at: clause.condition.positionAfterSkippingLeadingTrivia
        )
        edits.insert(
            " }(_caught_\(name) as NSError))",
            at: clause.condition.endPositionBeforeTrailingTrivia
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
        var operand = value
        while let inner = operand.as(TryExprSyntax.self)?.expression
            ?? operand.as(AwaitExprSyntax.self)?.expression
        {
            operand = inner
        }
        edits.insert("(", at: operand.positionAfterSkippingLeadingTrivia)
        edits.insert(" as Any", at: after)
        edits.replace(
            type,
            with: mark.text == "?" ? "any Error).map({ $0 as NSError })" : "any Error as NSError)"
        )
    }
}

extension TypeSyntax {
    fileprivate var isErrorObject: Bool { ["NSError", "Foundation.NSError"].contains(oneLine) }
}

/// Finds `error as NSError` among the values that an enumeration's case holds.
private final class ErrorObjectFinder: SyntaxVisitor {
    private(set) var found: [(node: SequenceExprSyntax, name: String)] = []

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let parts = Array(node.elements)
        // Other cases may hold what is no error.
        let isCase = sequence(first: Syntax(node), next: \.parent)
            .compactMap { $0.as(FunctionCallExprSyntax.self)?.calledExpression.code.lowercased() }
            .contains { $0.contains("fail") || $0.contains("error") }
        if isCase, parts.count == 3,
            let sign = parts[1].as(UnresolvedAsExprSyntax.self),
            sign.questionOrExclamationMark == nil,
            parts[2].as(TypeExprSyntax.self)?.type.isErrorObject ?? false
        {
            found.append((node, parts[0].code))
        }
        return .visitChildren
    }
}
