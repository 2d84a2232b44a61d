// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// `class AtomicInt: NSLock`: some classes of Foundation's have members whose types stand in
/// CoreFoundation, and can be inherited from only where that is imported.
struct LoadedClass: Repair {
    let identifiers: Set<String> = [
        "inheritance_from_class_with_missing_vtable_entries_versioned",
        "inheritance_from_class_with_missing_vtable_entries",
    ]

    func mend(
        _ diagnostic: CompilerDiagnostic,
        in source: MendedSource,
        _ edits: inout EditList
    ) -> Bool {
        guard diagnostic.quoted.first?.hasPrefix("NS") ?? false,
            !source.imports.contains("CoreFoundation")
        else { return false }
        return source.add(importOf: "CoreFoundation", &edits)
    }
}
