// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

extension LoweringVisitor {
    /// `#Preview("Name") { view }` becomes a constant that registers the closure before the program
    /// begins, for `casement render`.
    func lower(preview node: some FreestandingMacroExpansionSyntax) {
        guard let body = node.trailingClosure else { return }
        let name = node.arguments.first { $0.label == nil }?.expression.code ?? "nil"
        var call = "_objcPreview(\(name), #fileID"
        if let traits = node.arguments.first(where: { $0.label?.text == "traits" }) {
            call += fixedSize(traits.expression)
        }
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        let brace = body.positionAfterSkippingLeadingTrivia.utf8Offset
        edits.replace(
            start..<brace,
            with: "@section(\".init_array\") @used private let __preview_\(fileTag)_\(listCount): "
                + "@convention(c) @Sendable () -> Void = { \(call)) "
        )
        edits.insert(" }", at: body.endPositionBeforeTrailingTrivia)
        listCount += 1
    }

    /// The size of `.fixedLayout(width:height:)` as arguments; nothing for other traits.
    private func fixedSize(_ trait: ExprSyntax) -> String {
        guard let call = trait.as(FunctionCallExprSyntax.self),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "fixedLayout"
        else { return "" }
        return call.arguments.map { argument in
            ", \(argument.label?.text ?? ""): \(argument.expression.oneLine)"
        }.joined()
    }
}
