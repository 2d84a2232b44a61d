// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// `delegate.urlSession?(session, task: t, didCompleteWithError: e)`, where the requirement is
/// optional on iOS and has a default on Linux: the call is made without the question.
///
/// A question mark behind another method stays an error.
struct RequirementOfFoundation: Repair {
    let identifiers: Set<String> = ["invalid_optional_chain", "invalid_force_unwrap"]

    /// How the requirements of Foundation's delegates begin.
    private static let known: Set<String> = [
        "urlSession", "urlSessionDidFinishEvents", "parser", "parserDidStartDocument",
        "parserDidEndDocument", "fileManager", "stream", "cache", "archiver", "archiverWillFinish",
        "archiverDidFinish", "unarchiver", "unarchiverWillFinish", "unarchiverDidFinish",
    ]

    func mend(
        _ diagnostic: CompilerDiagnostic,
        in source: MendedSource,
        _ edits: inout EditList
    ) -> Bool {
        guard diagnostic.quoted.first?.contains("->") ?? false,
            let token = source.token(at: diagnostic), ["?", "!"].contains(token.text),
            let chain = token.parent,
            let method = chain.as(OptionalChainingExprSyntax.self)?.expression
                ?? chain.as(ForceUnwrapExprSyntax.self)?.expression,
            let member = method.as(MemberAccessExprSyntax.self),
            Self.known.contains(member.declName.baseName.text),
            chain.parent?.is(FunctionCallExprSyntax.self) ?? false
        else { return false }
        edits.blank(token)
        return true
    }
}
