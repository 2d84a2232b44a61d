// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// `Predicate<CGRect>` in a file that imports only the library that has it: lowering's own import
/// brings Foundation, which has a type of that name, too.
///
/// In a file that imports Foundation itself the name is ambiguous on iOS as well.
struct NameOfAnImport: Repair {
    let identifiers: Set<String> = ["ambiguous_type_base"]

    /// The modules through which a file sees Foundation on iOS.
    private static let bringers: Set<String> = [
        "Foundation", "UIKit", "CoreGraphics", "CoreText", "CoreImage", "QuartzCore", "XCTest",
    ]

    func mend(
        _ diagnostic: CompilerDiagnostic,
        in source: MendedSource,
        _ edits: inout EditList
    ) -> Bool {
        guard let name = diagnostic.quoted.first, let token = source.token(at: diagnostic),
            token.text == name, source.imports.isDisjoint(with: Self.bringers),
            diagnostic.notes.contains(where: { $0.path.hasPrefix("Foundation") })
        else { return false }
        let owners = source.imports.filter { module in
            diagnostic.notes.contains { note in
                note.path.hasPrefix(module + ".")
                    || note.path.split(separator: "/").contains {
                        $0 == module
                    }
            }
        }
        guard owners.count == 1, let owner = owners.first else { return false }
        edits.insert(owner + ".", at: token.positionAfterSkippingLeadingTrivia)
        return true
    }
}
