// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// `override class func keyPathsForValuesAffectingValue(forKey:)` in a class below one of Foundation's, as
/// operations have it: Foundation's root class on Linux declares no such method.
///
/// What observes such objects compares all their values when one changes, and asks no class for its keys.
struct KeysOfFoundationsClass: Repair {
    let identifiers: Set<String> = ["method_does_not_override"]

    private static let names: Set<String> = [
        "keyPathsForValuesAffectingValue", "automaticallyNotifiesObservers",
    ]

    func mend(
        _ diagnostic: CompilerDiagnostic,
        in source: MendedSource,
        _ edits: inout EditList
    ) -> Bool {
        guard let token = source.token(at: diagnostic),
            let method = sequence(first: Syntax(token), next: \.parent)
                .compactMap({ $0.as(FunctionDeclSyntax.self) }).first,
            Self.names.contains(method.name.text),
            method.signature.parameterClause.parameters.map(\.firstName.text) == ["forKey"],
            let word = method.modifiers.first(where: { $0.name.text == "override" })
        else { return false }
        edits.replace(word, with: "        ")
        return true
    }
}
