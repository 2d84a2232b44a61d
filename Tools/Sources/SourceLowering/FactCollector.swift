// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// Reads a file's facts off its syntax tree.
final class FactCollector: SyntaxVisitor {
    private(set) var facts = FileFacts()
    private var names: [String] = []
    private var depthOfFunctions = 0
    private var depthOfConditions = 0

    static func facts(of tree: SourceFileSyntax, leftOut: Set<String>) -> FileFacts {
        let collector = FactCollector(viewMode: .sourceAccurate)
        collector.walk(tree)
        let absent = AbsentImports(in: tree, leftOut: leftOut)
        let modules = Set(absent.found.map(\.module))
        collector.facts.absentImports = modules
        collector.facts.items = absent.items.map {
            modules.isEmpty ? TopLevelItem(signatureOf: $0) : TopLevelItem($0, without: modules)
        }
        return collector.facts
    }

    private var typeName: String { names.joined(separator: ".") }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let module = node.path.first?.name.text {
            facts.imports.insert(module)
            if RuntimeUse.modules.contains(module) { noteRuntime() }
        }
        if node.path.first?.name.text == "UIKit" {
            facts.importsUIKit = true
            let list = node.parent?.parent
            if list?.parent?.is(SourceFileSyntax.self) == true { facts.alwaysImportsUIKit = true }
        }
        return .skipChildren
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        depthOfConditions += 1
        for elements in PlatformCondition.compiled(node).compactMap(\.elements) { walk(elements) }
        depthOfConditions -= 1
        return .skipChildren
    }

    private func noteRuntime() {
        if depthOfConditions == 0 { facts.alwaysUsesRuntime = true }
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        note(network: node.name.text)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        note(network: node.baseName.text)
        return .visitChildren
    }

    private func note(network name: String) {
        if depthOfConditions == 0, NetworkUse.types.contains(name) {
            facts.alwaysUsesNetwork = true
        }
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        if RuntimeUse.attributes.contains(node.attributeName.code) { noteRuntime() }
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        names.append(node.name.text)
        if node.isLocal { depthOfFunctions += 1 }
        facts.types.insert(node.name.text)
        let isGeneric = node.genericParameterClause != nil
        facts.classes[typeName] = FileFacts.Class(
            isGeneric: isGeneric,
            parent: node.inheritanceClause.names.first
        )
        facts.adoptions[typeName, default: []].formUnion(node.inheritanceClause.names)
        if isGeneric { facts.genericTypes.insert(typeName) }
        return .visitChildren
    }

    override func visitPost(_ node: ClassDeclSyntax) {
        names.removeLast()
        if node.isLocal { depthOfFunctions -= 1 }
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        names.append(node.name.text)
        facts.types.insert(node.name.text)
        if node.genericParameterClause != nil { facts.genericTypes.insert(typeName) }
        return .visitChildren
    }

    override func visitPost(_ node: StructDeclSyntax) { names.removeLast() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        names.append(node.name.text)
        facts.types.insert(node.name.text)
        if node.genericParameterClause != nil { facts.genericTypes.insert(typeName) }
        return .visitChildren
    }

    override func visitPost(_ node: EnumDeclSyntax) { names.removeLast() }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        names.append(node.name.text)
        facts.types.insert(node.name.text)
        return .visitChildren
    }

    override func visitPost(_ node: ActorDeclSyntax) { names.removeLast() }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        names.append(node.name.text)
        facts.types.insert(node.name.text)
        facts.protocolParents[node.name.text] = node.inheritanceClause.names
        if node.attributes.named("objc") != nil {
            facts.exposedRequirements[node.name.text] = node.memberBlock.selectorsOfRequirements
        }
        return .visitChildren
    }

    override func visitPost(_ node: ProtocolDeclSyntax) { names.removeLast() }

    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
        if let type = names.last {
            facts.parameters[type, default: []].insert(node.name.text)
        }
        return .visitChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        facts.types.insert(node.name.text)
        if node.initializer.value.hasTypedNames { facts.typesWithTypedNames.insert(node.name.text) }
        if names.isEmpty, node.initializer.value.is(IdentifierTypeSyntax.self) {
            facts.aliases[node.name.text] = node.initializer.value.code
        }
        return .visitChildren
    }

    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
        facts.associatedTypes.insert(node.name.text)
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if node.isInitialiserOfAName { facts.namesInitialisers = true }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        else { return .visitChildren }
        if ReplacedMethods.functions.contains(name) { facts.replacesMethods = true }
        if RuntimeUse.functions.contains(name) { noteRuntime() }
        if ["Selector", "NSSelectorFromString"].contains(name), let only = node.arguments.first,
            let text = ReplacedMethods.text(of: only.expression)
        {
            facts.selectors.insert(text)
        }
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        if RuntimeUse.macros.contains(node.macroName.text) { noteRuntime() }
        if node.macroName.text == "selector", let only = node.arguments.first,
            let name = ReplacedMethods.name(in: only.expression)
        {
            facts.selectors.insert(name)
        }
        return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        names.append(node.extendedType.code)
        let adopted = node.inheritanceClause.names
        if !adopted.isEmpty { facts.adoptions[typeName, default: []].formUnion(adopted) }
        if ["NSObject", "Foundation.NSObject"].contains(node.extendedType.code) {
            facts.extendsObjects = true
            facts.objectExtensions.append(ObjectExtension(node))
            if node.memberBlock.members.isEmpty, node.genericWhereClause == nil {
                facts.objectConformances.formUnion(node.inheritanceClause.names)
            }
        }
        facts.anyObjects.formUnion(Self.anyObjects[node.extendedType.code] ?? [])
        return .visitChildren
    }

    override func visitPost(_ node: ExtensionDeclSyntax) { names.removeLast() }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        depthOfFunctions += 1
        note(type: node.signature.returnClause?.type, of: node.baseName)
        guard depthOfFunctions == 1, !names.isEmpty else {
            noteLocal(override: node.fullName, node.modifiers, of: node)
            return .visitChildren
        }
        let method = FileFacts.Method(fullName: node.fullName, selector: SelectorName.of(node))
        facts.methods[typeName, default: [:]][node.baseName, default: []].append(method)
        let isOverride = node.modifiers.contains("override")
        if isOverride { facts.overrides[typeName, default: []].insert(node.fullName) }
        // A static member is final.
        if isOverride || !node.modifiers.contains("static") {
            note(ladder: Ladder.key(node), isOverride, node.attributes, in: extensionAround(node))
            if let key = Ladder.key(node), isOverride || extensionAround(node) != nil {
                facts.ladderTypes[typeName, default: [:]][key] = Ladder.types(node)
            }
        }
        if node.modifiers.contains("optional"), let name = names.last {
            facts.optionalRequirements[name, default: []].formUnion(node.namesOfRequirement)
        }
        if let type = extensionAround(node), let forwarder = Forwarder.of(node, in: type) {
            let member = FileFacts.ExtensionMember(
                type: typeName,
                fullName: node.fullName,
                isOverride: isOverride,
                forwarder: forwarder
            )
            facts.extensionMembers.append(member)
        }
        return .visitChildren
    }

    override func visitPost(_ node: FunctionDeclSyntax) { depthOfFunctions -= 1 }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        depthOfFunctions += 1
        guard depthOfFunctions == 1, !names.isEmpty else { return .visitChildren }
        let parameters = node.signature.parameterClause.parameters
        let isOfExtension = extensionAround(node) != nil
        let initialiser = InheritedInit.Initialiser(
            labels: parameters.map(\.firstName.text),
            isConvenience: node.modifiers.contains("convenience") || isOfExtension,
            hasAllDefaults: !parameters.isEmpty && !node.modifiers.contains("override")
                && parameters.allSatisfy { $0.defaultValue != nil || $0.ellipsis != nil }
        )
        facts.initialisers[typeName, default: []].append(initialiser)
        return .visitChildren
    }

    override func visitPost(_ node: InitializerDeclSyntax) { depthOfFunctions -= 1 }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let (binding, name) = node.single else { return .visitChildren }
        note(type: binding.typeAnnotation?.type, of: name)
        guard depthOfFunctions == 0, !names.isEmpty else {
            noteLocal(override: name, node.modifiers, of: node)
            return .visitChildren
        }
        if node.modifiers.contains("optional"), let type = names.last {
            facts.optionalRequirements[type, default: []].insert(name)
        }
        note(classRequirement: name, binding.typeAnnotation?.type, node)
        let given = node.objCNames
        if given != FileFacts.PropertyName() {
            facts.propertyNames[typeName, default: [:]][name] = given
        }
        let isOverride = node.modifiers.contains("override")
        if isOverride { facts.overrides[typeName, default: []].insert(name) }
        if isOverride || !node.modifiers.contains("static") {
            note(ladder: Ladder.key(node), isOverride, node.attributes, in: extensionAround(node))
        }
        if let type = extensionAround(node), let forwarder = Forwarder.of(node, in: type) {
            let member = FileFacts.ExtensionMember(
                type: typeName,
                fullName: name,
                isOverride: isOverride,
                forwarder: forwarder
            )
            facts.extensionMembers.append(member)
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        note(type: node.type, of: node.innerName)
        return .visitChildren
    }

    /// A member of a class that is declared in a function: what it overrides must be where it can be overridden.
    private func noteLocal(
        override name: String,
        _ modifiers: DeclModifierListSyntax,
        of node: some SyntaxProtocol
    ) {
        guard modifiers.contains("override"),
            let list = node.parent?.as(MemberBlockItemSyntax.self)?.parent,
            let owner = list.parent?.parent?.as(ClassDeclSyntax.self),
            let parent = owner.outerSuperclass
        else { return }
        facts.localOverrides[parent, default: []].insert(name)
    }

    /// A member that overrides, or one of an extension that does not.
    private func note(
        ladder key: String?,
        _ isOverride: Bool,
        _ attributes: AttributeListSyntax,
        in type: ExtensionDeclSyntax?
    ) {
        guard let key else { return }
        if isOverride {
            facts.rungs[typeName, default: []].insert(key)
        } else if let type {
            facts.roots[typeName, default: []].insert(key)
            guard
                attributes.contains(oneOf: ObjCAttributes.exposing)
                    || type.attributes.named("objc") != nil
            else { return }
            facts.exposedRoots[typeName, default: []].insert(key)
        }
    }

    /// A property that an `@objc` protocol requires of classes themselves.
    private func note(
        classRequirement name: String,
        _ type: TypeSyntax?,
        _ node: VariableDeclSyntax
    ) {
        guard node.modifiers.isStatic, let type,
            let list = node.parent?.as(MemberBlockItemSyntax.self)?.parent,
            let owner = list.parent?.parent?.as(ProtocolDeclSyntax.self),
            owner.attributes.named("objc") != nil
        else { return }
        let isOptional = type.is(OptionalTypeSyntax.self)
        let kind = node.modifiers.contains("optional") ? (isOptional ? "?" : "!") : ""
        facts.classRequirements[owner.name.text, default: [:]][name] = kind
    }

    /// The extension that a member stands in directly.
    private func extensionAround(_ node: some SyntaxProtocol) -> ExtensionDeclSyntax? {
        node.parent?.as(MemberBlockItemSyntax.self)?.parent?.parent?.parent?
            .as(ExtensionDeclSyntax.self)
    }

    /// What gives an `AnyObject` in classes of UIKit that people extend.
    private static let anyObjects: [String: Set<String>] = [
        "UIAccessibilityCustomAction": ["target"], "UIBarButtonItem": ["target"],
    ]

    private func note(type: TypeSyntax?, of name: String) {
        let plain = type?.as(OptionalTypeSyntax.self)?.wrappedType ?? type
        if let held = plain?.as(MetatypeTypeSyntax.self), held.metatypeSpecifier.text == "Type" {
            facts.metatypes[name] = held.baseType.code
        } else if plain?.code == "AnyClass" {
            facts.metatypes[name] = "AnyObject"
        }
        let spellings: Set<String> = ["AnyObject", "AnyObject?", "[AnyObject]", "[AnyObject]?"]
        guard let type, spellings.contains(type.code) else { return }
        facts.anyObjects.insert(name)
    }
}

extension ClassDeclSyntax {
    /// Whether the class is declared in a body, so that nothing outside can name it.
    fileprivate var isLocal: Bool {
        Syntax(self).ancestors.contains {
            $0.is(CodeBlockSyntax.self) || $0.is(ClosureExprSyntax.self)
                || $0.is(AccessorBlockSyntax.self)
        }
    }

    /// The name of the nearest superclass that is not declared in the bodies around.
    fileprivate var outerSuperclass: String? {
        var current = self
        var steps = 0
        while let name = current.inheritanceClause.names.first, steps < 64 {
            guard let local = current.localClass(named: name) else { return name }
            current = local
            steps += 1
        }
        return nil
    }

    /// Another class of that name in the bodies around.
    private func localClass(named name: String) -> ClassDeclSyntax? {
        for node in Syntax(self).ancestors {
            guard let list = node.as(CodeBlockItemListSyntax.self),
                list.parent?.is(SourceFileSyntax.self) != true
            else { continue }
            let found = list.lazy.compactMap { $0.item.as(ClassDeclSyntax.self) }
                .first { $0.name.text == name && $0.id != id }
            if let found { return found }
        }
        return nil
    }
}
