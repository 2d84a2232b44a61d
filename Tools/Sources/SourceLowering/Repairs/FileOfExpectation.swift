// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// `expect(file: file, …)`, where `file` is a `String`, or a `FileString` that is read as one.
///
/// Quick and Nimble name the files of expectations by a `FileString`, which is a `String` on iOS and
/// a `StaticString` where there is no Objective-C.
struct FileOfExpectation: Repair {
    let identifiers: Set<String> = ["cannot_convert_argument_value"]

    func mend(
        _ diagnostic: CompilerDiagnostic,
        in source: MendedSource,
        _ edits: inout EditList
    ) -> Bool {
        guard diagnostic.message.contains("'FileString' (aka 'StaticString')"),
            let token = source.token(at: diagnostic),
            let argument = Syntax(token).ancestors.lazy
                .compactMap({ $0.as(LabeledExprSyntax.self) }).first
        else { return false }
        let text = argument.expression.code
        switch diagnostic.quoted.first {
        case "String":
            guard source.add(importOf: "ObjectiveC", &edits) else { return false }
            edits.replace(argument.expression, with: "_objcStaticString(\(text))")
        case "FileString":
            edits.replace(argument.expression, with: "(\(text)).description")
        default:
            return false
        }
        return true
    }
}
