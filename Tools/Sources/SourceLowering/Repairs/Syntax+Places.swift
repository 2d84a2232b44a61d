// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

extension Syntax {
    /// The nodes around this one, the nearest first.
    var ancestors: some Sequence<Syntax> { sequence(first: self, next: \.parent).dropFirst() }

    /// The declaration that this node lies in, or is.
    var nearestDeclaration: Syntax? {
        sequence(first: self, next: \.parent).first {
            $0.asProtocol((any DeclSyntaxProtocol).self) != nil && !$0.is(IfConfigDeclSyntax.self)
        }
    }

    var modifiers: DeclModifierListSyntax? {
        asProtocol((any WithModifiersSyntax).self)?.modifiers
    }

    /// Whether this node lies among a declaration's statements or members.
    func isInBody(of declaration: Syntax) -> Bool {
        for node in ancestors {
            if node.id == declaration.id { return false }
            if node.is(CodeBlockSyntax.self) || node.is(MemberBlockSyntax.self)
                || node.is(AccessorBlockSyntax.self)
            {
                return self.id != node.firstToken(viewMode: .sourceAccurate).map { Syntax($0).id }
            }
        }
        return false
    }

    /// What a person calls the declaration that this node lies in: `Page.show(_:)`.
    var declarationName: String {
        var first = self
        if let member = self.as(MemberBlockItemSyntax.self) {
            first = Syntax(member.decl)
        } else if let item = self.as(CodeBlockItemSyntax.self), item.isOutsideOfBodies {
            first = Syntax(item.item)
        }
        let names = sequence(first: first, next: \.parent).compactMap(\.ownName).reversed()
        return names.isEmpty ? "statements" : names.joined(separator: ".")
    }

    private var ownName: String? {
        if let node = self.as(FunctionDeclSyntax.self) { return node.fullName }
        if let node = self.as(InitializerDeclSyntax.self) {
            let labels = node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
            return "init(" + labels.joined() + ")"
        }
        if let node = self.as(VariableDeclSyntax.self) {
            return node.bindings.map(\.pattern.code).joined(separator: ", ")
        }
        if let node = self.as(ExtensionDeclSyntax.self) { return node.extendedType.code }
        if self.is(SubscriptDeclSyntax.self) { return "subscript" }
        if self.is(DeinitializerDeclSyntax.self) { return "deinit" }
        if let node = self.as(EnumCaseDeclSyntax.self) {
            return node.elements.map(\.name.text).joined(separator: ", ")
        }
        if let node = self.as(ImportDeclSyntax.self) { return node.oneLine }
        return asProtocol((any NamedDeclSyntax).self)?.name.text
    }
}

extension CodeBlockItemSyntax {
    /// Whether this stands in a file itself, perhaps in `#if`.
    var isOutsideOfBodies: Bool {
        for node in Syntax(self).ancestors {
            if node.is(SourceFileSyntax.self) { return true }
            let isCondition =
                node.is(CodeBlockItemListSyntax.self) || node.is(CodeBlockItemSyntax.self)
                || node.is(IfConfigDeclSyntax.self) || node.is(IfConfigClauseSyntax.self)
                || node.is(IfConfigClauseListSyntax.self)
            guard isCondition else { return false }
        }
        return false
    }

    /// Whether this took the place of statements that do not compile.
    var isStandIn: Bool {
        let text = code
        return ["Swift.fatalError(\"", "XCTFail(\"", "Testing.Issue.record(\""].contains {
            text.hasPrefix($0 + Cutter.mark)
        }
    }
}

extension CodeBlockItemListSyntax {
    /// Whether this is what a class tells the runtime of its members: each statement is about one.
    var isListOfMembers: Bool {
        guard let parent else { return false }
        if let closure = parent.as(ClosureExprSyntax.self) {
            return closure.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.code
                == "_objcRegister"
        }
        return parent.parent?.as(FunctionDeclSyntax.self)?.name.text == "_objcListMembers"
    }
}
