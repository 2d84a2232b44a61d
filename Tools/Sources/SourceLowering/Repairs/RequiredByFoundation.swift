// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// `override init(request:cachedResponse:client:)` in a protocol of the network's: Foundation
/// requires that initializer here, and on iOS it does not.
///
/// An initializer that a class of the package's own requires stays an error.
struct RequiredByFoundation: Repair {
    let identifiers: Set<String> = ["required_initializer_override_wrong_keyword"]

    private static let labels = [
        ["request", "cachedResponse", "client"], ["task", "cachedResponse", "client"],
    ]

    func mend(
        _ diagnostic: CompilerDiagnostic,
        in source: MendedSource,
        _ edits: inout EditList
    ) -> Bool {
        guard let token = source.token(at: diagnostic),
            let made = sequence(first: Syntax(token), next: \.parent)
                .compactMap({ $0.as(InitializerDeclSyntax.self) }).first,
            Self.labels.contains(made.signature.parameterClause.parameters.map(\.firstName.text)),
            let word = made.modifiers.first(where: { $0.name.text == "override" })
        else { return false }
        edits.replace(word, with: "required")
        return true
    }
}
