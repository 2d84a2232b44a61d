// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// `let s: NSMutableSet = []`: Foundation's sets are not written as literals on Linux.
struct LiteralOfSet: Repair {
    let identifiers: Set<String> = [
        "cannot_convert_initializer_value", "cannot_convert_argument_value",
        "cannot_convert_assign", "cannot_convert_to_return_type",
    ]

    func mend(
        _ diagnostic: CompilerDiagnostic,
        in source: MendedSource,
        _ edits: inout EditList
    ) -> Bool {
        let words = diagnostic.quoted
        guard words.count >= 2, let token = source.token(at: diagnostic),
            let literal = token.parent?.as(ArrayExprSyntax.self), literal.leftSquare == token
        else { return false }
        let type = words[1].filter { $0 != "?" }
        guard ["NSSet", "NSMutableSet"].contains(type) else { return false }
        edits.insert("\(type)(array: ", at: literal.positionAfterSkippingLeadingTrivia)
        edits.insert(")", at: literal.endPositionBeforeTrailingTrivia)
        return true
    }
}
