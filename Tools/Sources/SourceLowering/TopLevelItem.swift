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
    /// Those of functions and of absent frameworks' types that only statements in bodies need: the
    /// block around such a statement may be left out, and the rest stays.
    var inner: Set<String> = []

    /// The type that it extends.
    var extended = ""

    /// The same without what the extended type's parameters are called.
    func knowing(_ parameters: [String: Set<String>]) -> Self {
        guard !extended.isEmpty, let own = parameters[extended] else { return self }
        var item = self
        item.references.subtract(own)
        item.inner.subtract(own)
        return item
    }

    /// The same with only some of the names that it takes from elsewhere.
    func naming(_ isKept: (String) -> Bool) -> Self {
        var item = self
        item.references = references.filter(isKept)
        item.inner = inner.filter(isKept)
        return item
    }

    /// Reads a declaration of a file that imports some modules which are not here, or that names
    /// types which were left out with one.
    init(
        _ node: CodeBlockItemSyntax,
        without modules: Set<String>,
        leftOut: Set<String> = []
    ) {
        names = Self.names(of: node)
        extended = node.item.as(ExtensionDeclSyntax.self)?.extendedType.code ?? ""
        let reader = Reader(viewMode: .sourceAccurate)
        reader.modules = modules
        reader.leftOut = leftOut
        reader.walk(node)
        types = reader.types
        let own = reader.types.union(reader.parameters)
        references = reader.references.subtracting(own)
        inner = reader.inner.subtracting(own).subtracting(references)
    }

    /// Reads a declaration of a file that imports nothing absent: the types without which it cannot
    /// be.
    init(signatureOf node: CodeBlockItemSyntax) {
        names = Self.names(of: node)
        extended = node.item.as(ExtensionDeclSyntax.self)?.extendedType.code ?? ""
        let reader = Reader(viewMode: .sourceAccurate)
        reader.skipsBodies = true
        reader.walk(node)
        types = reader.types
        let own = reader.types.union(reader.parameters)
        references = reader.references.subtracting(own).filter { $0.first?.isUppercase ?? false }
    }

    /// Whether the program may end in a block of statements instead of doing what is there.
    private static func mayEnd(in block: Body) -> Bool {
        // What such a function or property gives is known by what is returned.
        let parent = block.node.parent
        let type =
            parent?.as(FunctionDeclSyntax.self)?.signature.returnClause?.type
            ?? parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
        return type?.is(SomeOrAnyTypeSyntax.self) != true
    }

    /// The function or property around a name, where the type that it is a member of can be without
    /// it: values are made of what they store.
    ///
    /// A member that a protocol asks for goes as well: its requirement names the same type, and is
    /// gone with it.
    private static func member(around name: Syntax) -> MemberBlockItemSyntax? {
        var current = name.parent
        while let node = current {
            current = node.parent
            guard let item = node.as(MemberBlockItemSyntax.self) else { continue }
            let modifiers: DeclModifierListSyntax
            if let function = item.decl.as(FunctionDeclSyntax.self) {
                modifiers = function.modifiers
            } else if let variable = item.decl.as(VariableDeclSyntax.self),
                let single = variable.single, single.binding.isComputed || isOfClass(item)
            {
                modifiers = variable.modifiers
            } else {
                return nil
            }
            return modifiers.contains("override") ? nil : item
        }
        return nil
    }

    private static func isOfClass(_ item: MemberBlockItemSyntax) -> Bool {
        item.parent?.parent?.parent?.is(ClassDeclSyntax.self) ?? false
    }

    /// Whether a type is called as those of the system are: `UITableViewDelegate`.
    private static func isOfSystem(_ name: String) -> Bool {
        let capitals = name.prefix { $0.isUppercase }
        return capitals.count > 2 && capitals.count < name.count
    }

    /// What a class inherits beside its superclass, around a name: it can be without that.
    private static func inherited(around name: Syntax) -> InheritedTypeSyntax? {
        guard let type = name.parent?.as(InheritedTypeSyntax.self),
            isOfSystem(name.trimmedDescription),
            let list = type.parent?.as(InheritedTypeListSyntax.self), list.first?.id != type.id,
            list.parent?.parent?.is(ClassDeclSyntax.self) ?? false
        else { return nil }
        return type
    }

    /// The smallest block of statements around a name, if the program may end there instead.
    private static func block(around name: Syntax) -> Body? {
        var current = name.parent
        while let node = current {
            if let block = Body(node) { return mayEnd(in: block) ? block : nil }
            current = node.parent
        }
        return nil
    }

    /// The body of the test method of a class around a name: what it needs, no other method does.
    private static func testBody(around name: Syntax) -> Body? {
        var current = name.parent
        while let node = current {
            if let block = Body(node), isTestBody(block) { return block }
            current = node.parent
        }
        return nil
    }

    /// Whether a block is the body of a method that XCTest calls.
    static func isTestBody(_ block: Body) -> Bool {
        guard let function = block.node.parent?.as(FunctionDeclSyntax.self),
            function.name.text.hasPrefix("test"),
            function.signature.parameterClause.parameters.isEmpty,
            function.signature.returnClause == nil,
            let list = function.parent?.parent?.as(MemberBlockItemListSyntax.self)
        else { return false }
        return list.isOfClass
    }

    /// What goes where a declaration stays without some of what it needs.
    enum Cut {
        /// The statements of a block: the program ends there.
        case body(Body)
        /// A statement that only tells something to what is missing: it does nothing.
        case statement(CodeBlockItemSyntax)
        /// A member.
        case member(MemberBlockItemSyntax)
        /// What a class inherits beside its superclass.
        case inherited(InheritedTypeSyntax)

        var node: Syntax {
            switch self {
            case .body(let body): body.node
            case .statement(let item): Syntax(item)
            case .member(let item): Syntax(item)
            case .inherited(let type): Syntax(type)
            }
        }
    }

    /// What has to go of a declaration in which some names are needed, the outermost parts.
    static func cuts(
        of node: CodeBlockItemSyntax,
        needing missing: Set<String>,
        without modules: Set<String>,
        leftOut: Set<String> = []
    ) -> [Cut] {
        let reader = Reader(viewMode: .sourceAccurate)
        reader.modules = modules
        reader.leftOut = leftOut
        reader.walk(node)
        var all: [Cut] = []
        func add(_ cut: Cut) {
            if !all.contains(where: { $0.node.id == cut.node.id }) { all.append(cut) }
        }
        // What a generic parameter is called may be a type's name elsewhere.
        let gone = missing.subtracting(reader.types).subtracting(reader.parameters)
        for place in reader.places where gone.contains(place.name) { add(place.cut) }
        // Properties that go take along what uses them, perhaps other properties.
        var names: Set<String> = []
        while true {
            let gone = Set(all.compactMap(\.property)).subtracting(names)
            guard !gone.isEmpty else { break }
            names.formUnion(gone)
            let uses = PropertyUses(gone)
            uses.walk(node)
            for use in uses.places {
                if let block = block(around: use) {
                    add(AbsentStatement.around(use).map { .statement($0) } ?? .body(block))
                } else if let member = member(around: use) {
                    add(.member(member))
                }
            }
        }
        return all.filter { block in
            !all.contains {
                $0.node.id != block.node.id && $0.node.position <= block.node.position
                    && block.node.endPosition <= $0.node.endPosition
            }
        }
    }

    /// Finds where properties of the type itself are used.
    private final class PropertyUses: SyntaxVisitor {
        private let names: Set<String>
        var places: [Syntax] = []

        init(_ names: Set<String>) {
            self.names = names
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
            guard names.contains(node.baseName.text) else { return .visitChildren }
            let access = node.parent?.as(MemberAccessExprSyntax.self)
            let isMember = access?.declName.id == node.id
            // Behind another object's dot it may be another thing.
            if isMember, access?.base?.trimmedDescription != "self" { return .visitChildren }
            if isMember || !isLocal(node) { places.append(Syntax(node)) }
            return .visitChildren
        }

        /// Whether a parameter or variable of the function around has the name.
        private func isLocal(_ node: DeclReferenceExprSyntax) -> Bool {
            let name = node.baseName.text
            var current = node.parent
            while let around = current, !around.is(MemberBlockItemSyntax.self) {
                if let function = around.as(FunctionDeclSyntax.self) {
                    let parameters = function.signature.parameterClause.parameters
                    if parameters.contains(where: { ($0.secondName ?? $0.firstName).text == name })
                    {
                        return true
                    }
                }
                if let block = around.as(CodeBlockSyntax.self),
                    block.statements.contains(where: { Self.declares(name, $0) })
                {
                    return true
                }
                current = around.parent
            }
            return false
        }

        private static func declares(_ name: String, _ item: CodeBlockItemSyntax) -> Bool {
            let variable = item.item.as(VariableDeclSyntax.self)
            let bound = item.item.as(GuardStmtSyntax.self)?.conditions.compactMap {
                $0.condition.as(OptionalBindingConditionSyntax.self)?.pattern
            }
            let patterns = (variable?.bindings.map(\.pattern) ?? []) + (bound ?? [])
            return patterns.contains { $0.trimmedDescription == name }
        }
    }

    /// Statements in braces: a block, or the getter of a property that has nothing else.
    struct Body {
        let node: Syntax
        let leftBrace: TokenSyntax
        let statements: CodeBlockItemListSyntax

        init?(_ node: Syntax) {
            self.node = node
            if let block = node.as(CodeBlockSyntax.self) {
                leftBrace = block.leftBrace
                statements = block.statements
            } else if let block = node.as(AccessorBlockSyntax.self),
                case .getter(let list) = block.accessors
            {
                leftBrace = block.leftBrace
                statements = list
            } else {
                return nil
            }
        }
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
        /// Types that a body may do without, where the program ends there.
        var leftOut: Set<String> = []
        var inner: Set<String> = []
        /// Where those in `inner` stand.
        var places: [(name: String, cut: Cut)] = []
        /// Whether what stands in bodies doesn't matter, since the program may end there.
        var skipsBodies = false

        private func note(parameter node: Syntax) {
            var node = node
            while let member = node.as(MemberTypeSyntax.self) { node = Syntax(member.baseType) }
            if let type = node.as(IdentifierTypeSyntax.self) { parameters.insert(type.name.text) }
        }

        private func note(_ name: String, _ node: Syntax) {
            let test = TopLevelItem.testBody(around: node)
            // A constant such as `kCMTimeZero` may be missing as types may.
            let isType =
                name.first?.isUppercase ?? false || PartialModules.isName(name, of: modules)
            let mayBeInner =
                test != nil || !isType || leftOut.contains(name)
                || AbsentCast.isType(name, of: modules)
            if mayBeInner, let block = test ?? TopLevelItem.block(around: node) {
                inner.insert(name)
                let statement = test == nil ? AbsentStatement.around(node) : nil
                places.append((name, statement.map { .statement($0) } ?? .body(block)))
            } else if isType, let type = TopLevelItem.inherited(around: node) {
                inner.insert(name)
                places.append((name, .inherited(type)))
            } else if isType, let member = TopLevelItem.member(around: node) {
                inner.insert(name)
                // What it gives and takes stays the same if only its statements need the name.
                let block = TopLevelItem.block(around: node)
                let statement = block == nil ? nil : AbsentStatement.around(node)
                let cut = statement.map { Cut.statement($0) } ?? block.map { .body($0) }
                places.append((name, cut ?? .member(member)))
            } else {
                references.insert(name)
            }
        }

        override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
            switch node.as(SyntaxEnum.self) {
            case .ifExpr(let node)
            where AbsentCast.isTest(node.conditions, for: modules, leftOut: leftOut):
                if let rest = node.elseBody { walk(rest) }
                return .skipChildren
            case .sequenceExpr(let node):
                let tests = AbsentCast.tests(in: node, for: leftOut)
                guard !tests.isEmpty else { break }
                for (index, element) in node.elements.enumerated() where !tests.contains(index) {
                    walk(element)
                }
                return .skipChildren
            case .codeBlockItemList(let list):
                guard let found = AbsentCast.guardian(in: list, for: leftOut) else { break }
                for item in list.prefix(while: { $0.id != found.item.id }) { walk(item) }
                walk(found.statement.body)
                return .skipChildren
            case .codeBlock, .accessorBlock:
                if skipsBodies, let body = Body(node), TopLevelItem.mayEnd(in: body) {
                    return .skipChildren
                }
            case .ifConfigDecl(let node):
                let clauses = PlatformCondition.compiled(node)
                for elements in clauses.compactMap(\.elements) { walk(elements) }
                return .skipChildren
            // `@IBOutlet` and its like are no types.
            case .attribute(let node) where ObjCAttributes.isOne(node): return .skipChildren
            case .identifierType(let node): note(node.name.text, Syntax(node))
            case .declReferenceExpr(let node):
                let access = node.parent?.as(MemberAccessExprSyntax.self)
                if access?.declName.id != node.id { note(node.baseName.text, Syntax(node)) }
            case .genericParameter(let node): parameters.insert(node.name.text)
            // What an extension says of a parameter of the type that it extends.
            case .sameTypeRequirement(let node): note(parameter: Syntax(node.leftType))
            case .conformanceRequirement(let node): note(parameter: Syntax(node.leftType))
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

extension MemberBlockItemListSyntax {
    /// Whether these are members of a class or of an extension, those in clauses of `#if` too.
    fileprivate var isOfClass: Bool {
        guard let parent else { return false }
        if let clause = parent.as(IfConfigClauseSyntax.self) {
            let list = clause.parent?.parent?.parent?.parent
            return list?.as(MemberBlockItemListSyntax.self)?.isOfClass ?? false
        }
        return parent.parent?.is(ClassDeclSyntax.self) == true
            || parent.parent?.is(ExtensionDeclSyntax.self) == true
    }
}

extension TopLevelItem.Cut {
    /// The name of a stored or computed property.
    fileprivate var property: String? {
        guard case .member(let item) = self else { return nil }
        return item.decl.as(VariableDeclSyntax.self)?.single?.name
    }
}
