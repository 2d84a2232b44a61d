// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

extension LoweringVisitor {
    /// `catchBadInstruction(in:)`, with which test libraries wait for a failed precondition, is made of
    /// messages of Mach's or of signals; the runtime does the same.
    func lower(trapCatcher node: FunctionDeclSyntax) {
        guard node.name.text == "catchBadInstruction", let body = node.body,
            let result = node.signature.returnClause?.type.as(OptionalTypeSyntax.self),
            let block = node.signature.parameterClause.parameters.first,
            node.signature.parameterClause.parameters.count == 1, block.firstName.text == "in",
            block.type.code.hasSuffix("() -> Void")
        else { return }
        let name = (block.secondName ?? block.firstName).text
        let type = result.wrappedType.code
        edits.replace(body, with: "{ _objcCatchTrap(\(name)) ? \(type)() : nil }")
    }
}
