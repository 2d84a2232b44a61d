// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// Errors that are cast to and matched by types whose codes are numbers of a domain, such as
/// `URLError`: on iOS every `NSError` of that domain is one.
extension LoweringVisitor {
    /// `error as? URLError`, `error is URLError`.
    func lower(errorCast value: ExprSyntax, to type: TypeSyntax) {
        guard let name = errorType(type.oneLine) else { return }
        wrap(value, in: "_objcErrorCast(", with: ", \(name).self")
    }

    /// `do { … } catch let error as URLError { … } catch CLError.denied { … }`: what is thrown becomes
    /// one of these types before it gets to the clauses.
    func lower(catching node: DoStmtSyntax) {
        let patterns = node.catchClauses.flatMap { $0.catchItems.compactMap(\.pattern) }
        let types = errorTypes(in: patterns)
        // Lowered text has it.
        guard !types.isEmpty, node.throwsClause == nil,
            !node.body.statements.code.hasSuffix("} catch { throw \(conversion("error", types)) }")
        else { return }
        edits.insert(" do {", at: node.body.leftBrace.endPositionBeforeTrailingTrivia)
        edits.insert(
            "} catch { throw \(conversion("error", types)) } ",
            at: node.body.rightBrace.positionAfterSkippingLeadingTrivia
        )
    }

    /// `switch error { case let error as URLError: … }`.
    func lower(switch node: SwitchExprSyntax) {
        let items = node.cases.compactMap { $0.as(SwitchCaseSyntax.self)?.label }
            .compactMap { $0.as(SwitchCaseLabelSyntax.self) }
            .flatMap { $0.caseItems.map(\.pattern) }
        convert(node.subject, for: items)
    }

    /// `if case let error as URLError = failure`, and `guard` and `while`.
    func lower(matching node: MatchingPatternConditionSyntax) {
        convert(node.initializer.value, for: [node.pattern])
    }

    private func convert(_ subject: ExprSyntax, for patterns: [PatternSyntax]) {
        let types = errorTypes(in: patterns)
        guard !types.isEmpty else { return }
        wrap(subject, in: "_objcErrorOf(", with: types.map { ", \($0).self" }.joined())
    }

    private func conversion(_ error: String, _ types: [String]) -> String {
        "_objcErrorOf(\(error)" + types.map { ", \($0).self" }.joined() + ")"
    }

    /// The error types that patterns name, each once, in the order in which they stand.
    private func errorTypes(in patterns: [PatternSyntax]) -> [String] {
        var found: [String] = []
        for pattern in patterns {
            let text = pattern.oneLine
            let name: String? =
                if text.hasPrefix("is ") {
                    String(text.dropFirst(3))
                } else if text.hasPrefix("let ") || text.hasPrefix("var ") {
                    text.firstRange(of: " as ").map { String(text[$0.upperBound...]) }
                } else {
                    text.lastIndex(of: ".").map { String(text[..<$0]) }
                }
            guard let type = name.flatMap(errorType), !found.contains(type) else {
                continue
            }
            found.append(type)
        }
        return found
    }

    /// A name that is one of these types', perhaps with the module before it or `.Code` behind.
    private func errorType(_ name: String) -> String? {
        let type = name.hasSuffix(".Code") ? String(name.dropLast(5)) : name
        guard let last = type.split(separator: ".").last.map(String.init),
            FrameworkFacts.errorTypes.contains(last), !facts.ownErrors.contains(last)
        else {
            return nil
        }
        return type
    }

    /// `catch let error as CocoaError`: on Linux every `NSError` is one, whatever its domain, so that
    /// a condition has to ask.
    func lower(cocoaError pattern: PatternSyntax?, _ clause: WhereClauseSyntax?) {
        guard let pattern, let text = Optional(pattern.oneLine),
            text.hasPrefix("let ") || text.hasPrefix("var "), text.hasSuffix("CocoaError"),
            let cast = text.firstRange(of: " as "), errorType(String(text[cast.upperBound...])) != nil
        else { return }
        let test = "_objcIsOfItsDomain(\(text[..<cast.lowerBound].dropFirst(4)))"
        if let condition = clause?.condition {
            guard !condition.code.hasPrefix(test) else { return }
            let start = condition.positionAfterSkippingLeadingTrivia
            edits.insert("\(test) && (", at: start)
            edits.insert(")", at: condition.endPositionBeforeTrailingTrivia)
        } else {
            edits.insert(" where \(test)", at: pattern.endPositionBeforeTrailingTrivia)
        }
    }
}
