// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// `cls.isSubclass(of: UIView.self)` for a class that is known as `AnyClass`: on iOS every class is an object.
struct MemberOfClass: Repair {
    private static let members: Set<String> = [
        "isSubclass", "superclass", "hash", "instancesRespond", "conforms",
    ]

    let identifiers: Set<String> = ["could_not_find_value_member"]

    func mend(
        _ diagnostic: CompilerDiagnostic,
        in source: MendedSource,
        _ edits: inout EditList
    ) -> Bool {
        let words = diagnostic.quoted
        guard ["AnyClass", "any AnyObject.Type"].contains(words.first),
            let name = words.last, Self.members.contains(name),
            let token = source.token(at: diagnostic),
            let base = Syntax(token).ancestors.lazy.compactMap({
                $0.as(MemberAccessExprSyntax.self)
            })
            .first(where: { $0.declName.baseName.text == name })?.base
        else { return false }
        edits.insert("_ObjCClass(", at: base.positionAfterSkippingLeadingTrivia)
        edits.insert(")", at: base.endPositionBeforeTrailingTrivia)
        return true
    }
}
