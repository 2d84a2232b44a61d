// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// `pthread_mutexattr_settype(&a, PTHREAD_MUTEX_RECURSIVE)`: Darwin's headers define such names as numbers,
/// which come to Swift as `Int32`; Linux's enumerate them, and they come as `Int` or as types of their own.
struct NumberOfC: Repair {
    private static let ofOperands = "cannot_apply_binop_to_args"

    let identifiers: Set<String> = [
        "cannot_convert_argument_value", "cannot_convert_initializer_value",
        "cannot_convert_assign",
        "cannot_convert_default_arg_value", "cannot_convert_to_return_type", Self.ofOperands,
    ]

    /// How names begin that Linux's headers enumerate.
    private static let prefixes = [
        "PTHREAD_", "_SC_", "_PC_", "_CS_", "IPPROTO_", "SOCK_", "SHUT_", "RLIMIT_", "RUSAGE_",
        "PRIO_",
        "IFF_", "P_",
    ]

    func mend(
        _ diagnostic: CompilerDiagnostic,
        in source: MendedSource,
        _ edits: inout EditList
    ) -> Bool {
        let types = diagnostic.quoted
        guard let type = ["Int32", "UInt32"].first(where: types.contains),
            let other = types.first(where: { $0 == "Int" || $0.hasPrefix("__") }),
            let token = source.token(at: diagnostic)
        else { return false }
        guard let name = constants(at: token, diagnostic).first else { return false }
        edits.replace(name, with: "\(type)(\(name.code)\(other == "Int" ? "" : ".rawValue"))")
        return true
    }

    /// The name that an error is about or, where it is about an operator, those on both sides of it.
    private func constants(
        at token: TokenSyntax,
        _ diagnostic: CompilerDiagnostic
    ) -> [DeclReferenceExprSyntax] {
        var places = [token.parent].compactMap { $0 }
        if diagnostic.identifier == Self.ofOperands {
            let all = token.parent?.parent?.as(ExprListSyntax.self).map(Array.init) ?? []
            guard let middle = all.firstIndex(where: { $0.id == token.parent?.id }) else {
                return []
            }
            places = [middle - 1, middle + 1].filter(all.indices.contains).map { Syntax(all[$0]) }
        }
        return places.compactMap { $0.as(DeclReferenceExprSyntax.self) }
            .filter { Self.isConstant($0.baseName.text) }
    }

    private static func isConstant(_ name: String) -> Bool {
        name.allSatisfy { $0.isUppercase || $0.isNumber || $0 == "_" }
            && prefixes.contains { name.hasPrefix($0) }
    }
}
