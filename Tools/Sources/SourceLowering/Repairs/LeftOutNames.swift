// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The declarations that were left out, so that what needs them can say so.
package struct LeftOutNames {
    /// The first cut of a declaration by its name without types around it and labels.
    private var cuts: [String: Cut] = [:]

    package init() {}

    /// Takes a declaration that is gone.
    package mutating func insert(_ cut: Cut) {
        guard cut.isGone, !cut.name.contains(":") || cut.name.contains("(") else { return }
        let last = cut.name.prefix { $0 != "(" }.split(separator: ".").last ?? ""
        guard !last.isEmpty, last.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
            last != "init", cuts[String(last)] == nil
        else { return }
        cuts[String(last)] = cut
    }

    /// The error in words that name what was left out before, if it follows from that.
    package func explain(_ error: CompilerDiagnostic) -> CompilerDiagnostic {
        guard
            error.identifier.hasPrefix("cannot_find")
                || error.identifier.contains("could_not_find"),
            let name = error.quoted.last, let reason = reason(of: name, for: error)
        else { return error }
        var result = error
        result.message = reason
        return result
    }

    /// Why a name is not there, for an error elsewhere.
    private func reason(of name: String, for error: CompilerDiagnostic) -> String? {
        guard let cut = cuts[name], cut.path != error.path || cut.line != error.line else {
            return nil
        }
        return cut.reason.hasPrefix("needs ")
            ? cut.reason
            : "needs \(cut.name), left out at \(Self.fileName(cut.path)):\(cut.line): \(cut.reason)"
    }

    /// The error in words that name what was left out with a framework or a library that is not here, if
    /// its statement names such; else nil.
    package func explain(
        _ error: CompilerDiagnostic,
        ofAbsenceIn source: MendedSource
    ) -> CompilerDiagnostic? {
        guard let token = source.token(at: error),
            let statement = sequence(first: Syntax(token), next: \.parent)
                .first(where: {
                    $0.is(CodeBlockItemSyntax.self) || $0.is(MemberBlockItemSyntax.self)
                })
        else { return nil }
        for token in statement.tokens(viewMode: .sourceAccurate) {
            guard cuts[token.text]?.isAbsent ?? false,
                let reason = reason(of: token.text, for: error)
            else { continue }
            var result = error
            result.message = reason
            return result
        }
        return nil
    }

    private static func fileName(_ path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }
}
