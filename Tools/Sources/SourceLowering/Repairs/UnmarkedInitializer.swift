// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// `Custom(_none: ())`, as lowering writes `Custom()`, for a class that inherits no `init()`.
///
/// Its superclass stands in another module and keeps an override of a designated initializer to
/// itself, which ends the inheritance there, and on iOS as well. The call goes to an initializer with
/// a value for each parameter, as the source says.
///
/// A label that the source itself has stays an error.
struct UnmarkedInitializer: Repair {
    let identifiers: Set<String> = ["extra_argument_named", "wrong_argument_labels"]

    func mend(
        _ diagnostic: CompilerDiagnostic,
        in source: MendedSource,
        _ edits: inout EditList
    ) -> Bool {
        guard let call = source.call(at: diagnostic),
            call.arguments.count == 1, let argument = call.arguments.first,
            argument.code == LoweringVisitor.markerOfInheritedInit
        else { return false }
        edits.blank(argument)
        return true
    }
}
