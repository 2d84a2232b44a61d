// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

extension LoweringVisitor {
    /// Takes away what only a compiler with an Objective-C runtime understands.
    func lower(attribute node: AttributeSyntax) {
        if ObjCAttributes.all.contains(node.name) {
            edits.blank(node)
        } else if ObjCAttributes.entryPoints.contains(node.name) {
            edits.replace(node, with: "@main")
        } else if node.name == "convention", isForObjectiveC(node) {
            edits.blank(node)
        }
    }

    /// Whether a calling convention is that of blocks, or of C for the body of a method, which
    /// takes objects and a selector.
    private func isForObjectiveC(_ node: AttributeSyntax) -> Bool {
        switch node.arguments?.code {
        case "block": true
        case "c":
            node.parent?.parent?.as(AttributedTypeSyntax.self)?.baseType.code
                .contains("Selector") ?? false
        default: false
        }
    }
}
