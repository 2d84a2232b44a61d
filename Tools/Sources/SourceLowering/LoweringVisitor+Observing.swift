// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

extension LoweringVisitor {
    /// A `dynamic` property tells its observers when it is set.
    func lower(observed node: VariableDeclSyntax) {
        let isManaged = node.attributes.named("NSManaged") != nil
        guard node.modifiers.contains("dynamic") || isManaged,
            node.bindingSpecifier.text == "var", !node.modifiers.isStatic,
            let scope = scopes.last, scope.kind == .aClass || scope.kind == .anExtension
        else { return }
        guard let (binding, name) = node.single else {
            return note(
                node,
                "several properties in one declaration cannot be observed",
                remedy: "declare each on its own"
            )
        }
        let key = node.attributes.named("objc")?.objCName ?? name
        if isManaged { return lower(managed: binding, key) }
        let will = "self.willChangeValue(forKey: \"\(key)\")"
        let did = "self.didChangeValue(forKey: \"\(key)\")"
        let copy = copying(node).map { $0 + "; " } ?? ""
        let setter = binding.accessor(.set)
        // The overridden property tells of its own setting.
        if node.modifiers.contains("override"), setter == nil { return }
        guard let block = binding.accessorBlock else {
            return edits.insert(
                " { willSet { \(will) } didSet { \(copy)\(did) } }",
                at: binding.endPositionBeforeTrailingTrivia
            )
        }
        if let setter {
            let value = setter.parameters?.name.text ?? "newValue"
            let keeps =
                "if _objcHasBarePrototypes, _objcKeepsForInstances(self, \"\(key)\", \(value)) "
                + "{ return }; "
            return prepend("\(keeps)\(will); defer { \(did) }; ", to: setter.body)
        }
        let before = binding.accessor(.willSet)
        let after = binding.accessor(.didSet)
        guard before != nil || after != nil else { return }
        let ends = "if _objcHasBarePrototypes, _objcIsBarePrototype(self) { return }; "
        if let before { prepend("\(will); \(ends)", to: before.body) }
        if let after { prepend("\(copy)defer { \(did) }; \(ends)", to: after.body) }
        let start = block.leftBrace.endPositionBeforeTrailingTrivia
        if before == nil { edits.insert(" willSet { \(will) }", at: start) }
        if after == nil { edits.insert(" didSet { \(copy)\(did) }", at: start) }
    }

    /// A `dynamic` method `set…` of a view tells proxies of appearance what it is called with.
    func lower(customizer node: FunctionDeclSyntax) {
        let parameters = Array(node.signature.parameterClause.parameters)
        guard node.modifiers.contains("dynamic"), !node.modifiers.isStatic,
            !node.modifiers.contains("override"), node.baseName.hasPrefix("set"),
            !parameters.isEmpty, !node.isThrowing, node.resultType == nil,
            let scope = scopes.last, scope.kind == .aClass || scope.kind == .anExtension,
            parameters.allSatisfy({ $0.castType != nil && !$0.type.code.contains("->") })
        else { return }
        let names = parameters.map { ($0.secondName ?? $0.firstName).text }
        guard !names.contains("_") else { return }
        let arguments = zip(parameters, names).map { $0.argumentLabel + $1 }
        let call = "$0.\(node.name.text)(\(arguments.joined(separator: ", ")))"
        prepend(
            "if (_objcCustomizes(self, \"\(SelectorName.of(node))\", "
                + "[\(names.dropFirst().joined(separator: ", "))]) { \(call) }) { return };",
            to: node.body
        )
    }

    /// A property whose values its object keeps by key, as layers do.
    private func lower(managed binding: PatternBindingSyntax, _ key: String) {
        guard binding.accessorBlock == nil, binding.initializer == nil else { return }
        edits.insert(
            " { get { _objcManaged(self, \"\(key)\") } "
                + "set { _objcSetManaged(self, \"\(key)\", newValue) } }",
            at: binding.endPositionBeforeTrailingTrivia
        )
    }

    /// An accessor of a relationship that Core Data makes: `addToChildren(_:)`.
    func lower(managed node: FunctionDeclSyntax) {
        guard node.attributes.named("NSManaged") != nil, node.body == nil, node.resultType == nil
        else { return }
        let names = node.signature.parameterClause.parameters.map {
            ($0.secondName ?? $0.firstName).text
        }
        edits.insert(
            " { _objcManagedCall(self, \"\(SelectorName.of(node))\", "
                + "[\(names.joined(separator: ", "))]) }",
            at: node.endPositionBeforeTrailingTrivia
        )
    }

    private func prepend(_ text: String, to body: CodeBlockSyntax?) {
        guard let body else { return }
        edits.insert(" " + text, at: body.leftBrace.endPositionBeforeTrailingTrivia)
    }
}
