// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

// `class Coder: NSKeyedArchiver {}`: tests derive from it to have a coder whose answers they choose. Foundation on
// Linux keeps the class's designated initializers to itself, so that no subclass can be made.
extension LoweringVisitor {
    /// Gives a subclass of `NSKeyedArchiver` the framework's class of the same members for its superclass.
    func lower(archiver node: ClassDeclSyntax) {
        guard let parent = node.inheritanceClause?.inheritedTypes.first?.type,
            ["NSKeyedArchiver", "Foundation.NSKeyedArchiver"].contains(parent.code)
        else { return }
        edits.replace(parent, with: "ObjectiveC._ObjCKeyedArchiver")
    }
}
