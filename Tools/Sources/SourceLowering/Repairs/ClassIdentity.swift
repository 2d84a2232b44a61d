// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// `viewClass === Header.self`: a class is an object on iOS, and the same object is the same class.
struct ClassIdentity: Repair {
    let identifiers: Set<String> = [
        "optional_not_unwrapped", "cannot_convert_argument_value_anyobject",
    ]

    func mend(
        _ diagnostic: CompilerDiagnostic,
        in source: MendedSource,
        _ edits: inout EditList
    ) -> Bool {
        guard let type = diagnostic.quoted.first,
            type.hasPrefix("AnyClass") || type.hasSuffix(".Type") || type.hasSuffix(".Type?"),
            let token = source.token(at: diagnostic)
        else { return false }
        let chain = Array(sequence(first: Syntax(token), next: \.parent))
        guard let index = chain.firstIndex(where: { $0.is(SequenceExprSyntax.self) }),
            let elements = chain[index].as(SequenceExprSyntax.self)?.elements
        else { return false }
        let list = Array(elements)
        guard let own = list.firstIndex(where: { element in chain.contains(Syntax(element)) })
        else { return false }
        for neighbour in [own - 1, own + 1] where list.indices.contains(neighbour) {
            guard let sign = list[neighbour].as(BinaryOperatorExprSyntax.self),
                ["===", "!=="].contains(sign.operator.text)
            else { continue }
            edits.replace(sign, with: String(sign.operator.text.dropLast()))
            return true
        }
        return false
    }
}
