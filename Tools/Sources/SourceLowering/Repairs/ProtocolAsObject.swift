// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// `proxy(for: UITableViewDelegate.self)` where the parameter is a `Protocol`: on iOS the name of one of Objective-C's
/// protocols is such an object.
struct ProtocolAsObject: Repair {
    let identifiers: Set<String> = [
        "cannot_convert_argument_value", "cannot_convert_initializer_value",
        "cannot_convert_to_return_type", "cannot_convert_assign",
    ]

    func mend(
        _ diagnostic: CompilerDiagnostic,
        in source: MendedSource,
        _ edits: inout EditList
    ) -> Bool {
        let words = diagnostic.quoted
        guard words.count >= 2, ["Protocol", "Protocol?"].contains(words[1]),
            words[0].hasPrefix("(any "), words[0].hasSuffix(").Type"),
            let token = source.token(at: diagnostic),
            let value = sequence(first: Syntax(token), next: \.parent)
                .compactMap({ $0.as(MemberAccessExprSyntax.self) })
                .first(where: { $0.declName.baseName.text == "self" })
        else { return false }
        edits.insert("Protocol(", at: value.positionAfterSkippingLeadingTrivia)
        edits.insert(")", at: value.endPositionBeforeTrailingTrivia)
        return true
    }
}
