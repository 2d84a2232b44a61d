// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

// `class Other: Bundle { override func localizedString(forKey:value:table:) … }`: calls of the function are lowered to one
// of an extension, which nobody can override. Programs that change their language while they run derive such classes.
extension LoweringVisitor {
    /// Says of a subclass of `Bundle` that its own translations count.
    func lower(translatingBundle node: ClassDeclSyntax) {
        guard let parent = node.inheritanceClause?.inheritedTypes.first,
            ["Bundle", "Foundation.Bundle"].contains(parent.type.code),
            node.memberBlock.members.contains(where: { Self.translates($0.decl) }),
            !edits.contains(anyOf: [Array("_ObjCTranslating".utf8)])
        else { return }
        edits.insert(
            ", ObjectiveC._ObjCTranslating",
            at: parent.type.endPositionBeforeTrailingTrivia
        )
    }

    private static func translates(_ member: DeclSyntax) -> Bool {
        guard let function = member.as(FunctionDeclSyntax.self) else { return false }
        return function.fullName == "localizedString(forKey:value:table:)"
            && function.modifiers.contains("override")
    }

    /// Foundation's look-up of translations knows no plurals on Linux: it halts at `.stringsdict`.
    func lower(translation node: FunctionCallExprSyntax) {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self) else { return }
        if member.declName.baseName.text == "localizedStringWithFormat" {
            if member.base?.code == "String" {
                edits.replace(member.declName.baseName, with: "_objcLocalizedFormat")
            }
        } else if node.arguments.prefix(3).map({ $0.label?.text }) == ["forKey", "value", "table"] {
            let isOfSuper = member.base?.is(SuperExprSyntax.self) ?? false
            edits.replace(
                member.declName.baseName,
                with: isOfSuper ? "_objcTranslation" : "_objcLocalizedString"
            )
        }
    }
}
