// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// `Cell.classForCoder()`: on iOS every class answers with itself, as `Cell.self` does.
struct ClassForCoder: Repair {
    let identifiers: Set<String> = [
        "instance_member_use_on_type", "could_not_use_instance_member_on_type",
    ]

    func mend(
        _ diagnostic: CompilerDiagnostic,
        in source: MendedSource,
        _ edits: inout EditList
    ) -> Bool {
        guard diagnostic.quoted.first == "classForCoder",
            let (call, base) = source.plainCall(of: "classForCoder", at: diagnostic)
        else { return false }
        let aClass = base.code.hasSuffix(".self") ? base.code : base.code + ".self"
        edits.replace(call, with: "(\(aClass) as AnyClass)")
        return true
    }
}
