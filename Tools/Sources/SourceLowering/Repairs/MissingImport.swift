// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// Names that Foundation and UIKit bring on iOS and that have modules of their own here.
///
/// A name that these do not bring on iOS either stays an error.
struct MissingImport: Repair {
    let identifiers: Set<String> = [
        "cannot_find_in_scope", "cannot_find_type_in_scope", "cannot_find_in_scope_corrected",
    ]

    /// The modules by the beginnings of names, for whoever imports one of some others.
    private static let modules: [(prefix: String, module: String, importers: Set<String>)] = [
        ("CF", "CoreFoundation", ["Foundation", "UIKit", "CoreGraphics", "QuartzCore"]),
        ("kCF", "CoreFoundation", ["Foundation", "UIKit", "CoreGraphics", "QuartzCore"]),
        ("CG", "CoreGraphics", ["Foundation", "UIKit", "QuartzCore", "CoreImage"]),
        ("CA", "QuartzCore", ["UIKit"]),
        ("CI", "CoreImage", ["UIKit"]),
        ("CT", "CoreText", ["UIKit"]),
        ("kCT", "CoreText", ["UIKit"]),
        ("Dispatch", "Dispatch", ["Foundation", "UIKit"]),
        ("dispatch_", "Dispatch", ["Foundation", "UIKit"]),
        ("os_", "os", ["Foundation", "UIKit"]),
        ("OS", "os", ["UIKit"]),
        ("NS", "Foundation", ["UIKit", "CoreImage", "CoreText", "QuartzCore", "XCTest"]),
        ("UI", "UIKit", ["XCTest"]),
        ("pthread_", "Glibc", ["Foundation", "UIKit", "Dispatch"]),
    ]

    func mend(
        _ diagnostic: CompilerDiagnostic,
        in source: MendedSource,
        _ edits: inout EditList
    ) -> Bool {
        guard let name = diagnostic.quoted.first else { return false }
        let imports = source.imports
        guard
            let entry = Self.modules.first(where: { entry in
                name.hasPrefix(entry.prefix) && Self.continues(name, entry.prefix)
                    && !imports.contains(entry.module) && !imports.isDisjoint(with: entry.importers)
            })
        else { return false }
        return source.add(importOf: entry.module, &edits)
    }

    /// Whether a prefix in capitals ends where the next word begins: `CGRect`, not `CGI`.
    private static func continues(_ name: String, _ prefix: String) -> Bool {
        guard let last = prefix.last, last.isUppercase else { return true }
        guard let next = name.dropFirst(prefix.count).first else { return false }
        return next.isUppercase || next.isNumber
    }
}
