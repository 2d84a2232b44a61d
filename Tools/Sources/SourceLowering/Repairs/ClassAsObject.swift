// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// `setValue(1, on: UIFont.self)` where the parameter is an `AnyObject`: on iOS a class is an object.
struct ClassAsObject: Repair {
    let identifiers: Set<String> = ["cannot_convert_argument_value_anyobject"]

    func mend(
        _ diagnostic: CompilerDiagnostic,
        in source: MendedSource,
        _ edits: inout EditList
    ) -> Bool {
        guard let type = diagnostic.quoted.first, type.hasSuffix(".Type") || type == "AnyClass",
            let token = source.token(at: diagnostic),
            let argument = Syntax(token).ancestors.lazy
                .compactMap({ $0.as(LabeledExprSyntax.self) }).first
        else { return false }
        let value = argument.expression
        // Nothing but a name: `self`, `kind`, `Kit.Label.self`.
        let isName = value.is(DeclReferenceExprSyntax.self) || value.is(MemberAccessExprSyntax.self)
        guard isName, !value.code.contains("\n") else { return false }
        edits.replace(value, with: "_objcObject(of: \(value.code))")
        return true
    }
}
