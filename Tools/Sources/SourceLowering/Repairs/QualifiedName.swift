// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// `Foundation.ValueTransformer`, `UIKit.CGRect`: on iOS the name is that framework's; here another module has it,
/// which the file imports or the lowering imports for it.
///
/// The name then stands alone. What the file itself declares by that name stays an error, since it would be meant.
struct QualifiedName: Repair {
    let identifiers: Set<String> = ["no_module_type", "no_member_of_module"]

    private static let modules: Set<String> = [
        "Foundation", "UIKit", "QuartzCore", "CoreGraphics", "CoreFoundation", "XCTest", "Swift",
    ]

    func mend(
        _ diagnostic: CompilerDiagnostic,
        in source: MendedSource,
        _ edits: inout EditList
    ) -> Bool {
        guard let module = diagnostic.quoted.first(where: Self.modules.contains),
            let token = source.token(at: diagnostic)
        else { return false }
        for node in sequence(first: Syntax(token), next: \.parent) {
            if let type = node.as(MemberTypeSyntax.self), type.baseType.code == module {
                guard !declares(type.name.text, in: source) else { return false }
                edits.blank(type.baseType)
                edits.blank(type.period)
                return true
            }
            if let member = node.as(MemberAccessExprSyntax.self), let base = member.base,
                base.code == module
            {
                guard !declares(member.declName.baseName.text, in: source) else { return false }
                edits.blank(base)
                edits.blank(member.period)
                return true
            }
        }
        return false
    }

    private func declares(_ name: String, in source: MendedSource) -> Bool {
        source.tree.statements.contains { statement in
            statement.item.asProtocol((any NamedDeclSyntax).self)?.name.text == name
        }
    }
}
