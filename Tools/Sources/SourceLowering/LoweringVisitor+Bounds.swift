// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

extension LoweringVisitor {
    /// `where Proxy.Delegate: AnyObject` of a function: a protocol of Objective-C's is such a type on iOS, as
    /// `UITableViewDataSource` is; here no protocol is, so that any type is taken.
    ///
    /// A function that holds such a value weakly, or asks whether it is another, keeps its bound; so does one
    /// whose type is not called like such a protocol.
    func lower(boundsOf node: FunctionDeclSyntax) {
        for requirement in node.genericWhereClause?.requirements ?? [] {
            guard let bound = requirement.requirement.as(ConformanceRequirementSyntax.self),
                bound.rightType.code == "AnyObject",
                let member = bound.leftType.as(MemberTypeSyntax.self)?.name.text,
                ["Delegate", "DataSource"].contains(where: member.hasSuffix),
                !needsObject(node, of: bound.leftType.code)
            else { continue }
            edits.replace(bound.rightType, with: "Any")
        }
    }

    private func needsObject(_ node: FunctionDeclSyntax, of type: String) -> Bool {
        guard let body = node.body?.description else { return false }
        return node.signature.parameterClause.parameters.contains { parameter in
            let name = parameter.innerName
            return parameter.type.code.hasPrefix(type)
                && ["weak \(name)", "unowned \(name)", "\(name) ===", "=== \(name)"].contains {
                    body.contains($0)
                }
        }
    }
}
