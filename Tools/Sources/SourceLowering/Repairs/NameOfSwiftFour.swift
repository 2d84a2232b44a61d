// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// `RunLoop.Mode.defaultRunLoopMode` in a file in Swift 4 mode that does not import the runtime.
///
/// Foundation had these names up to Swift 4.1, and keeps them on iOS for source in that mode. The
/// runtime has them here; only one of its types is imported, so that no name gets a second meaning.
///
/// In newer modes the name stays an error, as on iOS.
struct NameOfSwiftFour: Repair {
    let identifiers: Set<String> = ["could_not_find_type_member"]

    /// The names of the runtime's, by type.
    private static let names: [String: Set<String>] = [
        "RunLoop.Mode": ["defaultRunLoopMode", "commonModes"]
    ]

    func mend(
        _ diagnostic: CompilerDiagnostic,
        in source: MendedSource,
        _ edits: inout EditList
    ) -> Bool {
        let quoted = diagnostic.quoted
        guard quoted.count == 2, Self.names[quoted[0]]?.contains(quoted[1]) ?? false,
            !source.imports.contains("ObjectiveC")
        else { return false }
        return source.add(importOf: "struct ObjectiveC.Selector", &edits)
    }
}
