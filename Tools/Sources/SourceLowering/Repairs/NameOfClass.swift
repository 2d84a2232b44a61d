// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// `layer.classForCoder.description()`: a class is an object on iOS, and describes itself by its name.
struct NameOfClass: Repair {
    let identifiers: Set<String> = ["could_not_find_value_member"]

    func mend(
        _ diagnostic: CompilerDiagnostic,
        in source: MendedSource,
        _ edits: inout EditList
    ) -> Bool {
        let words = diagnostic.quoted
        guard ["AnyClass", "any AnyObject.Type"].contains(words.first),
            let name = words.last, ["description", "debugDescription"].contains(name),
            let (call, base) = source.plainCall(of: name, at: diagnostic)
        else { return false }
        edits.replace(call, with: "NSStringFromClass(\(base.code))")
        return true
    }
}
