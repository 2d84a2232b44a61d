// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// `Darwin.round(x)` and its like, whose module has another name here: Foundation brings the same
/// functions.
struct ModuleOfDarwin: Repair {
    let identifiers: Set<String> = ["cannot_find_in_scope", "cannot_find_type_in_scope"]

    func mend(
        _ diagnostic: CompilerDiagnostic,
        in source: MendedSource,
        _ edits: inout EditList
    ) -> Bool {
        guard diagnostic.quoted.first == "Darwin", let token = source.token(at: diagnostic),
            token.text == "Darwin", token.nextToken(viewMode: .sourceAccurate)?.text == ".",
            source.add(importOf: "Foundation", &edits)
        else { return false }
        edits.replace(token, with: "Foundation")
        return true
    }
}
