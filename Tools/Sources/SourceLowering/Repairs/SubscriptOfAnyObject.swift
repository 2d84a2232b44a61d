// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// `json["name"]` and `list[0]` of an `AnyObject`: on iOS any object is asked as the dictionary or list that it may be.
struct SubscriptOfAnyObject: Repair {
    let identifiers: Set<String> = ["could_not_find_value_subscript"]

    func mend(
        _ diagnostic: CompilerDiagnostic,
        in source: MendedSource,
        _ edits: inout EditList
    ) -> Bool {
        guard let type = diagnostic.quoted.first, ["AnyObject", "any AnyObject"].contains(type),
            let token = source.token(at: diagnostic),
            let call = sequence(first: Syntax(token), next: \.parent)
                .compactMap({ $0.as(SubscriptCallExprSyntax.self) }).first,
            call.arguments.count == 1, let key = call.arguments.first, key.label == nil,
            // A chain's value is there only inside of the chain.
            !call.calledExpression.is(OptionalChainingExprSyntax.self),
            source.add(importOf: "FoundationAdditions", &edits)
        else { return false }
        edits.insert("_objcSubscript(", at: call.positionAfterSkippingLeadingTrivia)
        edits.replace(call.leftSquare, with: ", ")
        edits.replace(call.rightSquare, with: ")")
        return true
    }
}
