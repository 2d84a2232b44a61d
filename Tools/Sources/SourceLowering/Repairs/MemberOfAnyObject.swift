// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// `target.isKind(of: Page.self)`, where `target` is any object: on iOS it answers what every
/// object does.
///
/// Other members stay errors here, since nothing tells whether a class has them.
struct MemberOfAnyObject: Repair {
    let identifiers: Set<String> = ["could_not_find_value_member"]

    private static let known: Set<String> = [
        "isKind", "isMember", "isEqual", "responds", "perform", "conforms", "hash", "description",
        "debugDescription", "value", "setValue", "copy", "mutableCopy", "classForCoder",
    ]

    func mend(
        _ diagnostic: CompilerDiagnostic,
        in source: MendedSource,
        _ edits: inout EditList
    ) -> Bool {
        let words = diagnostic.quoted
        guard let type = words.first, let name = words.last,
            ["AnyObject", "any AnyObject"].contains(type), Self.known.contains(name),
            let token = source.token(at: diagnostic),
            let member = sequence(first: Syntax(token), next: \.parent)
                .compactMap({ $0.as(MemberAccessExprSyntax.self) })
                .first(where: { $0.declName.baseName.text == name }),
            let base = member.base
        else { return false }
        if let chain = base.as(OptionalChainingExprSyntax.self) {
            edits.replace(chain, with: "(\(chain.expression.code) as? NSObject)?")
        } else {
            edits.replace(base, with: "(\(base.code) as! NSObject)")
        }
        return true
    }
}
