// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The members of one class body, extension or `#if` clause that can be found by name.
struct MemberList {
    /// A member that cannot be listed.
    struct Refusal {
        let node: Syntax
        let message: String
        let remedy: String
    }

    let scope: TypeScope
    let facts: ProjectFacts
    /// The name that `@objc(name)` gives the class.
    var given: String?
    /// Whether a list is written even if it holds nothing.
    var isWanted: Bool
    /// Whether the list says that it holds every optional requirement of the class.
    var saysAll: Bool
    var listsRequirements = true
    private var entries: [String] = []
    private(set) var refused: [Refusal] = []

    init(
        scope: TypeScope,
        facts: ProjectFacts,
        given: String?,
        isWanted: Bool,
        saysAll: Bool,
        listsRequirements: Bool = true
    ) {
        self.scope = scope
        self.facts = facts
        self.given = given
        self.isWanted = isWanted
        self.saysAll = saysAll
        self.listsRequirements = listsRequirements
    }

    var isEmpty: Bool { entries.isEmpty && !isWanted }

    /// The statements that fill in `m`.
    var text: String {
        var all = entries
        if let given { all.append("m.named(\"\(given)\")") }
        if saysAll { all.append("m.implementsNothingElse()") }
        return all.map { $0 + "; " }.joined()
    }

    /// Takes in entries that are written already.
    mutating func add(_ texts: [String]) { entries += texts }

    /// Takes in members; those in `#if` have lists of their own, and those that are left out none.
    mutating func read(
        _ members: MemberBlockItemListSyntax,
        without leftOut: Set<SyntaxIdentifier>
    ) {
        for member in members where !leftOut.contains(member.id) {
            if let function = member.decl.as(FunctionDeclSyntax.self) {
                read(function)
            } else if let variable = member.decl.as(VariableDeclSyntax.self) {
                read(variable)
            }
        }
    }

    private func isExposed(
        _ attributes: AttributeListSyntax,
        _ modifiers: DeclModifierListSyntax
    ) -> Bool {
        if attributes.isUnavailable || attributes.named("nonobjc") != nil { return false }
        if attributes.contains(oneOf: ObjCAttributes.exposing) { return true }
        let isHidden = ["private", "fileprivate"].contains(modifiers.access ?? "")
        return scope.exposesAll && !isHidden
    }

    /// The selector that an `@objc` protocol gives a member; nil where none that the type adopts has it.
    private func selector(ofRequired name: String) -> String? {
        facts.exposedMembers[facts.type(named: scope.fullName)]?[name]
    }

    private mutating func read(_ node: FunctionDeclSyntax) {
        guard !node.attributes.isUnavailable else { return }
        let required = node.modifiers.isStatic ? nil : selector(ofRequired: node.fullName)
        let exposed = isExposed(node.attributes, node.modifiers) || required != nil
        let isRequirement =
            listsRequirements && !node.modifiers.isStatic
            && facts.optionalRequirements.contains(node.fullName)
        let isReplaceable = Self.canBeReplaced(node, in: scope, facts)
        guard exposed || isRequirement || isReplaceable else { return }
        guard node.genericParameterClause == nil, let call = call(node) else {
            guard node.isAsync, exposed else { return }
            refused.append(
                Refusal(
                    node: Syntax(node),
                    message: "an asynchronous @objc method cannot be found by name",
                    remedy: "call it directly"
                )
            )
            return
        }
        let selector = required ?? SelectorName.of(node)
        if exposed || isReplaceable {
            entries.append(
                node.modifiers.isStatic
                    ? "m.classMethod(\"\(selector)\") { a in \(call) }"
                    : "m.method(\"\(selector)\") { o, a in \(call) }"
            )
        }
        let classes = isReplaceable ? facts.classes(from: scope.name) : []
        if node.modifiers.contains("override"),
            let header = HeaderNames.selector(of: node.fullName, in: classes)
        {
            entries.append("m.method(\"\(selector)\", inHeader: \"\(header)\")")
        }
        if isRequirement {
            entries.append(
                "m.implements(\"\(OverloadedRequirement.listedName(of: node))\") { o, a in \(call) }"
            )
        }
    }

    /// An expression that calls the method with the arguments `a`; nil where there is none.
    private func call(_ node: FunctionDeclSyntax) -> String? {
        guard !node.isAsync else { return nil }
        if let result = node.resultType?.code, result.hasPrefix("some ") {
            return nil
        }
        var arguments: [String] = []
        for (index, parameter) in node.signature.parameterClause.parameters.enumerated() {
            guard let type = parameter.castType else { return nil }
            arguments.append(parameter.argumentLabel + "_arg(a, \(index)) as (\(type))")
        }
        let target =
            node.modifiers.isStatic
            ? scope.name : "unsafeDowncast(o, to: \(scope.name).self)"
        let unused = arguments.isEmpty && node.modifiers.isStatic ? "_ = a; return " : ""
        return unused + (node.isThrowing ? "try " : "")
            + "\(target).\(node.name.text)(\(arguments.joined(separator: ", ")))"
    }

    private mutating func read(_ node: VariableDeclSyntax) {
        read(classProperty: node)
        guard !node.modifiers.isStatic, !node.attributes.isUnavailable,
            let (binding, name) = node.single, !binding.hasEffects
        else { return }
        let object = "unsafeDowncast(o, to: \(scope.name).self)"
        if listsRequirements, facts.optionalRequirements.contains(name) {
            entries.append("m.implements(\"\(name)\") { o, _ in \(object).\(name) }")
        }
        let required = selector(ofRequired: name)
        let names = node.objCNames
        guard
            isExposed(node.attributes, node.modifiers) || required != nil
                || names != FileFacts.PropertyName()
                || Self.canBeReplaced(node, in: scope, facts)
        else {
            return
        }
        let key = required ?? names.key ?? name
        let isSettable = node.bindingSpecifier.text == "var" && binding.isSettable
        let setter = isSettable ? ", { o, v in \(object).\(name) = v }" : ""
        entries.append("m.property(\"\(key)\", { o in \(object).\(name) }\(setter))")
        if let getter = names.getter {
            entries.append("m.method(\"\(getter)\") { o, _ in \(object).\(name) }")
        }
        if let setter = names.setter, isSettable {
            entries.append(
                "m.method(\"\(setter)\") { o, a in \(object).\(name) = _arg(a, 0) }"
            )
        }
        if node.modifiers.contains("dynamic") {
            entries.append("m.keyPath(\"\(key)\") { \\\(scope.name).\(name) }")
        }
    }

    /// A property of the class itself, which its getter's name finds.
    private mutating func read(classProperty node: VariableDeclSyntax) {
        guard node.modifiers.isStatic, !node.attributes.isUnavailable,
            let (binding, name) = node.single, !binding.hasEffects
        else { return }
        let isRequirement = listsRequirements && facts.optionalRequirements.contains(name)
        guard isExposed(node.attributes, node.modifiers) || isRequirement else { return }
        let key = node.attributes.named("objc")?.objCName ?? name
        entries.append("m.classMethod(\"\(key)\") { a in _ = a; return \(scope.name).\(name) }")
    }

    /// Whether a method may get another implementation while the program runs.
    static func canBeReplaced(
        _ node: FunctionDeclSyntax,
        in scope: TypeScope,
        _ facts: ProjectFacts
    ) -> Bool {
        guard canBeReplaced(node.attributes, node.modifiers, in: scope, facts) else { return false }
        return facts.replaceable.contains(node.baseName)
            || facts.replaceable.contains(SelectorName.of(node))
    }

    /// Whether a property's accessors may.
    static func canBeReplaced(
        _ node: VariableDeclSyntax,
        in scope: TypeScope,
        _ facts: ProjectFacts
    ) -> Bool {
        guard canBeReplaced(node.attributes, node.modifiers, in: scope, facts),
            let name = node.single?.name
        else { return false }
        return facts.replaceable.contains(name)
            || facts.replaceable.contains(SelectorName.ofSetter(name))
    }

    private static func canBeReplaced(
        _ attributes: AttributeListSyntax,
        _ modifiers: DeclModifierListSyntax,
        in scope: TypeScope,
        _ facts: ProjectFacts
    ) -> Bool {
        !facts.replaceable.isEmpty && !attributes.isUnavailable
            && (scope.exposesAll || attributes.contains(oneOf: ObjCAttributes.exposing)
                || modifiers.contains("override"))
    }
}
