// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// One outermost declaration, as far as it matters whether what it needs is there.
struct TopLevelItem: Hashable, Sendable {
    /// What it declares; nothing for an extension.
    var names: Set<String> = []
    /// The types in it, at any depth.
    var types: Set<String> = []
    /// The names that it takes from elsewhere.
    var references: Set<String> = []

    /// Reads a declaration of a file that imports some modules which are not here.
    init(_ node: CodeBlockItemSyntax, without modules: Set<String>) {
        names = Self.names(of: node)
        let reader = Reader(viewMode: .sourceAccurate)
        reader.modules = modules
        reader.walk(node)
        types = reader.types
        references = reader.references.subtracting(reader.types).subtracting(reader.parameters)
    }

    /// What a declaration is called where it is spoken of.
    static func title(of node: CodeBlockItemSyntax) -> String? {
        if let node = node.item.as(ExtensionDeclSyntax.self) {
            return "extension \(node.extendedType.code)"
        }
        if let macro = node.item.as(MacroExpansionDeclSyntax.self) {
            return "#\(macro.macroName.text)"
        }
        if let macro = node.item.as(MacroExpansionExprSyntax.self) {
            return "#\(macro.macroName.text)"
        }
        return names(of: node).sorted().first
    }

    private static func names(of node: CodeBlockItemSyntax) -> Set<String> {
        if let named = node.item.asProtocol((any NamedDeclSyntax).self) { return [named.name.text] }
        guard let variable = node.item.as(VariableDeclSyntax.self) else { return [] }
        let patterns = variable.bindings.map(\.pattern)
        return Set(patterns.compactMap { $0.as(IdentifierPatternSyntax.self)?.identifier.text })
    }

    /// Gathers names; those of members behind a dot say nothing.
    private final class Reader: SyntaxAnyVisitor {
        var types: Set<String> = []
        /// Generic parameters and associated types, which mean something here only.
        var parameters: Set<String> = []
        var references: Set<String> = []
        var modules: Set<String> = []

        override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
            switch node.as(SyntaxEnum.self) {
            case .ifExpr(let node) where AbsentCast.isTest(node, for: modules):
                if let rest = node.elseBody { walk(rest) }
                return .skipChildren
            case .ifConfigDecl(let node):
                let clauses = PlatformCondition.compiled(node)
                for elements in clauses.compactMap(\.elements) { walk(elements) }
                return .skipChildren
            case .identifierType(let node): references.insert(node.name.text)
            case .declReferenceExpr(let node):
                let access = node.parent?.as(MemberAccessExprSyntax.self)
                if access?.declName.id != node.id { references.insert(node.baseName.text) }
            case .genericParameter(let node): parameters.insert(node.name.text)
            case .associatedTypeDecl(let node): parameters.insert(node.name.text)
            case .typeAliasDecl(let node): types.insert(node.name.text)
            case .classDecl(let node): types.insert(node.name.text)
            case .structDecl(let node): types.insert(node.name.text)
            case .enumDecl(let node): types.insert(node.name.text)
            case .actorDecl(let node): types.insert(node.name.text)
            case .protocolDecl(let node): types.insert(node.name.text)
            default: break
            }
            return .visitChildren
        }
    }
}
