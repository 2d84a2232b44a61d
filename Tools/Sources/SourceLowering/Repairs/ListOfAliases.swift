// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// `[CFDictionary]()`: the name of a Core Foundation type is another name of a class here, which
/// the compiler takes for a list that holds the class.
struct ListOfAliases: Repair {
    let identifiers: Set<String> = ["cannot_call_non_function_value"]

    func mend(
        _ diagnostic: CompilerDiagnostic,
        in source: MendedSource,
        _ edits: inout EditList
    ) -> Bool {
        guard let call = source.call(at: diagnostic),
            let list = call.calledExpression.as(ArrayExprSyntax.self), list.elements.count == 1,
            let type = list.elements.first?.expression,
            type.is(DeclReferenceExprSyntax.self) || type.is(MemberAccessExprSyntax.self)
        else { return false }
        edits.replace(list, with: "Array<\(type.code)>")
        return true
    }
}
