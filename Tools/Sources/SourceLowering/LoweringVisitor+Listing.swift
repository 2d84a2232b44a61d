// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

extension LoweringVisitor {
    /// The type of an extension; a protocol's `where Self: X` names `X`.
    func extendedName(_ node: ExtensionDeclSyntax) -> String {
        for requirement in node.genericWhereClause?.requirements ?? [] {
            guard let conformance = requirement.requirement.as(ConformanceRequirementSyntax.self),
                conformance.leftType.code == "Self"
            else { continue }
            return conformance.rightType.code
        }
        return node.extendedType.code
    }

    func finish(class node: ClassDeclSyntax, _ scope: TypeScope) {
        let conforms = node.inheritanceClause.names.contains {
            facts.optionalProtocols.contains($0)
        }
        let given = node.attributes.named("objc")?.objCName
        addForwarders(node, scope)
        lower(expectations: node, scope)
        lower(sendableTests: node, scope)
        lower(privateTests: node, scope)
        renameRungs(node.memberBlock.members, scope.fullName)
        addFronts(node.memberBlock, scope.fullName)
        reportForeignOverrides(node, scope)
        var list = MemberList(
            scope: scope,
            facts: facts,
            given: given,
            isWanted: conforms || given != nil,
            saysAll: true
        )
        list.add(distantEntries(node.memberBlock.members, scope.fullName))
        list.add([entryOfInit(node, scope)].compactMap(\.self))
        write(list, in: node.memberBlock, node)
    }

    func finish(extension node: ExtensionDeclSyntax, _ scope: TypeScope) {
        let type = facts.type(named: node.extendedType.code)
        renameForwarded(node, scope)
        renameRungs(node.memberBlock.members, type)
        addLadders(node, type)
        addFronts(node.memberBlock, type, node.modifiers)
        let isClass =
            facts.classes.contains(facts.type(named: scope.name)) || own.classes[scope.name] != nil
        let conforms = node.inheritanceClause.names.contains {
            facts.optionalProtocols.contains($0)
        }
        var list = MemberList(
            scope: scope,
            facts: facts,
            given: nil,
            isWanted: conforms,
            saysAll: isClass,
            listsRequirements: isClass || conforms
        )
        list.add(distantEntries(node.memberBlock.members, type))
        write(list, in: node.memberBlock, node)
    }

    /// Writes the list of a body's members in front of its closing brace, and of those in each
    /// clause of an `#if` at the clause's end.
    private func write(
        _ list: MemberList,
        in block: MemberBlockSyntax,
        _ owner: some SyntaxProtocol
    ) {
        guard !hasLists || !isListed(block) else { return }
        var entries = list
        entries.read(block.members, without: leftOut)
        for node in entries.refused {
            note(node.node, node.message, remedy: node.remedy)
        }
        if !entries.isEmpty, admitsList(list.scope, owner) {
            let isOnLineOfBrace =
                !(block.rightBrace.leadingTrivia.contains { $0.isNewline })
            let text = list.scope.isGeneric ? genericListText(entries, owner) : listText(entries)
            let position = block.rightBrace.positionAfterSkippingLeadingTrivia
            let needsSeparator = isOnLineOfBrace && !block.members.isEmpty
            edits.insert((needsSeparator ? "; " : "") + text + " ", at: position)
        }
        for member in block.members {
            guard let config = member.decl.as(IfConfigDeclSyntax.self) else { continue }
            writeClauses(config, list, owner)
        }
    }

    /// Whether a body was lowered before.
    private func isListed(_ block: MemberBlockSyntax) -> Bool {
        block.members.contains { member in
            let text = member.code
            return text.contains("__objc_") || text.contains("_objcListMembers")
        }
    }

    private func writeClauses(
        _ config: IfConfigDeclSyntax,
        _ list: MemberList,
        _ owner: some SyntaxProtocol
    ) {
        for clause in PlatformCondition.compiled(config) {
            guard case .decls(let members) = clause.elements else { continue }
            // Not behind an `#endif`, which ends its line.
            let last = members.last { !$0.decl.is(IfConfigDeclSyntax.self) }
            var entries = list
            entries.given = nil
            entries.isWanted = false
            entries.saysAll = false
            entries.read(members, without: leftOut)
            if !entries.isEmpty, !list.scope.isGeneric, let last, admitsList(list.scope, owner) {
                edits.insert("; " + listText(entries), at: last.endPositionBeforeTrailingTrivia)
            }
            for member in members {
                guard let inner = member.decl.as(IfConfigDeclSyntax.self) else { continue }
                writeClauses(inner, list, owner)
            }
        }
    }

    private func admitsList(_ scope: TypeScope, _ owner: some SyntaxProtocol) -> Bool {
        // A generic type has no static storage: its class answers itself when it is asked.
        if scope.isGeneric, !facts.objectClasses.contains(scope.fullName) || scope.kind != .aClass {
            return false
        }
        guard scope.hasForeignActor else { return true }
        note(
            owner,
            "members of a class on a global actor of its own cannot be found by name",
            remedy: "isolate the class to the main actor"
        )
        return false
    }

    private func listText(_ list: MemberList) -> String {
        registration(by: "_objcRegister", list.text, of: list.scope.name)
    }

    /// A constant that hands a type's members to a function of the runtime's before `main`.
    func registration(by function: String, _ entries: String, of type: String) -> String {
        defer { listCount += 1 }
        return "@section(\".init_array\") @used private nonisolated static let "
            + "__objc_\(fileTag)_\(listCount): @convention(c) @Sendable () -> Void = "
            + "{ \(function) { m in \(entries)return \(type).self } }"
    }

    /// The list of a generic class, of which there are as many as it has arguments.
    private func genericListText(_ list: MemberList, _ owner: some SyntaxProtocol) -> String {
        let modifiers = owner.as(ClassDeclSyntax.self)?.modifiers
        let access = modifiers?.access ?? ""
        let visible = ["public", "package"].contains(access) ? access + " " : ""
        let lead = access == "open" ? "public " : visible
        return "nonisolated \(lead)override class func _objcListMembers(_ m: _ObjCMembers) { "
            + "guard self == \(list.scope.name).self else { return }; \(list.text)}"
    }

    // MARK: Members of extensions that override or are overridden

    private func addForwarders(_ node: ClassDeclSyntax, _ scope: TypeScope) {
        guard let wanted = facts.forwarders[scope.fullName] else { return }
        let own = node.memberBlock.members.reduce(into: Set<String>()) { names, member in
            if let function = member.decl.as(FunctionDeclSyntax.self) {
                names.insert(function.fullName)
            } else if let variable = member.decl.as(VariableDeclSyntax.self)?.single {
                names.insert(variable.name)
            }
        }
        let texts = wanted.filter { !own.contains($0.key) }.sorted { $0.key < $1.key }
        guard !texts.isEmpty else { return }
        let brace = node.memberBlock.rightBrace
        let isOnLineOfBrace = !(brace.leadingTrivia.contains { $0.isNewline })
        let lead = isOnLineOfBrace && !node.memberBlock.members.isEmpty ? "; " : ""
        let text = texts.map(\.value).joined(separator: "; ")
        // A list of members on that line begins with a separator of its own.
        let tail = lead.isEmpty ? "; " : " "
        edits.insert(lead + text + tail, at: brace.positionAfterSkippingLeadingTrivia)
    }

    private func renameForwarded(_ node: ExtensionDeclSyntax, _ scope: TypeScope) {
        let type = facts.type(named: scope.name)
        let wanted = facts.forwarders[type] ?? [:]
        let scopeName = node.extendedType.code
        let rungs = facts.rungs[facts.type(named: scopeName)] ?? [:]
        var foreign: [DeclSyntax] = []
        for member in node.memberBlock.members {
            if let function = member.decl.as(FunctionDeclSyntax.self) {
                if wanted[function.fullName] != nil {
                    rename(function.name, function.modifiers, of: function.fullName, in: scopeName)
                } else if rungs[Ladder.key(function) ?? ""] == nil,
                    function.modifiers.contains("override")
                {
                    foreign.append(member.decl)
                }
            } else if let variable = member.decl.as(VariableDeclSyntax.self),
                let (binding, name) = variable.single
            {
                if wanted[name] != nil, let observer = binding.onlyObserver {
                    lower(observer: observer, of: binding, in: variable, scopeName)
                } else if wanted[name] != nil {
                    rename(binding.pattern, variable.modifiers, of: name, in: scopeName)
                } else if rungs[name] == nil, variable.modifiers.contains("override") {
                    foreign.append(member.decl)
                }
            }
        }
        lower(foreignOverrides: foreign, of: node)
    }

    /// Gives a member its other name; one that overrides a member of every object stays on no actor.
    func rename(
        _ name: some SyntaxProtocol,
        _ modifiers: DeclModifierListSyntax,
        of fullName: String,
        in type: String
    ) {
        let word = name.code.filter { $0 != "`" }
        edits.replace(name, with: Forwarder.name(of: word, of: type))
        let isFree =
            Forwarder.membersOfEveryObject.contains(fullName) && !modifiers.isStatic
            && !modifiers.contains("nonisolated")
        for modifier in modifiers {
            switch modifier.name.text {
            case "override" where isFree: edits.replace(modifier.name, with: "nonisolated")
            case "override", "open": edits.blank(modifier)
            default: break
            }
        }
    }

    /// The observer of an overriding property becomes a function with the other value.
    private func lower(
        observer: AccessorDeclSyntax,
        of binding: PatternBindingSyntax,
        in variable: VariableDeclSyntax,
        _ type: String
    ) {
        guard let annotation = binding.typeAnnotation else { return }
        let usual = observer.accessorSpecifier.text == "didSet" ? "oldValue" : "newValue"
        let value = observer.parameters?.name.text ?? usual
        let label = value == "_" ? "_" : "_ " + value
        edits.replace(variable.bindingSpecifier, with: "func")
        let name = Forwarder.name(of: binding.pattern.code.filter { $0 != "`" }, of: type)
        edits.replace(
            binding.pattern.positionAfterSkippingLeadingTrivia
                .utf8Offset..<annotation.endPositionBeforeTrailingTrivia.utf8Offset,
            with: "\(name)(\(label): \(annotation.type.oneLine))"
        )
        let start = observer.accessorSpecifier.positionAfterSkippingLeadingTrivia
        let end =
            (observer.parameters?.endPositionBeforeTrailingTrivia)
            ?? observer.accessorSpecifier.endPositionBeforeTrailingTrivia
        edits.replace(start.utf8Offset..<end.utf8Offset, with: "do")
        for modifier in variable.modifiers where ["override", "open"].contains(modifier.name.text) {
            edits.blank(modifier)
        }
    }

    /// A member that an extension gives a class of another package is no member of that class on
    /// Linux, and nothing overrides it.
    private func reportForeignOverrides(_ node: ClassDeclSyntax, _ scope: TypeScope) {
        guard let wanted = facts.foreignOverrides[scope.fullName] else { return }
        for member in node.memberBlock.members {
            let function = member.decl.as(FunctionDeclSyntax.self)
            let name = function?.fullName ?? member.decl.as(VariableDeclSyntax.self)?.single?.name
            let modifiers =
                function?.modifiers ?? member.decl.as(VariableDeclSyntax.self)?.modifiers
            guard let name, let root = wanted[name], modifiers?.contains("override") == true else {
                continue
            }
            note(
                member,
                "\(name) overrides a member of an extension of \(root), which cannot be on Linux",
                remedy: "declare it in a class of your own between \(root) and this one"
            )
        }
    }
}
