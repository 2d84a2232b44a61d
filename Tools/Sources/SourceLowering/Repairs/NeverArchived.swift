// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// A subclass with an initializer of its own of a controller that cannot be archived on iOS, where
/// it needs no `init(coder:)`.
///
/// Subclasses of others, which must have one on iOS, too, stay an error.
struct NeverArchived: Repair {
    let identifiers: Set<String> = ["required_initializer_missing"]

    private static let controllers: Set<String> = ["SFSafariViewController"]

    func mend(
        _ diagnostic: CompilerDiagnostic,
        in source: MendedSource,
        _ edits: inout EditList
    ) -> Bool {
        guard diagnostic.quoted.contains("init(coder:)"),
            let token = source.token(at: diagnostic),
            let type = sequence(first: Syntax(token), next: \.parent)
                .compactMap({ $0.as(ClassDeclSyntax.self) }).first,
            let parent = type.inheritanceClause.names.first,
            Self.controllers.contains(parent.split(separator: ".").last.map(String.init) ?? parent)
        else { return false }
        let access = ["open", "public"].contains(type.modifiers.access ?? "") ? "public " : ""
        let brace = type.memberBlock.rightBrace
        let isOnLineOfBrace = !brace.leadingTrivia.contains { $0.isNewline }
        edits.insert(
            (isOnLineOfBrace ? "; " : "") + access
                + "required init?(coder: NSCoder) { fatalError(\"\(parent) is not archived\") } ",
            at: brace.positionAfterSkippingLeadingTrivia
        )
        return true
    }
}
