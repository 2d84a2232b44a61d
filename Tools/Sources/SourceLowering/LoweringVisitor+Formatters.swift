// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

extension LoweringVisitor {
    /// A formatter's `getObjectValue` is a method of an extension on Linux, which none overrides: an
    /// override gets another name, and its class says that it reads texts in a way of its own.
    func lower(formatter node: FunctionDeclSyntax) {
        guard let override = node.modifiers.first(where: { $0.name.text == "override" }),
            let around = node.parent?.parent?.parent?.parent?.as(ClassDeclSyntax.self),
            let last = around.inheritanceClause?.inheritedTypes.last
        else { return }
        let access = node.modifiers.access.map { $0 + " " } ?? ""
        let body: String
        switch node.fullName {
        case "getObjectValue(_:for:errorDescription:)":
            body = "return _getObjectValue(&o, for: string, errorDescription: nil) ? o : nil"
        case "getObjectValue(_:for:range:)":
            body = "try _getObjectValue(&o, for: string, range: nil); return o"
        default: return
        }
        edits.blank(override)
        edits.replace(node.name, with: "_getObjectValue")
        edits.insert(", _ObjectReading", at: last.endPositionBeforeTrailingTrivia)
        edits.insert(
            "; \(access)func _objectValue(_ string: String) throws -> Any? "
                + "{ var o: AnyObject?; \(body) }",
            at: node.endPositionBeforeTrailingTrivia
        )
    }
}
