// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// Methods of formatters that are members of extensions on Linux, and so are not overridden.
enum FormatterMethods {
    /// Those that nothing but the program calls.
    static let plain: Set<String> = [
        "isPartialStringValid(_:newEditingString:errorDescription:)",
        "isPartialStringValid(_:proposedSelectedRange:originalString:originalSelectedRange:errorDescription:)",
        "attributedString(for:withDefaultAttributes:)",
    ]

    /// All of them.
    static let all = plain.union([
        "getObjectValue(_:for:errorDescription:)", "getObjectValue(_:for:range:)",
    ])
}

extension LoweringVisitor {
    /// A formatter's `getObjectValue` is a method of an extension on Linux, which none overrides: an
    /// override gets another name, and its class says that it reads texts in a way of its own.
    func lower(formatter node: FunctionDeclSyntax) {
        guard let override = node.modifiers.first(where: { $0.name.text == "override" }) else {
            return
        }
        if FormatterMethods.plain.contains(node.fullName) { return edits.blank(override) }
        let access = node.modifiers.access.map { $0 + " " } ?? ""
        let body: String
        switch node.fullName {
        case "getObjectValue(_:for:errorDescription:)":
            body = "return _getObjectValue(&o, for: string, errorDescription: nil) ? o : nil"
        case "getObjectValue(_:for:range:)":
            body = "try _getObjectValue(&o, for: string, range: nil); return o"
        default: return
        }
        let around = node.parent?.parent?.parent?.parent
        let extended = around?.as(ExtensionDeclSyntax.self)
        let list =
            around?.as(ClassDeclSyntax.self)?.inheritanceClause ?? extended?.inheritanceClause
        if let last = list?.inheritedTypes.last {
            edits.insert(", _ObjectReading", at: last.endPositionBeforeTrailingTrivia)
        } else if let extended {
            edits.insert(
                ": _ObjectReading",
                at: extended.extendedType.endPositionBeforeTrailingTrivia
            )
        } else {
            return
        }
        edits.blank(override)
        edits.replace(node.name, with: "_getObjectValue")
        edits.insert(
            "; \(access)func _objectValue(_ string: String) throws -> Any? "
                + "{ var o: AnyObject?; \(body) }",
            at: node.endPositionBeforeTrailingTrivia
        )
    }
}
