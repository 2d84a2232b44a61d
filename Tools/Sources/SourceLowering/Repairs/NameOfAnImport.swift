// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// `Predicate<CGRect>` in a file that imports only the library that has it: lowering's own import
/// brings Foundation, which has a type of that name, too.
///
/// In a file that imports Foundation itself the name is ambiguous on iOS as well, unless Foundation got
/// it later: the source is older then, and means the library's.
struct NameOfAnImport: Repair {
    let identifiers: Set<String> = ["ambiguous_type_base"]

    /// The modules through which a file sees Foundation on iOS.
    private static let bringers: Set<String> = [
        "Foundation", "UIKit", "CoreGraphics", "CoreText", "CoreImage", "QuartzCore", "XCTest",
    ]

    /// The types that Foundation has since iOS 17 or later.
    private static let newNames: Set<String> = ["Expression", "Predicate"]

    func mend(
        _ diagnostic: CompilerDiagnostic,
        in source: MendedSource,
        _ edits: inout EditList
    ) -> Bool {
        guard let name = diagnostic.quoted.first, let token = source.token(at: diagnostic),
            token.text == name,
            Self.newNames.contains(name)
                || source.writtenImports.isDisjoint(with: Self.bringers),
            diagnostic.notes.contains(where: { $0.path.hasPrefix("Foundation") })
        else { return false }
        let owners = Set(
            diagnostic.notes.compactMap { Self.owner(of: $0.path, among: source.writtenImports) }
        )
        guard owners.count == 1, let owner = owners.first else { return false }
        edits.insert(owner + ".", at: token.positionAfterSkippingLeadingTrivia)
        return true
    }

    /// The module that declares what the compiler found at a place.
    ///
    /// The place is the compiler's own name for a declaration, `Nimble.Predicate`, or a file. Of a
    /// file's folders the innermost counts: a package in `Cartography/.build` is not Cartography's.
    private static func owner(of path: String, among modules: Set<String>) -> String? {
        if let module = modules.first(where: { path.hasPrefix($0 + ".") }) { return module }
        return path.split(separator: "/").map(String.init).last(where: modules.contains)
    }
}
