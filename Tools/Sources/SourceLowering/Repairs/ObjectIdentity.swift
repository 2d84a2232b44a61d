// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// `proxy === P.current`, where `P.current` is of an associated type that has to be an object: the lowering
/// takes that bound away, since protocols are such types on iOS only.
struct ObjectIdentity: Repair {
    let identifiers: Set<String> = ["cannot_convert_argument_value_anyobject"]

    func mend(
        _ diagnostic: CompilerDiagnostic,
        in source: MendedSource,
        _ edits: inout EditList
    ) -> Bool {
        guard let type = diagnostic.quoted.first, let token = source.token(at: diagnostic) else {
            return false
        }
        let chain = Array(sequence(first: Syntax(token), next: \.parent))
        let name = type.filter { $0 != "?" }
        guard chain.contains(where: { hasLostBound($0, name) }),
            let place = chain.firstIndex(where: { $0.is(SequenceExprSyntax.self) }),
            let list = chain[place].as(SequenceExprSyntax.self).map({ Array($0.elements) }),
            let own = list.firstIndex(where: { chain.contains(Syntax($0)) }),
            [own - 1, own + 1].contains(where: { isIdentity($0, in: list) })
        else { return false }
        let value = list[own].code
        edits.replace(
            list[own],
            with: type.hasSuffix("?")
                ? "(\(value)).map { $0 as AnyObject }" : "(\(value) as AnyObject)"
        )
        return true
    }

    private func isIdentity(_ index: Int, in list: [ExprSyntax]) -> Bool {
        guard list.indices.contains(index) else { return false }
        let sign = list[index].as(BinaryOperatorExprSyntax.self)?.operator.text
        return sign == "===" || sign == "!=="
    }

    /// Whether a function's bound of a type is the one that the lowering writes in the place of `AnyObject`.
    private func hasLostBound(_ scope: Syntax, _ type: String) -> Bool {
        let clause = scope.as(FunctionDeclSyntax.self)?.genericWhereClause
        return clause?.requirements.contains { requirement in
            let bound = requirement.requirement.as(ConformanceRequirementSyntax.self)
            return bound?.leftType.code == type && bound?.rightType.code == "Any"
        } ?? false
    }
}
