// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// `NSAttributedString(text)` in a file that imports Foundation alone, of a package that asks for imports of the
/// modules whose members it uses: what Foundation has on iOS is in modules of its own here.
struct MemberOfAddition: Repair {
    let identifiers: Set<String> = ["member_from_missing_import"]

    /// The modules that stand in for parts of Foundation's.
    private static let parts: Set<String> = [
        "FoundationAdditions", "FormatPredicates", "FileCoordination", "NetworkingAdditions",
        "XMLAdditions", "ObjectiveC", "FoundationNetworking", "FoundationXML",
    ]

    func mend(
        _ diagnostic: CompilerDiagnostic,
        in source: MendedSource,
        _ edits: inout EditList
    ) -> Bool {
        guard let module = diagnostic.quoted.last, Self.parts.contains(module),
            !source.imports.isDisjoint(with: ["Foundation", "UIKit"])
        else { return false }
        return source.add(importOf: module, &edits)
    }
}
