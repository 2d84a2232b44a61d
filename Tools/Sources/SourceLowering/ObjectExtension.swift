// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// What an extension of every object declares, and whether Foundation's objects can have it.
struct ObjectExtension: Hashable, Sendable {
    /// The names of its members.
    var names: Set<String> = []
    /// The names that its members mention, among which may be those of other extensions' members.
    var mentions: Set<String> = []
    /// Whether the members ask of their object only what all objects of Foundation's have.
    var isPlain = false

    init() {}

    init(_ node: ExtensionDeclSyntax) {
        var hasOthers = false
        for member in node.memberBlock.members {
            if let function = member.decl.as(FunctionDeclSyntax.self) {
                names.insert(function.name.text)
            } else if let variable = member.decl.as(VariableDeclSyntax.self) {
                names.formUnion(variable.bindings.map(\.pattern.code))
            } else if member.decl.is(InitializerDeclSyntax.self)
                || member.decl.is(IfConfigDeclSyntax.self)
            {
                hasOthers = true
            }
            let modifiers = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers
            if modifiers?.contains("override") ?? false { hasOthers = true }
        }
        let mentioned = MentionedNames(viewMode: .sourceAccurate)
        mentioned.walk(node.memberBlock)
        mentions = mentioned.names.subtracting(names)
        isPlain =
            !hasOthers && node.genericWhereClause == nil
            && ObjectUses.arePlain(in: node.memberBlock, declaring: names)
    }

    /// The members of those extensions that only the runtime's objects can have: a member that mentions one
    /// of them stays with it.
    static func staying(_ extensions: [ObjectExtension]) -> Set<String> {
        var staying: Set<String> = []
        var rest = extensions
        while true {
            let found = rest.filter { !$0.isPlain || !$0.mentions.isDisjoint(with: staying) }
            guard !found.isEmpty else { return staying }
            rest.removeAll { found.contains($0) }
            staying.formUnion(found.flatMap(\.names))
        }
    }
}

extension ObjectExtension: PackedFields {
    package mutating func eachField<Pass: FieldPass>(_ pass: inout Pass) throws(Pass.Failure) {
        try pass.field(&names)
        try pass.field(&mentions)
        try pass.field(&isPlain)
    }
}

/// The names that expressions mention.
private final class MentionedNames: SyntaxVisitor {
    var names: Set<String> = []

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.baseName.text)
        return .visitChildren
    }
}
