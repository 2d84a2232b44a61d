// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

extension LoweringVisitor {
    /// Takes away what only a compiler with an Objective-C runtime understands.
    func lower(attribute node: AttributeSyntax) {
        if ObjCAttributes.all.contains(node.name) {
            edits.blank(node)
        } else if ObjCAttributes.entryPoints.contains(node.name) {
            edits.replace(node, with: "@main")
        } else if node.name == "convention", node.arguments?.trimmedDescription == "block" {
            edits.blank(node)
        }
        if node.name == "NSManaged" {
            note(
                node,
                "@NSManaged has no storage without Core Data",
                remedy: "the property is a plain stored one here"
            )
        }
    }
}
