// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// A value of a type parameter that is bounded by Foundation's root class, as an argument where the runtime's
/// is due: on iOS both are one class.
struct ValueAsObject: Repair {
    let identifiers: Set<String> = ["cannot_convert_argument_value"]

    func mend(
        _ diagnostic: CompilerDiagnostic,
        in source: MendedSource,
        _ edits: inout EditList
    ) -> Bool {
        let words = diagnostic.quoted
        guard words.count >= 2, words[1] == "NSObject", let token = source.token(at: diagnostic),
            let argument = sequence(first: Syntax(token), next: \.parent)
                .compactMap({ $0.as(LabeledExprSyntax.self) }).first,
            isBounded(
                words[0].hasPrefix("Self.") ? String(words[0].dropFirst(5)) : words[0],
                around: Syntax(argument)
            )
        else { return false }
        edits.replace(argument.expression, with: "(\(argument.expression.code) as! NSObject)")
        return true
    }

    /// Whether a name is a type parameter, by the declarations around, that is bounded by Foundation's class.
    private func isBounded(_ name: String, around node: Syntax) -> Bool {
        sequence(first: node, next: \.parent).contains { scope in
            let clause =
                scope.as(ExtensionDeclSyntax.self)?.genericWhereClause
                ?? scope.as(FunctionDeclSyntax.self)?.genericWhereClause
            let requirements = clause?.requirements.map { $0.requirement.trimmedDescription } ?? []
            let parameters =
                scope.as(FunctionDeclSyntax.self)?.genericParameterClause?.parameters
                .map(\.trimmedDescription) ?? []
            return (requirements + parameters).contains { text in
                text.hasPrefix(name + ":") && text.contains("Foundation.NSObject")
            }
        }
    }
}
