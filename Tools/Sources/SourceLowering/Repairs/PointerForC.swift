// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// `memcpy(target, source, count)` where `source` may be nil: Darwin's headers do not say whether C's
/// functions take a null pointer, and so the compiler unwraps it; Linux's say that they do not.
struct PointerForC: Repair {
    let identifiers: Set<String> = ["optional_not_unwrapped"]

    private static let functions: Set<String> = [
        "memcpy", "memmove", "memset", "memcmp", "memchr", "strcpy", "strncpy", "strcat", "strncat",
        "strcmp", "strncmp", "strcasecmp", "strlen", "strdup", "strchr", "strrchr", "strstr",
        "atoi", "atof", "fclose", "fread", "fwrite", "fseek", "ftell", "fgets", "fputs", "getenv",
        "qsort",
    ]

    func mend(
        _ diagnostic: CompilerDiagnostic,
        in source: MendedSource,
        _ edits: inout EditList
    ) -> Bool {
        guard let token = source.token(at: diagnostic),
            let argument = Syntax(token).ancestors.lazy
                .compactMap({ $0.as(LabeledExprSyntax.self) }).first,
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
            let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            Self.functions.contains(name), !argument.expression.is(SequenceExprSyntax.self)
        else { return false }
        edits.insert("!", at: argument.expression.endPositionBeforeTrailingTrivia)
        return true
    }
}
