// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// `expression.enumerateMatches(in: text, using: block)`, where `block` is a parameter that does not
/// escape: nor does it on iOS, but Linux' Foundation declares that function's block as one that may.
///
/// A block that goes to any other function stays an error.
struct NonescapingBlock: Repair {
    let identifiers: Set<String> = [
        "passing_noattrfunc_to_attrfunc", "escaping_noescape_param_capture",
    ]

    private static let known: Set<String> = ["enumerateMatches"]

    func mend(
        _ diagnostic: CompilerDiagnostic,
        in source: MendedSource,
        _ edits: inout EditList
    ) -> Bool {
        guard let name = diagnostic.quoted.first, let token = source.token(at: diagnostic),
            let call = Syntax(token).ancestors.compactMap({ $0.as(FunctionCallExprSyntax.self) })
                .first(where: { Self.known.contains(Self.name(of: $0)) }),
            let item = Syntax(call).ancestors.compactMap({ $0.as(CodeBlockItemSyntax.self) }).first,
            case .expr = item.item
        else { return false }
        edits.insert(
            "withoutActuallyEscaping(\(name)) { \(name) in ",
            at: item.item.positionAfterSkippingLeadingTrivia
        )
        edits.insert(" }", at: item.item.endPositionBeforeTrailingTrivia)
        return true
    }

    private static func name(of call: FunctionCallExprSyntax) -> String {
        call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? call.calledExpression.code
    }
}
