// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// `class MockBundle: Bundle {}`: the members of Foundation's class name Core Foundation's types, so that the
/// compiler reads the class only in a file that imports them.
///
/// On iOS a bundle, as every object, can be made by `init()`.
struct SubclassOfBundle: Repair {
    let identifiers: Set<String> = [
        "inheritance_from_class_with_missing_vtable_entries",
        "inheritance_from_class_with_missing_vtable_entries_versioned",
    ]

    func mend(
        _ diagnostic: CompilerDiagnostic,
        in source: MendedSource,
        _ edits: inout EditList
    ) -> Bool {
        guard !source.imports.contains("CoreFoundation"),
            source.add(importOf: "CoreFoundation", &edits)
        else { return false }
        let node = source.token(at: diagnostic).flatMap { token in
            sequence(first: Syntax(token), next: \.parent)
                .compactMap { $0.as(ClassDeclSyntax.self) }.first
        }
        if let node, node.inheritanceClause?.inheritedTypes.first?.type.code == "Bundle" {
            edits.addPlainInit(to: node, calling: "self.init(for: \(node.name.text).self)")
        }
        return true
    }
}
