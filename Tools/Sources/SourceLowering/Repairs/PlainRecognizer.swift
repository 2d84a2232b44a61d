// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// `self.init()` in a gesture recognizer that overrides `init(target:action:)`: on iOS it inherits
/// `init()`, which calls that one.
///
/// A class without such an override inherits nothing and stays an error.
struct PlainRecognizer: Repair {
    let identifiers: Set<String> = ["missing_argument_named", "missing_arguments_in_call"]

    func mend(
        _ diagnostic: CompilerDiagnostic,
        in source: MendedSource,
        _ edits: inout EditList
    ) -> Bool {
        guard let call = source.call(at: diagnostic),
            call.calledExpression.code == "self.init", call.arguments.isEmpty,
            call.trailingClosure == nil, let left = call.leftParen,
            let type = Syntax(call).ancestors.compactMap({ $0.as(ClassDeclSyntax.self) }).first,
            type.inheritanceClause.names.first?.hasSuffix("GestureRecognizer") ?? false,
            type.memberBlock.members.contains(where: Self.isDesignated)
        else { return false }
        edits.insert("target: nil, action: nil", at: left.endPositionBeforeTrailingTrivia)
        return true
    }

    private static func isDesignated(_ member: MemberBlockItemSyntax) -> Bool {
        guard let made = member.decl.as(InitializerDeclSyntax.self),
            made.modifiers.contains("override")
        else { return false }
        let labels = made.signature.parameterClause.parameters.map(\.firstName.text)
        return labels == ["target", "action"]
    }
}
