// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

extension LoweringVisitor {
    /// Answers what a condition asks of the platform as iOS does; for a package without UIKit, as
    /// plain Linux does.
    func lower(condition: Syntax) {
        if let call = condition.as(FunctionCallExprSyntax.self) {
            let question = call.calledExpression.code
            let argument = call.arguments.first?.expression.code ?? ""
            if let answer = answer(question, argument) { edits.replace(call, with: answer) }
            return
        }
        if isOfProject, let name = condition.as(DeclReferenceExprSyntax.self),
            name.baseName.text == "SWIFT_PACKAGE"
        {
            return edits.replace(name, with: "false")
        }
        for child in condition.children(viewMode: .sourceAccurate) { lower(condition: child) }
    }

    private func answer(_ question: String, _ argument: String) -> String? {
        guard mode == .full else {
            let isOurs = question == "canImport" && Lowerer.sdkModules.contains(argument)
            return isOurs ? "false" : nil
        }
        switch (question, argument) {
        case ("os", "iOS"), ("targetEnvironment", "simulator"), ("canImport", "ObjectiveC"),
            ("_runtime", "_ObjC"):
            return "true"
        case ("os", "Linux"), ("_runtime", "_Native"): return "false"
        case ("canImport", "Darwin"): return isForDarwinAlone ? "true" : nil
        default: return nil
        }
    }
}

/// Finds out whether what a file has for Darwin has nothing for other systems beside it.
final class DarwinFinder: SyntaxVisitor {
    private(set) var isAlone = true

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        let conditions = node.clauses.compactMap { $0.condition?.code }
        if conditions.contains(where: { $0.contains("canImport(Darwin)") }), node.clauses.count > 1
        {
            isAlone = false
        }
        let others = ["canImport(Glibc)", "canImport(Musl)", "os(Linux)", "!canImport(Darwin)"]
        if conditions.contains(where: { code in others.contains { code.contains($0) } }) {
            isAlone = false
        }
        return .visitChildren
    }
}
