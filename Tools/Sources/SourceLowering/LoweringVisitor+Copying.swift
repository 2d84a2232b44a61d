// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

extension LoweringVisitor {
    /// A property with `@NSCopying` keeps a copy of what it is set to.
    ///
    /// An observer makes the copy, since observers do not run for what an initializer sets, and what one sets calls none.
    func lower(copied node: VariableDeclSyntax) {
        // What is dynamic has observers of its own.
        guard !node.modifiers.contains("dynamic"), let (binding, _) = node.single,
            let copy = copying(node)
        else { return }
        guard let block = binding.accessorBlock else {
            return edits.insert(
                " { didSet { \(copy) } }",
                at: binding.endPositionBeforeTrailingTrivia
            )
        }
        if let body = binding.accessor(.didSet)?.body {
            edits.insert(" \(copy);", at: body.leftBrace.endPositionBeforeTrailingTrivia)
        } else {
            edits.insert(
                " didSet { \(copy) }",
                at: block.leftBrace.endPositionBeforeTrailingTrivia
            )
        }
    }

    /// The statement by which a stored property with `@NSCopying` takes a copy of its value; nil for every other.
    func copying(_ node: VariableDeclSyntax) -> String? {
        guard node.attributes.named("NSCopying") != nil, node.bindingSpecifier.text == "var",
            node.attributes.named("NSManaged") == nil,
            !["lazy", "override"].contains(where: { node.modifiers.contains($0) }),
            let (binding, _) = node.single, !binding.isComputed, binding.accessor(.set) == nil,
            let scope = scopes.last, scope.kind == .aClass
        else { return nil }
        let property = "self.\(binding.pattern.code)"
        guard let type = binding.typeAnnotation?.type else {
            // The type is that of the initial value.
            return "func same<T>(_: T, _ copy: Any) -> T { copy as! T }; "
                + "\(property) = same(\(property), \(property).copy())"
        }
        let implicit = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
        let isOptional =
            implicit != nil || type.is(OptionalTypeSyntax.self)
            || type.code.hasPrefix("Optional<")
        let name = implicit.map { $0.oneLine + "?" } ?? type.oneLine
        return "\(property) = \(property)\(isOptional ? "?" : "").copy() as! \(name)"
    }
}
