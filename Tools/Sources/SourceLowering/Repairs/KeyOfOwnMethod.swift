// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// `x.observe(\.a, _key: "a")`, as lowering writes `x.observe(\.a)`, of a method of the package's own.
///
/// Only the methods of every object, and of its publishers, take the key path in words. Where the receiver looks up
/// members by key paths, the compiler takes the method for the object's own, and says that it is no property.
///
/// What is wrong with a call of one of these stays an error, and so does a label that the source has.
struct KeyOfOwnMethod: Repair {
    let identifiers: Set<String> = [
        "extra_argument_named", "extra_arguments_in_call", "extra_trailing_closure_in_call",
        "cannot_convert_argument_value", "expr_keypath_not_property",
    ]

    func mend(
        _ diagnostic: CompilerDiagnostic,
        in source: MendedSource,
        _ edits: inout EditList
    ) -> Bool {
        guard let call = source.call(at: diagnostic),
            let argument = call.arguments.first(where: { $0.label?.text == "_key" }),
            let previous = call.arguments.last(where: { $0.position < argument.position }),
            previous.expression.is(KeyPathExprSyntax.self),
            isExtra(argument, of: call, diagnostic)
                || !diagnostic.notes.contains(where: { $0.message.contains("_key:") })
        else { return false }
        if diagnostic.identifier == "cannot_convert_argument_value",
            source.token(at: diagnostic).map({ argument.range.contains($0.position) }) != true
        {
            return false
        }
        if argument.trailingComma == nil, let comma = previous.trailingComma { edits.blank(comma) }
        edits.blank(argument)
        return true
    }

    /// Whether the diagnostic says of the key itself that the chosen method does not take it.
    private func isExtra(
        _ argument: LabeledExprSyntax,
        of call: FunctionCallExprSyntax,
        _ diagnostic: CompilerDiagnostic
    ) -> Bool {
        if diagnostic.identifier == "extra_argument_named" {
            return diagnostic.message.contains("'_key'")
        }
        guard diagnostic.identifier == "extra_arguments_in_call",
            let index = call.arguments.firstIndex(of: argument)
        else { return false }
        let place = call.arguments.distance(from: call.arguments.startIndex, to: index) + 1
        return diagnostic.message.split(separator: " ").contains { word in
            word == "#\(place)" || word == "#\(place),"
        }
    }
}
