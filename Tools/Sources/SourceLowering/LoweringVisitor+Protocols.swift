// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

extension LoweringVisitor {
    /// `extension NSObject: P {}` is of Foundation's class, from which the runtime's inherits: on iOS
    /// what Foundation makes conforms, too.
    func lower(conformanceOfObjects node: ExtensionDeclSyntax) {
        let names = node.inheritanceClause.names
        guard node.extendedType.code == "NSObject", node.memberBlock.members.isEmpty,
            node.genericWhereClause == nil, !names.isEmpty,
            facts.classProtocols.isDisjoint(with: names)
        else { return }
        edits.replace(node.extendedType, with: "Foundation.NSObject")
    }

    /// An Objective-C protocol is for classes; one with optional requirements gets their defaults
    /// and probes after its closing brace, as Docs/subsystems/optional-requirements.md says.
    func lower(protocol node: ProtocolDeclSyntax) {
        guard node.attributes.named("objc") != nil else { return }
        let optional = node.memberBlock.members.compactMap { member in
            member.decl.as(FunctionDeclSyntax.self).flatMap {
                $0.modifiers.contains("optional") ? $0 : nil
            }
        }
        for member in node.memberBlock.members {
            guard let variable = member.decl.as(VariableDeclSyntax.self),
                variable.modifiers.contains("optional")
            else { continue }
            note(
                variable,
                "an optional property is a plain requirement on Linux",
                remedy: "give it a default in an extension"
            )
        }
        let isNested = scopes.count > 1
        if isNested, !optional.isEmpty {
            note(
                node,
                "optional requirements of a nested protocol cannot be lowered",
                remedy: "move the protocol out of its type"
            )
        }
        let probes = OptionalProbes(node, optional)
        let hasProbes = !optional.isEmpty && !isNested
        if hasProbes {
            inherit(probes.name, node)
        } else if Set(node.inheritanceClause.names).isDisjoint(with: ["AnyObject", "class"]) {
            inherit("AnyObject", node)
        }
        guard hasProbes else { return }
        edits.insert("; " + probes.text, at: node.endPositionBeforeTrailingTrivia)
    }

    private func inherit(_ name: String, _ node: ProtocolDeclSyntax) {
        if let clause = node.inheritanceClause, clause.inheritedTypes.first?.type.code == "class" {
            // It must stay in front.
            edits.insert(", \(name)", at: clause.inheritedTypes.endPositionBeforeTrailingTrivia)
        } else if let clause = node.inheritanceClause {
            edits.insert(" \(name),", at: clause.colon.endPositionBeforeTrailingTrivia)
        } else {
            edits.insert(": \(name)", at: node.name.endPositionBeforeTrailingTrivia)
        }
    }
}
