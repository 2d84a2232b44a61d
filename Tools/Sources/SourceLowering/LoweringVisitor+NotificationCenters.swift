// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

// `class Center: NotificationCenter { override func post(…) }`: Foundation on Linux declares the centre's
// functions in extensions, where no subclass can override them. The framework has a subclass whose functions
// have other names, and which a centre's own functions call.
extension LoweringVisitor {
    private static let overridableCenter = "FoundationAdditions._OverridableNotificationCenter"

    /// The functions of a centre that the framework's subclass has, and their names there.
    private static let centerFunctions = [
        "post": "_objcPost", "addObserver": "_objcAddObserver",
        "removeObserver": "_objcRemoveObserver",
    ]

    /// Whether a class overrides what notifications are posted and observed by.
    static func overridesCenter(_ node: ClassDeclSyntax) -> Bool {
        let parent = node.inheritanceClause.names.first
        guard parent == "NotificationCenter" || parent == "Foundation.NotificationCenter" else {
            return false
        }
        return node.memberBlock.members.contains { member in
            guard let function = member.decl.as(FunctionDeclSyntax.self) else { return false }
            return function.modifiers.contains { $0.name.text == "override" }
                && centerFunctions[function.baseName] != nil
        }
    }

    /// Lets a subclass of `NotificationCenter` override by the names of the framework's subclass.
    func lower(notificationCenter node: ClassDeclSyntax) {
        guard Self.overridesCenter(node),
            let parent = node.inheritanceClause?.inheritedTypes.first?.type
        else { return }
        edits.replace(parent, with: Self.overridableCenter)
        for member in node.memberBlock.members {
            guard let function = member.decl.as(FunctionDeclSyntax.self),
                function.modifiers.contains(where: { $0.name.text == "override" }),
                let name = Self.centerFunctions[function.baseName]
            else { continue }
            edits.replace(function.name, with: name)
        }
        let finder = SuperNameFinder(names: Set(Self.centerFunctions.keys))
        finder.walk(node.memberBlock)
        for found in finder.found {
            edits.replace(found, with: Self.centerFunctions[found.text] ?? found.text)
        }
    }
}

/// Finds some names behind `super.`.
private final class SuperNameFinder: SyntaxVisitor {
    private let names: Set<String>
    private(set) var found: [TokenSyntax] = []

    init(names: Set<String>) {
        self.names = names
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.declName.baseName
        if node.base?.is(SuperExprSyntax.self) == true, names.contains(name.text) {
            found.append(name)
        }
        return .visitChildren
    }
}
