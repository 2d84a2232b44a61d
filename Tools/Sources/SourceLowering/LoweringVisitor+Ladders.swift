// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

extension LoweringVisitor {
    /// Gives the members that override one of a foreign class's extension names of their own.
    func renameRungs(_ members: MemberBlockItemListSyntax, _ type: String) {
        guard let wanted = facts.rungs[type] else { return }
        eachMember(members) { member in
            guard member.modifiers.contains("override"), wanted[member.key] != nil else { return }
            rename(member, in: type)
        }
    }

    /// Gives an extension of a foreign class what looks for the overrides of its members.
    ///
    /// `type`: the class's own name, where the extension calls it by another.
    func addLadders(_ node: ExtensionDeclSyntax, _ type: String) {
        // Lowered text has them.
        guard let wanted = facts.ladders[type], !edits.contains(anyOf: [Array("__dyn_".utf8)])
        else { return }
        var texts: [String] = []
        eachMember(node.memberBlock.members) { member in
            guard !member.modifiers.contains("override"), let classes = wanted[member.key]
            else { return }
            let isOpen = facts.openLadders[type]?.contains(member.key) ?? false
            if let function = member.function {
                let hasTypes = facts.frontedLadders[type]?.contains(member.key) ?? false
                texts.append(
                    Ladder.text(
                        function,
                        in: node,
                        of: type,
                        member.key,
                        classes,
                        isOpen: isOpen,
                        hasTypes: hasTypes
                    )
                )
            } else if let variable = member.variable {
                texts.append(
                    Ladder.text(variable, in: node, of: type, member.key, classes, isOpen: isOpen)
                )
            }
            rename(member, in: type)
        }
        add(texts, to: node.memberBlock)
    }

    /// Gives a type the declarations for calls of its overrides that know their types.
    func addFronts(
        _ block: MemberBlockSyntax,
        _ type: String,
        _ outer: DeclModifierListSyntax? = nil
    ) {
        guard let wanted = facts.frontedRungs[type] else { return }
        var texts: [String] = []
        eachMember(block.members) { member in
            guard member.modifiers.contains("override"), let function = member.function,
                let below = wanted[member.key],
                let text = Ladder.front(function, in: type, outer, below)
            else { return }
            texts.append(text)
        }
        add(texts, to: block)
    }

    /// Puts declarations in front of a body's closing brace.
    private func add(_ texts: [String], to block: MemberBlockSyntax) {
        guard !texts.isEmpty else { return }
        let brace = block.rightBrace
        let isOnLineOfBrace = !(brace.leadingTrivia.contains { $0.isNewline })
        // A list of members on that line begins with a separator of its own.
        let text =
            (isOnLineOfBrace ? "; " : "") + texts.joined(separator: "; ")
            + (isOnLineOfBrace ? " " : "; ")
        edits.insert(text, at: brace.positionAfterSkippingLeadingTrivia)
    }

    /// The entries of a class's list for what it overrides of another target's extensions.
    func distantEntries(_ members: MemberBlockItemListSyntax, _ type: String) -> [String] {
        guard let wanted = facts.distantRungs[type] else { return [] }
        var entries: [String] = []
        eachMember(members) { member in
            guard member.modifiers.contains("override"), wanted[member.key] != nil,
                let root = facts.rungs[type]?[member.key]
            else { return }
            if let function = member.function {
                entries += DistantRung.entries(function, in: type, of: root)
            } else if let variable = member.variable {
                entries += DistantRung.entries(variable, in: type, of: root)
            }
        }
        return entries
    }

    private func rename(_ member: LadderMember, in type: String) {
        let name = Ladder.name(of: member.key, in: type)
        if let function = member.function {
            edits.replace(function.name, with: name)
            // What takes as many values as there are hands them on as an array.
            for parameter in function.signature.parameterClause.parameters {
                guard let dots = parameter.ellipsis else { continue }
                edits.insert("[", at: parameter.type.positionAfterSkippingLeadingTrivia)
                edits.replace(dots, with: "]")
            }
        } else if let binding = member.variable?.single?.binding {
            edits.replace(binding.pattern, with: name)
        }
        for modifier in member.modifiers where ["override", "open"].contains(modifier.name.text) {
            edits.blank(modifier)
        }
    }

    /// `super.member` asks for the nearest override above the type that it stands in.
    func lower(superMember node: MemberAccessExprSyntax) {
        guard node.base?.is(SuperExprSyntax.self) ?? false,
            let scope = scopes.last, [.aClass, .anExtension].contains(scope.kind),
            let wanted = facts.rungs[facts.type(named: scope.fullName)]
        else { return }
        let member = node.declName.baseName.text.filter { $0 != "`" }
        let search = Ladder.search(for: member)
        let name = (isInStaticMember(node) ? Ladder.classMark : "") + member
        let distant = facts.distantRungs[facts.type(named: scope.fullName)] ?? [:]
        guard let call = node.parent?.as(FunctionCallExprSyntax.self),
            call.calledExpression.id == node.id
        else {
            guard wanted[name] != nil else { return }
            if let above = distant[name] ?? nil {
                return edits.replace(node, with: "self." + Ladder.name(of: name, in: above))
            }
            return edits.replace(node, with: "self[\(search): \(scope.fullName).self]")
        }
        let keys = wanted.keys.filter { $0.hasPrefix(name + "(") }
        guard let key = keys.min() else { return }
        if let above = distant[key] ?? nil {
            return edits.replace(node, with: "self." + Ladder.name(of: key, in: above))
        }
        // Where only one takes any number of values, an array is what its body has.
        let isVariadic = keys.count == 1 && key.hasSuffix("...")
        edits.replace(node, with: "self.\(search)" + (isVariadic ? "__all" : ""))
        let argument = "\(scope.fullName).self" + (call.arguments.isEmpty ? "" : ", ")
        if let left = call.leftParen {
            edits.insert(argument, at: left.endPositionBeforeTrailingTrivia)
        } else {
            edits.insert("(\(argument))", at: node.endPositionBeforeTrailingTrivia)
        }
    }

    /// Whether an expression stands in a member of a class itself, where `self` is the class.
    private func isInStaticMember(_ node: some SyntaxProtocol) -> Bool {
        let member = Syntax(node).ancestors.first { $0.is(MemberBlockItemSyntax.self) }?
            .as(MemberBlockItemSyntax.self)
        return member?.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers.isStatic ?? false
    }

    /// A member that can override or be overridden.
    private struct LadderMember {
        let key: String
        let modifiers: DeclModifierListSyntax
        var function: FunctionDeclSyntax?
        var variable: VariableDeclSyntax?
    }

    private func eachMember(
        _ members: MemberBlockItemListSyntax,
        _ body: (LadderMember) -> Void
    ) {
        for member in members {
            if let node = member.decl.as(FunctionDeclSyntax.self), let key = Ladder.key(node) {
                body(LadderMember(key: key, modifiers: node.modifiers, function: node))
            } else if let node = member.decl.as(VariableDeclSyntax.self),
                let key = Ladder.key(node)
            {
                body(LadderMember(key: key, modifiers: node.modifiers, variable: node))
            } else if let config = member.decl.as(IfConfigDeclSyntax.self) {
                for clause in PlatformCondition.compiled(config) {
                    guard case .decls(let inner) = clause.elements else { continue }
                    eachMember(inner, body)
                }
            }
        }
    }
}
